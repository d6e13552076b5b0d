package tiles

import (
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/render/scene"
)

// patternedFill is a fill with a pattern that says the same to those who do not see it.
type patternedFill struct {
	fill    scene.Colour
	pattern func(b *pieceDrawer, field []scene.Point)
}

// The fills are from Okabe and Ito's palette, which people tell apart whatever
// colours they see.
var (
	vermilion = patternedFill{scene.RGB(0xD55E00), func(b *pieceDrawer, f []scene.Point) { b.stripes(f, 45) }}
	white     = patternedFill{scene.RGB(0xFFFFFF), func(*pieceDrawer, []scene.Point) {}}
	purple    = patternedFill{scene.RGB(0xCC79A7), (*pieceDrawer).dots}
	yellow    = patternedFill{scene.RGB(0xF0E442), func(b *pieceDrawer, f []scene.Point) { b.stripes(f, 0) }}
	blue      = patternedFill{scene.RGB(0x56B4E9), func(b *pieceDrawer, f []scene.Point) { b.stripes(f, 0); b.stripes(f, 90) }}
)

var colours = func() map[string]patternedFill {
	all := map[string]patternedFill{}
	for _, group := range []struct {
		colour patternedFill
		kinds  string
	}{
		{vermilion, "R3 R4 R5 Soldier CBd CBn CHd CHn IRd IRn MAd MAn PEd PEn RHd RHn Rose Hi Cho Han Chuu Ou Shu"},
		{white, "W3 W4 W5 CLd CLn JAd JAn LId LIn PId PIn WId WIn WSd WSn Lotus Gyoku"},
		{purple, "L O LOTUS Orchid Ki Hou Ro Ja Ba Ryuu"},
		{yellow, "Sun Moon WHEEL CUP SPADE TWIG Lily"},
		{blue, "B K R W Fan Anchor Stick Compass Wheel Kaku Myou Hon Ga Zou Ken"},
	} {
		for _, kind := range strings.Fields(group.kinds) {
			all[kind] = group.colour
		}
	}
	return all
}()

// colourOf is the colour of a kind, white for one that is not known.
func colourOf(kind string) patternedFill {
	if c, ok := colours[kind]; ok {
		return c
	}
	return white
}

const (
	patternGap  = 0.115
	patternLine = 0.034
)

// stripes draws parallel lines across a convex field; upright when degrees is 0.
func (b *pieceDrawer) stripes(field []scene.Point, degrees float64) {
	along := polar(1, degrees)
	for i := -5; i <= 5; i++ {
		aside := polar(patternGap*float64(i), degrees+90)
		if from, to, ok := chord(field, aside, along); ok {
			b.line(scene.Line(from, to), b.patternInk(), patternLine)
		}
	}
}

// dots draws dots in rows, those that are all within a convex field.
func (b *pieceDrawer) dots(field []scene.Point) {
	const size = 0.034
	for row := -4; row <= 4; row++ {
		for i := -4; i <= 4; i++ {
			at := scene.Point{X: patternGap * (float64(i) + 0.5*float64(row&1)), Y: patternGap * float64(row)}
			if from, to, ok := chord(field, at, scene.Point{X: 1}); ok && at.X-from.X > size && to.X-at.X > size {
				b.fill(scene.Circle(at, size), b.patternInk())
			}
		}
	}
}

func (b *pieceDrawer) patternInk() scene.Colour { return b.theme.MapleInk.Translucent(0.4) }

// chord is the part of a straight line that is within a convex outline whose
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
