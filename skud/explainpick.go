package skud

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// pickTarget is what a pick that is not offered points at.
type pickTarget struct {
	id      string
	at      board.Point
	kind    Kind
	isPlace bool
	isTile  bool
}

func parsePickTarget(id string) pickTarget {
	it := pickTarget{id: id}
	at, rest, ok := board.CutPoint(id)
	it.at, it.isPlace = at, ok && rest == ""
	k, rest, ok := cutKind(id)
	it.kind, it.isTile = k, ok && rest == ""
	return it
}

// explainRefusal returns why id, which is not offered, cannot be picked: by the rule that
// the turn would break or, when no turn could be meant, by what is picked now.
func (w *pickState) explainRefusal(id string) *game.RuleError {
	p, it := &w.pos, parsePickTarget(id)
	switch w.step {
	case pickTurn:
		return p.explainFirstPick(it)
	case pickGate:
		return p.explainGatePick(w.kind, it)
	case pickTo:
		if it.isPlace {
			return p.whyNotThere(w.at, it.at)
		}
		return wrongStep(it, messages.WantPoint(p.piece(w.at)))
	case pickBonus:
		if it.isTile {
			return p.unusableBonusError(it.kind)
		}
		return wrongStep(it, messages.WantBonus(p.seat))
	case pickBonusPoint:
		if it.isPlace {
			return p.explainBonusPoint(w.kind, it.at)
		}
		return wrongStep(it, messages.WantPlace(w.kind.piece()))
	case pickBoatTo:
		if it.isPlace {
			return p.whyNoTrip(w.at, it.at)
		}
		return wrongStep(it, messages.WantBoatPoint(p.piece(w.at)))
	}
	return w.explainExtraPick(it)
}

// wrongStep refuses what does not belong to this step of a turn.
func wrongStep(it pickTarget, want message.Message) *game.RuleError {
	if it.isTile {
		return game.NewRuleError(RuleText, nil, messages.PickNotTile(want, it.kind.piece()))
	}
	return game.NewRuleError(RuleText, nil, messages.PickNotText(want, quoted(it.id)))
}

// explainFirstPick refuses the first pick of a turn.
func (p *Position) explainFirstPick(it pickTarget) *game.RuleError {
	switch p.stage {
	case stageTurn:
	case stageHostAccents, stageGuestAccents:
		if !it.isTile && !it.isPlace {
			return wrongAccents(it.id)
		}
		return p.whyPhase(passMove)
	default:
		m := passMove
		if it.isTile {
			m = plantMove(it.kind, it.at)
		}
		return p.whyPhase(m)
	}
	example, points := p.exampleTurn()
	switch {
	case it.isTile:
		if broken := p.whyPhase(plantMove(it.kind, gates[0])); broken != nil {
			return broken
		}
		if !p.hands[p.seat].has(it.kind) {
			return p.brokenHand(it.kind)
		}
		return p.noOpenGateError(RuleGate, it.kind)
	case it.isPlace && it.at.IsGate() && p.tile[it.at] == NoTile:
		return game.NewRuleError(RuleOwnFlower, wording.NamesOf(it.at), messages.PickFlowerFirst(message.PlaceOf(it.at)))
	case it.isPlace:
		if broken := p.whyMover(it.at); broken != nil {
			return broken
		}
		return p.noDestinationError(it.at)
	case it.id == idPass:
		return p.findBrokenRule(parsedTurn{move: passMove, bonus: game.End})
	}
	if it.id == idEnd {
		return game.NewRuleError(RuleText, wording.NamesOf(points...), messages.NoTurnToEnd(example))
	}
	return game.NewRuleError(RuleText, wording.NamesOf(points...), messages.NeitherPlaceNorTile(quoted(it.id), example))
}

func (p *Position) noOpenGateError(rule string, k Kind) *game.RuleError {
	return game.NewRuleError(rule, wording.NamesOf(gates[:]...), messages.NoOpenGate(k.piece(), message.PlacesOf(gates[:]...)))
}

