package tiles

import (
	"image/color"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
)

// wood is what a piece is made of.
type wood struct {
	ground, edge color.NRGBA
	ring, ink    color.NRGBA // the ring of a tile, and what is drawn in lines
	dark         bool
}

func woodOf(owner game.Seat, t *look.Theme) wood {
	switch owner {
	case game.First:
		return wood{ground: t.Maple, edge: t.MapleEdge, ring: through(mix(t.MapleEdge, t.MapleInk, 0.3), 0.3), ink: t.MapleInk}
	case game.Second:
		return wood{ground: t.Walnut, edge: t.WalnutEdge, ring: through(t.WalnutInk, 0.5), ink: t.WalnutInk, dark: true}
	}
	edge := mix(t.MapleEdge, t.WalnutEdge, 0.4)
	return wood{ground: mix(t.Maple, t.MapleEdge, 0.5), edge: edge, ring: through(edge, 0.3), ink: t.MapleInk}
}
