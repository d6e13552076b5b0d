package skud

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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
		return wrongStep(it, "the point to which %s goes", p.describeTile(w.at))
	case pickBonus:
		if it.isTile {
			return p.unusableBonusError(it.kind)
		}
		return wrongStep(it, "a tile of %s's hand for the Harmony Bonus, or the end of the turn", roleName(p.seat))
	case pickBonusPoint:
		if it.isPlace {
			return p.explainBonusPoint(w.kind, it.at)
		}
		return wrongStep(it, "the place for the %s", w.kind.Name())
	case pickBoatTo:
		if it.isPlace {
			return p.whyNoTrip(w.at, it.at)
		}
		return wrongStep(it, "the point to which the Boat moves %s", p.describeTile(w.at))
	}
	return w.explainExtraPick(it)
}

// wrongStep refuses what does not belong to this step of a turn.
func wrongStep(it pickTarget, want string, args ...any) *game.RuleError {
	return game.RuleErrorf(RuleText, nil, "now pick %s, not %s", fmt.Sprintf(want, args...), it.name())
}

func (it pickTarget) name() string {
	if it.isTile {
		return "the " + it.kind.Name()
	}
	return wording.QuoteShort(it.id)
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
	can, points := p.exampleTurn()
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
		return game.RuleErrorf(RuleOwnFlower, wording.NamesOf(it.at), "the gate %s is empty: to plant a flower there, pick it from the hand first", it.at)
	case it.isPlace:
		if broken := p.whyMover(it.at); broken != nil {
			return broken
		}
		return p.noDestinationError(it.at)
	case it.id == idPass:
		return p.findBrokenRule(parsedTurn{move: passMove, bonus: game.End})
	}
	if it.id == idEnd {
		return game.RuleErrorf(RuleText, wording.NamesOf(points...), "there is no turn to end yet: %s can %s", roleName(p.seat), can)
	}
	return game.RuleErrorf(RuleText, wording.NamesOf(points...), "%s is neither a place nor a tile: %s can %s", wording.QuoteShort(it.id), roleName(p.seat), can)
}

func (p *Position) noOpenGateError(rule string, k Kind) *game.RuleError {
	return game.RuleErrorf(rule, wording.NamesOf(gates[:]...), "there is no open gate for the %s: flowers grow in %s", k.Name(), wording.JoinWords("and", wording.NamesOf(gates[:]...)))
}

// explainGatePick refuses a place for a flower from the hand.
func (p *Position) explainGatePick(k Kind, it pickTarget) *game.RuleError {
	if !it.isPlace {
		return wrongStep(it, "the gate for the %s (%s)", k.Name(), p.openNow())
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
		return game.RuleErrorf(RuleReach, wording.NamesOf(append([]board.Point{from}, beside...)...),
			"%s has nowhere to go: there is no free point beside it, and it captures nothing there", p.describeTile(from))
	}
	return game.RuleErrorf(first.Rule, first.Places, "%s has nowhere to go: on each of the %s in its reach it breaks a rule; for instance, %s",
		p.describeTile(from), wording.CountNoun(count, "point", "points"), first.Error())
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
		return game.RuleErrorf(RuleBoat, nil, "there is no flower that a Boat could move, and no Accent that it could take away")
	}
	return game.RuleErrorf(RuleWheel, nil, "there is no point on which a Wheel could be put")
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
		return game.RuleErrorf(RuleBoat, wording.NamesOf(at), "a Boat can move %s nowhere: there is no empty point around it", p.describeTile(at))
	}
	return game.RuleErrorf(RuleBoat, first.Places, "a Boat can move %s nowhere; for instance, %s", p.describeTile(at), first.Error())
}

// explainExtraPick refuses a pick behind a whole turn.
func (w *pickState) explainExtraPick(it pickTarget) *game.RuleError {
	turn := string(w.text)
	switch {
	case !it.isTile:
	case w.turn == 0:
		return game.RuleErrorf(RuleBonus, nil, "the turn %s is complete: only an Arrange earns a Harmony Bonus", turn)
	case len(turn) > len(appendMove(nil, w.turn)):
		return game.RuleErrorf(RuleBonus, nil, "the turn %s is complete: there is one Harmony Bonus in a turn", turn)
	default:
		after := w.from
		if after.arrange(atOf(w.turn), toOf(w.turn))&harmonyOf(after.seat) == 0 {
			return w.from.noBonus(atOf(w.turn), toOf(w.turn))
		}
		if !after.hasBonusOf(it.kind) {
			return after.unusableBonusError(it.kind)
		}
	}
	return game.RuleErrorf(RuleText, nil, "the turn %s is complete, there is nothing more to pick", turn)
}
