package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
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
		return game.NewRuleError(RuleEmptyPoint, wording.NamesOf(at), messages.BonusInGate(k.piece(), message.PlaceOf(at)))
	case p.tile[at] != NoTile:
		return game.NewRuleError(RuleEmptyPoint, wording.NamesOf(at), messages.BonusOnTile(k.piece(), message.PlaceOf(at), p.tile[at].piece()))
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
			return game.NewRuleError(RuleBonusPlant, wording.NamesOf(at, g), messages.BonusStillGrowing(p.piece(g)))
		}
	}
	return nil
}

func (p *Position) whyWheel(at board.Point) *game.RuleError {
	fault, on, to := p.wheelFault(at)
	wheel := message.PlaceOf(at)
	switch fault {
	case wheelFine:
		return nil
	case wheelDisharmony:
		after := *p
		after.useWheel(at, p.seat)
		a, b, _ := after.findDisharmony()
		return game.NewRuleError(RuleWheel, wording.NamesOf(at, a, b), messages.WheelClash(wheel, after.piece(a), after.piece(b)))
	}
	tile, end := p.piece(on), message.PlaceOf(to)
	switch fault {
	case wheelGrowing:
		return game.NewRuleError(RuleWheel, wording.NamesOf(at, on), messages.WheelGrowing(wheel, tile))
	case wheelRock:
		return game.NewRuleError(RuleWheel, wording.NamesOf(at, on), messages.WheelRock(wheel, tile))
	case wheelRim:
		return game.NewRuleError(RuleWheel, wording.NamesOf(at, on), messages.WheelRim(wheel, tile))
	case wheelGate:
		return game.NewRuleError(RuleWheel, wording.NamesOf(at, on, to), messages.WheelGate(wheel, tile, end))
	}
	sentence := inClosedGarden(p.tile[on].Kind(), messages.WheelIntoWhite, messages.WheelIntoRed)
	return game.NewRuleError(RuleWheel, wording.NamesOf(at, on, to), sentence(wheel, tile, end))
}

func (p *Position) whyBoat(at, to board.Point) *game.RuleError {
	t := p.tile[at]
	switch {
	case t == NoTile:
		return game.NewRuleError(RuleBoat, wording.NamesOf(at), messages.BoatOnNothing(message.PlaceOf(at)))
	case t.Kind().Accent() && to != board.NoPoint:
		return game.NewRuleError(RuleBoat, wording.NamesOf(at, to), messages.BoatMovesNoAccent(p.piece(at), message.PlaceOf(to)))
	case t.Kind().Accent():
		return p.whyRemove(at)
	case at.IsGate():
		return game.NewRuleError(RuleBoat, wording.NamesOf(at), messages.BoatGrowing(p.piece(at)))
	case to == board.NoPoint:
		return game.NewRuleError(RuleBoat, wording.NamesOf(at), messages.BoatWhere(p.piece(at)))
	}
	var trips PointSet
	p.boatDestinationsOf(at, &trips)
	if trips.has(to) {
		return nil
	}
	return p.whyNoTrip(at, to)
}

func (p *Position) whyNoTrip(at, to board.Point) *game.RuleError {
	k, tile, end := p.tile[at].Kind(), p.piece(at), message.PlaceOf(to)
	switch {
	case at == to || !isAround(at, to):
		return game.NewRuleError(RuleBoat, wording.NamesOf(at, to), messages.BoatTooFar(tile, end))
	case to.IsGate():
		return game.NewRuleError(RuleBoat, wording.NamesOf(at, to), messages.BoatIntoGate(tile, end))
	case p.tile[to] != NoTile:
		return game.NewRuleError(RuleBoat, wording.NamesOf(at, to), messages.BoatOntoTile(tile, end, p.tile[to].piece()))
	case !k.mayStand(to):
		return game.NewRuleError(RuleBoat, wording.NamesOf(at, to), inClosedGarden(k, messages.BoatIntoWhite, messages.BoatIntoRed)(tile, end))
	}
	after := *p
	after.useBoat(at, to, p.seat)
	a, b, _ := after.findDisharmony()
	return game.NewRuleError(RuleBoat, wording.NamesOf(at, to, a, b), messages.BoatClash(after.piece(a), after.piece(b)))
}

func (p *Position) whyRemove(at board.Point) *game.RuleError {
	if !p.isRemovable(at) {
		return game.NewRuleError(RuleBoat, wording.NamesOf(at), messages.BoatTakesNoBoat(p.piece(at)))
	}
	if !p.opensDiscord(at) {
		return nil
	}
	after := *p
	after.removeTile(at)
	a, b, _ := after.findDisharmony()
	return game.NewRuleError(RuleBoat, wording.NamesOf(at, a, b), messages.BoatOpensClash(p.piece(at), after.piece(a), after.piece(b)))
}
