package skud

import (
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// pointed is what a pick that is not offered points at.
type pointed struct {
	id      string
	at      board.Point
	kind    Kind
	isPlace bool
	isTile  bool
}

func pointedAt(id string) pointed {
	it := pointed{id: id}
	at, rest, ok := board.CutPoint(id)
	it.at, it.isPlace = at, ok && rest == ""
	k, rest, ok := cutKind(id)
	it.kind, it.isTile = k, ok && rest == ""
	return it
}

// refused says why id, which is not offered, cannot be picked: by the rule that
// the turn would break or, when no turn could be meant, by what is picked now.
func (w *picker) refused(id string) *game.RuleError {
	p, it := &w.pos, pointedAt(id)
	switch w.step {
	case pickTurn:
		return p.refusedFirst(it)
	case pickGate:
		return p.refusedGate(w.kind, it)
	case pickTo:
		if it.isPlace {
			return p.whyNotThere(w.at, it.at)
		}
		return notNow(it, "the point to which %s goes", p.piece(w.at))
	case pickBonus:
		if it.isTile {
			return p.unusable(it.kind)
		}
		return notNow(it, "a tile of %s's hand for the Harmony Bonus, or the end of the turn", player(p.seat))
	case pickBonusPoint:
		if it.isPlace {
			return p.refusedPoint(w.kind, it.at)
		}
		return notNow(it, "the place for the %s", w.kind.Name())
	case pickBoatTo:
		if it.isPlace {
			return p.whyNoTrip(w.at, it.at)
		}
		return notNow(it, "the point to which the Boat moves %s", p.piece(w.at))
	}
	return w.refusedMore(it)
}

// notNow refuses what does not belong to this step of a turn.
func notNow(it pointed, want string, args ...any) *game.RuleError {
	return game.Broken(RuleText, nil, "now pick %s, not %s", fmt.Sprintf(want, args...), it.name())
}

func (it pointed) name() string {
	if it.isTile {
		return "the " + it.kind.Name()
	}
	return game.Quote(it.id)
}

// refusedFirst refuses the first pick of a turn.
func (p *Position) refusedFirst(it pointed) *game.RuleError {
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
	can, points := p.possible()
	switch {
	case it.isTile:
		if broken := p.whyPhase(plantMove(it.kind, gates[0])); broken != nil {
			return broken
		}
		if !p.hands[p.seat].has(it.kind) {
			return p.brokenHand(it.kind)
		}
		return p.noOpenGate(RuleGate, it.kind)
	case it.isPlace && it.at.IsGate() && p.tile[it.at] == NoTile:
		return game.Broken(RuleOwnFlower, game.Names(it.at), "the gate %s is empty: to plant a flower there, pick it from the hand first", it.at)
	case it.isPlace:
		if broken := p.whyMover(it.at); broken != nil {
			return broken
		}
		return p.nowhere(it.at)
	case it.id == idPass:
		return p.why(written{move: passMove, bonus: game.End})
	}
	if it.id == idEnd {
		return game.Broken(RuleText, game.Names(points...), "there is no turn to end yet: %s can %s", player(p.seat), can)
	}
	return game.Broken(RuleText, game.Names(points...), "%s is neither a place nor a tile: %s can %s", game.Quote(it.id), player(p.seat), can)
}

func (p *Position) noOpenGate(rule string, k Kind) *game.RuleError {
	return game.Broken(rule, game.Names(gates[:]...), "there is no open gate for the %s: flowers grow in %s", k.Name(), game.Series("and", game.Names(gates[:]...)))
}

// refusedGate refuses a place for a flower from the hand.
func (p *Position) refusedGate(k Kind, it pointed) *game.RuleError {
	if !it.isPlace {
		return notNow(it, "the gate for the %s (%s)", k.Name(), p.openNow())
	}
	if broken := p.whyPhase(plantMove(k, it.at)); broken != nil {
		return broken
	}
	return p.whyPlant(k, it.at)
}

// nowhere says why a flower that is not trapped has no point to go to.
func (p *Position) nowhere(from board.Point) *game.RuleError {
	k := p.tile[from].Kind()
	var free, prey, ends area
	p.open(&free)
	p.preyOf(k, p.seat, &prey)
	walk(from, k.Reach(), &free, &prey, &ends)
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
		return game.Broken(RuleReach, game.Names(append([]board.Point{from}, beside...)...),
			"%s has nowhere to go: there is no free point beside it, and it captures nothing there", p.piece(from))
	}
	return game.Broken(first.Rule, first.Places, "%s has nowhere to go: on each of the %s in its reach it breaks a rule; for instance, %s",
		p.piece(from), game.Count(count, "point", "points"), first.Text)
}

// unusable says why a tile of kind k is not offered as a bonus.
func (p *Position) unusable(k Kind) *game.RuleError {
	switch {
	case !p.hands[p.seat].has(k):
		return p.brokenHand(k)
	case k.Flower() && p.openGates() == 0:
		return p.noOpenGate(RuleBonusPlant, k)
	case k.Flower():
		i := slices.IndexFunc(gates[:], func(g board.Point) bool { return p.tile[g] == NoTile })
		return p.whyBonusPlant(k, gates[i])
	case k == Boat:
		return game.Broken(RuleBoat, nil, "there is no flower that a Boat could move, and no Accent that it could take away")
	}
	return game.Broken(RuleWheel, nil, "there is no point on which a Wheel could be put")
}

// refusedPoint refuses a place for the tile of a bonus.
func (p *Position) refusedPoint(k Kind, at board.Point) *game.RuleError {
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
		return game.Broken(RuleBoat, game.Names(at), "a Boat can move %s nowhere: there is no empty point around it", p.piece(at))
	}
	return game.Broken(RuleBoat, first.Places, "a Boat can move %s nowhere; for instance, %s", p.piece(at), first.Text)
}

// refusedMore refuses a pick behind a whole turn.
func (w *picker) refusedMore(it pointed) *game.RuleError {
	turn := string(w.text)
	switch {
	case !it.isTile:
	case w.turn == 0:
		return game.Broken(RuleBonus, nil, "the turn %s is complete: only an Arrange earns a Harmony Bonus", turn)
	case len(turn) > len(appendMove(nil, w.turn)):
		return game.Broken(RuleBonus, nil, "the turn %s is complete: there is one Harmony Bonus in a turn", turn)
	default:
		after := w.from
		if after.arrange(atOf(w.turn), toOf(w.turn))&harmonyOf(after.seat) == 0 {
			return w.from.noBonus(atOf(w.turn), toOf(w.turn))
		}
		if !after.anyBonusOf(it.kind) {
			return after.unusable(it.kind)
		}
	}
	return game.Broken(RuleText, nil, "the turn %s is complete, there is nothing more to pick", turn)
}
