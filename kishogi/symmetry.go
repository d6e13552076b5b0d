package kishogi

import "github.com/teahouse-games/teahouse/game"

// Symmetries returns those that hold in the position. Left and right can be exchanged, and the seats, with the field turned by a
// half because cubes look forward. While the Gyoku are placed the seats cannot be: First begins. On an open field
// everything can be moved along, once there is something: the first Gyoku is placed on 0,0.
func (g *Game) Symmetries() *game.Symmetries {
	p := &g.Pos
	in := func(o game.Orientation, seats bool) game.Symmetry {
		return game.Symmetry{Orientation: o, Seats: seats, Width: int(p.width), Height: int(p.height)}
	}
	all := game.Symmetries{List: []game.Symmetry{in(game.MirrorColumns, false)}, Boundless: p.width == 0 && p.on != 0}
	if !p.Placing() {
		all.List = append(all.List, in(game.HalfTurn, true), in(game.MirrorRows, true))
	}
	return &all
}
