package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// addBonus returns what the tile of a Harmony Bonus does, and returns what it has moved.
func (t *explanationBuilder) addBonus(before *Position, k Kind, at, to board.Point) movedTiles {
	me := before.seat
	switch k {
	case Boat:
		return t.addBoat(before, at, to)
	case Wheel:
		return t.addWheel(before, at)
	case Rock:
		t.Add(wording.NamesOf(at), messages.BonusRock(me, message.PlaceOf(at)))
	case Knotweed:
		t.Add(wording.NamesOf(at), messages.BonusKnotweed(me, message.PlaceOf(at)))
	default:
		t.Add(wording.NamesOf(at), messages.BonusPlants(me, k.piece(), gateMessage(at)))
	}
	return nil
}

func (t *explanationBuilder) addBoat(before *Position, at, to board.Point) movedTiles {
	me := before.seat
	if to == board.NoPoint {
		t.Add(wording.NamesOf(at), messages.BonusBoatTakes(me, before.piece(at)))
		return movedTiles{at: board.NoPoint}
	}
	t.Add(wording.NamesOf(at, to), messages.BonusBoatMoves(me, message.PlaceOf(at), before.tile[at].piece(), message.PlaceOf(to)))
	return movedTiles{at: to}
}

func (t *explanationBuilder) addWheel(before *Position, at board.Point) movedTiles {
	me := before.seat
	moved := movedTiles{}
	shown := []board.Point{at}
	var turned message.List
	ring := &around[at]
	for d, q := range ring {
		if q == board.NoPoint || before.tile[q] == NoTile {
			continue
		}
		next := ring[(d+1)%int(board.Directions)]
		moved[q] = next
		shown = append(shown, q, next)
		turned = append(turned, messages.Turned(before.tile[q].piece(), message.PlaceOf(q), message.PlaceOf(next)))
	}
	if len(turned) == 0 {
		t.Add(wording.NamesOf(shown...), messages.BonusWheelNothing(me, message.PlaceOf(at)))
		return nil
	}
	t.Add(wording.NamesOf(shown...), messages.BonusWheel(me, message.PlaceOf(at), turned))
	return moved
}