// explainGatePick refuses a place for a flower from the hand.
func (p *Position) explainGatePick(k Kind, it pickTarget) *game.RuleError {
	if !it.isPlace {
		return wrongStep(it, messages.WantGate(k.piece(), p.legalGatesMessage()))
	}
	if broken := p.whyPhase(plantMove(k, it.at)); broken != nil {
		return broken
	}
	return p.whyPlant(k, it.at)
}

// noDestinationError returns why a flower that is not trapped has no point to go to.
func (p *Position) noDestinationError(from board.Point) *game.RuleError {
	k := p.tile[from].Kind()
	var free, prey, ends PointSet
	p.openPoints(&free)
	p.capturablePoints(k, p.seat, &prey)
	flowerReach(from, k.Reach(), &free, &prey, &ends)
	var first *game.RuleError
	count := 0
	for to := range board.Point(board.Points) {
		if !ends.has(to) || to.IsGate() {
			continue
		}
		if count++; first == nil {
			first = p.whyNotThere(from, to)
		}
	}
	if count == 0 {
		var beside []board.Point
		for d := board.North; d < board.Directions; d += 2 {
			if at := from.Step(d); at != board.NoPoint && p.tile[at] != NoTile {
				beside = append(beside, at)
			}
		}
		return game.NewRuleError(RuleReach, wording.NamesOf(append([]board.Point{from}, beside...)...), messages.NoRoom(p.piece(from)))
	}
	return game.NewRuleError(first.Rule, first.Places, messages.NoLegalPoint(p.piece(from), count, first.Message))
}

// unusableBonusError returns why a tile of kind k is not offered as a bonus.
func (p *Position) unusableBonusError(k Kind) *game.RuleError {
	switch {
	case !p.hands[p.seat].has(k):
		return p.brokenHand(k)
	case k.Flower() && p.openGates() == 0:
		return p.noOpenGateError(RuleBonusPlant, k)
	case k.Flower():
		i := slices.IndexFunc(gates[:], func(g board.Point) bool { return p.tile[g] == NoTile })
		return p.whyBonusPlant(k, gates[i])
	case k == Boat:
		return game.NewRuleError(RuleBoat, nil, messages.NothingForBoat())
	}
	return game.NewRuleError(RuleWheel, nil, messages.NothingForWheel())
}

// explainBonusPoint refuses a place for the tile of a bonus.
func (p *Position) explainBonusPoint(k Kind, at board.Point) *game.RuleError {
	if k != Boat || p.tile[at] == NoTile || !p.tile[at].Kind().Flower() || at.IsGate() {
		return p.whyBonus(k, at, board.NoPoint)
	}
	var first *game.RuleError
	for _, to := range around[at] {
		if to != board.NoPoint && p.tile[to] == NoTile && first == nil {
			first = p.whyNoTrip(at, to)
		}
	}
	if first == nil {
		return game.NewRuleError(RuleBoat, wording.NamesOf(at), messages.BoatNoRoom(p.piece(at)))
	}
	return game.NewRuleError(RuleBoat, first.Places, messages.BoatNoLegalPoint(p.piece(at), first.Message))
}

// explainExtraPick refuses a pick behind a whole turn.
func (w *pickState) explainExtraPick(it pickTarget) *game.RuleError {
	switch {
	case !it.isTile:
	case w.turn == 0:
		return game.NewRuleError(RuleBonus, nil, messages.CompleteWithoutArrange())
	case len(w.text) > len(appendMove(nil, w.turn)):
		return game.NewRuleError(RuleBonus, nil, messages.CompleteWithBonus())
	default:
		after := w.from
		if after.arrange(atOf(w.turn), toOf(w.turn))&harmonyOf(after.seat) == 0 {
			return w.from.noBonus(atOf(w.turn), toOf(w.turn))
		}
		if !after.hasBonusOf(it.kind) {
			return after.unusableBonusError(it.kind)
		}
	}
	return game.NewRuleError(RuleText, nil, messages.Complete())
}
