package record

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Begin makes the position at which the record begins. The error is a *[HeaderError].
func (r *Record) Begin(rules *game.Rules) (game.Table, error) {
	if r.Game != "" && r.Game != rules.Name {
		return nil, r.WrongHeader("Game", fmt.Errorf("the record is of a game of %s, not of %s", game.Shorten(r.Game, 64), rules.Name))
	}
	if r.Version > rules.Version {
		return nil, r.WrongHeader("Rules", fmt.Errorf(
			"the game was played under version %d of the rules of %s, and only those up to version %d are known here: a newer Teahouse can read it",
			r.Version, rules.Name, rules.Version))
	}
	options, err := rules.Resolve(r.Options)
	if err != nil {
		return nil, r.WrongHeader("Options", err)
	}
	if r.Position == "" {
		return rules.Begin(options), nil
	}
	table, err := rules.SetUp(options, r.Position)
	if err != nil {
		return nil, r.WrongHeader("Position", err)
	}
	return table, nil
}

// Play plays the main line and returns the game at its end. The error is a
// *[TurnError], or a *[HeaderError] for headers that do not fit.
func (r *Record) Play(rules *game.Rules) (game.Table, error) {
	table, err := r.Begin(rules)
	if err != nil {
		return nil, err
	}
	for i := range r.Turns {
		if err := game.PlayTurn(table, r.Turns[i].Text); err != nil {
			return nil, wrongTurn(&r.Turns[i], i+1, err)
		}
	}
	if err := r.judge(table); err != nil {
		return nil, err
	}
	return table, nil
}

// Check plays the main line and all variations; its errors are those of [Record.Play].
func (r *Record) Check(rules *game.Rules) error {
	table, err := r.Begin(rules)
	if err != nil {
		return err
	}
	if err := check(table, r.Turns, 1); err != nil {
		return err
	}
	return r.judge(table)
}

// check plays turns, the first with this number, each after its variations.
func check(table game.Table, turns []Turn, number int) error {
	for i := range turns {
		for _, variation := range turns[i].Variations {
			if err := check(table, variation, number+i); err != nil {
				return err
			}
			for range variation {
				game.UndoTurn(table)
			}
		}
		if err := game.PlayTurn(table, turns[i].Text); err != nil {
			return wrongTurn(&turns[i], number+i, err)
		}
	}
	return nil
}

// judge compares the result with what the rules say of the position at the end.
func (r *Record) judge(table game.Table) error {
	ruled := table.Outcome()
	switch {
	case !r.Result.Over() || r.Result == ruled:
		return nil
	case ruled.Over():
		return r.WrongHeader("Result", fmt.Errorf("the result is said to be %s, but turn %d has ended the game: %s",
			r.writeResult(), table.Turns(), (&Record{Result: ruled}).writeResult()))
	case !BetweenPeople(r.Result.Reason):
		return r.WrongHeader("Result", fmt.Errorf(
			"the result is said to be %s, but after turn %d the game goes on: it can only have ended by resign, timeout, abandoned or agreement",
			r.writeResult(), table.Turns()))
	}
	return nil
}
