package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// whyBonus returns what is against the bonus of a tile in the hand, the Arrange
// being made and the bonus earned; nil when it is legal.
func (p *Position) whyBonus(k Kind, at, to board.Point) *game.RuleError {
	switch {
	case k.Flower():
		return p.whyBonusPlant(k, at)
	case k == Boat:
		return p.whyBoat(at, to)
	case at.IsGate():
		return game.Broken(RuleEmptyPoint, game.Names(at), "the %s cannot be put in the gate %s", k.Name(), at)
	case p.tile[at] != NoTile:
		return game.Broken(RuleEmptyPoint, game.Names(at), "the %s needs an empty point, and on %s stands %s", k.Name(), at, p.tile[at].named())
	case k == Wheel:
		return p.whyWheel(at)
	}
	return nil
}

func (p *Position) whyBonusPlant(k Kind, at board.Point) *game.RuleError {
	if broken := p.whyPlant(k, at); broken != nil {
		broken.Rule = RuleBonusPlant
		return broken
	}
	if !k.Basic() || p.mayPlantBonus() {
		return nil
	}
	for _, g := range gates {
		if t := p.tile[g]; t != NoTile && t.Owner() == p.seat {
			return game.Broken(RuleBonusPlant, game.Names(at, g), "%s is still growing: only a player without a growing flower plants a basic flower as a bonus", p.piece(g))
		}
	}
	return nil
}

func (p *Position) whyWheel(at board.Point) *game.RuleError {
	fault, on, to := p.wheelFault(at)
	switch fault {
	case wheelFine:
		return nil
	case wheelGrowing:
		return game.Broken(RuleWheel, game.Names(at, on), "the Wheel on %s would turn %s, which is growing", at, p.piece(on))
	case wheelRock:
		return game.Broken(RuleWheel, game.Names(at, on), "a Wheel cannot be put on %s beside %s: it cannot turn a Rock", at, p.piece(on))
	case wheelRim:
		return game.Broken(RuleWheel, game.Names(at, on), "the Wheel on %s would turn %s off the board", at, p.piece(on))
	case wheelGate:
		return game.Broken(RuleWheel, game.Names(at, on, to), "the Wheel on %s would turn %s into the gate %s", at, p.piece(on), to)
	case wheelGarden:
		return game.Broken(RuleWheel, game.Names(at, on, to), "the Wheel on %s would turn %s to %s, inside a %s garden",
			at, p.piece(on), to, foreign(p.tile[on].Kind()))
	}
	after := *p
	after.wheel(at, p.seat)
	a, b, _ := after.clashing()
	return game.Broken(RuleWheel, game.Names(at, a, b), "the Wheel on %s would bring about a Disharmony between %s and %s",
		at, after.piece(a), after.piece(b))
}

func (p *Position) whyBoat(at, to board.Point) *game.RuleError {
	t := p.tile[at]
	switch {
	case t == NoTile:
		return game.Broken(RuleBoat, game.Names(at), "a Boat is put on a blooming flower or on an Accent, and on %s there is no tile", at)
	case t.Kind().Accent() && to != board.NoPoint:
		return game.Broken(RuleBoat, game.Names(at, to), "a Boat takes %s away and does not move it to %s", p.piece(at), to)
	case t.Kind().Accent():
		return p.whyRemove(at)
	case at.IsGate():
		return game.Broken(RuleBoat, game.Names(at), "%s is growing: a Boat moves only blooming flowers", p.piece(at))
	case to == board.NoPoint:
		return game.Broken(RuleBoat, game.Names(at), "the Boat moves %s: to which point beside it is missing", p.piece(at))
	}
	var trips area
	p.trips(at, &trips)
	if trips.has(to) {
		return nil
	}
	return p.whyNoTrip(at, to)
}

func (p *Position) whyNoTrip(at, to board.Point) *game.RuleError {
	switch k := p.tile[at].Kind(); {
	case at == to || !near(at, to):
		return game.Broken(RuleBoat, game.Names(at, to), "a Boat moves %s to a point around it, which %s is not", p.piece(at), to)
	case to.IsGate():
		return game.Broken(RuleBoat, game.Names(at, to), "a Boat cannot move %s into the gate %s", p.piece(at), to)
	case p.tile[to] != NoTile:
		return game.Broken(RuleBoat, game.Names(at, to), "a Boat moves %s to an empty point, and on %s stands %s", p.piece(at), to, p.tile[to].named())
	case !k.mayStand(to):
		return game.Broken(RuleBoat, game.Names(at, to), "a Boat cannot move %s to %s: a %s flower may not stand inside a %s garden", p.piece(at), to, colour(k), foreign(k))
	}
	after := *p
	after.boat(at, to, p.seat)
	a, b, _ := after.clashing()
	return game.Broken(RuleBoat, game.Names(at, to, a, b), "the Boat would bring about a Disharmony between %s and %s", after.piece(a), after.piece(b))
}

func (p *Position) whyRemove(at board.Point) *game.RuleError {
	if !p.removable(at) {
		return game.Broken(RuleBoat, game.Names(at), "a Boat takes away a Rock, Wheel or Knotweed, not %s", p.piece(at))
	}
	if !p.opensDiscord(at) {
		return nil
	}
	after := *p
	after.take(at)
	a, b, _ := after.clashing()
	return game.Broken(RuleBoat, game.Names(at, a, b), "without %s there would be a Disharmony between %s and %s",
		p.piece(at), after.piece(a), after.piece(b))
}
