package raster

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// colourHistogram counts how often each colour is used.
type colourHistogram map[uint32]int

func (c colourHistogram) add(picture *image.RGBA, part image.Rectangle) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := picture.Pix[picture.PixOffset(part.Min.X, y) : picture.PixOffset(part.Max.X-1, y)+4]
		for i := 0; i < len(row); i += 4 {
			c[packRGB(row[i:])]++
		}
	}
}

// packRGB puts the red, green and blue of a pixel into one number.
func packRGB(pixel []uint8) uint32 {
	return uint32(pixel[0])<<16 | uint32(pixel[1])<<8 | uint32(pixel[2])
}

func channelOf(c uint32, channel int) int { return int(c >> (16 - 8*channel) & 0xFF) }

// colourCount is a colour with how often it is used.
type colourCount struct {
	colour uint32
	count  int
}

const (
	// maxColours is the most colours that a file has.
	maxColours = 256
	// exactColours is the number of the most frequent colours that are kept exactly if there are
	// too many.
	exactColours = 64
)

// palette returns at most size colours.
func (c colourHistogram) palette(size int) []uint32 {
	list := make([]colourCount, 0, len(c))
	for colour, count := range c {
		list = append(list, colourCount{colour, count})
	}
	slices.SortFunc(list, func(a, b colourCount) int {
		return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.colour, b.colour))
	})
	chosen := make([]uint32, 0, size)
	if len(list) <= size {
		for _, t := range list {
			chosen = append(chosen, t.colour)
		}
	} else {
		for _, t := range list[:exactColours] {
			chosen = append(chosen, t.colour)
		}
		for _, b := range medianCut(list[exactColours:], size-exactColours) {
			chosen = append(chosen, b.mean())
		}
	}
	slices.Sort(chosen)
	return slices.Compact(chosen)
}

// colourBox is colours that become one.
type colourBox []colourCount

// medianCut divides colours into n boxes. It repeatedly cuts the box with the widest spread.
func medianCut(all colourBox, n int) []colourBox {
	list := []colourBox{all}
	for len(list) < n {
		widest, widestSpread := -1, 0
		for i, b := range list {
			if _, spread := b.widest(); len(b) > 1 && spread > widestSpread {
				widest, widestSpread = i, spread
			}
		}
		if widest < 0 {
			break
		}
		low, high := list[widest].cut()
		list[widest] = low
		list = append(list, high)
	}
	return list
}

// widest returns the channel in which a box is spread most and how much, in a
// measure that grows with how often its colours are used.
func (b colourBox) widest() (channel, spread int) {
	var count int
	for _, t := range b {
		count += t.count
	}
	for k := range 3 {
		low, high := 255, 0
		for _, t := range b {
			low, high = min(low, channelOf(t.colour, k)), max(high, channelOf(t.colour, k))
		}
		if s := (high - low) * (high - low) * isqrt(count); s > spread {
			channel, spread = k, s
		}
	}
	return channel, spread
}

// cut parts a box in the middle of its pixels.
func (b colourBox) cut() (low, high colourBox) {
	channel, _ := b.widest()
	b = slices.Clone(b)
	slices.SortFunc(b, func(x, y colourCount) int {
		return cmp.Or(cmp.Compare(channelOf(x.colour, channel), channelOf(y.colour, channel)), cmp.Compare(x.colour, y.colour))
	})
	var total, seen int
	for _, t := range b {
		total += t.count
	}
	for i, t := range b[:len(b)-1] {
		if seen += t.count; 2*seen >= total || i == len(b)-2 {
			return b[:i+1], b[i+1:]
		}
	}
	return b[:1], b[1:]
}

func (b colourBox) mean() uint32 {
	var sums [3]int
	var count int
	for _, t := range b {
		count += t.count
		for k := range sums {
			sums[k] += channelOf(t.colour, k) * t.count
		}
	}
	var mean uint32
	for _, sum := range sums {
		mean = mean<<8 | uint32((sum+count/2)/count)
	}
	return mean
}

// isqrt returns the largest integer whose square is at most n.
func isqrt(n int) int {
	low := 0
	for high := min(n, 1<<20) + 1; high-low > 1; {
		if middle := (low + high) / 2; middle*middle <= n {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}

// nearestColours finds the index of the colour of a palette that is nearest to another one.
type nearestColours struct {
	chosen []uint32
	index  map[uint32]uint8
}

func newChart(chosen []uint32) *nearestColours {
	return &nearestColours{chosen: chosen, index: make(map[uint32]uint8, 4*len(chosen))}
}

func (c *nearestColours) nearest(colour uint32) uint8 {
	if i, ok := c.index[colour]; ok {
		return i
	}
	best, least := 0, 1<<30
	for i, other := range c.chosen {
		var far int
		for k, weight := range [3]int{3, 6, 1} { // as the eye weighs them
			d := channelOf(colour, k) - channelOf(other, k)
			far += weight * d * d
		}
		if far < least {
			best, least = i, far
		}
	}
	c.index[colour] = uint8(best)
	return uint8(best)
}

func (c *nearestColours) palette() color.Palette {
	p := make(color.Palette, len(c.chosen))
	for i, colour := range c.chosen {
		p[i] = color.RGBA{R: uint8(colour >> 16), G: uint8(colour >> 8), B: uint8(colour), A: 0xFF}
	}
	return p
}

// paletted returns a part of a picture in the colours of the chart.
func (c *nearestColours) paletted(picture *image.RGBA, part image.Rectangle) *image.Paletted {
	p := image.NewPaletted(part, c.palette())
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			p.Pix[p.PixOffset(x, y)] = c.nearest(packRGB(picture.Pix[picture.PixOffset(x, y):]))
		}
	}
	return p
}
