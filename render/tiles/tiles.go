package tiles

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/scene"
)

// Style is how pieces are drawn.
type Style struct {
	Theme  look.Theme
	Set    look.Set
	Romaji bool // write the names of Ki Shogi's faces below their kanji
}

// Piece draws a piece, its hindmost shape first.
func Piece(p game.Piece, style Style) []scene.Shape {
	w := woodOf(p.Owner, &style.Theme)
	b := newBrush(&style.Theme, w)
	_, cube := kanji[p.Kind]
	switch {
	case style.Set == look.Letters:
		b.letters(&p, cube)
	case cube:
		b.cube(&p, style.Romaji)
	default:
		b.tile(&p)
	}
	b.within(scene.Point{}, sizeOf(&p), 0, func(b *brush) { b.note(p.Note) })
	return b.shapes
}

// Note draws what a piece shows of a note, over the piece.
func Note(note string, theme look.Theme) []scene.Shape {
	b := newBrush(&theme, woodOf(game.None, &theme))
	b.note(note)
	return b.shapes
}

// figure draws what tells a kind, in a disc of radius 1 round 0,0.
type figure func(*brush)

// figures are those of the round tiles, by their kind's code.
var figures = func() map[string]figure {
	all := map[string]figure{}
	for _, game := range []map[string]figure{skudFigures, quaternoFigures, kutaiFigures(), balanceFigures} {
		for kind, draw := range game {
			all[kind] = draw
		}
	}
	return all
}()
