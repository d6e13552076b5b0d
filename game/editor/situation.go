package editor

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// margin is how many cells of an open field are shown around the pieces.
const margin = 2

// Situation returns the pieces on the surface and in the hands, and the seat to move.
func (d *Draft) Situation() game.Situation {
	s := game.Situation{Extent: d.surface.Extent}
	for _, piece := range d.inLayers() {
		p := &d.form.Pieces[piece.piece]
		shown := game.Piece{Place: piece.place, At: d.centreOf(piece.place), Owner: piece.owner, Kind: p.Kind, Name: p.Kind, Code: p.Code}
		if !p.Base && slices.ContainsFunc(d.board, func(o standing) bool { return o.place == piece.place && d.form.Pieces[o.piece].Base }) {
			shown.Level = 1
		}
		s.Pieces = append(s.Pieces, shown)
	}
	for seat := range game.Seat(2) {
		hand := game.Hand{Seat: seat}
		for held, n := range d.hands[seat] {
			if n > 0 {
				hand.Items = append(hand.Items, game.HandItem{Kind: d.form.Held[held].Kind, Name: d.form.Held[held].Kind, Count: n})
			}
		}
		s.Hands = append(s.Hands, hand)
	}
	for i := range d.form.Fields {
		if f := &d.form.Fields[i]; f.Kind == game.FieldSeat {
			_ = s.Caption.ToMove.UnmarshalText([]byte(d.values[f.Name])) // it is one of the values
		}
	}
	if d.surface.Open {
		s.Extent, s.Focus = d.extent(s.Pieces)
	}
	return s
}

// inLayers returns the pieces on the surface, those first on which others stand.
func (d *Draft) inLayers() []standing {
	sorted := slices.Clone(d.board)
	slices.SortStableFunc(sorted, func(a, b standing) int {
		switch x, y := d.form.Pieces[a.piece].Base, d.form.Pieces[b.piece].Base; {
		case x == y:
			return 0
		case x:
			return -1
		}
		return 1
	})
	return sorted
}

func (d *Draft) centreOf(place string) game.XY {
	for i := range d.surface.Places {
		if p := &d.surface.Places[i]; p.Name == place {
			return p.Centre
		}
	}
	x, y, _, _ := coord.CutXY(place)
	return game.XY{X: float64(x), Y: float64(y)}
}

// extent returns the rectangle around all pieces with a margin, and its middle.
func (d *Draft) extent(pieces []game.Piece) (game.Extent, game.XY) {
	var e game.Extent
	for i := range pieces {
		at := pieces[i].At
		if i == 0 {
			e = game.Extent{MinX: at.X, MinY: at.Y, MaxX: at.X, MaxY: at.Y}
		}
		e = game.Extent{MinX: min(e.MinX, at.X), MinY: min(e.MinY, at.Y), MaxX: max(e.MaxX, at.X), MaxY: max(e.MaxY, at.Y)}
	}
	focus := game.XY{X: float64(int(e.MinX+e.MaxX) / 2), Y: float64(int(e.MinY+e.MaxY) / 2)}
	return game.Extent{MinX: e.MinX - margin, MinY: e.MinY - margin, MaxX: e.MaxX + margin, MaxY: e.MaxY + margin}, focus
}
