package tictactoe

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/examples/tictactoe/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
)

const name = "tic-tac-toe"

var (
	players = [2]string{"Cross", "Nought"}
	signs   = [2]string{"X", "O"}
)

// The rules that a turn can break, and the reasons for an end.
const (
	ruleEmpty  = "empty-cell"
	reasonRow  = "row"
	reasonFull = "full"
)

// Rules is tic-tac-toe.
var Rules = game.NewRules(game.Rules{
	Name: name, Title: "Tic-tac-toe", Author: "nobody knows", RoleNames: players, Version: 1,
	Options: []game.Option{
		{Name: "misere", Default: "off", Values: []string{"off", "on"}, Description: "three in a row lose"},
	},
	PieceSet:  game.PieceSet{Kinds: signs[:]},
	Messages:  messages.Catalogue,
	TurnRules: []game.TurnRule{{ID: game.RuleText}, {ID: game.RuleOver}, {ID: ruleEmpty}},
}, game.SetupPositions(start, parse, wrap))

// position has the cells a1, b1, c1, a2 … c3.
type position struct {
	cells  [9]game.Seat // None where nothing is written
	misere bool
}

// rows are the cells of the eight rows.
var rows = [][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

func start(o game.Options) position {
	p := position{misere: o["misere"] == "on"}
	for i := range p.cells {
		p.cells[i] = game.None
	}
	return p
}

func parse(o game.Options, text string) (position, error) {
	p := start(o)
	values, reasons := game.ParseFields(text, "cells")
	cells := values["cells"]
	if len(cells) != len(p.cells) || strings.Trim(cells, "XO.") != "" {
		reasons.Add(messages.NineSigns())
		return p, reasons.Err(name)
	}
	for i := range p.cells {
		p.cells[i] = map[byte]game.Seat{'X': game.First, 'O': game.Second, '.': game.None}[cells[i]]
	}
	if x, o := strings.Count(cells, "X"), strings.Count(cells, "O"); x != o && x != o+1 {
		reasons.Add(messages.WrongCount(x, o))
	}
	if a, b := p.row(game.First), p.row(game.Second); a != nil && b != nil || a != nil && p.mover() == game.First || b != nil && p.mover() == game.Second {
		reasons.Add(messages.WentOn())
	}
	return p, reasons.Err(name)
}

// count returns the number of signs.
func (p *position) count() (n int) {
	for _, c := range p.cells {
		if c.IsPlayer() {
			n++
		}
	}
	return n
}

// mover returns the seat whose turn it would be if the game is not over.
func (p *position) mover() game.Seat { return game.Seat(p.count() % 2) }

// row returns three cells in a row of a seat, nil if there are none.
func (p *position) row(seat game.Seat) []int {
	for i := range rows {
		r := &rows[i]
		if p.cells[r[0]] == seat && p.cells[r[1]] == seat && p.cells[r[2]] == seat {
			return r[:]
		}
	}
	return nil
}

func (p *position) ToMove() game.Seat { return p.mover() }
func (p *position) MidTurn() bool     { return false }

func (p *position) AppendMoves(dst []game.Move) []game.Move {
	for i, c := range p.cells {
		if !c.IsPlayer() {
			dst = append(dst, game.Move(i))
		}
	}
	return dst
}

func (p *position) CountLegalTurns() int { return len(p.cells) - p.count() }

func (p *position) SampleMove(r *rand.Rand) (game.Move, bool) {
	var buf [9]game.Move
	moves := p.AppendMoves(buf[:0])
	if len(moves) == 0 {
		return 0, false
	}
	return moves[r.IntN(len(moves))], true
}

func (p *position) Do(m game.Move)          { p.cells[m] = p.mover() }
func (p *position) EndsTurn(game.Move) bool { return true }
func (p *position) Hash() uint64            { return p.Key() }
func (p *position) Key() uint64 {
	n := uint64(0)
	for _, c := range p.cells {
		n = n*4 + uint64(c)
	}
	return splitmix.Mix(n)
}

func (p *position) Outcome(*game.PastPositions[position]) game.Outcome {
	last := p.mover().Opponent()
	switch {
	case p.row(last) != nil && p.misere:
		return game.Win(last.Opponent(), reasonRow)
	case p.row(last) != nil:
		return game.Win(last, reasonRow)
	case p.count() == len(p.cells):
		return game.Draw(reasonFull)
	}
	return game.Outcome{}
}

// ttt is a game in progress.
type ttt struct {
	game.Base[position, *position]
}

func wrap(b game.Base[position, *position]) game.Game { return &ttt{b} }

func (g *ttt) Clone() game.State { return &ttt{g.Copy()} }

// cellName is e.g. "b3".
func cellName(i int) string { return string([]byte{'a' + byte(i%3), '1' + byte(i/3)}) }

func cellAt(i int) game.XY { return game.XY{X: float64(i % 3), Y: float64(i / 3)} }

func (g *ttt) AppendMoveText(dst []byte, m game.Move) []byte { return append(dst, cellName(int(m))...) }

func (g *ttt) ParseTurn(text string) ([]game.Move, error) {
	for i, c := range g.Pos.cells {
		switch {
		case cellName(i) != text:
		case g.Outcome().Over():
			return nil, game.OverError(g.ExplainOutcome())
		case c.IsPlayer():
			return nil, game.NewRuleError(ruleEmpty, []string{text}, messages.Taken(message.Place(text)))
		default:
			return []game.Move{game.Move(i)}, nil
		}
	}
	return nil, game.NewRuleError(game.RuleText, nil, messages.NoCell(message.Text(wording.QuoteShort(text))))
}

func (g *ttt) PositionText() string {
	text := []byte("cells=")
	for _, c := range g.Pos.cells {
		text = append(text, map[game.Seat]byte{game.First: 'X', game.Second: 'O', game.None: '.'}[c])
	}
	return string(text)
}

var surface = func() *game.Surface {
	s := &game.Surface{Kind: game.SurfaceField, Extent: game.Extent{MaxX: 2, MaxY: 2}}
	for i := range 9 {
		s.Places = append(s.Places, game.Place{Name: cellName(i), Shape: game.ShapeCell, Centre: cellAt(i)})
	}
	return s
}()

func (g *ttt) Surface() *game.Surface { return surface }

func (g *ttt) Situation() game.Situation {
	s := game.Situation{Caption: game.Caption{ToMove: g.ToMove(), Turns: g.TurnCount(), Outcome: g.Outcome()}}
	for i, c := range g.Pos.cells {
		if c.IsPlayer() {
			kind := signs[c]
			s.Pieces = append(s.Pieces, game.Piece{Place: cellName(i), At: cellAt(i), Owner: c, Kind: kind, Name: players[c], Code: kind})
		}
	}
	return s
}

func (g *ttt) Picks(path []string) (game.Picks, error) {
	switch {
	case g.Outcome().Over():
		return game.PicksAfterEnd(g, path)
	case len(path) > 1:
		return game.Picks{}, game.NewRuleError(game.RuleText, nil, messages.OneCell())
	case len(path) == 1:
		_, err := g.ParseTurn(path[0])
		if err != nil {
			return game.Picks{}, err
		}
		return game.Picks{Turn: path[0]}, nil
	}
	var picks game.Picks
	for _, m := range g.AppendMoves(nil) {
		name := cellName(int(m))
		cell := message.Place(name)
		picks.Next = append(picks.Next, game.Pick{Kind: game.PickPlace, ID: name, Place: name, Label: messages.Cell(cell), SpokenLabel: messages.EmptyCell(cell)})
	}
	return picks, nil
}

func (g *ttt) ExplainEffects(turn string) ([]game.Reason, error) {
	moves, err := g.ParseTurn(turn)
	if err != nil {
		return nil, err
	}
	reasons := []game.Reason{{Message: messages.Writes(g.ToMove(), message.Place(turn)), Places: []string{turn}}}
	next := game.Clone(g)
	next.Do(moves[0])
	return append(reasons, next.ExplainOutcome()...), nil
}

func (g *ttt) ExplainOutcome() []game.Reason {
	o := g.Outcome()
	if !o.Over() {
		return nil
	}
	if o.IsDraw() {
		return []game.Reason{{Message: messages.Full()}}
	}
	row := g.Pos.row(game.First)
	seat := game.First
	if row == nil {
		row, seat = g.Pos.row(game.Second), game.Second
	}
	names := make([]string, len(row))
	for i, cell := range row {
		names[i] = cellName(cell)
	}
	slices.Sort(names)
	var cells message.Places
	for _, name := range names {
		cells = append(cells, message.Place(name))
	}
	return []game.Reason{{Message: messages.Row(seat, cells), Places: names}}
}
