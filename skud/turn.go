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
		dst = append(dst, plantMove(p.answer(), northGate))
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
	if p.stage != stageTurn || p.plants() > 0 {
		return false
	}
	var v survey
	var ends area
	p.survey(&v)
	for _, from := range p.flowers[p.seat].all() {
		if p.surveyed(&v, from, &ends); ends.count() > 0 {
			return false
		}
	}
	return true
}

// Do makes a move that AppendMoves lists.
func (p *Position) Do(m game.Move) {
	switch actOf(m) {
	case actAccents:
		p.keep(choiceOf(m))
	case actPlant:
		p.plant(m)
	case actArrange:
		p.passes = 0
		p.formed = p.arrange(atOf(m), toOf(m))
		if p.formed&harmonyOf(p.seat) != 0 && p.anyBonus() {
			p.stage = stageBonus
			return
		}
		p.endTurn()
	case actBonus:
		p.bonus(m)
		p.endTurn()
	case actPass:
		p.passes++
		p.endTurn()
	case actEnd:
		p.endTurn()
	}
}

// keep takes a choice of Accents into the hand; with accents=host into both.
func (p *Position) keep(choice hand) {
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
	p.hands[p.seat] -= one(kindOf(m))
	p.put(atOf(m), tileOf(kindOf(m), p.seat))
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
	p.ending = p.judge(p.formed)
	p.formed = 0
	p.seat = p.seat.Opponent()
}
