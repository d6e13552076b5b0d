package tiles

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// PieceStyle is how pieces are drawn.
type PieceStyle struct {
	Theme      themes.Theme
	Design     themes.TileDesign
	RomanNames bool // write the names of Ki Shogi's faces below their kanji
}

// Piece draws a piece, its hindmost shape first.
func Piece(p game.Piece, style PieceStyle) []scene.Shape {
	w := materialOf(p.Owner, &style.Theme)
	b := newBrush(&style.Theme, w)
	_, cube := kanji[p.Kind]
	switch {
	case style.Design == themes.DesignLetters:
		b.letters(&p, cube)
	case cube:
		b.cube(&p, style.RomanNames)
	default:
		b.tile(&p)
	}
	b.transformed(scene.Point{}, sizeOf(&p), 0, func(b *pieceDrawer) { b.note(p.Note) })
	return b.shapes
}

// Note draws what a piece shows of a note, over the piece.
func Note(note string, theme themes.Theme) []scene.Shape {
	b := newBrush(&theme, materialOf(game.None, &theme))
	b.note(note)
	return b.shapes
}

// drawFunc draws what tells a kind, in a disc of radius 1 round 0,0.
type drawFunc func(*pieceDrawer)

// figures are those of the round tiles, by their kind's code.
var figures = func() map[string]drawFunc {
	all := map[string]drawFunc{}
	for _, game := range []map[string]drawFunc{skudFigures, quaternoFigures, kutaiFigures(), balanceFigures} {
		for kind, draw := range game {
			all[kind] = draw
		}
	}
	return all
}()
