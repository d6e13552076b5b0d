package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
)

// margin is how many cells an open field shows around the cubes.
const margin = 2

func surface(width, height int) *game.Surface {
	s := &game.Surface{Kind: game.SurfaceField, Open: width == 0}
	if s.Open {
		return s
	}
	w, h := float64(width)-0.5, float64(height)-0.5
	s.Extent = game.Extent{MinX: -0.5, MinY: -0.5, MaxX: w, MaxY: h}
	for y := range height {
		for x := range width {
			at := game.XY{X: float64(x), Y: float64(y)}
			s.Places = append(s.Places, game.Place{Name: cellXY{int32(x), int32(y)}.String(), Shape: game.ShapeCell, Centre: at})
		}
	}
	for x := range width + 1 {
		at := float64(x) - 0.5
		s.Lines = append(s.Lines, game.Segment{From: game.XY{X: at, Y: -0.5}, To: game.XY{X: at, Y: h}})
	}
	for y := range height + 1 {
		at := float64(y) - 0.5
		s.Lines = append(s.Lines, game.Segment{From: game.XY{X: -0.5, Y: at}, To: game.XY{X: w, Y: at}})
	}
	return s
}

// Surface returns the field.
func (g *Game) Surface() *game.Surface { return g.surface }

func (c cellXY) centre() game.XY { return game.XY{X: float64(c.x), Y: float64(c.y)} }

const noteStranded = "stranded" // of a cube that will go back to hand

// The phases of a game.
const (
	phasePlacement = "placement" // of the Gyoku
	phasePlay      = "play"
)

// Situation returns what stands on the field.
func (g *Game) Situation() game.Situation {
	p := &g.Pos
	s := game.Situation{Extent: g.surface.Extent, Caption: g.status()}
	doomed := p.Stranded(game.First) | p.Stranded(game.Second)
	for seat := range game.Seat(2) {
		for set := p.on & p.ownedBy(seat); set != 0; set &= set - 1 {
			i := uint8(bits.TrailingZeros8(set))
			name := p.face[i].String()
			piece := game.Piece{Place: p.cell(i).String(), At: p.cell(i).centre(), Owner: seat, Kind: name, Name: name, Code: p.face[i].code()}
			if !p.Placing() && doomed>>i&1 != 0 {
				piece.Note = noteStranded
			}
			s.Pieces = append(s.Pieces, piece)
		}
		s.Hands = append(s.Hands, p.handOf(seat))
	}
	for seat := range game.Seat(2) {
		s.Links = append(s.Links, p.checks(seat)...)
	}
	s.Marks = g.marks()
	if g.surface.Open {
		s.Extent, s.Focus = p.extent()
	}
	return s
}

func (p *Position) handOf(seat game.Seat) game.Hand {
	hand := game.Hand{Seat: seat}
	for c := HiCube; c <= KiCube; c++ {
		if n := bits.OnesCount8(p.HandSlots(seat) & (3 << (2 * c))); n > 0 {
			hand.Items = append(hand.Items, game.HandItem{Kind: c.String(), Name: c.String(), Count: n})
		}
	}
	if p.on>>seat&1 == 0 {
		hand.Items = append(hand.Items, game.HandItem{Kind: Gyoku.String(), Name: Gyoku.String(), Count: 1})
	}
	return hand
}

// checks returns the links from the cubes that attack the Gyoku of seat.
func (p *Position) checks(seat game.Seat) (links []game.Link) {
	if p.Placing() {
		return nil
	}
	for set := p.attackers(seat, p.on); set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set))
		links = append(links, game.Link{Kind: game.LinkCheck, Owner: seat.Opponent(), From: p.cell(i).centre(), To: p.cell(uint8(seat)).centre()})
	}
	return links
}

// marks show the last turn and a Gyoku in check.
func (g *Game) marks() (marks []game.Mark) {
	mark := func(kind game.MarkKind, c cellXY) {
		marks = append(marks, game.Mark{Kind: kind, Place: c.String(), At: c.centre()})
	}
	if n := g.Past().MoveCount(); n > 0 {
		before, m := g.Past().PositionBefore(n-1), g.Past().MoveAt(n-1)
		if form := formOf(m); form == formMove || form == formCapture {
			mark(game.MarkFrom, before.cell(slotOf(m)))
		}
		x, y := before.target(m)
		mark(game.MarkTo, cellXY{x, y})
		after := *before
		if !before.Placing() {
			after.applyMove(m)
			for set := after.on &^ g.Pos.on; set != 0; set &= set - 1 {
				mark(game.MarkCaptured, after.cell(uint8(bits.TrailingZeros8(set))))
			}
		}
	}
	if g.Pos.InCheck() {
		mark(game.MarkCheck, g.Pos.cell(uint8(g.Pos.toMove)))
	}
	return marks
}

// extent returns the rectangle around all cubes with a margin, and the middle of the
// two Gyoku.
func (p *Position) extent() (game.Extent, game.XY) {
	var e game.Extent
	var focus game.XY
	for set := p.on; set != 0; set &= set - 1 {
		at := p.cell(uint8(bits.TrailingZeros8(set))).centre()
		if set == p.on {
			e = game.Extent{MinX: at.X, MinY: at.Y, MaxX: at.X, MaxY: at.Y}
		}
		e = game.Extent{MinX: min(e.MinX, at.X), MinY: min(e.MinY, at.Y), MaxX: max(e.MaxX, at.X), MaxY: max(e.MaxY, at.Y)}
	}
	if !p.Placing() {
		a, b := p.cell(0).centre(), p.cell(1).centre()
		focus = game.XY{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	}
	return game.Extent{MinX: e.MinX - margin, MinY: e.MinY - margin, MaxX: e.MaxX + margin, MaxY: e.MaxY + margin}, focus
}

func (g *Game) status() game.Caption {
	s := game.Caption{ToMove: g.ToMove(), Turns: g.TurnCount(), Outcome: g.Outcome(), Phase: phasePlay}
	switch {
	case g.Pos.Placing():
		s.Phase = phasePlacement
	case g.Pos.InCheck():
		s.Notes = append(s.Notes, messages.InCheck(g.Pos.pieceOf(uint8(g.Pos.toMove))))
	}
	if n := g.Past().Occurrences(); n > 1 {
		s.Notes = append(s.Notes, messages.Occurrence(min(n, occurrences)))
	}
	return s
}

// codes are the short names of faces for boards made of text.
var codes = [Faces]string{
	Gyoku: "Gy", Hi: "Hi", Cho: "Cho", Han: "Han", Chuu: "Chu", Ou: "Ou", Shu: "Shu",
	Kaku: "Kak", Myou: "Myo", Hon: "Hon", Ga: "Ga", Zou: "Zou", Ken: "Ken",
	Ki: "Ki", Hou: "Hou", Ro: "Ro", Ja: "Ja", Ba: "Ba", Ryuu: "Ryu",
}

func (face Face) code() string { return codes[face] }
