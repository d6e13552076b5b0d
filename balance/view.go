package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// Situation returns the tiles on the board, the balances and the hands. The tiles
// have no owner.
func (g *Game) Situation() game.Situation {
	o, _ := g.Pos.normalized()
	p := &o
	s := game.Situation{
		Pieces:  p.pieces(),
		Links:   p.links(),
		Marks:   g.marks(),
		Caption: game.Caption{ToMove: g.ToMove(), Turns: g.TurnCount(), Phase: p.stage(), Next: p.onlyKind(), Outcome: g.Outcome()},
	}
	for seat := range game.Chance {
		s.Hands = append(s.Hands, p.handItems(seat))
	}
	if p.toMove != game.Chance {
		s.Caption.Notes = p.notes()
		if n := int(p.placed); !p.Moving() && !p.over() {
			note := messages.PlacementNumber
			if n == 0 && g.TurnCount() == 1 {
				note = messages.PlacementAfterDeal
			}
			s.Caption.Notes = append(s.Caption.Notes, note(n+1, tiles))
		}
	}
	return s
}

func (p *Position) stage() string {
	switch {
	case p.toMove == game.Chance:
		return "deal"
	case p.Moving():
		return "moving"
	}
	return "blossoming"
}

// onlyKind returns which kind of tiles is left in the hand of the seat to move in the Blossoming,
// if it is the Wheel alone: that is placed otherwise than flowers, and for another purpose.
func (p *Position) onlyKind() string {
	if p.toMove == game.Chance || p.Moving() || p.over() {
		return ""
	}
	for k, n := range p.hands[p.toMove] {
		if n > 0 != (kind(k) == wheel) {
			return ""
		}
	}
	return "wheel"
}

func (p *Position) notes() []message.Message {
	notes := p.partnerNotes()
	if p.total > 0 {
		notes = append(notes, messages.Balances(int(p.total)))
	}
	if p.over() {
		return notes
	}
	if p.passes > 0 {
		notes = append(notes, messages.LastWasPass())
	}
	if p.stalled > 0 {
		notes = append(notes, messages.TurnsWithoutChange(int(p.stalled), stallLimit))
	}
	return notes
}

// What is noted of a flower that may not move: for now, as the balance would suffer, or ever.
const (
	noteFixed   = "fixed"
	noteOnPoint = "on-point"
)

// pieces lists the tiles, the Wheel before a flower that stands on it.
func (p *Position) pieces() []game.Piece {
	var list []game.Piece
	for i := range tiles {
		tile := (wheelTile + i) % tiles
		at := p.at[tile]
		if at == nowhere {
			continue
		}
		k := p.inventory().kind[tile]
		piece := game.Piece{
			Place: at.String(), At: at.centre(), Owner: game.None,
			Kind: k.String(), Name: k.String(), Code: string(k.letter()),
		}
		switch {
		case at.isPoint():
			piece.Note = noteOnPoint
		case k != wheel && p.isFixed(tile):
			piece.Note = noteFixed
		}
		if k != wheel && at == p.at[wheelTile] {
			piece.Level = 1
		}
		list = append(list, piece)
	}
	return list
}

// links shows one choice of balances, one link for two flowers; it has a value, the
// number of gardens in which they balance each other, where that is not one.
func (p *Position) links() []game.Link {
	var list []game.Link
	for _, made := range p.pairs() {
		link := p.link(made)
		i := slices.IndexFunc(list, func(l game.Link) bool { return l.From == link.From && l.To == link.To })
		if i < 0 {
			list = append(list, link)
			continue
		}
		list[i].Value = max(list[i].Value, 1) + 1
	}
	return list
}

func (p *Position) handItems(seat game.Seat) game.Hand {
	h := game.Hand{Seat: seat}
	for k, n := range p.hands[seat] {
		if n > 0 {
			h.Items = append(h.Items, game.HandItem{Kind: kind(k).String(), Name: kind(k).String(), Count: int(n)})
		}
	}
	return h
}

// marks shows the last turn, after Setup the last move if it is known.
func (g *Game) marks() []game.Mark {
	past := g.Past()
	if past.MoveCount() == 0 {
		if p := &g.Pos; p.moved {
			return slideMarks(slideMove(p.from, p.to))
		}
		return nil
	}
	switch m := past.MoveAt(past.MoveCount() - 1); moveForm(m) {
	case placing:
		_, at := placementOf(m)
		return []game.Mark{{Kind: game.MarkTo, Place: at.String(), At: at.centre()}}
	case sliding:
		return slideMarks(m)
	}
	return nil
}

func slideMarks(m game.Move) []game.Mark {
	from, to := slideOf(m)
	return []game.Mark{
		{Kind: game.MarkFrom, Place: from.String(), At: from.Centre()},
		{Kind: game.MarkTo, Place: to.String(), At: to.Centre()},
	}
}
