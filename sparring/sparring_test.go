package sparring_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

func luck(n uint64) *rand.Rand { return rand.New(rand.NewPCG(n, 0)) }

func begin(t *testing.T, name, position string) game.Table {
	t.Helper()
	rules, ok := games.Lookup(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	table, err := rules.New(nil)
	if position != "" {
		table, err = rules.Setup(nil, position)
	}
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// All choose legal turns, leave the game as it was, and choose the same again from the
// same seed.
func TestChoices(t *testing.T) {
	for kind, player := range map[string]func(*rand.Rand) sparring.Player{
		"random": sparring.Random, "greedy": sparring.Greedy, "wary": sparring.Wary, "script": sparring.Script, "site": sparring.Site,
	} {
		for _, rules := range games.All() {
			if kind == "site" && rules != skud.Rules {
				continue
			}
			t.Run(kind+" "+rules.Name, func(t *testing.T) {
				table := begin(t, rules.Name, "")
				one, other := player(luck(7)), player(luck(7))
				for range 12 {
					if table.Outcome().Over() {
						break
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
					if err := game.PlayTurn(table, turn); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}

// winning is a position of which some turns win at once and most do not.
func winning(t *testing.T) (table game.Table, wins map[string]bool) {
	t.Helper()
	for seed := range uint64(200) {
		table = begin(t, "quaterno", "")
		random := sparring.Random(luck(seed))
		for !table.Outcome().Over() && table.Turns() < 200 {
			wins = map[string]bool{}
			seat, all := table.ToMove(), 0
			game.EachTurn(table, func(text []byte) bool {
				all++
				if table.Outcome().Winner == seat && table.Outcome().Over() {
					wins[string(text)] = true
				}
				return true
			})
			if len(wins) > 0 && all > 4*len(wins) {
				return table, wins
			}
			turn, err := random.Choose(t.Context(), table)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no position with a winning turn was found")
	return nil, nil
}

func TestWhoWinsIfItCan(t *testing.T) {
	table, wins := winning(t)
	missed := 0
	for seed := range uint64(40) {
		for kind, player := range map[string]sparring.Player{"greedy": sparring.Greedy(luck(seed)), "wary": sparring.Wary(luck(seed)), "script": sparring.Script(luck(seed))} {
			turn, err := player.Choose(t.Context(), table)
			if err != nil || !wins[turn] {
				t.Errorf("%s plays %s (%v), and does not win", kind, turn, err)
			}
		}
		if turn, _ := sparring.Random(luck(seed)).Choose(t.Context(), table); !wins[turn] {
			missed++
		}
	}
	if missed < 10 {
		t.Errorf("random misses the win %d times of 40 only", missed)
	}
}

// Of the turns after which the opponent cannot win at once, wary makes one of the best by
// the game's score; greedy does not care.
func TestWaryLooksAtTheAnswer(t *testing.T) {
	careless, dangers := 0, 0
	for seed := range uint64(30) {
		rules, ok := games.Lookup("balance-pai-sho")
		if !ok {
			t.Fatal("there is no such game")
		}
		table, err := rules.New(map[string]string{"matching": "opposites"})
		if err != nil {
			t.Fatal(err)
		}
		random := sparring.Random(luck(seed))
		for table.Turns() < 13 && !table.Outcome().Over() {
			if table.Turns() >= 10 {
				safe, all := safest(table)
				if len(safe) > 0 && len(safe) < all {
					dangers++
					turn, err := sparring.Wary(luck(seed)).Choose(t.Context(), table)
					if err != nil || !safe[turn] {
						t.Errorf("%s: wary plays %s (%v), none of the %d best that are safe", table.PositionText(), turn, err, len(safe))
					}
					if turn, _ := sparring.Greedy(luck(seed)).Choose(t.Context(), table); !safe[turn] {
						careless++
					}
				}
			}
			turn, err := random.Choose(t.Context(), table)
			if err != nil {
				t.Fatal(err)
			}
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
	}
	if dangers < 5 || careless == 0 {
		t.Errorf("%d positions with some turns that lose, of which greedy overlooks %d: too few", dangers, careless)
	}
}

// safest are the turns with the best score of those after which no answer wins.
func safest(table game.Table) (best map[string]bool, all int) {
	seat, most := table.ToMove(), 0
	game.EachTurn(table, func(text []byte) bool {
		all++
		after := table.Clone()
		lost := false
		game.EachTurn(after, func([]byte) bool {
			o := after.Outcome()
			lost = o.Over() && o.Winner == seat.Opponent()
			return !lost
		})
		score := table.Score(seat)
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

// Where it cannot win the script plays any turn.
func TestScriptPlaysAnyTurn(t *testing.T) {
	table := begin(t, "ki-shogi", "")
	if err := game.PlayTurn(table, "Gyoku*0,0"); err != nil {
		t.Fatal(err)
	}
	chosen := map[string]bool{}
	for seed := range uint64(400) {
		turn, err := sparring.Script(luck(seed)).Choose(t.Context(), table)
		if err != nil {
			t.Fatal(err)
		}
		chosen[turn] = true
	}
	if n := table.CountTurns(); len(chosen) != n {
		t.Errorf("%d of %d turns are chosen", len(chosen), n)
	}
}

func TestNothingToChoose(t *testing.T) {
	table := begin(t, "ki-shogi", "")
	random := sparring.Random(luck(1))
	for !table.Outcome().Over() {
		turn, err := random.Choose(t.Context(), table)
		if err != nil {
			t.Fatal(err)
		}
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	open := begin(t, "skud-pai-sho", "")
	for kind, player := range map[string]sparring.Player{"random": random, "greedy": sparring.Greedy(luck(1)), "wary": sparring.Wary(luck(1)), "script": sparring.Script(luck(1))} {
		if _, err := player.Choose(t.Context(), table); !errors.Is(err, sparring.ErrOver) {
			t.Errorf("%s: %v where the game is over", kind, err)
		}
		if _, err := player.Choose(ended, open); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v when nobody waits any longer", kind, err)
		}
	}
	if _, err := sparring.Site(luck(1)).Choose(t.Context(), begin(t, "ki-shogi", "")); err == nil {
		t.Error("the opponent of the site plays Ki Shogi")
	}
}
