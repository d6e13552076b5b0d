package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game/wording"
)

// addBonus returns what the tile of a Harmony Bonus does, and returns what it has moved.
func (t *explanationBuilder) addBonus(before *Position, k Kind, at, to board.Point) movedTiles {
	me := roleName(before.seat)
	switch k {
	case Boat:
		return t.addBoat(before, at, to)
	case Wheel:
		return t.addWheel(before, at)
	case Rock:
		t.Addf(wording.NamesOf(at), "%s uses the bonus for a Rock on %s: no Harmony holds in its row or its column", me, at)
	case Knotweed:
		t.Addf(wording.NamesOf(at), "%s uses the bonus for a Knotweed on %s: the tiles around it form no Harmony", me, at)
	default:
		t.Addf(wording.NamesOf(at), "%s uses the bonus to plant %s in the %s, where it grows", me, k.oneOf(), gateName(at))
	}
	return nil
}

func (t *explanationBuilder) addBoat(before *Position, at, to board.Point) movedTiles {
	me := roleName(before.seat)
	if to == board.NoPoint {
		t.Addf(wording.NamesOf(at), "%s uses the bonus for a Boat, which takes away %s; both leave the game", me, before.describeTile(at))
		return movedTiles{at: board.NoPoint}
	}
	t.Addf(wording.NamesOf(at, to), "%s uses the bonus for a Boat on %s, from where %s's %s goes to %s; the Boat stays",
		me, at, roleName(before.tile[at].Owner()), before.tile[at].Kind().Name(), to)
	return movedTiles{at: to}
}

func (t *explanationBuilder) addWheel(before *Position, at board.Point) movedTiles {
	me := roleName(before.seat)
	moved := movedTiles{}
	shown := []board.Point{at}
	var turned []string
	ring := &around[at]
	for d, q := range ring {
		if q == board.NoPoint || before.tile[q] == NoTile {
			continue
		}
		next := ring[(d+1)%int(board.Directions)]
		moved[q] = next
		shown = append(shown, q, next)
		turned = append(turned, before.describeTile(q)+" to "+next.String())
	}
	if len(turned) == 0 {
		t.Addf(wording.NamesOf(shown...), "%s uses the bonus for a Wheel on %s, where there is nothing to turn", me, at)
		return nil
	}
	t.Addf(wording.NamesOf(shown...), "%s uses the bonus for a Wheel on %s, which turns %s", me, at, wording.JoinWords("and", turned))
	return moved
}
