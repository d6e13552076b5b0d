package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
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
			example, points := p.exampleTurn()
			return game.NewRuleError(RulePass, wording.NamesOf(points...), messages.MayNotPass(example, p.seat))
		}
	case MovePlant:
		return p.whyPlant(kindOf(t.move), atOf(t.move))
	case MoveArrange:
		return p.whyArrange(t)
	}
	return nil
}

// whyPhase looks at what kind of turn it is the time for.
func (p *Position) whyPhase(m game.Move) *game.RuleError {
	a := TypeOf(m)
	switch p.stage {
	case stageHostAccents, stageGuestAccents:
		if a != MoveAccents {
			return game.NewRuleError(RulePhase, nil, messages.AccentsFirst(p.seat))
		}
	case stageGuestFlower:
		if a != MovePlant || !kindOf(m).Basic() || atOf(m) != southGate {
			return game.NewRuleError(RulePhase, wording.NamesOf(southGate), messages.GuestBegins(message.PlaceOf(southGate)))
		}
	case stageHostFlower:
		if a != MovePlant || kindOf(m) != p.hostFirstKind() || atOf(m) != northGate {
			return game.NewRuleError(RulePhase, wording.NamesOf(southGate, northGate), messages.HostAnswers(p.piece(southGate),
				p.hostFirstKind().piece(), message.PlaceOf(northGate)))
		}
	case stageTurn:
		switch {
		case a == MoveAccents:
			example, points := p.exampleTurn()
			return game.NewRuleError(RulePhase, wording.NamesOf(points...), messages.AccentsChosen(p.seat, accentList(p.hands[p.seat]), example))
		case a == MovePlant && !kindOf(m).Basic():
			return game.NewRuleError(RulePhase, nil, messages.BonusOnly(kindOf(m).piece()))
		}
	}
	return nil
}

func (p *Position) whyPlant(k Kind, at board.Point) *game.RuleError {
	if !p.hands[p.seat].has(k) {
		return p.brokenHand(k)
	}
	if !at.IsGate() {
		return game.NewRuleError(RuleGate, wording.NamesOf(at), messages.NoGate(message.PlaceOf(at), message.PlacesOf(gates[:]...)))
	}
	if p.tile[at] != NoTile {
		return game.NewRuleError(RuleGate, wording.NamesOf(at), messages.GateTaken(p.piece(at), p.openGatesMessage()))
	}
	return nil
}

// openGatesMessage says which gates are open.
func (p *Position) openGatesMessage() message.Message {
	var open message.Places
	for _, g := range gates {
		if p.tile[g] == NoTile {
			open = append(open, message.PlaceOf(g))
		}
	}
	return messages.OpenGates(open)
}

// legalGatesMessage says in which gates a basic flower can be planted: a first flower has one
// gate, whatever others are open.
func (p *Position) legalGatesMessage() message.Message {
	switch p.stage {
	case stageGuestFlower:
		return messages.FirstFlowerGate(p.seat, message.PlaceOf(southGate))
	case stageHostFlower:
		return messages.FirstFlowerGate(p.seat, message.PlaceOf(northGate))
	}
	return p.openGatesMessage()
}

// brokenHand says that a tile is not in the hand, and what of its sort is.
func (p *Position) brokenHand(k Kind) *game.RuleError {
	h, me := p.hands[p.seat], p.seat
	switch {
	case k.Accent():
		return game.NewRuleError(RuleHand, nil, messages.NoAccentLeft(me, k.piece(), accentList(h)))
	case !k.Basic():
		return game.NewRuleError(RuleHand, nil, messages.NoSpecialLeft(me, k.piece()))
	}
	return game.NewRuleError(RuleHand, nil, messages.NoFlowerLeft(me, k.piece(), kindList(h, 0, basicKinds)))
}

// exampleTurn says one of the legal turns.
func (p *Position) exampleTurn() (example message.Message, points []board.Point) {
	m := p.AppendMoves(nil)[0]
	at, to := atOf(m), toOf(m)
	switch TypeOf(m) {
	case MovePlant:
		return messages.ExamplePlant(p.seat, kindOf(m).piece(), gateMessage(at)), []board.Point{at}
	case MoveArrange:
		return messages.ExampleArrange(p.seat, p.tile[at].Kind().placed(at), message.PlaceOf(to)), []board.Point{at, to}
	}
	return messages.ExamplePass(p.seat), nil
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
	return game.NewRuleError(RuleBonus, wording.NamesOf(from, to), messages.NoBonus(p.seat, p.piece(from), message.PlaceOf(to)))
}

