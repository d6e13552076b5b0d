package skud

import "github.com/teahouse-games/teahouse/game"

// exchangedGardens are the flowers that stand for each other if the red gardens become the white ones. In the circle of
// Harmonies a flower lies opposite the one of the other colour with the same number, so the circle is only turned.
var exchangedGardens = map[string]string{"R3": "W3", "W3": "R3", "R4": "W4", "W4": "R4", "R5": "W5", "W5": "R5"}

// The board can be turned: by a quarter, with the colours exchanged. It cannot be mirrored: the Wheel goes round one way.
// While the first flowers are planted in the south gate and the north gate, nothing can be turned.
var openingSymmetries, playSymmetries = game.Symmetries{}, game.Symmetries{List: []game.Symmetry{
	{Orientation: game.QuarterTurn, Pieces: exchangedGardens},
	{Orientation: game.HalfTurn},
	{Orientation: game.BackTurn, Pieces: exchangedGardens},
	{Seats: true},
	{Orientation: game.QuarterTurn, Pieces: exchangedGardens, Seats: true},
	{Orientation: game.HalfTurn, Seats: true},
	{Orientation: game.BackTurn, Pieces: exchangedGardens, Seats: true},
}}

// Symmetries returns those that hold in the position. The game must be between turns.
func (g *Game) Symmetries() *game.Symmetries {
	if g.Pos.stage < stageTurn {
		return &openingSymmetries
	}
	return &playSymmetries
}
