package tiles

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// Brush draws a piece, shape on shape. It draws in units of its own: a figure fills a disc of
// radius 1 round 0,0, with y down. [Brush.Transformed] sets where, how large and how turned that
// is on the piece.
type Brush struct {
	Theme  *themes.Theme
	set    *Set
	wood   material
	shapes []scene.Shape

	at      scene.Point // where 0,0 is
	scale   float64     // how long 1 is
	degrees float64     // the turn, clockwise
	// outline is the width of what rounds filled shapes; thin suits details.
	outline, thin float64
}

func newBrush(set *Set, t *themes.Theme, w material) *Brush {
	if set == nil {
		set = &Set{}
	}
	return &Brush{Theme: t, set: set, wood: w, scale: 1, outline: 0.075, thin: 0.05}
}

// Ink returns the colour of lines on the wood of the piece.
func (b *Brush) Ink() scene.Colour { return b.wood.ink }

// Thin returns the width of the lines of details.
func (b *Brush) Thin() float64 { return b.thin }

// Outline returns the width of the outline of filled shapes.
func (b *Brush) Outline() float64 { return b.outline }

// WithOutline draws with a wider or narrower outline of filled shapes.
func (b *Brush) WithOutline(factor float64, draw func(*Brush)) {
	width := b.outline
	b.outline *= factor
	draw(b)
	b.outline = width
}

// SetGround sets the colour of lines for a ground other than the wood. On a dark ground the
// outlines of dark shapes are light.
func (b *Brush) SetGround(dark bool, ink scene.Colour) { b.wood.dark, b.wood.ink = dark, ink }

// Transformed draws with 0,0 at a place, in another scale and turn.
func (b *Brush) Transformed(at scene.Point, scale, degrees float64, draw func(*Brush)) {
	inner := *b
	inner.at = b.toPiece(at)
	inner.scale *= scale
	inner.degrees += degrees
	draw(&inner)
	b.shapes = inner.shapes
}

// toPiece returns where a point of the brush is on the piece.
func (b *Brush) toPiece(at scene.Point) scene.Point {
	return scene.Line(at).Transformed(b.at, b.scale, b.degrees)[0].To[0]
}

// AddShape adds a shape that is filled and has a line along its path. A colour with A 0 leaves
// that out.
func (b *Brush) AddShape(path scene.Path, fill scene.Colour, stroke scene.Colour, width float64) {
	s := scene.Shape{Role: "tile", Path: path.Transformed(b.at, b.scale, b.degrees), Fill: fill}
	if stroke.A != 0 {
		s.Stroke = scene.Stroke{Colour: stroke, Width: width * b.scale}
	}
	b.shapes = append(b.shapes, s)
}

// textShape fills the path of letters that are to be read, however the piece is turned.
func (b *Brush) textShape(path scene.Path, fill scene.Colour) {
	b.Fill(path, fill)
	b.shapes[len(b.shapes)-1].Role = "word"
}

// Red returns that of petals, brighter on dark ground.
func (b *Brush) Red() scene.Colour {
	if b.wood.dark {
		return scene.Mix(b.Theme.PetalRed, ember, 0.4)
	}
	return b.Theme.PetalRed
}

// Paint fills a path and outlines it so that it stands out: in dark ink, but dark
// shapes on a dark ground in light.
func (b *Brush) Paint(path scene.Path, fill scene.Colour) {
	b.AddShape(path, fill, b.border(fill), b.outline)
}

func (b *Brush) border(fill scene.Colour) scene.Colour {
	if b.wood.dark && lightness(fill) < 0.6 {
		return scene.Mix(fill, b.wood.ink, 0.85)
	}
	return b.Theme.MapleInk
}

// Fill fills a path without an outline.
func (b *Brush) Fill(path scene.Path, fill scene.Colour) {
	b.AddShape(path, fill, scene.Colour{}, 0)
}

// Stroke draws along a path.
func (b *Brush) Stroke(path scene.Path, colour scene.Colour, width float64) {
	b.AddShape(path, scene.Colour{}, colour, width)
}

// Union fills paths as one, with an outline round them all.
func (b *Brush) Union(fill scene.Colour, paths ...scene.Path) {
	for _, path := range paths {
		b.AddShape(path, fill, b.border(fill), 2*b.outline)
	}
	for _, path := range paths {
		b.Fill(path, fill)
	}
}

// Seal is the ground of a small sign on a tile.
func (b *Brush) Seal(colour scene.Colour) {
	b.AddShape(scene.Circle(scene.Point{}, 1), colour, b.Theme.MapleInk, 0.2)
}
