package quaterno

import "github.com/teahouse-games/teahouse/game"

// The board lies as it is while tiles are placed: the Suns and Moons stand at fixed points then, and First places first.
// Afterwards all lines, and both main diagonals, are the same from every side and for both seats.
var placingSymmetries, playSymmetries = game.Symmetries{}, allSymmetries()

func allSymmetries() (all game.Symmetries) {
	for o := range game.Orientations {
		if o != game.Upright {
			all.List = append(all.List, game.Symmetry{Orientation: o})
		}
		all.List = append(all.List, game.Symmetry{Orientation: o, Seats: true})
	}
	return all
}

// Symmetries returns those that hold in the position.
func (g *Game) Symmetries() *game.Symmetries {
	if g.Pos.Placing() {
		return &placingSymmetries
	}
	return &playSymmetries
}
