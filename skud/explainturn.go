package skud

import (
	"cmp"
	"fmt"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// findBrokenRule returns the first rule that a turn breaks, nil when it is legal. What is
// legal is asked of the same functions that list the moves; what follows here
// only finds the words.
func (p *Position) findBrokenRule(t parsedTurn) *game.RuleError {
	if broken := p.whyPhase(t.move); broken != nil {
		return broken
	}
	switch TypeOf(t.move) {
	case MovePass:
		if !p.mustPass() {
			can, points := p.exampleTurn()
			return game.RuleErrorf(RulePass, wording.NamesOf(points...), "%s may not pass while there is another turn: %s can %s", roleName(p.seat), roleName(p.seat), can)
		}
	case MovePlant:
		return p.whyPlant(kindOf(t.move), atOf(t.move))
	case MoveArrange:
		return p.whyArrange(t)
	}
	return nil
}

func roleName(s game.Seat) string { return players[s] }

// describeTile describes the tile on at, e.g. "Guest's Rose on 3,4".
func (p *Position) describeTile(at board.Point) string {
	return p.tile[at].Description() + " on " + at.String()
}

// Description is e.g. "Guest's Rose".
func (t Tile) Description() string { return roleName(t.Owner()) + "'s " + t.Kind().Name() }

// whyPhase looks at what kind of turn it is the time for.
func (p *Position) whyPhase(m game.Move) *game.RuleError {
	a := TypeOf(m)
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		if a != MoveAccents {
			return game.RuleErrorf(RulePhase, nil, "%s first chooses four Accents of Boat, Knotweed, Rock and Wheel, as in accents=BKRW", roleName(p.seat))
		}
	case stageGuestFlower:
		if a != MovePlant || !kindOf(m).Basic() || atOf(m) != southGate {
			return game.RuleErrorf(RulePhase, wording.NamesOf(southGate), "Guest begins with a basic flower in %s, as in R3@%s", southGate, southGate)
		}
	case stageHostFlower:
		if a != MovePlant || kindOf(m) != p.hostFirstKind() || atOf(m) != northGate {
			return game.RuleErrorf(RulePhase, wording.NamesOf(southGate, northGate), "Host answers %s with the %s in %s: %s",
				p.describeTile(southGate), p.hostFirstKind().Name(), northGate, appendPlaced(nil, p.hostFirstKind(), northGate))
		}
	case stageTurn:
		switch {
		case a == MoveAccents:
			can, points := p.exampleTurn()
			return game.RuleErrorf(RulePhase, wording.NamesOf(points...), "the Accents have been chosen and %s still holds %s; now %s can %s",
				roleName(p.seat), accentNames(p.hands[p.seat]), roleName(p.seat), can)
		case a == MovePlant && !kindOf(m).Basic():
			return game.RuleErrorf(RulePhase, nil, "%s comes into play only as a Harmony Bonus, behind an Arrange that makes a new Harmony; a turn of its own plants a basic flower",
				kindOf(m).oneOf())
		}
	}
	return nil
}

func (p *Position) whyPlant(k Kind, at board.Point) *game.RuleError {
	if !p.hands[p.seat].has(k) {
		return p.brokenHand(k)
	}
	if !at.IsGate() {
		return game.RuleErrorf(RuleGate, wording.NamesOf(at), "%s is no gate: the gates are %s, %s, %s and %s",
			at, gates[0], gates[1], gates[2], gates[3])
	}
	if p.tile[at] != NoTile {
		return game.RuleErrorf(RuleGate, wording.NamesOf(at), "%s already grows in the gate, and a flower needs an open one: %s", p.describeTile(at), p.openNow())
	}
	return nil
}

// openNow returns which gates are open.
func (p *Position) openNow() string {
	var open []string
	for _, g := range gates {
		if p.tile[g] == NoTile {
			open = append(open, g.String())
		}
	}
	switch len(open) {
	case 0:
		return "none is open now"
	case 1:
		return "only " + open[0] + " is open"
	}
	return wording.JoinWords("and", open) + " are open"
}

// brokenHand says that a tile is not in the hand, and what of its sort is.
func (p *Position) brokenHand(k Kind) *game.RuleError {
	h, me := p.hands[p.seat], roleName(p.seat)
	switch {
	case k.Accent():
		return game.RuleErrorf(RuleHand, nil, "%s has no %s left; of the Accents the hand still holds %s", me, k.Name(), accentNames(h))
	case !k.Basic():
		return game.RuleErrorf(RuleHand, nil, "%s has no %s left in the hand; there is one in the game", me, k.Name())
	}
	var names []string
	for k := range Kind(basicKinds) {
		if h.has(k) {
			names = append(names, k.Name())
		}
	}
	return game.RuleErrorf(RuleHand, nil, "%s has no %s left in the hand; the basic flowers there: %s", me, k.Name(), cmp.Or(wording.JoinWords("and", names), "none"))
}

// exampleTurn describes one of the legal turns, to follow the word "can".
func (p *Position) exampleTurn() (text string, points []board.Point) {
	m := p.AppendMoves(nil)[0]
	at, to := atOf(m), toOf(m)
	switch TypeOf(m) {
	case MovePlant:
		return fmt.Sprintf("plant %s in the %s", kindOf(m).oneOf(), gateName(at)), []board.Point{at}
	case MoveArrange:
		return fmt.Sprintf("arrange the %s on %s, for instance to %s", p.tile[at].Kind().Name(), at, to), []board.Point{at, to}
	}
	return "only pass", nil
}

