package tiles_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
	"github.com/teahouse-games/teahouse/render/tiles"
)

func ExamplePiece() {
	rose := game.Piece{Kind: "R3", Owner: game.Second}
	s := scene.Scene{Min: scene.Point{X: -0.5, Y: -0.5}, Max: scene.Point{X: 0.5, Y: 0.5}}
	s.Shapes = tiles.Piece(rose, tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Light, Design: themes.DesignPictures})
	fmt.Println(s.Shapes[0].Fill == themes.Light.Shadow)
	// Output: true
}
