package render

import (
	"io"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/raster"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
)

// PNG writes a picture of a game, width pixels wide: the board with coordinates and hands in
// the light theme. Package paint has all choices.
func PNG(w io.Writer, g game.Game, width int) error {
	s := sceneOf(g)
	return raster.PNG(w, &s, width)
}

// SVG writes the picture of [PNG] as SVG. Viewers that do not scale it use the width.
func SVG(w io.Writer, g game.Game, width int) error {
	s := sceneOf(g)
	return svg.Write(w, &s, width)
}

func sceneOf(g game.Game) scene.Scene {
	rules := g.Rules()
	return paint.Board(g.Surface(), g.Situation(), paint.BoardStyle{
		Theme: themes.Light, Design: themes.DesignPictures, Title: rules.Title, Players: rules.RoleNames, Coordinates: true, Hands: true,
	})
}
