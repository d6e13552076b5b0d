package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// surface is the Pai Sho board with its main diagonals.
var surface = func() *game.Surface {
	s := board.Surface(true, false)
	const end = 6.363961030678928 // where y=x meets the rim, 9/√2
	s.Lines = append(s.Lines,
		game.Segment{From: game.XY{X: -end, Y: -end}, To: game.XY{X: end, Y: end}},
		game.Segment{From: game.XY{X: -end, Y: end}, To: game.XY{X: end, Y: -end}})
	return s
}()

// Surface returns the board of points with its main diagonals.
func (g *Game) Surface() *game.Surface { return surface }

// Situation returns what stands on the board, the axes, and the figures that stand.
func (g *Game) Situation() game.Situation {
	p := &g.Pos
	return game.Situation{
		Pieces: p.pieces(),
		Links:  p.links(),
		Hands:  p.hands(),
		Marks:  g.marks(),
		Extent: surface.Extent,
		Caption: game.Caption{
			ToMove:  g.ToMove(),
			Turns:   g.TurnCount(),
			Phase:   p.phase(),
			Outcome: g.Outcome(),
			Notes:   p.notes(),
		},
	}
}

func (p *Position) phase() string {
	if p.Placing() {
		return "placement"
	}
	return "play"
}

const noteSeized = "seized" // of a tile that can neither move nor act

func (p *Position) pieces() []game.Piece {
	var list []game.Piece
	for seat := game.First; seat <= game.Second; seat++ {
		for k := range Kind(Kinds) {
			t := tileOf(seat, k)
			at := p.at[t]
			if at == board.NoPoint {
				continue
			}
			piece := game.Piece{Place: at.String(), At: at.Centre(), Owner: seat, Kind: k.String(), Name: k.String(), Code: kindCodes[k]}
			if !p.Placing() && p.isSeized(t) {
				piece.Note = noteSeized
			}
			list = append(list, piece)
		}
	}
	return list
}

// links returns each player's axis, from rim to rim, and its figures that stand.
func (p *Position) links() []game.Link {
	var list []game.Link
	for seat := game.First; seat <= game.Second; seat++ {
		a := p.axisOf(seat)
		if a == noAxis {
			continue
		}
		list = append(list, axisLink(seat, a))
		standing := p.mirroredKinds(a) & p.made[seat]
		for k := Fan; k <= Soldier; k++ {
			if standing.has(k) {
				list = append(list, p.mirrorLink(seat, k))
			}
		}
	}
	return list
}

func (p *Position) hands() []game.Hand {
	list := make([]game.Hand, 2)
	for seat := game.First; seat <= game.Second; seat++ {
		list[seat].Seat = seat
		for k := Fan; k <= Soldier; k++ {
			if p.hand[seat].has(k) {
				list[seat].Items = append(list[seat].Items, game.HandItem{Kind: k.String(), Name: k.String(), Count: 1})
			}
		}
	}
	return list
}

// marks returns where the last turn began and ended; a Swap marks both points as ends.
func (g *Game) marks() []game.Mark {
	past := g.Past()
	n := past.MoveCount() - 1
	if n < 0 {
		return nil
	}
	before, m := past.PositionBefore(n), past.MoveAt(n)
	t, u := moveTile(m), moveTarget(m)
	mark := func(kind game.MarkKind, p board.Point) game.Mark {
		return game.Mark{Kind: kind, Place: p.String(), At: p.Centre()}
	}
	switch moveAction(m) {
	case actionPass:
		return nil
	case actionPlace:
		return []game.Mark{mark(game.MarkTo, moveTo(m))}
	case actionMove:
		return []game.Mark{mark(game.MarkFrom, before.at[t]), mark(game.MarkTo, moveTo(m))}
	case actionSwap:
		return []game.Mark{mark(game.MarkTo, before.at[t]), mark(game.MarkTo, before.at[u])}
	}
	return []game.Mark{mark(game.MarkFrom, before.at[u]), mark(game.MarkTo, moveTo(m))}
}

// notes say who controls which quarter while tiles are placed, later the figures.
func (p *Position) notes() (notes []message.Message) {
	if p.Placing() {
		control := p.control()
		for seat := game.First; seat <= game.Second; seat++ {
			var own message.List
			for q := range quarter(quarters) {
				if control[seat][q] > 0 {
					own = append(own, q.describe())
				}
			}
			if len(own) > 0 {
				notes = append(notes, messages.Controls(seat, own))
			}
		}
		return notes
	}
	for seat := game.First; seat <= game.Second; seat++ {
		switch n, kinds := p.Figures(seat), p.made[seat].describe(); {
		case n == 0:
			notes = append(notes, messages.FiguresNone(seat))
		case n < winningFigures:
			notes = append(notes, messages.FiguresSoFar(seat, n, winningFigures, kinds))
		default: // one turn may make more than are needed
			notes = append(notes, messages.FiguresAll(seat, n, kinds))
		}
	}
	if used := p.made[0] | p.made[1]; used != 0 {
		notes = append(notes, messages.UsedUp(used.describe()))
	}
	if p.passes > 0 {
		notes = append(notes, messages.HasPassed(p.toMove.Opponent()))
	}
	return notes
}
