package skud

import (
	"slices"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud/messages"
)

var surface = board.Surface(true, false)

// Surface returns the board with its points.
func (g *Game) Surface() *game.Surface { return surface }

// Situation returns what stands on the board.
func (g *Game) Situation() game.Situation {
	p := &g.Pos
	s := game.Situation{Links: p.links(), Marks: g.marks(), Caption: g.status()}
	for at := range board.Point(board.Points) {
		if p.tile[at] != NoTile {
			s.Pieces = append(s.Pieces, p.pieceAt(at))
		}
	}
	for seat := range game.Seat(2) {
		s.Hands = append(s.Hands, p.handOf(seat))
	}
	return s
}

// The notes of tiles.
const (
	noteGrowing = "growing"
	noteTrapped = "trapped"
)

func (p *Position) pieceAt(at board.Point) game.Piece {
	t := p.tile[at]
	k := t.Kind()
	piece := game.Piece{Place: at.String(), At: at.Centre(), Owner: t.Owner(), Kind: k.String(), Name: k.Name(), Code: k.String()}
	switch {
	case at.IsGate():
		piece.Note = noteGrowing
	case k.Flower() && p.IsTrapped(at):
		piece.Note = noteTrapped
	}
	return piece
}

func (p *Position) handOf(seat game.Seat) game.Hand {
	shown := game.Hand{Seat: seat}
	for k := range Kind(Kinds) {
		if n := p.hands[seat].count(k); n > 0 {
			shown.Items = append(shown.Items, game.HandItem{Kind: k.String(), Name: k.Name(), Count: n})
		}
	}
	return shown
}

// links returns the Harmonies; those of a ring, when there is one, say so.
func (p *Position) links() (links []game.Link) {
	rings := [2][]Harmony{p.ShortestRing(game.First), p.ShortestRing(game.Second)}
	for _, h := range p.Harmonies(nil) {
		link := game.Link{Kind: game.LinkHarmony, Owner: h.Owner, From: h.From.Centre(), To: h.To.Centre()}
		if slices.Contains(rings[h.Owner], h) {
			link.Kind = game.LinkRing
		}
		links = append(links, link)
	}
	return links
}

// marks show the last turn, or what has been made of the present one.
func (g *Game) marks() (marks []game.Mark) {
	past := g.Past()
	last := past.MoveCount() - 1
	if last < 0 {
		return nil
	}
	first := last
	for first > 0 && past.PositionBefore(first).MidTurn() {
		first--
	}
	mark := func(kind game.MarkKind, at board.Point) {
		marks = append(marks, game.Mark{Kind: kind, Place: at.String(), At: at.Centre()})
	}
	for i := first; i <= last; i++ {
		before, m := past.PositionBefore(i), past.MoveAt(i)
		at, to := atOf(m), toOf(m)
		switch TypeOf(m) {
		case MovePlant:
			mark(game.MarkTo, at)
		case MoveArrange:
			mark(game.MarkFrom, at)
			mark(game.MarkTo, to)
			if before.tile[to] != NoTile {
				mark(game.MarkCaptured, to)
			}
		case MoveBonus:
			switch {
			case kindOf(m) != Boat:
				mark(game.MarkTo, at)
			case to == board.NoPoint:
				mark(game.MarkCaptured, at)
			default:
				mark(game.MarkFrom, at)
				mark(game.MarkTo, to)
			}
		}
	}
	return marks
}

// phaseNames are the phases of the caption.
var phaseNames = [...]string{
	stageHostAccents: "accents", stageGuestAccents: "accents",
	stageGuestFlower: "first-flower", stageHostFlower: "first-flower",
	stageTurn: "play", stageBonus: "harmony-bonus",
}

func (g *Game) status() game.Caption {
	p := &g.Pos
	s := game.Caption{ToMove: g.ToMove(), Turns: g.TurnCount(), Outcome: g.Outcome()}
	s.Phase = phaseNames[p.stage]
	if n := p.countHarmonies(); n[game.First]+n[game.Second] > 0 {
		s.Notes = append(s.Notes, messages.Harmonies(n[game.First], n[game.Second]))
	}
	switch {
	case s.Outcome.Over():
	case p.mustPass():
		s.Notes = append(s.Notes, messages.MustPass(p.seat))
	case p.passes > 0:
		s.Notes = append(s.Notes, messages.HasPassed(p.seat.Opponent()))
	}
	if g.Past().Occurrences() == 2 && !p.siteEdition && !p.MidTurn() {
		s.Notes = append(s.Notes, messages.SecondTime())
	}
	return s
}
