package paint

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/scene"
)

// SurfaceShapes paints a surface alone. Of an open field there is nothing: its ground goes on
// as far as it is seen.
func SurfaceShapes(surface *game.Surface, theme look.Theme) []scene.Shape {
	if surface.Open {
		return nil
	}
	p := newPainter(surface, &game.Situation{}, &BoardStyle{Theme: theme})
	p.board()
	return p.shapes
}
