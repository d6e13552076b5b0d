package raster

import (
	"errors"
	"image"
	"image/gif"
	"io"
	"reflect"

	"github.com/teahouse-games/teahouse/render/scene"
)

// Film is scenes that are seen one after the other, all through windows of one size.
type Film struct {
	Frames []scene.Scene
	Delay  int // hundredths of a second that each is seen
	Last   int // the same for the last one
}

// GIF writes a film, width pixels wide, which is played over and over. It has one
// palette, and what does not change from frame to frame is written once.
func GIF(w io.Writer, f *Film, width int) error {
	if len(f.Frames) == 0 {
		return errors.New("a film has at least one frame")
	}
	strips, used := f.shoot(width)
	chart := newChart(used.palette())
	palette := chart.palette()
	animation := gif.GIF{
		Config: image.Config{ColorModel: palette, Width: width, Height: Height(&f.Frames[0], width)},
	}
	for i, strip := range strips {
		delay := f.Delay
		if i == len(strips)-1 {
			delay = f.Last
		}
		picture := chart.paletted(strip, strip.Bounds())
		picture.Palette = palette
		animation.Image = append(animation.Image, picture)
		animation.Delay = append(animation.Delay, delay)
		animation.Disposal = append(animation.Disposal, gif.DisposalNone)
	}
	return gif.EncodeAll(w, &animation)
}

// shoot draws the frames and keeps of each the rectangle that is not as before.
func (f *Film) shoot(width int) (strips []*image.RGBA, used colours) {
	used = colours{}
	stage := newStage(f.Frames, width)
	var before *image.RGBA
	for i := range f.Frames {
		picture := stage.image(&f.Frames[i])
		part := changed(before, picture)
		strip := image.NewRGBA(part)
		for y := part.Min.Y; y < part.Max.Y; y++ {
			copy(strip.Pix[strip.PixOffset(part.Min.X, y):], picture.Pix[picture.PixOffset(part.Min.X, y):picture.PixOffset(part.Max.X-1, y)+4])
		}
		used.add(strip, part)
		strips = append(strips, strip)
		before = picture
	}
	return strips, used
}

// stage is what all frames have in common: their first shapes, drawn once.
type stage struct {
	ground *canvas
	shapes int
}

func newStage(frames []scene.Scene, width int) *stage {
	first := &frames[0]
	same := len(first.Shapes)
	for i := range frames {
		f := &frames[i]
		if f.Min != first.Min || f.Max != first.Max || f.Background != first.Background {
			same = 0
		}
		same = min(same, len(f.Shapes))
		for k := range same {
			if !reflect.DeepEqual(f.Shapes[k], first.Shapes[k]) {
				same = k
				break
			}
		}
	}
	s := &stage{ground: newCanvas(first, width), shapes: same}
	s.ground.draw(first.Shapes[:same])
	return s
}

func (s *stage) image(frame *scene.Scene) *image.RGBA {
	c := newCanvas(frame, s.ground.image.Rect.Dx())
	if s.shapes > 0 {
		copy(c.image.Pix, s.ground.image.Pix)
	}
	c.draw(frame.Shapes[s.shapes:])
	return c.image
}

// changed returns the smallest rectangle outside of which two pictures are the same;
// it is never empty. Without a picture before it is everything.
func changed(before, after *image.RGBA) image.Rectangle {
	bounds := after.Bounds()
	if before == nil {
		return bounds
	}
	var part image.Rectangle
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if i := after.PixOffset(x, y); packed(before.Pix[i:]) != packed(after.Pix[i:]) {
				part = part.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if part.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return part
}
