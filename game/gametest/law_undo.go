package gametest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// undoRestores: Undo takes back exactly what Do did, in the middle of turns too.
func undoRestores(p *lawCase) error {
	full := fullSnapshotOf(p.Game)
	for _, m := range sampleOf(p, full.moves, 8) {
		ends := game.EndsTurn(p.Game, m)
		p.Do(m)
		if ends == p.MidTurn() {
			return fmt.Errorf("EndsTurn of move %d is %v, but the middle of a turn is %v after it", m, ends, p.MidTurn())
		}
		if p.TurnCount() == full.turns && !p.MidTurn() {
			return fmt.Errorf("after move %d no turn is under way and none was made", m)
		}
		if !p.Undo() {
			return fmt.Errorf("move %d was made, Undo says that there was none", m)
		}
		if err := fullSnapshotOf(p.Game).differs(full); err != nil {
			return fmt.Errorf("after Do and Undo of move %d: %w", m, err)
		}
	}
	table, err := p.freshGame()
	if err != nil {
		return err
	}
	var states []snapshot
	for _, m := range p.moves {
		states = append(states, snapshotOf(table))
		table.Do(m)
	}
	for i := len(states) - 1; i >= 0; i-- {
		if !table.Undo() {
			return fmt.Errorf("Undo says that there was no move %d", i)
		}
		if err := snapshotOf(table).differs(states[i]); err != nil {
			return fmt.Errorf("after Undo of move %d of %d: %w", i, len(states), err)
		}
	}
	start := fullSnapshotOf(table)
	if table.Undo() {
		return errors.New("Undo says that there was a move before the first")
	}
	return requireUnchanged(table, start, "Undo where there is nothing to take back")
}

// restartForgets: Restart leads back to the start, from where the same moves, which were
// remembered, lead to the same position.
func restartForgets(p *lawCase) error {
	fresh, err := p.freshGame()
	if err != nil {
		return err
	}
	here, start := fullSnapshotOf(p.Game), fullSnapshotOf(fresh)
	if made := p.AppendPlayedMoves(nil); !slices.Equal(made, p.moves) {
		return fmt.Errorf("AppendMade tells %d, the moves made are %d", made, p.moves)
	}
	game.Reset(p.Game)
	if made := p.AppendPlayedMoves(nil); len(made) > 0 {
		return fmt.Errorf("after Restart AppendMade tells %d", made)
	}
	if err := fullSnapshotOf(p.Game).differs(start); err != nil {
		return fmt.Errorf("after Restart: %w", err)
	}
	if p.Undo() {
		return errors.New("after Restart there is a move to take back")
	}
	for _, m := range p.moves {
		p.Do(m)
	}
	if err := fullSnapshotOf(p.Game).differs(here); err != nil {
		return fmt.Errorf("after Restart and the same moves: %w", err)
	}
	return nil
}

// cloneIsIndependent: a clone has the same past and goes its own way.
func cloneIsIndependent(p *lawCase) error {
	here := fullSnapshotOf(p.Game)
	clone := game.Clone(p.Game)
	if err := fullSnapshotOf(clone).differs(here); err != nil {
		return fmt.Errorf("a clone: %w", err)
	}
	for range 6 {
		if m, ok := game.SampleMove(clone, p.r); ok {
			clone.Do(m)
		}
	}
	if err := requireUnchanged(p.Game, here, "playing on in a clone"); err != nil {
		return err
	}
	other := game.Clone(p.Game)
	for range p.moves {
		if !other.Undo() {
			return errors.New("a clone has a shorter past")
		}
	}
	if other.Undo() {
		return errors.New("a clone has a longer past")
	}
	if err := requireUnchanged(p.Game, here, "Undo in a clone"); err != nil {
		return err
	}
	third := game.Clone(p.Game)
	game.Reset(p.Game)
	if err := requireUnchanged(third, here, "Restart of the original"); err != nil {
		return err
	}
	fresh, err := p.freshGame()
	if err != nil {
		return err
	}
	if err := fullSnapshotOf(other).differs(fullSnapshotOf(fresh)); err != nil {
		return fmt.Errorf("a clone, all moves taken back: %w", err)
	}
	return nil
}

// freshGame returns a new game at the start of the walk.
func (p *lawCase) freshGame() (game.Game, error) {
	return withTable(p.optionSet, p.walk.start)
}

func withTable(s *optionSet, start int) (game.Game, error) {
	p, err := s.probe(moveSequence{start: start})
	if err != nil {
		return nil, err
	}
	return p.Game, nil
}

// sampleOf draws at most n of a list, all of it when it is no longer.
func sampleOf[T any](p *lawCase, list []T, n int) []T {
	list = slices.Clone(list)
	p.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list[:min(n, len(list))]
}
