package tiles

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// pieceDrawer draws shape on shape. What it is told in its own units it puts at a place
// of the piece, in its size and turn.
type pieceDrawer struct {
	theme  *themes.Theme
	wood   material
	shapes []scene.Shape

	at      scene.Point // where 0,0 is
	scale   float64     // how long 1 is
	degrees float64     // the turn, clockwise
	// outline is the width of what rounds filled shapes; thin suits details.
	outline, thin float64
}

func newBrush(t *themes.Theme, w material) *pieceDrawer {
	return &pieceDrawer{theme: t, wood: w, scale: 1, outline: 0.075, thin: 0.05}
}

// transformed draws with 0,0 at a place, in another scale and turn.
func (b *pieceDrawer) transformed(at scene.Point, scale, degrees float64, draw func(*pieceDrawer)) {
	inner := *b
	inner.at = b.toPiece(at)
	inner.scale *= scale
	inner.degrees += degrees
	draw(&inner)
	b.shapes = inner.shapes
}

// toPiece is where a point of the brush is on the piece.
func (b *pieceDrawer) toPiece(at scene.Point) scene.Point {
	return scene.Line(at).Transformed(b.at, b.scale, b.degrees)[0].To[0]
}

func (b *pieceDrawer) addShape(path scene.Path, fill scene.Colour, stroke scene.Colour, width float64) {
	s := scene.Shape{Role: "tile", Path: path.Transformed(b.at, b.scale, b.degrees), Fill: fill}
	if stroke.A != 0 {
		s.Stroke = scene.Stroke{Colour: stroke, Width: width * b.scale}
	}
	b.shapes = append(b.shapes, s)
}

// textShape fills the path of letters that are to be read, however the piece is turned.
func (b *pieceDrawer) textShape(path scene.Path, fill scene.Colour) {
	b.fill(path, fill)
	b.shapes[len(b.shapes)-1].Role = "word"
}

// red is that of petals, brighter on dark ground.
func (b *pieceDrawer) red() scene.Colour {
	if b.wood.dark {
		return scene.Mix(b.theme.PetalRed, ember, 0.4)
	}
	return b.theme.PetalRed
}

// paint fills a path and outlines it so that it stands out: in dark ink, but dark
// shapes on a dark ground in light.
func (b *pieceDrawer) paint(path scene.Path, fill scene.Colour) {
	b.addShape(path, fill, b.border(fill), b.outline)
}

func (b *pieceDrawer) border(fill scene.Colour) scene.Colour {
	if b.wood.dark && lightness(fill) < 0.6 {
		return scene.Mix(fill, b.wood.ink, 0.85)
	}
	return b.theme.MapleInk
}

// fill fills a path without an outline.
func (b *pieceDrawer) fill(path scene.Path, fill scene.Colour) {
	b.addShape(path, fill, scene.Colour{}, 0)
}

// line draws along a path.
func (b *pieceDrawer) line(path scene.Path, colour scene.Colour, width float64) {
	b.addShape(path, scene.Colour{}, colour, width)
}

// union fills paths as one, with an outline round them all.
func (b *pieceDrawer) union(fill scene.Colour, paths ...scene.Path) {
	for _, path := range paths {
		b.addShape(path, fill, b.border(fill), 2*b.outline)
	}
	for _, path := range paths {
		b.fill(path, fill)
	}
}

// seal is the ground of a small sign on a tile.
func (b *pieceDrawer) seal(colour scene.Colour) {
	b.addShape(scene.Circle(scene.Point{}, 1), colour, b.theme.MapleInk, 0.2)
}
