package gametest

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
)

// optionsAreKept: a game has the options it was made with, and no others are taken.
func optionsAreKept(s *optionSet) error {
	table, err := s.begin()
	if err != nil {
		return err
	}
	if !maps.Equal(table.Options(), s.options) {
		return fmt.Errorf("the options of a new game are %v, want %v", table.Options(), s.options)
	}
	if clone := game.Clone(table); !maps.Equal(clone.Options(), s.options) || clone.Rules() != s.rules {
		return errors.New("a clone has other options or rules")
	}
	wrong := []map[string]string{{"no such option": "on"}}
	for i := range s.rules.Options {
		for _, value := range []string{"", "no such value", "-1", "007", s.options[s.rules.Options[i].Name] + " "} {
			wrong = append(wrong, map[string]string{s.rules.Options[i].Name: value})
		}
	}
	for _, given := range wrong {
		var option *game.OptionError
		if _, err := s.rules.New(given); !errors.As(err, &option) {
			return fmt.Errorf("the options %v are answered with %s, want a *game.OptionError", given, fmt.Sprint(err))
		}
		if _, err := s.rules.NewFromPosition(given, table.PositionText()); !errors.As(err, &option) {
			return fmt.Errorf("a Setup with the options %v is answered with %s, want a *game.OptionError", given, fmt.Sprint(err))
		}
	}
	return nil
}

// gamesEnd: while a game goes on there are moves; once it is over nothing is
// possible but to take back.
func gamesEnd(s *optionSet) error {
	const rounds, enough = 12, 12
	ended := 0
	for seed := range uint64(rounds) {
		for start := range len(s.starts) + 1 {
			if ended >= enough && seed > 0 {
				return nil // random games can take long
			}
			p, err := s.probe(moveSequence{start: start, seed: seed})
			if err != nil {
				return err
			}
			var last string
			for moves := 0; moves < maxPlayout; moves++ {
				text, ok := drawTurn(p, p.r)
				if !ok {
					break
				}
				last = text
			}
			if last == "" || !p.Outcome().Over() {
				continue
			}
			ended++
			if err := checkFinished(p, p.r, last); err != nil {
				return fmt.Errorf("%s after %d turns (%s): %w", p.Outcome(), p.TurnCount(), p.PositionText(), err)
			}
		}
	}
	if ended == 0 {
		return fmt.Errorf("no game ended within %d turns, the law was not put to the test: With.Positions should hold one near an end", maxPlayout)
	}
	return nil
}

// checkFinished tests a game that has ended with the turn last.
func checkFinished(g game.Playable, r *rand.Rand, last string) error {
	end := fullSnapshotOf(g)
	if end.toMove != game.None || end.midTurn || len(end.moves) > 0 || game.CountLegalTurns(g) != 0 || len(game.LegalTurns(g)) != 0 {
		return fmt.Errorf("the game is over; %v to move, %d moves, CountTurns %d", end.toMove, len(end.moves), game.CountLegalTurns(g))
	}
	if end.outcome.Winner != game.First && end.outcome.Winner != game.Second && end.outcome.Winner != game.None {
		return fmt.Errorf("the winner is %v", end.outcome.Winner)
	}
	if _, ok := game.SampleMove(g, r); ok {
		return errors.New("SampleMove draws a move of a finished game")
	}
	for _, m := range []game.Move{0, 1, game.End, game.Move(r.Uint32())} {
		if err := game.Play(g, m); !errors.Is(err, game.ErrOver) {
			return fmt.Errorf("play in a finished game says %s", fmt.Sprint(err))
		}
	}
	for text, rule := range map[string]string{last: game.RuleOver, "?": game.RuleText, "": game.RuleText} {
		var broken *game.RuleError
		if _, err := g.ParseTurn(text); !errors.As(err, &broken) || broken.Rule != rule {
			return fmt.Errorf("ParseTurn of %q in a finished game says %s, want the rule %s", text, fmt.Sprint(err), rule)
		}
	}
	if err := requireUnchanged(g, end, "playing on"); err != nil {
		return err
	}
	if !game.UndoTurn(g) {
		return errors.New("the last turn cannot be taken back")
	}
	if g.Outcome().Over() || g.ToMove() == game.None {
		return fmt.Errorf("the last turn taken back, the outcome is %q and %v is to move", g.Outcome(), g.ToMove())
	}
	if err := game.PlayTurn(g, last); err != nil {
		return fmt.Errorf("the last turn again: %w", err)
	}
	return requireUnchanged(g, end, "Undo and the last turn again")
}
