package computer_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
)

func play(t *testing.T, g game.Playable, turns ...string) {
	t.Helper()
	for _, turn := range turns {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatalf("%s: %v", turn, err)
		}
	}
}

func begin(t *testing.T, name string, options map[string]string) game.Game {
	t.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	table, err := rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// quick are the computers that a test can wait for.
func quick(game string) (names []string) {
	for _, name := range computer.AllNames(game) {
		if n, err := strconv.Atoi(name); err != nil || n <= 2 {
			names = append(names, name)
		}
	}
	return names
}

// All choose legal turns of their games, leave them as they were, and choose the
// same again from the same seed.
func TestChoices(t *testing.T) {
	for _, rules := range games.All() {
		for _, name := range quick(rules.Name) {
			t.Run(rules.Name+" "+name, func(t *testing.T) {
				table := begin(t, rules.Name, nil)
				one, other := player(t, rules.Name, name), player(t, rules.Name, name)
				for range 8 {
					if table.Outcome().Over() {
						break
					}
					if table.ToMove() == game.Chance {
						turn, err := computer.Random(rand.New(rand.NewPCG(7, 0))).Choose(t.Context(), table)
						if err != nil {
							t.Fatal(err)
						}
						play(t, table, turn)
						continue
					}
					before, hash := table.PositionText(), table.Hash()
					turn, err := one.Choose(t.Context(), table)
					if err != nil {
						t.Fatal(err)
					}
					if table.PositionText() != before || table.Hash() != hash {
						t.Fatalf("choosing %s has changed the game", turn)
					}
					if again, err := other.Choose(t.Context(), table); err != nil || again != turn {
						t.Fatalf("the same seed chooses %s and %s (%v)", turn, again, err)
					}
					play(t, table, turn)
				}
			})
		}
	}
}

func player(t *testing.T, game, name string) computer.Player {
	t.Helper()
	p, err := computer.New(game, name, rand.New(rand.NewPCG(7, 0)))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// endgame is the author's example game before its last turn, which ends it.
func endgame(t *testing.T) game.Game {
	t.Helper()
	table := begin(t, "ki-shogi", nil)
	play(t, table,
		"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2", "1,0-1,-1", "1,2-2,1", "Myou*0,-1", "Cho*2,0",
		"0,-1-1,0", "2,0x1,0=Ou", "1,-1x1,0=Chuu", "Zou*1,2", "Cho*1,-1", "2,2-3,1", "1,0-1,1", "3,1x1,-1=Ga",
		"1,1x1,-1=Shu", "1,2x1,-1=Kaku", "0,0x1,-1", "2,1-1,1", "Zou*2,-1", "1,1-0,1", "Ken*0,-2", "0,1--1,1",
		"0,-2-0,-1", "Cho*-1,2", "0,-1-1,-2", "-1,2-0,2", "2,-1-2,0")
	return table
}

// There are several ways to win, so only the result is fixed.
func TestWinsWhereItCan(t *testing.T) {
	for _, name := range []string{"greedy", "8"} {
		table := endgame(t)
		turn, err := player(t, "ki-shogi", name).Choose(t.Context(), table)
		if err != nil {
			t.Fatal(err)
		}
		play(t, table, turn)
		if got, want := table.Outcome(), game.Win(game.Second, "no-legal-turn"); got != want {
			t.Errorf("after %s's %s the outcome is %q, want %q", name, turn, got, want)
		}
		for _, name := range quick("ki-shogi") {
			if turn, err := player(t, "ki-shogi", name).Choose(t.Context(), table); !errors.Is(err, computer.ErrOver) {
				t.Errorf("at the end %s chooses %q, %v", name, turn, err)
			}
		}
	}
}

// Greedy draws among equals: White's first Gyoku has 16 cells, all as good.
func TestGreedyDrawsAmongEquals(t *testing.T) {
	table := begin(t, "ki-shogi", nil)
	play(t, table, "Gyoku*0,0")
	p := computer.Greedy(rand.New(rand.NewPCG(1, 0)))
	var chosen []string
	for range 300 {
		turn, err := p.Choose(context.Background(), table)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(chosen, turn) {
			chosen = append(chosen, turn)
		}
	}
	if len(chosen) < 2 {
		t.Errorf("in 300 tries it only chose %v", chosen)
	}
}

func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	table := begin(t, "kutai-pai-sho", nil)
	for _, name := range computer.AllNames("kutai-pai-sho") {
		if turn, err := player(t, "kutai-pai-sho", name).Choose(ctx, table); !errors.Is(err, context.Canceled) {
			t.Errorf("interrupted, %s chose %q, %v", name, turn, err)
		}
	}
}
