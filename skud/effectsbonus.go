package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// used says what the tile of a Harmony Bonus does, and returns what it has moved.
func (t *telling) used(before *Position, k Kind, at, to board.Point) whereabouts {
	me := player(before.seat)
	switch k {
	case Boat:
		return t.boated(before, at, to)
	case Wheel:
		return t.wheeled(before, at)
	case Rock:
		t.Say(game.Names(at), "%s uses the bonus for a Rock on %s: no Harmony holds in its row or its column", me, at)
	case Knotweed:
		t.Say(game.Names(at), "%s uses the bonus for a Knotweed on %s: the tiles around it form no Harmony", me, at)
	default:
		t.Say(game.Names(at), "%s uses the bonus to plant %s in the %s, where it grows", me, k.oneOf(), gateName(at))
	}
	return nil
}

func (t *telling) boated(before *Position, at, to board.Point) whereabouts {
	me := player(before.seat)
	if to == board.NoPoint {
		t.Say(game.Names(at), "%s uses the bonus for a Boat, which takes away %s; both leave the game", me, before.piece(at))
		return whereabouts{at: board.NoPoint}
	}
	t.Say(game.Names(at, to), "%s uses the bonus for a Boat on %s, from where %s's %s goes to %s; the Boat stays",
		me, at, player(before.tile[at].Owner()), before.tile[at].Kind().Name(), to)
	return whereabouts{at: to}
}

func (t *telling) wheeled(before *Position, at board.Point) whereabouts {
	me := player(before.seat)
	moved := whereabouts{}
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
		turned = append(turned, before.piece(q)+" to "+next.String())
	}
	if len(turned) == 0 {
		t.Say(game.Names(shown...), "%s uses the bonus for a Wheel on %s, where there is nothing to turn", me, at)
		return nil
	}
	t.Say(game.Names(shown...), "%s uses the bonus for a Wheel on %s, which turns %s", me, at, game.Series("and", turned))
	return moved
}
