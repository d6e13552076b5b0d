package sparring_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/sparring"
)

func seededRand(n uint64) *rand.Rand { return rand.New(rand.NewPCG(n, 0)) }

func setUpGame(t *testing.T, name, position string) game.Game {
	t.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	state, err := rules.New(nil)
	if position != "" {
		state, err = rules.NewFromPosition(nil, position)
	}
	if err != nil {
		t.Fatal(err)
	}
	return state
}

// All players choose legal turns, leave the game unchanged, and choose the same again from the
// same seed.
func TestChoices(t *testing.T) {
	for kind, player := range map[string]func(*rand.Rand) sparring.Player{
		"random": sparring.Random, "greedy": sparring.Greedy, "wary": sparring.Wary, "mirror": sparring.Mirror, "script": sparring.Script,
	} {
		for _, rules := range games.All() {
			t.Run(kind+" "+rules.Name, func(t *testing.T) {
				state := setUpGame(t, rules.Name, "")
				one, other := player(seededRand(7)), player(seededRand(7))
				for range 12 {
					if state.Outcome().Over() {
						break
					}
					before, hash := state.PositionText(), state.Hash()
					turn, err := one.Choose(t.Context(), state)
					if err != nil {
						t.Fatal(err)
					}
					if state.PositionText() != before || state.Hash() != hash {
						t.Fatalf("choosing %s has changed the game", turn)
					}
					if again, err := other.Choose(t.Context(), state); err != nil || again != turn {
						t.Fatalf("the same seed chooses %s and %s (%v)", turn, again, err)
					}
					if err := game.PlayTurn(state, turn); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}

// winningPosition is a position in which a few turns win at once.
func winningPosition(t *testing.T) (state game.Game, wins map[string]bool) {
	t.Helper()
	for seed := range uint64(200) {
		state = setUpGame(t, "quaterno", "")
		random := sparring.Random(seededRand(seed))
		for !state.Outcome().Over() && state.TurnCount() < 200 {
			wins = map[string]bool{}
			seat, all := state.ToMove(), 0
			game.VisitLegalTurns(state, func(text []byte) bool {
				all++
				if state.Outcome().Winner == seat && state.Outcome().Over() {
					wins[string(text)] = true
				}
				return true
			})
			if len(wins) > 0 && all > 4*len(wins) {
				return state, wins
			}
			turn, err := random.Choose(t.Context(), state)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(state, turn); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no position with a winning turn was found")
	return nil, nil
}

func TestPlayersTakeWins(t *testing.T) {
	state, wins := winningPosition(t)
	missed := 0
	for seed := range uint64(40) {
		for kind, player := range map[string]sparring.Player{"greedy": sparring.Greedy(seededRand(seed)), "wary": sparring.Wary(seededRand(seed)), "mirror": sparring.Mirror(seededRand(seed)), "script": sparring.Script(seededRand(seed))} {
			turn, err := player.Choose(t.Context(), state)
			if err != nil || !wins[turn] {
				t.Errorf("%s plays %s (%v), and does not win", kind, turn, err)
			}
		}
		if turn, _ := sparring.Random(seededRand(seed)).Choose(t.Context(), state); !wins[turn] {
			missed++
		}
	}
	if missed < 10 {
		t.Errorf("random misses the win %d times of 40 only", missed)
	}
}

// Of the turns after which the opponent cannot win at once, Wary plays one with the best score;
// Greedy ignores the reply.
func TestWaryAvoidsLosses(t *testing.T) {
	careless, dangers := 0, 0
	for seed := range uint64(30) {
		rules, ok := games.ByName("balance-pai-sho")
		if !ok {
			t.Fatal("there is no such game")
		}
		state, err := rules.New(map[string]string{"matching": "opposites"})
		if err != nil {
			t.Fatal(err)
		}
		random := sparring.Random(seededRand(seed))
		for state.TurnCount() < 13 && !state.Outcome().Over() {
			if state.TurnCount() >= 10 {
				safe, all := bestSafeTurns(state)
				if len(safe) > 0 && len(safe) < all {
					dangers++
					turn, err := sparring.Wary(seededRand(seed)).Choose(t.Context(), state)
					if err != nil || !safe[turn] {
						t.Errorf("%s: wary plays %s (%v), none of the %d best that are safe", state.PositionText(), turn, err, len(safe))
					}
					if turn, _ := sparring.Greedy(seededRand(seed)).Choose(t.Context(), state); !safe[turn] {
						careless++
					}
				}
			}
			turn, err := random.Choose(t.Context(), state)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(state, turn); err != nil {
				t.Fatal(err)
			}
		}
	}
	if dangers < 5 || careless == 0 {
		t.Errorf("%d positions with some turns that lose, of which greedy overlooks %d: too few", dangers, careless)
	}
}

// bestSafeTurns returns the turns with the best score among those after which no reply wins.
func bestSafeTurns(state game.Game) (best map[string]bool, all int) {
	seat, most := state.ToMove(), 0
	game.VisitLegalTurns(state, func(text []byte) bool {
		all++
		after := game.Clone(state)
		lost := false
		game.VisitLegalTurns(after, func([]byte) bool {
			o := after.Outcome()
			lost = o.Over() && o.Winner == seat.Opponent()
			return !lost
		})
		score := game.Score(state, seat)
		if lost || len(best) > 0 && score < most {
			return true
		}
		if len(best) == 0 || score > most {
			best, most = map[string]bool{}, score
		}
		best[string(text)] = true
		return true
	})
	return best, all
}

// Where it cannot win, Script plays any turn.
func TestScriptPlaysEveryTurn(t *testing.T) {
	state := setUpGame(t, "ki-shogi", "")
	if err := game.PlayTurn(state, "Gyoku*0,0"); err != nil {
		t.Fatal(err)
	}
	chosen := map[string]bool{}
	for seed := range uint64(400) {
		turn, err := sparring.Script(seededRand(seed)).Choose(t.Context(), state)
		if err != nil {
			t.Fatal(err)
		}
		chosen[turn] = true
	}
	if n := game.CountLegalTurns(state); len(chosen) != n {
		t.Errorf("%d of %d turns are chosen", len(chosen), n)
	}
}

func TestChooseErrors(t *testing.T) {
	state := setUpGame(t, "ki-shogi", "")
	random := sparring.Random(seededRand(1))
	for !state.Outcome().Over() {
		turn, err := random.Choose(t.Context(), state)
		if err != nil {
			t.Fatal(err)
		}
		if err := game.PlayTurn(state, turn); err != nil {
			t.Fatal(err)
		}
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	open := setUpGame(t, "skud-pai-sho", "")
	for kind, player := range map[string]sparring.Player{"random": random, "greedy": sparring.Greedy(seededRand(1)), "wary": sparring.Wary(seededRand(1)), "mirror": sparring.Mirror(seededRand(1)), "script": sparring.Script(seededRand(1))} {
		if _, err := player.Choose(t.Context(), state); !errors.Is(err, sparring.ErrGameOver) {
			t.Errorf("%s: %v in a finished game", kind, err)
		}
		if _, err := player.Choose(ended, open); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v after the context has ended", kind, err)
		}
	}
}
