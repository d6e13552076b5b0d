package players_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/players"
)

func play(t *testing.T, g game.Game, turns ...string) {
	t.Helper()
	for _, turn := range turns {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatalf("%s: %v", turn, err)
		}
	}
}

func begin(t *testing.T, name string, options map[string]string) game.Table {
	t.Helper()
	rules, ok := games.Lookup(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	table, err := rules.New(options)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// Both choose legal turns of every game, leave it as it was, and choose the
// same again from the same seed.
func TestChoices(t *testing.T) {
	ctx := context.Background()
	kinds := map[string]func(*rand.Rand) players.Player{"random": players.Random, "greedy": players.Greedy}
	for _, rules := range games.All() {
		for kind, player := range kinds {
			t.Run(rules.Name+" "+kind, func(t *testing.T) {
				table := begin(t, rules.Name, nil)
				one, other := player(rand.New(rand.NewPCG(7, 0))), player(rand.New(rand.NewPCG(7, 0)))
				for range 8 {
					if table.Outcome().Over() {
						break
					}
					before, hash := table.PositionText(), table.Hash()
					turn, err := one.Choose(ctx, table)
					if err != nil {
						t.Fatal(err)
					}
					if table.PositionText() != before || table.Hash() != hash {
						t.Fatalf("choosing %s has changed the game", turn)
					}
					if again, err := other.Choose(ctx, table); err != nil || again != turn {
						t.Fatalf("the same seed chooses %s and %s (%v)", turn, again, err)
					}
					play(t, table, turn)
				}
			})
		}
	}
}

// In the example game of Ki Shogi White ends the game with a drop; there are
// other ways, so only the result is fixed.
func TestGreedyWinsWhereItCan(t *testing.T) {
	table := begin(t, "ki-shogi", nil)
	play(t, table,
		"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2", "1,0-1,-1", "1,2-2,1", "Myou*0,-1", "Cho*2,0",
		"0,-1-1,0", "2,0x1,0=Ou", "1,-1x1,0=Chuu", "Zou*1,2", "Cho*1,-1", "2,2-3,1", "1,0-1,1", "3,1x1,-1=Ga",
		"1,1x1,-1=Shu", "1,2x1,-1=Kaku", "0,0x1,-1", "2,1-1,1", "Zou*2,-1", "1,1-0,1", "Ken*0,-2", "0,1--1,1",
		"0,-2-0,-1", "Cho*-1,2", "0,-1-1,-2", "-1,2-0,2", "2,-1-2,0")
	turn, err := players.Greedy(rand.New(rand.NewPCG(1, 0))).Choose(context.Background(), table)
	if err != nil {
		t.Fatal(err)
	}
	play(t, table, turn)
	if got, want := table.Outcome(), game.Win(game.Second, "no-legal-turn"); got != want {
		t.Errorf("after %s the outcome is %q, want %q", turn, got, want)
	}
	for _, p := range []players.Player{players.Greedy(nil), players.Random(rand.New(rand.NewPCG(1, 0)))} {
		if turn, err := p.Choose(context.Background(), table); !errors.Is(err, players.ErrOver) {
			t.Errorf("at the end it chooses %q, %v", turn, err)
		}
	}
}

// Greedy draws among equals: White's first Gyoku has 16 cells, all as good.
func TestGreedyDrawsAmongEquals(t *testing.T) {
	table := begin(t, "ki-shogi", nil)
	play(t, table, "Gyoku*0,0")
	p := players.Greedy(rand.New(rand.NewPCG(1, 0)))
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
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	table := begin(t, "kutai-pai-sho", nil)
	for _, p := range []players.Player{players.Greedy(rand.New(rand.NewPCG(1, 0))), players.Random(rand.New(rand.NewPCG(1, 0)))} {
		if turn, err := p.Choose(ctx, table); !errors.Is(err, context.Canceled) {
			t.Errorf("interrupted, it chose %q, %v", turn, err)
		}
	}
}
