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
	return wood{ground: mix(t.Maple, t.Walnut, 0.2), edge: edge, ring: through(edge, 0.3), ink: t.MapleInk}
}

// mix is a colour between two: a when share is 0, b when it is 1.
func mix(a, b color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(float64(a)*(1-share) + float64(b)*share + 0.5) }
	return color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// through is a colour through which a share of what is behind it shows.
func through(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A)*(1-share) + 0.5)
	return c
}
