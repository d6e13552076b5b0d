package tiles

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// Measures of the set of letters.
const (
	fieldRadius = 0.385
	plateHalf   = 0.2 // half of the height of the plate that the code stands on
	codeWidth   = 0.65
	codeSize    = 0.42
)

// letters draws a piece as its code, on a plate before a field whose colour and
// pattern both show the colour of the kind. First's plate is light, Second's dark;
// so are those of tiles without an owner, by day and by night.
func (b *Brush) letters(p *game.Piece, cube bool) {
	c := b.set.Pattern(p.Kind)
	turn := 0.0
	if p.Owner == game.Second {
		turn = 180
	}
	b.Transformed(scene.Point{}, sizeOf(p), 0, func(b *Brush) {
		field, plate := roundField()
		if cube {
			b.pentagon(turn)
			field, plate = cubeField(turn)
		} else {
			b.disc()
		}
		b.Fill(scene.Polygon(field...), c.fill)
		c.draw(b, field)
		b.Stroke(scene.Polygon(field...), b.Theme.MapleInk, 0.02)
		ground, ink := b.Theme.PetalWhite, b.Theme.MapleInk
		if p.Owner == game.Second || p.Owner == game.None && b.set.DarkKinds[p.Kind] {
			ground, ink = ink, ground
		}
		b.AddShape(plate, ground, b.Theme.MapleInk, 0.02)
		b.code(p, ink)
	})
}

// roundField returns the field of a tile and the plate across it.
func roundField() (field []scene.Point, plate scene.Path) {
	half := math.Asin(plateHalf/fieldRadius) * 180 / math.Pi
	return circleCorners(fieldRadius), JoinPaths(ArcPath(fieldRadius, 90-half, 90+half), ArcPath(fieldRadius, 270-half, 270+half))
}

// cubeField returns the field of a cube and the plate across it.
func cubeField(turn float64) (field []scene.Point, plate scene.Path) {
	const margin = 0.05
	field = corners(pentagon(margin).Transformed(scene.Point{}, 1, turn))
	side := field[2].X
	return field, BoxPath(-side, -plateHalf, side, plateHalf)
}

// code writes the code of a piece as large as there is room for.
func (b *Brush) code(p *game.Piece, ink scene.Colour) {
	text := p.Code
	if text == "" || text == p.Kind {
		text = p.Kind
		if code, ok := b.set.Codes[p.Kind]; ok {
			text = code
		}
	}
	size := codeSize
	if _, wide := glyph.TextPath(glyph.SansBold, 1, text); wide*size > codeWidth {
		size = codeWidth / wide
	}
	b.textShape(glyph.CenteredText(glyph.SansBold, size, text), ink)
}