// whyMover returns why the tile on from cannot be arranged wherever it goes.
func (p *Position) whyMover(from board.Point) *game.RuleError {
	switch tile := p.tile[from]; {
	case tile == NoTile:
		return game.NewRuleError(RuleOwnFlower, wording.NamesOf(from), messages.NoTile(message.PlaceOf(from), p.seat))
	case tile.Kind().Accent():
		return game.NewRuleError(RuleOwnFlower, wording.NamesOf(from), messages.AccentStays(p.piece(from)))
	case tile.Owner() != p.seat:
		return game.NewRuleError(RuleOwnFlower, wording.NamesOf(from), messages.NotOwn(p.piece(from), p.seat))
	}
	if p.IsTrapped(from) {
		orchid := p.orchid[p.seat.Opponent()]
		return game.NewRuleError(RuleTrap, wording.NamesOf(from, orchid), messages.TrappedStays(p.piece(orchid), p.piece(from)))
	}
	return nil
}

// whyNotThere explains why the flower on from cannot go to to.
func (p *Position) whyNotThere(from, to board.Point) *game.RuleError {
	k, tile, end := p.tile[from].Kind(), p.piece(from), message.PlaceOf(to)
	var free, target, ends, prey PointSet
	p.openPoints(&free)
	target.add(to)
	flowerReach(from, k.Reach(), &free, &target, &ends)
	p.capturablePoints(k, p.seat, &prey)
	switch {
	case to.IsGate():
		return game.NewRuleError(RuleGate, wording.NamesOf(from, to), messages.IntoGate(end, tile))
	case from == to:
		return game.NewRuleError(RuleReach, wording.NamesOf(from), messages.NoStep(tile))
	case steps(from, to) > k.Reach():
		return game.NewRuleError(RuleReach, wording.NamesOf(from, to), messages.TooFar(tile, k.Reach(), steps(from, to), end))
	case !ends.has(to):
		return game.NewRuleError(RuleReach, wording.NamesOf(from, to), messages.NoWay(tile, end, k.Reach()))
	case p.tile[to] != NoTile && !prey.has(to):
		return p.whyNoCapture(from, to)
	case !k.mayStand(to):
		sentence := inClosedGarden(k, messages.RedFlowerInWhite, messages.WhiteFlowerInRed)
		return game.NewRuleError(RuleGarden, wording.NamesOf(from, to), sentence(tile, end))
	}
	after := *p
	after.arrange(from, to)
	a, b, _ := after.findDisharmony()
	return game.NewRuleError(RuleDisharmony, wording.NamesOf(from, to, a, b), messages.WouldClash(k.placed(to), after.piece(a), after.piece(b)))
}

func steps(a, b board.Point) int {
	ax, ay := a.XY()
	bx, by := b.XY()
	return abs(ax-bx) + abs(ay-by)
}

// inClosedGarden returns the one of two that is about the gardens closed to a basic flower.
func inClosedGarden[T any](k Kind, inWhite, inRed T) T {
	if kindGround[k] == redGround {
		return inWhite
	}
	return inRed
}

func (p *Position) whyNoCapture(from, to board.Point) *game.RuleError {
	k, t := p.tile[from].Kind(), p.tile[to]
	reason := messages.CapturesNone()
	switch {
	case t.Owner() == p.seat:
		reason = messages.CapturesNotOwn(p.seat)
	case t.Kind().Accent():
		reason = messages.CapturesNoAccent()
	case t.Kind() == WhiteLotus && !p.siteEdition:
		reason = messages.CapturesNoLotus()
	case t.Kind() == Orchid:
		reason = messages.NoLotusInBloom(t.Owner())
	case k == Orchid:
		reason = messages.NoLotusInBloom(p.seat)
	case k.Basic():
		reason = messages.CapturesOnly(k.opposite().piece())
	}
	return game.NewRuleError(RuleCapture, wording.NamesOf(from, to), messages.NoCapture(p.piece(from), p.piece(to), reason))
}
