package mining_test

import (
	"context"
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// smallPlan mines a few short puzzles of a game in little time.
func smallPlan(t *testing.T) mining.Plan {
	t.Helper()
	d, ok := games.Definition("ki-shogi")
	if !ok {
		t.Fatal("the game is not registered")
	}
	plan := d.Mining()
	plan.Play.Nodes, plan.Play.Seed = 100, 1
	plan.Wanted = map[int]int{1: 4, 2: 2}
	return plan
}

// A miner that was stopped goes on with the next game, and finds what one without a stop finds.
func TestMinerGoesOn(t *testing.T) {
	run := func(stops int) (ids []string) {
		var list []puzzle.Puzzle
		next := 0
		for {
			plan := smallPlan(t)
			stopped := errors.New("stopped")
			s := mining.Miner{Known: list, Next: next, OnGame: func(found []puzzle.Puzzle, n int) error {
				list, next = append(list, found...), n
				if stops > 0 {
					stops--
					return stopped
				}
				return nil
			}}
			if err := s.Run(t.Context(), &plan); err == nil {
				break
			} else if !errors.Is(err, stopped) {
				t.Fatal(err)
			}
		}
		kinds := map[int]int{}
		for i := range list {
			if err := list[i].Check(); err != nil {
				t.Error(err)
			}
			kinds[list[i].Kind()]++
			ids = append(ids, list[i].ID)
		}
		if kinds[1] != 4 || kinds[2] != 2 {
			t.Errorf("found %v by number of turns", kinds)
		}
		return ids
	}
	whole, parts := run(0), run(2)
	if len(whole) != len(parts) {
		t.Fatalf("%d and %d puzzles", len(whole), len(parts))
	}
	for i := range whole {
		if whole[i] != parts[i] {
			t.Errorf("puzzle %d is %s, after stops %s", i, whole[i], parts[i])
		}
	}
}

// A stopped miner reports no game that is not finished.
func TestMinerStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	plan := smallPlan(t)
	plan.Wanted = map[int]int{9: 1}
	plan.Play.MaxTurns = 12
	reported := 0
	s := mining.Miner{Threads: 2, OnGame: func(_ []puzzle.Puzzle, next int) error {
		if ctx.Err() != nil {
			t.Error("a game was reported after the end")
		}
		if reported++; reported == 3 {
			cancel()
		}
		if next > reported {
			t.Errorf("the next game is %d after %d games", next, reported)
		}
		return nil
	}}
	if err := s.Run(ctx, &plan); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// The number of games bounds a run.
func TestMinerEnds(t *testing.T) {
	plan := smallPlan(t)
	plan.Wanted = map[int]int{9: 1}
	plan.Play.MaxTurns = 12
	numbers, positions := 0, 0
	s := mining.Miner{Next: 5, MaxGames: 2, OnGame: func([]puzzle.Puzzle, int) error {
		numbers++
		return nil
	}, OnProgress: func(p mining.Progress) { positions = p.Positions }}
	if err := s.Run(t.Context(), &plan); err != nil || numbers != 2 || positions == 0 {
		t.Errorf("%v: %d games, %d positions", err, numbers, positions)
	}
}

// Finished games are looked at first, also by a run that goes on.
func TestPlayedGamesGoFirst(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	options, err := rules.CompleteOptions(nil)
	if err != nil {
		t.Fatal(err)
	}
	played := rules.MustNew(options)
	for _, next := range []int{0, 7} {
		plan := smallPlan(t)
		positions := 0
		m := mining.Miner{
			Next: next, MaxGames: 1, Played: []game.Game{played},
			OnGame:     func([]puzzle.Puzzle, int) error { return nil },
			OnProgress: func(p mining.Progress) { positions = p.Positions },
		}
		if err := m.Run(t.Context(), &plan); err != nil {
			t.Error(err)
		}
		if positions > 0 { // the finished game has none: it has no turns
			t.Errorf("from game %d on the engine plays first: %d positions", next, positions)
		}
	}
}
