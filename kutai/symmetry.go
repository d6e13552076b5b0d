package kutai

import "github.com/teahouse-games/teahouse/game"

// The gardens are the same turned by a half and mirrored across the main diagonals. On squares, the Centerpiece lies north-east
// of the middle, so only the mirror through it and the middle is left. The seats cannot be exchanged: the number of
// tiles decides which of them is to move.
var pointSymmetries, squareSymmetries = game.Symmetries{List: []game.Symmetry{
	{Orientation: game.HalfTurn}, {Orientation: game.MirrorRising}, {Orientation: game.MirrorFalling},
}}, game.Symmetries{List: []game.Symmetry{{Orientation: game.MirrorRising}}}

// Symmetries returns those that hold in every position.
func (g *Game) Symmetries() *game.Symmetries {
	if g.Pos.places == squares {
		return &squareSymmetries
	}
	return &pointSymmetries
}
