package tiles

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// PieceStyle is how pieces are drawn.
type PieceStyle struct {
	Set        *Set // the drawings of the kinds; nil draws every kind as its code
	Theme      themes.Theme
	Design     themes.TileDesign
	RomanNames bool // write the names of kinds below the characters of cubes
}

// Piece draws a piece, its hindmost shape first.
func Piece(p game.Piece, style PieceStyle) []scene.Shape {
	b := newBrush(style.Set, &style.Theme, materialOf(p.Owner, &style.Theme))
	_, cube := b.set.Cubes[p.Kind]
	if cube {
		b.wood = materialOf(p.Owner.Opponent(), &style.Theme) // the cubes of First, Black, are dark
	}
	switch {
	case style.Design == themes.DesignLetters:
		b.letters(&p, cube)
	case cube:
		b.cube(&p, style.RomanNames)
	default:
		b.tile(&p)
	}
	b.Transformed(scene.Point{}, sizeOf(&p), 0, func(b *Brush) { b.note(p.Note) })
	return b.shapes
}

// Note draws what a piece shows of a note, over the piece.
func Note(note string, set *Set, theme themes.Theme) []scene.Shape {
	b := newBrush(set, &theme, materialOf(game.None, &theme))
	b.note(note)
	return b.shapes
}
