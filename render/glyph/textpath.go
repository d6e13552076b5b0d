package glyph

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
)

// TextPath writes a line: its baseline is y = 0 and begins at x = 0; size is the em.
// The width is where the next letter would begin. A face that does not exist is
// Serif. The path is filled by the nonzero rule.
func TextPath(face Font, size float64, text string) (path scene.Path, width float64) {
	w := textPath{fontMetrics: metricsOf(face)}
	for _, r := range text {
		w.write(r)
	}
	scale := size / float64(w.em)
	return w.path.Transformed(scene.Point{}, scale, 0), w.at * scale
}

// CenteredText writes a line centred at 0,0, by its width and by the height of a
// capital or a kanji.
func CenteredText(face Font, size float64, text string) scene.Path {
	path, width := TextPath(face, size, text)
	c := metricsOf(face)
	baseline := (c.height - c.sink) / 2 * size / float64(c.em)
	return path.Transformed(scene.Point{X: -width / 2, Y: baseline}, 1, 0)
}

func metricsOf(face Font) fontMetrics {
	if face >= fontCount {
		face = Serif
	}
	return *face.metrics()
}

// textPath puts glyph after glyph, in units of the font.
type textPath struct {
	fontMetrics
	path   scene.Path
	at     float64 // where the next glyph begins
	last   sfnt.GlyphIndex
	buffer sfnt.Buffer
}

func (w *textPath) write(r rune) {
	index := indexOf(w.font, &w.buffer, r)
	if index == 0 || !w.glyph(index) {
		w.box()
		index = 0
	}
	w.last = index
}

// glyph reports whether the font could draw it.
func (w *textPath) glyph(index sfnt.GlyphIndex) bool {
	advance, err := w.font.GlyphAdvance(&w.buffer, index, w.em, font.HintingNone)
	if err != nil {
		return false
	}
	if w.last != 0 {
		// sfnt reports a pair without kerning as an error; it is none here.
		if kern, err := w.font.Kern(&w.buffer, w.last, index, w.em, font.HintingNone); err == nil {
			w.at += float64(kern)
		}
	}
	segments, err := w.font.LoadGlyph(&w.buffer, index, w.em, nil)
	if err != nil {
		return false
	}
	for i, s := range segments {
		if s.Op == sfnt.SegmentOpMoveTo && i > 0 {
			w.path = append(w.path, scene.Step{Op: scene.Close})
		}
		w.path = append(w.path, w.step(s))
	}
	if len(segments) > 0 {
		w.path = append(w.path, scene.Step{Op: scene.Close})
	}
	w.at += float64(advance)
	return true
}

// step reads a step of a glyph; sfnt's y goes down as ours does.
func (w *textPath) step(s sfnt.Segment) scene.Step {
	step := scene.Step{Op: ops[s.Op]}
	for i := range points[s.Op] {
		step.To[i] = scene.Point{X: w.at + float64(s.Args[i].X), Y: float64(s.Args[i].Y)}
	}
	return step
}

// ops and points give, for each operation of sfnt, ours and its number of points.
var (
	ops = [...]scene.StepKind{
		sfnt.SegmentOpMoveTo: scene.MoveTo,
		sfnt.SegmentOpLineTo: scene.LineTo,
		sfnt.SegmentOpQuadTo: scene.QuadTo,
		sfnt.SegmentOpCubeTo: scene.CubeTo,
	}
	points = [...]int{
		sfnt.SegmentOpMoveTo: 1,
		sfnt.SegmentOpLineTo: 1,
		sfnt.SegmentOpQuadTo: 2,
		sfnt.SegmentOpCubeTo: 3,
	}
)

// box replaces a missing glyph: an empty box as wide as a letter.
func (w *textPath) box() {
	em := float64(w.em)
	left, right, top := w.at+0.08*em, w.at+0.52*em, -w.height
	const line = 0.05
	in := line * em
	w.path = append(w.path, scene.Polygon(
		scene.Point{X: left}, scene.Point{X: left, Y: top}, scene.Point{X: right, Y: top}, scene.Point{X: right})...)
	// The other way round, so that the nonzero rule leaves it empty.
	w.path = append(w.path, scene.Polygon(
		scene.Point{X: left + in, Y: -in}, scene.Point{X: right - in, Y: -in},
		scene.Point{X: right - in, Y: top + in}, scene.Point{X: left + in, Y: top + in})...)
	w.at += 0.6 * em
}
