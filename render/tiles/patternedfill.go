package tiles

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// PatternedFill is the fill of a kind in the design of letters. Its pattern shows the same as its
// colour, for people who do not see the colour.
type PatternedFill struct {
	fill scene.Colour
	draw func(b *Brush, field []scene.Point)
}

// The fills are from Okabe and Ito's palette, which people with any colour vision can distinguish.
var (
	Vermilion = PatternedFill{scene.RGB(0xD55E00), func(b *Brush, f []scene.Point) { b.stripes(f, 45) }}
	White     = PatternedFill{scene.RGB(0xFFFFFF), func(*Brush, []scene.Point) {}}
	Purple    = PatternedFill{scene.RGB(0xCC79A7), (*Brush).dots}
	Yellow    = PatternedFill{scene.RGB(0xF0E442), func(b *Brush, f []scene.Point) { b.stripes(f, 0) }}
	Blue      = PatternedFill{scene.RGB(0x56B4E9), func(b *Brush, f []scene.Point) { b.stripes(f, 0); b.stripes(f, 90) }}
)

const (
	patternGap  = 0.115
	patternLine = 0.034
)

// stripes draws parallel lines across a convex field; upright when degrees is 0.
func (b *Brush) stripes(field []scene.Point, degrees float64) {
	along := Polar(1, degrees)
	for i := -5; i <= 5; i++ {
		aside := Polar(patternGap*float64(i), degrees+90)
		if from, to, ok := chord(field, aside, along); ok {
			b.Stroke(scene.Line(from, to), b.patternInk(), patternLine)
		}
	}
}

// dots draws dots in rows, those that are all within a convex field.
func (b *Brush) dots(field []scene.Point) {
	const size = 0.034
	for row := -4; row <= 4; row++ {
		for i := -4; i <= 4; i++ {
			at := scene.Point{X: patternGap * (float64(i) + 0.5*float64(row&1)), Y: patternGap * float64(row)}
			if from, to, ok := chord(field, at, scene.Point{X: 1}); ok && at.X-from.X > size && to.X-at.X > size {
				b.Fill(scene.Circle(at, size), b.patternInk())
			}
		}
	}
}

func (b *Brush) patternInk() scene.Colour { return b.Theme.MapleInk.Translucent(0.4) }

// chord returns the part of a straight line that is within a convex outline whose
// corners go clockwise.
func chord(outline []scene.Point, at, along scene.Point) (from, to scene.Point, ok bool) {
	first, last := math.Inf(-1), math.Inf(1)
	for i, a := range outline {
		c := outline[(i+1)%len(outline)]
		// How far at is inside of this side, and how fast the line leaves it.
		inside := (c.X-a.X)*(at.Y-a.Y) - (c.Y-a.Y)*(at.X-a.X)
		pace := (c.X-a.X)*along.Y - (c.Y-a.Y)*along.X
		switch {
		case math.Abs(pace) < 1e-12:
			if inside < 0 {
				return from, to, false
			}
		case pace > 0:
			first = max(first, -inside/pace)
		default:
			last = min(last, -inside/pace)
		}
	}
	if first >= last {
		return from, to, false
	}
	on := func(t float64) scene.Point { return scene.Point{X: at.X + t*along.X, Y: at.Y + t*along.Y} }
	return on(first), on(last), true
}
