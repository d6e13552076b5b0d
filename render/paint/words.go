package paint

import (
	"image/color"

	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// Parts of the width of the board.
const (
	smallText  = 0.0185 // coordinates, counts
	middleText = 0.0245 // names and who is to move
	largeText  = 0.0345 // the title
)

// textScale is the width by which letters are sized.
func (p *painter) textScale() float64 { return p.edge.width() + 2*beside }

// write puts the beginning, middle or end (0, 0.5, 1) of a line there; it returns its width.
func (p *painter) write(face glyph.Font, size float64, text string, where scene.Point, anchor float64, ink color.NRGBA) float64 {
	path, width := glyph.TextPath(face, size, text)
	where.X -= width * anchor
	p.add(scene.Shape{Role: "words", Path: path.Transformed(where, 1, 0), Fill: ink})
	return width
}
