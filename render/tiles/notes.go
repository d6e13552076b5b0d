package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// note marks a piece on its rim.
func (b *brush) note(text string) {
	if text == "" {
		return
	}
	b.put(scene.Circle(scene.Point{X: 0.31, Y: -0.31}, 0.09), b.theme.Surface, b.theme.Ink, 0.025)
}
