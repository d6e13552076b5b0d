package game

import (
	"errors"
	"slices"
)

// Errors of Play.
var (
	ErrOver    = errors.New("the game is over")
	ErrIllegal = errors.New("not a legal move of this position")
)

// Play makes m if it is legal and changes nothing otherwise. Its errors are [ErrOver] and
// [ErrIllegal].
func Play(g State, m Move) error {
	if g.Outcome().Over() {
		return ErrOver
	}
	if !slices.Contains(g.AppendMoves(nil), m) {
		return ErrIllegal
	}
	g.Do(m)
	return nil
}

// PlayTurn plays the legal turn with this canonical text. On error, a
// *[RuleError], nothing has changed.
func PlayTurn(g Playable, text string) error {
	moves, err := g.ParseTurn(text)
	if err != nil {
		return err
	}
	for _, m := range moves {
		g.Do(m)
	}
	return nil
}

// UndoTurn takes back the turn under way or, between turns, the last one.
// It reports whether there was one.
func UndoTurn(g State) bool {
	if !g.Undo() {
		return false
	}
	for g.MidTurn() && g.Undo() {
	}
	return true
}

// EndsTurn reports whether the legal move m ends the turn.
func EndsTurn(g State, m Move) bool {
	if e, ok := g.(interface{ EndsTurn(m Move) bool }); ok {
		return e.EndsTurn(m)
	}
	g.Do(m)
	defer g.Undo()
	return !g.MidTurn()
}

// Reset takes all moves back.
func Reset(g State) {
	if r, ok := g.(interface{ Reset() }); ok {
		r.Reset()
		return
	}
	for g.Undo() {
	}
}
