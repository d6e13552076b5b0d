package glyph

import (
	_ "embed" // the fonts
	"fmt"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Font is a font in one weight.
type Font uint8

// The faces.
const (
	Serif    Font = iota // EB Garamond, for names and headings
	Sans                 // Inter, for numbers and places
	SansBold             // Inter Bold, for the codes on tiles
	Kanji                // Noto Serif CJK JP Bold, for the faces of cubes
	fontCount
)

var (
	//go:embed serif.otf
	serif []byte
	//go:embed sans.otf
	sans []byte
	//go:embed sansbold.otf
	sansBold []byte
	//go:embed kanji.otf
	kanji []byte
)

// fontMetrics is a font with its measures, in its own units.
type fontMetrics struct {
	font   *sfnt.Font
	em     fixed.Int26_6 // the size at which a unit of the font is 1
	height float64       // of a sign on the baseline, a capital or a kanji
	sink   float64       // how far it goes below the baseline
}

// loadedFonts are the fonts that have been used. A program that uses none has none of them: no variable
// refers to a font.
var loadedFonts [fontCount]struct {
	once    sync.Once
	metrics fontMetrics
}

// metrics reads a font when it is first used.
func (f Font) metrics() *fontMetrics {
	loaded := &loadedFonts[f]
	loaded.once.Do(func() {
		switch f {
		case Serif:
			loaded.metrics = read(serif)
		case Sans:
			loaded.metrics = read(sans)
		case SansBold:
			loaded.metrics = read(sansBold)
		case Kanji:
			loaded.metrics = read(kanji)
			// A kanji fills a square, of which 0.12 lie below the baseline of Latin letters.
			em := float64(loaded.metrics.em)
			loaded.metrics.height, loaded.metrics.sink = 0.88*em, 0.12*em
		}
	})
	return &loaded.metrics
}

// read panics when an embedded font is damaged: then the program is.
func read(data []byte) fontMetrics {
	f, err := sfnt.Parse(data)
	if err != nil {
		panic(fmt.Sprintf("glyph: an embedded font cannot be read: %v", err))
	}
	em := fixed.Int26_6(f.UnitsPerEm())
	capital, _, err := f.GlyphBounds(nil, indexOf(f, nil, 'H'), em, font.HintingNone)
	if err != nil {
		panic(fmt.Sprintf("glyph: an embedded font has no measures: %v", err))
	}
	return fontMetrics{font: f, em: em, height: float64(-capital.Min.Y)}
}

// indexOf is 0 for a rune that the font lacks.
func indexOf(f *sfnt.Font, b *sfnt.Buffer, r rune) sfnt.GlyphIndex {
	index, err := f.GlyphIndex(b, r)
	if err != nil {
		return 0
	}
	return index
}
