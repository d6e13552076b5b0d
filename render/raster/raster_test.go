package raster

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"math"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

var (
	black = scene.RGB(0)
	white = scene.RGB(0xFFFFFF)
)

// page is 10 by 10 units of white paper with shapes.
func page(shapes ...scene.Shape) *scene.Scene {
	return &scene.Scene{Max: scene.Point{X: 10, Y: 10}, Background: white, Shapes: shapes}
}

// still is a picture of everything a scene can have.
func still(turned float64) *scene.Scene {
	theme := &themes.Light
	middle := scene.Point{X: 5, Y: 5}
	curl := scene.Path{
		{Op: scene.MoveTo, To: [3]scene.Point{{X: 1, Y: 9}}},
		{Op: scene.QuadTo, To: [3]scene.Point{{X: 5, Y: 6}, {X: 9, Y: 9}}},
		{Op: scene.LineTo, To: [3]scene.Point{{X: 9, Y: 7.5}}},
	}
	return &scene.Scene{
		Max: scene.Point{X: 10, Y: 10}, Background: theme.Paper,
		Shapes: []scene.Shape{
			{Path: scene.Circle(middle, 4.5), Fill: theme.Straw, Stroke: scene.Stroke{Colour: theme.RimOuter, Width: 0.3}},
			{Path: scene.Polygon(scene.Point{X: 5, Y: 1}, scene.Point{X: 9, Y: 5}, scene.Point{X: 5, Y: 5}), Fill: theme.Red},
			{Path: curl, Stroke: scene.Stroke{Colour: theme.FirstLink, Width: 0.4}},
			{Path: scene.Line(scene.Point{X: 1, Y: 2}, scene.Point{X: 8, Y: 6.5}), Stroke: scene.Stroke{Colour: theme.SecondLink, Width: 0.25, Dash: []float64{0.6, 0.5}}},
			{Path: scene.Ellipse(scene.Point{}, 2, 0.5).Transformed(scene.Point{X: 3, Y: 6}, 1, turned), Fill: theme.Shadow},
		},
	}
}

func TestImageIsGolden(t *testing.T) {
	var got strings.Builder
	for _, width := range []int{64, 333, 1200} {
		picture := Image(still(30), width)
		fmt.Fprintf(&got, "%d x %d %x\n", picture.Rect.Dx(), picture.Rect.Dy(), sha256.Sum256(picture.Pix))
	}
	gametest.Golden(t, "testdata/pixels.txt", got.String())
}

func TestWritesTheSameTwice(t *testing.T) {
	animation := &Animation{Frames: 3, Delay: 10, LastDelay: 20, Frame: func(i int) scene.Scene { return *still(float64(10 * i)) }}
	write := func() []byte {
		var b bytes.Buffer
		if err := PNG(&b, still(0), 200); err != nil {
			t.Fatal(err)
		}
		if err := GIF(&b, animation, 120); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	first := write()
	for range 3 {
		if !bytes.Equal(first, write()) {
			t.Fatal("the same scene gives other bytes")
		}
	}
}

// ink is how much of the page is covered, in square units.
func ink(picture *image.RGBA) float64 {
	var sum float64
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			sum += float64(0xFF-picture.RGBAAt(x, y).G) / 0xFF
		}
	}
	unit := float64(picture.Rect.Dx()) / 10
	return sum / unit / unit
}

