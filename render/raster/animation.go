package raster

import (
	"cmp"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"io"
	"reflect"

	"github.com/teahouse-games/teahouse/render/scene"
)

// Animation is scenes that are seen one after the other.
type Animation struct {
	Frames int
	// Frame returns the scene with this number, from 0. It is called twice for each.
	// All windows must have the same size.
	Frame     func(i int) scene.Scene
	Delay     int // hundredths of a second that each is seen; 0: as long as is usual
	LastDelay int // the same for the last one
}

// Default durations of frames.
const (
	usualDelay = 90
	usualLast  = 400
)

// GIF writes a film, width pixels wide, which is played over and over. It has one
// palette, and what does not change from frame to frame is left as it is.
func GIF(w io.Writer, f *Animation, width int) error {
	if f.Frames < 1 {
		return errors.New("a film has at least one frame")
	}
	used := colourHistogram{}
	f.renderFrames(width, func(_, picture *image.RGBA, part image.Rectangle) { used.add(picture, part) })
	chart := newChart(used.palette(maxColours - 1))
	through := uint8(len(chart.chosen))
	palette := append(chart.palette(), color.RGBA{})
	animation := gif.GIF{Config: image.Config{ColorModel: palette}}
	f.renderFrames(width, func(before, picture *image.RGBA, part image.Rectangle) {
		strip := chart.paletted(picture, part)
		strip.Palette = palette // the same one lets the encoder write it once
		if before != nil {
			clearUnchanged(before, picture, strip, through)
		}
		animation.Image = append(animation.Image, strip)
		animation.Delay = append(animation.Delay, cmp.Or(f.Delay, usualDelay))
		animation.Disposal = append(animation.Disposal, gif.DisposalNone)
	})
	first := animation.Image[0].Bounds()
	animation.Config.Width, animation.Config.Height = first.Dx(), first.Dy()
	animation.Delay[f.Frames-1] = cmp.Or(f.LastDelay, usualLast)
	return gif.EncodeAll(w, &animation)
}

// clearUnchanged makes pixels of a strip transparent that are as they were before.
func clearUnchanged(before, picture *image.RGBA, strip *image.Paletted, through uint8) {
	for y := strip.Rect.Min.Y; y < strip.Rect.Max.Y; y++ {
		for x := strip.Rect.Min.X; x < strip.Rect.Max.X; x++ {
			if i := picture.PixOffset(x, y); packRGB(before.Pix[i:]) == packRGB(picture.Pix[i:]) {
				strip.Pix[strip.PixOffset(x, y)] = through
			}
		}
	}
}

// renderFrames draws the frames, and shows each with the one before it, nil for the first,
// and the rectangle in which they differ.
func (f *Animation) renderFrames(width int, show func(before, picture *image.RGBA, part image.Rectangle)) {
	var s frameCache
	var before *image.RGBA
	for i := range f.Frames {
		frame := f.Frame(i)
		picture := s.image(&frame, width)
		show(before, picture, changedBounds(before, picture))
		before = picture
	}
}

// frameCache keeps a picture of the shapes that the first two frames have in common at
// their start, so that frames with the same start are drawn from there on.
type frameCache struct {
	first  *scene.Scene
	ground *canvas
	same   int // shapes on the ground
}

func (s *frameCache) image(frame *scene.Scene, width int) *image.RGBA {
	c := newCanvas(frame, width)
	switch {
	case s.first == nil:
		s.first = frame
	case s.ground == nil:
		s.same = sharedPrefix(s.first, frame)
		s.ground = newCanvas(frame, width)
		s.ground.draw(frame.Shapes[:s.same])
		s.first.Shapes = s.first.Shapes[:s.same]
	}
	if s.ground == nil || sharedPrefix(s.first, frame) < s.same {
		c.draw(frame.Shapes)
		return c.image
	}
	copy(c.image.Pix, s.ground.image.Pix)
	c.draw(frame.Shapes[s.same:])
	return c.image
}

// sharedPrefix is with how many shapes both scenes begin, seen in the same way.
func sharedPrefix(a, b *scene.Scene) int {
	if a.Min != b.Min || a.Max != b.Max || a.Background != b.Background {
		return 0
	}
	n := min(len(a.Shapes), len(b.Shapes))
	for i := range n {
		if !reflect.DeepEqual(a.Shapes[i], b.Shapes[i]) {
			return i
		}
	}
	return n
}

// changedBounds returns the smallest rectangle outside of which two pictures are the same;
// it is never empty. Without a picture before it is everything.
func changedBounds(before, after *image.RGBA) image.Rectangle {
	bounds := after.Bounds()
	if before == nil {
		return bounds
	}
	var part image.Rectangle
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if i := after.PixOffset(x, y); packRGB(before.Pix[i:]) != packRGB(after.Pix[i:]) {
				part = part.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if part.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return part
}
