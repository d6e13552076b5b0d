package kutai

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
)

var surfaces = [2]*game.Surface{points: pointSurface(), squares: board.Surface(false, true)}

// pointSurface returns the board with those points only on which tiles stand.
func pointSurface() *game.Surface {
	s := board.Surface(true, false)
	valid := s.Places[:0]
	for _, p := range s.Places {
		if _, ok := layouts[points].at[p.Name]; ok {
			valid = append(valid, p)
		}
	}
	s.Places = valid
	return s
}

// Surface returns the board with its valid points or its squares.
func (g *Game) Surface() *game.Surface { return surfaces[g.Pos.places] }

// centreOf returns where the middle of a place lies.
func (l *placeTable) centreOf(p placeIndex) game.XY {
	at := game.XY{X: float64(l.x[p]), Y: float64(l.y[p])}
	if l == layouts[squares] {
		at.X, at.Y = at.X+0.5, at.Y+0.5
	}
	return at
}

// Situation returns the tiles, the chain as links with values, the tiles left,
// and marks of the end of the chain and of the tile that was placed last.
func (g *Game) Situation() game.Situation {
	pos := &g.Pos
	l := pos.layout()
	s := game.Situation{Caption: game.Caption{ToMove: g.ToMove(), Turns: g.TurnCount(), Outcome: g.Outcome(), Phase: "harmony"}}
	if pos.turns == 0 {
		s.Caption.Phase = "centerpiece"
	}
	s.Caption.Notes = append(s.Caption.Notes, messages.TotalAndTarget(int(pos.total), int(pos.target)))
	for p, c := range pos.cell[:l.places] {
		if c != 0 {
			s.Pieces = append(s.Pieces, pos.piece(tile(c-1), placeIndex(p)))
		}
	}
	for i := range max(int(pos.length), 1) - 1 {
		from, to := pos.at[pos.chain[i]], pos.at[pos.chain[i+1]]
		s.Links = append(s.Links, game.Link{Kind: game.LinkChain, Owner: game.None, From: l.centreOf(from), To: l.centreOf(to), Value: int(pos.link[i])})
	}
	if n := int(pos.length); n > 1 {
		end := pos.at[pos.chain[n-1]]
		s.Marks = append(s.Marks, game.Mark{Kind: game.MarkEnd, Place: l.names[end], At: l.centreOf(end)})
	}
	for seat, kinds := range pos.hand {
		hand := game.Hand{Seat: game.Seat(seat)}
		for kinds != 0 {
			k := kinds.removeLowest()
			hand.Items = append(hand.Items, game.HandItem{Kind: k.String(), Name: k.Name(), Count: 1})
		}
		s.Hands = append(s.Hands, hand)
	}
	if past := g.Past(); past.MoveCount() > 0 {
		_, p := kindPlace(past.MoveAt(past.MoveCount() - 1))
		s.Marks = append(s.Marks, game.Mark{Kind: game.MarkTo, Place: l.names[p], At: l.centreOf(p)})
	}
	return s
}

func (pos *Position) piece(t tile, p placeIndex) game.Piece {
	k, l := t.kind(), pos.layout()
	return game.Piece{
		Place: l.names[p],
		At:    l.centreOf(p),
		Owner: game.None,
		Kind:  k.String(),
		Name:  k.Name(),
		Code:  k.short(),
		Note:  pos.noteOf(t),
	}
}

// notes are those of tiles: of the first one, and of those that need Harmonies of 2, of
// 3, or of more than there is.
var notes = []string{"centerpiece", "harmonies-2", "harmonies-3", "no-harmony"}

// noteOf says of a tile what a player would look for.
func (pos *Position) noteOf(t tile) string {
	if t == pos.centerpiece() {
		return notes[0]
	}
	if least := pos.threshold(t); least >= 2 && least <= 4 {
		return notes[least-1]
	}
	return ""
}

// Info is {"total":N}, the total Harmony.
func (g *Game) Info() any {
	return struct {
		Total int `json:"total"`
	}{g.Total()}
}
