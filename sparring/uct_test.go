package sparring_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/sparring"
)

// uct returns a player that searches by the simple score of the game.
func uct(r *rand.Rand, limits sparring.SearchLimits) sparring.Player {
	return sparring.UCT(r, limits, func(g game.Playable) float64 {
		s := float64(game.Score(g, game.First)) / 100
		return s / (1 + max(s, -s))
	})
}

// UCT chooses legal turns, leaves the game unchanged, and chooses the same again from the same seed.
func TestUCTChoices(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			state := setUpGame(t, rules.Name, "")
			one, other := uct(seededRand(7), sparring.SearchLimits{Simulations: 20}), uct(seededRand(7), sparring.SearchLimits{Simulations: 20})
			chance := sparring.Random(seededRand(1))
			for range 6 {
				player := one
				if state.ToMove() == game.Chance {
					player = chance
				}
				before, hash := state.PositionText(), state.Hash()
				turn, err := player.Choose(t.Context(), state)
				if err != nil {
					t.Fatal(err)
				}
				if state.PositionText() != before || state.Hash() != hash {
					t.Fatalf("choosing %s has changed the game", turn)
				}
				if player == one {
					if again, err := other.Choose(t.Context(), state); err != nil || again != turn {
						t.Fatalf("the same seed chooses %s and %s (%v)", turn, again, err)
					}
				}
				if err := game.PlayTurn(state, turn); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// UCT takes a win, and stops as soon as it has proved it.
func TestUCTTakesWins(t *testing.T) {
	state, wins := winningPosition(t)
	player := uct(seededRand(3), sparring.SearchLimits{Simulations: 100_000})
	turn, err := player.Choose(t.Context(), state)
	if err != nil || !wins[turn] {
		t.Errorf("UCT plays %s (%v), and does not win", turn, err)
	}
	if n := player.(sparring.SimulationCounter).Simulations(); n > 1000 {
		t.Errorf("it needs %d simulations for a win in one turn", n)
	}
}

// Where some turns let the opponent win at once, UCT plays another.
func TestUCTAvoidsLosses(t *testing.T) {
	dangers := 0
	for seed := range uint64(60) {
		rules, _ := games.ByName("balance-pai-sho")
		state, err := rules.New(map[string]string{"matching": "opposites"})
		if err != nil {
			t.Fatal(err)
		}
		random := sparring.Random(seededRand(seed))
		for state.TurnCount() < 12 && !state.Outcome().Over() {
			turn, err := random.Choose(t.Context(), state)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(state, turn); err != nil {
				t.Fatal(err)
			}
		}
		if state.Outcome().Over() || state.ToMove() == game.Chance {
			continue
		}
		losing, all := losingTurns(state)
		if len(losing) == 0 || len(losing) == all || len(losing) > 0 && all > 400 {
			continue
		}
		dangers++
		if turn, err := uct(seededRand(seed), sparring.SearchLimits{Simulations: 20_000}).Choose(t.Context(), state); err != nil || losing[turn] {
			t.Errorf("%s: UCT plays %s (%v), which loses at once", state.PositionText(), turn, err)
		}
		if dangers == 3 {
			return
		}
	}
	t.Errorf("%d positions with some turns that lose: too few", dangers)
}

// losingTurns returns the turns after which a reply wins at once.
func losingTurns(state game.Game) (losing map[string]bool, all int) {
	seat := state.ToMove()
	losing = map[string]bool{}
	game.VisitLegalTurns(state, func(text []byte) bool {
		all++
		after, lost := game.Clone(state), false
		game.VisitLegalTurns(after, func([]byte) bool {
			o := after.Outcome()
			lost = o.Over() && o.Winner == seat.Opponent()
			return !lost
		})
		if lost {
			losing[string(text)] = true
		}
		return true
	})
	return losing, all
}

// The limits end a search, and so does the context.
func TestUCTLimits(t *testing.T) {
	state := setUpGame(t, "skud-pai-sho", "")
	player := uct(seededRand(1), sparring.SearchLimits{Simulations: 37})
	if _, err := player.Choose(t.Context(), state); err != nil || player.(sparring.SimulationCounter).Simulations() != 37 {
		t.Errorf("%d simulations, want 37 (%v)", player.(sparring.SimulationCounter).Simulations(), err)
	}
	start := time.Now()
	if _, err := uct(seededRand(1), sparring.SearchLimits{Time: 20 * time.Millisecond}).Choose(t.Context(), state); err != nil || time.Since(start) > 5*time.Second {
		t.Errorf("20 ms took %v (%v)", time.Since(start), err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := uct(seededRand(1), sparring.SearchLimits{}).Choose(ctx, state); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("without limits: %v when the context ends", err)
	}
}

func TestParseLimits(t *testing.T) {
	for text, want := range map[string]sparring.SearchLimits{
		"750": {Simulations: 750}, "500ms": {Time: 500 * time.Millisecond}, "2s": {Time: 2 * time.Second}, "10000000": {Simulations: 10_000_000},
	} {
		if got, err := sparring.ParseLimits(text); err != nil || got != want {
			t.Errorf("%s: %v (%v), want %v", text, got, err, want)
		}
	}
	for _, text := range []string{"", "0", "-1", "10000001", "x", "0s", "-1s", "1.5"} {
		if got, err := sparring.ParseLimits(text); err == nil || !strings.Contains(err.Error(), "e.g. 750 or 500ms") {
			t.Errorf("%q: %v (%v)", text, got, err)
		}
	}
}
