package raster

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/vector"

	"github.com/teahouse-games/teahouse/render/scene"
)

// Image draws a scene, width pixels wide and as high as its window then is.
func Image(s *scene.Scene, width int) *image.RGBA {
	c := newCanvas(s, width)
	c.draw(s.Shapes)
	return c.image
}

// Height returns how many pixels a picture of this width is high.
func Height(s *scene.Scene, width int) int {
	return max(1, int(math.Floor(float64(width)*(s.Max.Y-s.Min.Y)/(s.Max.X-s.Min.X)+0.5+nudge)))
}

// canvas is a picture being drawn.
type canvas struct {
	image  *image.RGBA
	filler vector.Rasterizer
	origin scene.Point // the window's upper left corner
	scale  float64     // pixels in a unit
}

func newCanvas(s *scene.Scene, width int) *canvas {
	c := &canvas{
		image:  image.NewRGBA(image.Rect(0, 0, width, Height(s, width))),
		origin: s.Min,
		scale:  float64(width) / (s.Max.X - s.Min.X),
	}
	ground := s.Background
	if ground.A == 0 {
		ground = scene.RGB(0xFFFFFF)
	}
	draw.Draw(c.image, c.image.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	return c
}

func (c *canvas) draw(shapes []scene.Shape) {
	for i := range shapes {
		shape := &shapes[i]
		lines := c.flatten(shape.Path)
		if shape.Fill.A > 0 {
			c.fill(lines, shape.Fill.NRGBA)
		}
		if stroke := shape.Stroke; stroke.Colour.A > 0 && stroke.Width > 0 {
			dashes := make([]float64, len(stroke.Dash))
			for k, length := range stroke.Dash {
				dashes[k] = length * c.scale
			}
			c.fill(strokeOutline(dash(lines, dashes), stroke.Width*c.scale/2), stroke.Colour.NRGBA)
		}
	}
}

const (
	// most is the largest side in pixels that is filled at once: up to here the
	// rasterizer counts in integers.
	most = 512
	// stride is how many rows a line may cross in one piece, as the rasterizer
	// loses a 512th of a pixel with each.
	stride = 16
)

// fill fills closed lines, which are in pixels.
func (c *canvas) fill(lines []polyline, with color.NRGBA) {
	bounds := boundsOf(lines).Intersect(c.image.Bounds())
	source := image.NewUniform(with)
	for y := bounds.Min.Y; y < bounds.Max.Y; y += most {
		for x := bounds.Min.X; x < bounds.Max.X; x += most {
			part := image.Rect(x, y, min(x+most, bounds.Max.X), min(y+most, bounds.Max.Y))
			c.filler.Reset(part.Dx(), part.Dy())
			c.filler.DrawOp = draw.Over
			for i := range lines {
				c.trace(lines[i].points, part.Min)
			}
			c.filler.Draw(c.image, part, source, image.Point{})
		}
	}
}

// trace gives the rasterizer a closed line as seen from corner.
func (c *canvas) trace(points []pixel, corner image.Point) {
	if len(points) < 3 {
		return
	}
	to := func(p pixel) (x, y float32) {
		return float32(p.x-corner.X*steps) / steps, float32(p.y-corner.Y*steps) / steps
	}
	c.filler.MoveTo(to(points[0]))
	last := points[0]
	for _, p := range append(points[1:len(points):len(points)], points[0]) {
		rows := p.y - last.y
		if rows < 0 {
			rows = -rows
		}
		for n, k := rows/(stride*steps)+1, 1; k <= n; k++ {
			c.filler.LineTo(to(pixel{last.x + (p.x-last.x)*k/n, last.y + (p.y-last.y)*k/n}))
		}
		last = p
	}
	c.filler.ClosePath()
}

// PNG writes a scene as a picture that is width pixels wide.
func PNG(w io.Writer, s *scene.Scene, width int) error {
	picture := Image(s, width)
	used := colourHistogram{}
	used.add(picture, picture.Bounds())
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return encoder.Encode(w, newChart(used.palette(maxColours)).paletted(picture, picture.Bounds()))
}