func TestCoverage(t *testing.T) {
	middle := scene.Point{X: 5, Y: 5}
	hole := append(scene.Circle(middle, 4), scene.Circle(middle, 2).Map(func(p scene.Point) scene.Point {
		return scene.Point{X: p.X, Y: 10 - p.Y} // runs round the other way
	})...)
	square := scene.Polygon(scene.Point{X: 2, Y: 2}, scene.Point{X: 8, Y: 2}, scene.Point{X: 8, Y: 8}, scene.Point{X: 2, Y: 8})
	slant := scene.Line(scene.Point{X: 1, Y: 1}, scene.Point{X: 7, Y: 9})
	pen := func(width float64, dash ...float64) scene.Stroke {
		return scene.Stroke{Colour: black, Width: width, Dash: dash}
	}
	tests := []struct {
		name  string
		shape scene.Shape
		area  float64
	}{
		{"a disc", scene.Shape{Path: scene.Circle(middle, 4), Fill: black}, 16 * math.Pi},
		{"a disc with a hole", scene.Shape{Path: hole, Fill: black}, 12 * math.Pi},
		{"a square", scene.Shape{Path: square, Fill: black}, 36},
		{"a disc that leaves the page", scene.Shape{Path: scene.Circle(scene.Point{}, 6), Fill: black}, 9 * math.Pi},
		{"a ring", scene.Shape{Path: scene.Circle(middle, 3), Stroke: pen(1)}, 6 * math.Pi},
		{"a frame", scene.Shape{Path: square, Stroke: pen(1)}, 24 - 1 + math.Pi/4},
		{"a slanting line", scene.Shape{Path: slant, Stroke: pen(1)}, 10 + math.Pi/4},
		{"a corner", scene.Shape{Path: scene.Line(scene.Point{X: 2, Y: 8}, scene.Point{X: 8, Y: 8}, scene.Point{X: 8, Y: 2}), Stroke: pen(2)}, 24 - 1 + math.Pi/4 + math.Pi},
		{"a point", scene.Shape{Path: scene.Line(middle, middle), Stroke: pen(2)}, math.Pi},
		{"dashes", scene.Shape{Path: slant, Stroke: pen(0.5, 1, 1)}, 5*0.5 + 5*math.Pi/16},
		{"dots", scene.Shape{Path: slant, Stroke: pen(0.5, 0, 1.25)}, 8 * math.Pi / 16},
		{"dashes round a square", scene.Shape{Path: square, Stroke: pen(0.5, 2, 2)}, 6 * (1 + math.Pi/16)},
		{"nothing", scene.Shape{Fill: black, Stroke: pen(1)}, 0},
		{"without colour", scene.Shape{Path: square}, 0},
	}
	for _, test := range tests {
		for _, width := range []int{150, 1100} {
			if got := ink(Image(page(test.shape), width)); math.Abs(got-test.area) > 0.004*test.area+0.02 {
				t.Errorf("%s, %d pixels wide: %.3f square units are covered, want %.3f", test.name, width, got, test.area)
			}
		}
	}
}

// Large pictures are filled piece by piece; the pieces must fit.
func TestPiecesHaveNoSeams(t *testing.T) {
	picture := Image(page(scene.Shape{Path: scene.Polygon(scene.Point{X: -1, Y: -1}, scene.Point{X: 11, Y: -1}, scene.Point{X: 11, Y: 11}, scene.Point{X: -1, Y: 11}), Fill: black}), 1300)
	for y := range 1300 {
		for x := range 1300 {
			if c := picture.RGBAAt(x, y); c != (color.RGBA{A: 0xFF}) {
				t.Fatalf("the pixel %d,%d is %v, want black", x, y, c)
			}
		}
	}
}

func TestPNG(t *testing.T) {
	var b bytes.Buffer
	if err := PNG(&b, still(45), 400); err != nil {
		t.Fatal(err)
	}
	size := b.Len()
	picture, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	paletted, ok := picture.(*image.Paletted)
	if !ok || len(paletted.Palette) > 256 || size > 20_000 {
		t.Errorf("a %T of %d bytes", picture, size)
	}
	near(t, Image(still(45), 400), picture)
	for _, want := range []scene.Colour{themes.Light.Paper, themes.Light.Straw, themes.Light.Red, themes.Light.FirstLink} {
		if c := paletted.Palette.Convert(want); color.NRGBAModel.Convert(c) != want.NRGBA {
			t.Errorf("%v has become %v", want, c)
		}
	}
}

