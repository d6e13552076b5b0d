package study

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
)

// Session answers questions and keeps the games it was asked about last. See the package
// comment for what it is not.
type Session struct {
	games  catalog.Games
	boards []*cachedBoard // the last used one first
}

// New makes a desk for games.
func New(games catalog.Games) *Session { return &Session{games: games} }

// cachedBoard is a board that may be used again.
type cachedBoard struct {
	*Board
	startKey string // how its game begins
}

const (
	// maxBoards boards are kept: a match, its review and a variation, and one more.
	maxBoards = 4
	// maxUndo is after how many turns to be taken back a board is copied rather than moved:
	// it will probably be asked about again.
	maxUndo = 16
)

// Board returns the board of a line. It is good until the next question. The error is an
// *[QuestionError].
func (d *Session) Board(l GameLine) (*Board, error) {
	rules, options, err := l.resolve(d.games, MaxTurns)
	if err != nil {
		return nil, err
	}
	begins := startKey(rules, options, l.Position)
	k := d.closestBoard(begins, l.Turns)
	switch {
	case k == nil:
		b, err := newBoard(rules, options, l.Position)
		if err != nil {
			return nil, err
		}
		k = &cachedBoard{b, begins}
	case len(k.Turns)-sharedPrefix(k.Turns, l.Turns) > maxUndo:
		k = &cachedBoard{&Board{Rules: rules, Table: k.Table.Clone(), Turns: k.Turns, labels: slices.Clone(k.labels)}, begins}
	}
	d.moveToFront(k)
	return k.Board, k.goTo(l.Turns)
}

// startKey tells apart how games begin.
func startKey(rules *game.Rules, options game.Options, position string) string {
	parts := []string{rules.Name, position}
	for i := range rules.Options {
		parts = append(parts, options[rules.Options[i].Name])
	}
	return strings.Join(parts, "\n")
}

// closestBoard is the kept board from which the fewest turns lead to these, nil for none.
func (d *Session) closestBoard(begins string, turns []string) (nearest *cachedBoard) {
	least := 0
	for _, k := range d.boards {
		if k.startKey != begins {
			continue
		}
		way := len(k.Turns) + len(turns) - 2*sharedPrefix(k.Turns, turns)
		if nearest == nil || way < least {
			nearest, least = k, way
		}
	}
	return nearest
}

// moveToFront puts a board before the others.
func (d *Session) moveToFront(k *cachedBoard) {
	if i := slices.Index(d.boards, k); i >= 0 {
		d.boards = slices.Delete(d.boards, i, i+1)
	}
	d.boards = slices.Insert(d.boards, 0, k)
	if len(d.boards) > maxBoards {
		clear(d.boards[maxBoards:])
		d.boards = d.boards[:maxBoards]
	}
}

// reset drops all boards: after a fault they may not be what they seem.
func (d *Session) reset() { d.boards = nil }
