package tiles

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// front is the height of the edge of a cube that faces its owner.
const front = 0.155

// pentagon returns the outline of a cube, made smaller by a margin; it points up.
func pentagon(margin float64) scene.Path { return pentagonTo(0.41-margin, margin) }

// topFace returns the outline of the face on top, which is seen from slightly behind the cube.
func topFace(margin float64) scene.Path { return pentagonTo(0.41-front-margin/2, margin) }

func pentagonTo(bottom, margin float64) scene.Path {
	side, top, shoulder := 0.41-margin, -0.45+1.1*margin, -0.285+0.6*margin
	return PolygonPath(-side, shoulder, 0, top, side, shoulder, side, bottom, -side, bottom)
}

// corners returns those of a polygon.
func corners(polygon scene.Path) (at []scene.Point) {
	for _, s := range polygon {
		if s.Op != scene.Close {
			at = append(at, s.To[0])
		}
	}
	return at
}

// cube draws a pentagon that points forward: Second's is turned. It tilts for some notes.
func (b *Brush) cube(p *game.Piece, romaji bool) {
	if slices.Contains(b.set.TiltNotes, p.Note) {
		b.Transformed(scene.Point{}, 0.92, 8, func(b *Brush) { b.uprightCube(p, romaji) })
		return
	}
	b.uprightCube(p, romaji)
}

func (b *Brush) uprightCube(p *game.Piece, romaji bool) {
	turn := 0.0
	if p.Owner == game.Second {
		turn = 180
	}
	b.pentagon(turn)
	b.grain(corners(topFace(0.05).Transformed(scene.Point{}, 1, turn)))
	size, at := 0.54, scene.Point{Y: -0.02}
	if romaji {
		size, at.Y = 0.43, -0.095
	}
	b.Transformed(scene.Point{}, 1, turn, func(b *Brush) {
		b.Fill(glyph.CenteredText(glyph.Kanji, size, b.set.Cubes[p.Kind]).Transformed(at, 1, 0), b.wood.ink)
		if next := b.set.Cubes[b.set.Fronts[p.Kind]]; next != "" {
			at := scene.Point{Y: 0.41 - front/2}
			b.Fill(glyph.CenteredText(glyph.Kanji, 0.145, next).Transformed(at, 1, 0), b.wood.ink.Translucent(0.45))
		}
	})
	if romaji {
		// The name is for those who do not read kanji: it is never upside down.
		below := scene.Point{Y: 0.19}
		if turn != 0 {
			below.Y = -below.Y
		}
		b.textShape(glyph.CenteredText(glyph.SansBold, 0.16, p.Kind).Transformed(below, 1, 0), b.wood.ink)
	}
}

// pentagon draws the wood, with the edge that faces its owner, and its shadow.
func (b *Brush) pentagon(turn float64) {
	shadow := pentagon(-0.005).Transformed(scene.Point{Y: 0.03}, 1, turn)
	b.AddShape(shadow, b.Theme.Shadow, b.Theme.Shadow, 0.02)
	b.AddShape(pentagon(0).Transformed(scene.Point{Y: 0.01}, 1, turn), b.wood.edge, b.wood.edge, 0.03)
	side := scene.Mix(b.wood.ground, b.wood.edge, 0.45)
	b.AddShape(pentagon(0.025).Transformed(scene.Point{Y: -0.004}, 1, turn), side, side, 0.02)
	b.AddShape(topFace(0.025).Transformed(scene.Point{Y: -0.004}, 1, turn), b.wood.ground, b.wood.ground, 0.02)
}
