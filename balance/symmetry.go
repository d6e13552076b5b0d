package balance

import "github.com/teahouse-games/teahouse/game"

// The board is the same from every side. The seats cannot be exchanged: First has one tile more, and Second begins to move.
var symmetries = func() (all game.Symmetries) {
	for o := range game.Orientations {
		if o != game.Upright {
			all.List = append(all.List, game.Symmetry{Orientation: o})
		}
	}
	return all
}()

// Symmetries returns those that hold in every position.
func (g *Game) Symmetries() *game.Symmetries { return &symmetries }
