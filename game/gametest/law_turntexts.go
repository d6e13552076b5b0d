package gametest

import (
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// legalTurn is a legal turn and where it leads.
type legalTurn struct {
	text string
	key  uint64
	hash uint64
}

// turnsOf lists the legal turns of g.
func turnsOf(g game.Playable) []legalTurn {
	var turns []legalTurn
	game.VisitLegalTurns(g, func(text []byte) bool {
		turns = append(turns, legalTurn{string(text), g.Key(), g.Hash()})
		return true
	})
	return turns
}

// turnTextsNameTurns: every legal turn has one text, ASCII without spaces, which
// no other has; reading it gives the moves of the turn. CountTurns counts them.
func turnTextsNameTurns(p *lawCase) error {
	p.betweenTurns()
	if !p.affordsFullCheck() {
		return nil
	}
	here := fullSnapshotOf(p.Game)
	turns := turnsOf(p.Game)
	if n := game.CountLegalTurns(p.Game); n != len(turns) {
		return fmt.Errorf("CountTurns is %d, but %d turns are listed", n, len(turns))
	}
	if err := requireUnchanged(p.Game, here, "listing the turns"); err != nil {
		return err
	}
	if here.outcome.Over() != (len(turns) == 0) {
		return fmt.Errorf("outcome %q and %d legal turns", here.outcome, len(turns))
	}
	seen := make(map[string]bool, len(turns))
	for i := range turns {
		text := turns[i].text
		if seen[text] {
			return fmt.Errorf("two legal turns have the text %q", text)
		}
		seen[text] = true
		if !isVisibleASCII(text) {
			return fmt.Errorf("the turn text %q is not one word of ASCII", text)
		}
	}
	for _, t := range sampleOf(p, turns, 200) {
		if err := p.checkParsed(t, here); err != nil {
			return err
		}
	}
	return nil
}

// isVisibleASCII reports whether text is one word of visible ASCII.
func isVisibleASCII(text string) bool {
	for i := range len(text) {
		if text[i] <= ' ' || text[i] > '~' {
			return false
		}
	}
	return text != ""
}

// checkParsed tests that ParseTurn gives the moves of turn t.
func (p *lawCase) checkParsed(t legalTurn, here snapshot) error {
	moves, err := p.ParseTurn(t.text)
	if err != nil {
		return fmt.Errorf("the turn %s is listed; ParseTurn: %w", t.text, err)
	}
	lean := here
	lean.moves = nil
	if err := requireUnchanged(p.Game, lean, "ParseTurn of "+t.text); err != nil {
		return err
	}
	var written []byte
	for i, m := range moves {
		if m == game.End && len(p.AppendMoveText(nil, m)) != 0 {
			return errors.New("the move End has a text")
		}
		written = p.AppendMoveText(written, m)
		if err := game.Play(p.Game, m); err != nil {
			return fmt.Errorf("move %d of %d of the turn %s: %w", i, len(moves), t.text, err)
		}
		if p.MidTurn() != (i < len(moves)-1) {
			return fmt.Errorf("the turn %s is not over with its last move", t.text)
		}
	}
	if string(written) != t.text {
		return fmt.Errorf("ParseTurn of %s gives the moves of %s", t.text, written)
	}
	if p.Key() != t.key || p.Hash() != t.hash {
		return fmt.Errorf("the turn %s leads elsewhere when it is read", t.text)
	}
	if p.TurnCount() != here.turns+1 {
		return fmt.Errorf("after the turn %s, %d turns are made, before %d", t.text, p.TurnCount(), here.turns)
	}
	if !game.UndoTurn(p.Game) {
		return fmt.Errorf("the turn %s cannot be taken back", t.text)
	}
	return requireUnchanged(p.Game, lean, "the turn "+t.text+" and Undo")
}
