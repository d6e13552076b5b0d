package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// positionTextIsThePosition: from the position text Setup makes the position
// again, with the same text, Key, Hash, legal turns and (as far as history does
// not decide it) outcome, and it plays on the same way.
func positionTextIsThePosition(p *lawCase) error {
	p.betweenTurns()
	text := p.PositionText()
	for field := range strings.SplitSeq(text, " ") {
		if name, _, ok := strings.Cut(field, "="); !ok || name == "" || !isVisibleASCII(field) {
			return fmt.Errorf("in the position text %q stands %q, want name=value", text, field)
		}
	}
	copied, err := p.rules.NewFromPosition(p.options, text)
	if err != nil {
		return fmt.Errorf("the position %s is met and refused: %w", text, err)
	}
	if copied.TurnCount() != 0 || copied.MidTurn() || copied.Undo() {
		return errors.New("a position that was set up has a past")
	}
	if p.byHistory(p.Outcome()) {
		copied.Outcome() // may be anything: the other has a past
		return samePosition(copied, p.Game)
	}
	for i := 0; ; i++ {
		if err := samePosition(copied, p.Game); err != nil {
			return fmt.Errorf("%d turns after Setup: %w", i, err)
		}
		if copied.Outcome() != p.Outcome() && !p.byHistory(p.Outcome()) {
			return fmt.Errorf("%d turns after Setup: outcome %q, want %q", i, copied.Outcome(), p.Outcome())
		}
		if p.Outcome().Over() {
			return nil
		}
		if (i == 0 || i == 4) && p.affordsFullCheck() {
			if got, want := game.HashTurns(game.LegalTurns(copied)), game.HashTurns(game.LegalTurns(p.Game)); got != want {
				return fmt.Errorf("%d turns after Setup: other legal turns", i)
			}
		}
		turn, ok := drawTurn(copied, p.r)
		if !ok || i == 8 {
			return nil
		}
		if err := game.PlayTurn(p.Game, turn); err != nil {
			return fmt.Errorf("%d turns after Setup, %s is legal; in the game: %w", i, turn, err)
		}
	}
}

func samePosition(copied, original game.Playable) error {
	switch {
	case copied.PositionText() != original.PositionText():
		return fmt.Errorf("position %q, want %q", copied.PositionText(), original.PositionText())
	case copied.Key() != original.Key():
		return fmt.Errorf("key %016x, want %016x", copied.Key(), original.Key())
	case copied.Hash() != original.Hash():
		return fmt.Errorf("hash %016x, want %016x", copied.Hash(), original.Hash())
	}
	return nil
}

// impossiblePositionsAreRefused: any text is either refused with reasons, or
// describes a position whose own text describes it again. Fields may stand in
// any order; each must be there once.
func impossiblePositionsAreRefused(p *lawCase) error {
	p.betweenTurns()
	text := p.PositionText()
	fields := strings.Fields(text)
	reversed := slices.Clone(fields)
	slices.Reverse(reversed)
	if table, err := p.rules.NewFromPosition(p.options, strings.Join(reversed, " ")); err != nil {
		return fmt.Errorf("with its fields in another order the position is refused: %w", err)
	} else if err := samePosition(table, p.Game); err != nil {
		return fmt.Errorf("with its fields in another order: %w", err)
	}
	for i, field := range fields {
		name, _, _ := strings.Cut(field, "=")
		for _, wrong := range []string{
			strings.Join(slices.Delete(slices.Clone(fields), i, i+1), " "),
			text + " " + field,
			strings.Join(slices.Concat(fields[:i], []string{name + "=?!"}, fields[i+1:]), " "),
		} {
			if err := p.refusesPosition(wrong); err != nil {
				return err
			}
		}
	}
	for _, wrong := range []string{"", " ", "?", "=", text + " colour=red", strings.Repeat("x", game.MaxPositionText+1)} {
		if err := p.refusesPosition(wrong); err != nil {
			return err
		}
	}
	for range 30 {
		if err := p.refusesOrMeans(p.mutate([]string{text})); err != nil {
			return err
		}
	}
	return nil
}

func (p *lawCase) refusesPosition(text string) error {
	_, err := p.rules.NewFromPosition(p.options, text)
	var setup *game.SetupError
	if !errors.As(err, &setup) {
		return fmt.Errorf("the position %q is answered with %s (%T), want a *game.SetupError", text, fmt.Sprint(err), err)
	}
	if len(setup.Reasons) == 0 || slices.ContainsFunc(setup.Reasons, func(m message.Message) bool { return m.String() == "" }) {
		return fmt.Errorf("the position %q is refused without a reason", text)
	}
	return nil
}

func (p *lawCase) refusesOrMeans(text string) error {
	table, err := p.rules.NewFromPosition(p.options, text)
	if err != nil {
		return p.refusesPosition(text)
	}
	canonical := table.PositionText()
	again, err := p.rules.NewFromPosition(p.options, canonical)
	if err != nil {
		return fmt.Errorf("the position %q is accepted as %q, which is refused: %w", text, canonical, err)
	}
	if err := samePosition(again, table); err != nil {
		return fmt.Errorf("the position %q is accepted as %q: %w", text, canonical, err)
	}
	moves := table.AppendMoves(nil)
	if table.Outcome().Over() != (len(moves) == 0) {
		return fmt.Errorf("the position %q is accepted with outcome %q and %d moves", text, table.Outcome(), len(moves))
	}
	for range 5 {
		if _, ok := drawTurn(table, p.r); !ok {
			break
		}
	}
	for table.Undo() {
	}
	return samePosition(table, again)
}
