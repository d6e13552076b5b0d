package skud

import "github.com/teahouse-games/teahouse/game"

// AppendMoves appends every legal move; none when the position is over by itself.
func (p *Position) AppendMoves(dst []game.Move) []game.Move {
	if p.over() {
		return dst
	}
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		for i := range accentChoices {
			dst = append(dst, accentsMove(i))
		}
	case stageGuestFlower:
		for k := range Kind(basicKinds) {
			dst = append(dst, plantMove(k, southGate))
		}
	case stageHostFlower:
		dst = append(dst, plantMove(p.hostFirstKind(), northGate))
	case stageTurn:
		before := len(dst)
		dst = p.appendArranges(p.appendPlants(dst))
		if len(dst) == before {
			dst = append(dst, passMove)
		}
	case stageBonus:
		dst = p.appendBonuses(append(dst, game.End))
	}
	return dst
}

// mustPass reports whether there is nothing to plant and nothing to arrange.
func (p *Position) mustPass() bool {
	if p.stage != stageTurn || p.countPlants() > 0 {
		return false
	}
	var v arrangeContext
	var ends PointSet
	p.arrangeContext(&v)
	for _, from := range p.flowers[p.seat].all() {
		if p.destinationsIn(&v, from, &ends); ends.count() > 0 {
			return false
		}
	}
	return true
}

// Do makes a move that AppendMoves lists.
func (p *Position) Do(m game.Move) {
	switch TypeOf(m) {
	case MoveAccents:
		p.keepAccents(choiceOf(m))
	case MovePlant:
		p.plant(m)
	case MoveArrange:
		p.passes = 0
		p.formed = p.arrange(atOf(m), toOf(m))
		if p.formed&harmonyOf(p.seat) != 0 && p.hasBonus() {
			p.stage = stageBonus
			return
		}
		p.endTurn()
	case MoveBonus:
		p.useBonus(m)
		p.endTurn()
	case MovePass:
		p.passes++
		p.endTurn()
	case MoveEnd:
		p.endTurn()
	}
}

// keepAccents takes a choice of Accents into the hand; with accents=host into both.
func (p *Position) keepAccents(choice hand) {
	p.hands[p.seat] += choice
	switch {
	case p.hostAccents:
		p.hands[game.First] += choice
		p.stage, p.seat = stageGuestFlower, game.First
	case p.stage == stageHostAccents:
		p.stage, p.seat = stageGuestAccents, game.First
	default:
		p.stage = stageGuestFlower
	}
}

func (p *Position) plant(m game.Move) {
	p.hands[p.seat] -= oneTile(kindOf(m))
	p.putTile(atOf(m), tileOf(kindOf(m), p.seat))
	p.passes = 0
	if p.stage == stageGuestFlower {
		p.stage, p.seat = stageHostFlower, game.Second
		return
	}
	p.endTurn()
}

// endTurn judges the board and hands the turn to the opponent.
func (p *Position) endTurn() {
	p.stage = stageTurn
	p.ending = p.judgeEnding(p.formed)
	p.formed = 0
	p.seat = p.seat.Opponent()
}