// whyArrange looks at an Arrange and at the bonus behind it.
func (p *Position) whyArrange(t parsedTurn) *game.RuleError {
	from, to := atOf(t.move), toOf(t.move)
	if t.bonus != game.End && !p.hands[p.seat].has(kindOf(t.bonus)) {
		return p.brokenHand(kindOf(t.bonus))
	}
	if broken := p.whyMover(from); broken != nil {
		return broken
	}
	var ends PointSet
	p.destinations(from, &ends)
	if !ends.has(to) || to.IsGate() {
		return p.whyNotThere(from, to)
	}
	if t.bonus == game.End {
		return nil
	}
	after := *p
	if after.arrange(from, to)&harmonyOf(p.seat) == 0 {
		return p.noBonus(from, to)
	}
	return after.whyBonus(kindOf(t.bonus), atOf(t.bonus), toOf(t.bonus))
}

func (p *Position) noBonus(from, to board.Point) *game.RuleError {
	return game.RuleErrorf(RuleBonus, wording.NamesOf(from, to), "%s forms no new Harmony of %s by going to %s: no bonus is earned",
		p.describeTile(from), roleName(p.seat), to)
}

// whyMover returns why the tile on from cannot be arranged wherever it goes.
func (p *Position) whyMover(from board.Point) *game.RuleError {
	switch tile := p.tile[from]; {
	case tile == NoTile:
		return game.RuleErrorf(RuleOwnFlower, wording.NamesOf(from), "there is no tile on %s that %s could arrange", from, roleName(p.seat))
	case tile.Kind().Accent():
		return game.RuleErrorf(RuleOwnFlower, wording.NamesOf(from), "%s is an Accent: only a Wheel moves it, no turn arranges it", p.describeTile(from))
	case tile.Owner() != p.seat:
		return game.RuleErrorf(RuleOwnFlower, wording.NamesOf(from), "%s cannot arrange %s, only %s's own flowers", roleName(p.seat), p.describeTile(from), roleName(p.seat))
	}
	if p.IsTrapped(from) {
		orchid := p.orchid[p.seat.Opponent()]
		return game.RuleErrorf(RuleTrap, wording.NamesOf(from, orchid), "%s cannot be arranged: %s beside it traps it", p.describeTile(from), p.describeTile(orchid))
	}
	return nil
}

// whyNotThere explains why the flower on from cannot go to to.
func (p *Position) whyNotThere(from, to board.Point) *game.RuleError {
	k := p.tile[from].Kind()
	var free, target, ends, prey PointSet
	p.openPoints(&free)
	target.add(to)
	flowerReach(from, k.Reach(), &free, &target, &ends)
	p.capturablePoints(k, p.seat, &prey)
	switch {
	case to.IsGate():
		return game.RuleErrorf(RuleGate, wording.NamesOf(from, to), "%s cannot go to %s: no tile moves into a gate", p.describeTile(from), to)
	case from == to:
		return game.RuleErrorf(RuleReach, wording.NamesOf(from), "%s has to end on another point than the one it starts from", p.describeTile(from))
	case steps(from, to) > k.Reach():
		return game.RuleErrorf(RuleReach, wording.NamesOf(from, to), "%s reaches %d steps; %s is %d steps away",
			p.describeTile(from), k.Reach(), to, steps(from, to))
	case !ends.has(to):
		return game.RuleErrorf(RuleReach, wording.NamesOf(from, to), "%s finds no free way of at most %d steps to %s", p.describeTile(from), k.Reach(), to)
	case p.tile[to] != NoTile && !prey.has(to):
		return p.whyNoCapture(from, to)
	case !k.mayStand(to):
		return game.RuleErrorf(RuleGarden, wording.NamesOf(from, to), "%s is a %s flower and may not end on %s, inside a %s garden", p.describeTile(from), flowerColour(k), to, closedGarden(k))
	}
	after := *p
	after.arrange(from, to)
	a, b, _ := after.findDisharmony()
	return game.RuleErrorf(RuleDisharmony, wording.NamesOf(from, to, a, b), "with the %s on %s there would be a Disharmony between %s and %s",
		k.Name(), to, after.describeTile(a), after.describeTile(b))
}

func steps(a, b board.Point) int {
	ax, ay := a.XY()
	bx, by := b.XY()
	return abs(ax-bx) + abs(ay-by)
}

// flowerColour returns that of a basic flower.
func flowerColour(k Kind) string {
	if kindGround[k] == redGround {
		return "red"
	}
	return "white"
}

// closedGarden returns the colour of the gardens closed to a basic flower.
func closedGarden(k Kind) string {
	if kindGround[k] == redGround {
		return "white"
	}
	return "red"
}

func (p *Position) whyNoCapture(from, to board.Point) *game.RuleError {
	k, t := p.tile[from].Kind(), p.tile[to]
	reason := "it captures none of that kind"
	switch {
	case t.Owner() == p.seat:
		reason = "it is " + roleName(p.seat) + "'s own"
	case t.Kind().Accent():
		reason = "Accents are not captured"
	case t.Kind() == WhiteLotus && !p.siteEdition:
		reason = "the White Lotus is never captured"
	case t.Kind() == Orchid:
		reason = roleName(t.Owner()) + " has no White Lotus in bloom"
	case k == Orchid:
		reason = roleName(p.seat) + " has no White Lotus in bloom"
	case k.Basic():
		reason = "it captures only the " + k.opposite().Name() + " and an Orchid whose owner has a White Lotus in bloom"
	}
	return game.RuleErrorf(RuleCapture, wording.NamesOf(from, to), "%s cannot capture %s: %s", p.describeTile(from), p.describeTile(to), reason)
}