// near compares two pictures: no colour may be far off, and few a little.
func near(t *testing.T, want *image.RGBA, got image.Image) {
	t.Helper()
	if want.Bounds() != got.Bounds() {
		t.Fatalf("the picture is %v, want %v", got.Bounds(), want.Bounds())
	}
	var off int
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			a := want.RGBAAt(x, y)
			r, g, b, _ := got.At(x, y).RGBA()
			far := max(gap(a.R, r), gap(a.G, g), gap(a.B, b))
			if far > 24 {
				t.Fatalf("the pixel %d,%d is %v, want %v", x, y, got.At(x, y), a)
			}
			if far > 8 {
				off++
			}
		}
	}
	if most := want.Rect.Dx() * want.Rect.Dy() / 100; off > most {
		t.Errorf("%d pixels are a little off, want at most %d", off, most)
	}
}

func gap(a uint8, b uint32) int { return max(int(a)-int(b>>8), int(b>>8)-int(a)) }

func TestGIF(t *testing.T) {
	frames := &Animation{Frames: 5, Delay: 80, LastDelay: 300, Frame: func(i int) scene.Scene {
		s := still(0)
		at := scene.Point{X: 2 + float64(i), Y: 3}
		if i == 4 {
			at.X-- // nothing changes
		}
		s.Shapes = append(s.Shapes, scene.Shape{Path: scene.Circle(at, 0.4), Fill: themes.Light.Walnut})
		return *s
	}}
	var b bytes.Buffer
	if err := GIF(&b, frames, 240); err != nil {
		t.Fatal(err)
	}
	size := b.Len()
	animation, err := gif.DecodeAll(&b)
	if err != nil {
		t.Fatal(err)
	}
	if len(animation.Image) != 5 || animation.LoopCount != 0 || size > 20_000 {
		t.Errorf("%d frames, %d loops, %d bytes", len(animation.Image), animation.LoopCount, size)
	}
	if got := fmt.Sprint(animation.Delay); got != "[80 80 80 80 300]" {
		t.Errorf("the delays are %s", got)
	}
	seen := image.NewRGBA(image.Rect(0, 0, animation.Config.Width, animation.Config.Height))
	for i, strip := range animation.Image {
		if i > 0 && strip.Rect.Dx()*strip.Rect.Dy() > 240*240/10 {
			t.Errorf("frame %d writes %v anew", i, strip.Rect)
		}
		for y := strip.Rect.Min.Y; y < strip.Rect.Max.Y; y++ {
			for x := strip.Rect.Min.X; x < strip.Rect.Max.X; x++ {
				if c := strip.At(x, y); c.(color.RGBA).A > 0 {
					seen.Set(x, y, c)
				}
			}
		}
		frame := frames.Frame(i)
		near(t, Image(&frame, 240), seen)
	}
	if err := GIF(&b, &Animation{}, 100); err == nil {
		t.Error("a film without frames is written")
	}
}

// Frames that begin otherwise than the first two are drawn from their beginning.
func TestAnimationWithAnotherGround(t *testing.T) {
	animation := &Animation{Frames: 4, Frame: func(i int) scene.Scene {
		s := still(0)
		if i >= 2 {
			s.Shapes = s.Shapes[i-1:]
		}
		return *s
	}}
	i := 0
	animation.renderFrames(90, func(_, picture *image.RGBA, _ image.Rectangle) {
		frame := animation.Frame(i)
		if !bytes.Equal(picture.Pix, Image(&frame, 90).Pix) {
			t.Errorf("frame %d is not as if drawn alone", i)
		}
		i++
	})
}

func TestPalette(t *testing.T) {
	c := colourHistogram{}
	for i := range 3000 {
		c[uint32(i*2791)&0xFFFFFF] = 1 + i%7
	}
	c[0x123456] = 1_000_000
	chosen := c.palette(maxColours)
	if len(chosen) > maxColours || len(chosen) < maxColours-20 {
		t.Errorf("%d colours are chosen of %d", len(chosen), len(c))
	}
	if chart := newChart(chosen); chart.chosen[chart.nearest(0x123456)] != 0x123456 {
		t.Error("the most frequent colour is not kept")
	}
	if few := (colourHistogram{1: 5, 2: 5}).palette(maxColours); len(few) != 2 {
		t.Errorf("two colours become %x", few)
	}
}
