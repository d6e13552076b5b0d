package explorer_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/explorer"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// rulesOf returns the rules of a game that there is.
func rulesOf(t testing.TB, name string) *game.Rules {
	t.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		t.Fatalf("there is no game %s", name)
	}
	return rules
}

// played returns a record of these turns.
func played(name string, turns ...string) *record.Record {
	r := &record.Record{Game: name}
	for _, turn := range turns {
		r.Turns = append(r.Turns, record.AnnotatedTurn{Text: turn})
	}
	return r
}

// mustSteps returns the steps of a record.
func mustSteps(t testing.TB, r *record.Record) []explorer.Step {
	t.Helper()
	var p explorer.Positions
	steps, err := p.Steps(rulesOf(t, r.Game), r)
	if err != nil {
		t.Fatal(err)
	}
	return steps
}

// TestSameGame: games that are images of each other have the same steps.
func TestSameGame(t *testing.T) {
	for name, same := range map[string][][]string{
		"ki-shogi": { // left and right
			{"Gyoku*0,0", "Gyoku*2,2", "Kaku*1,0", "Kaku*1,2", "Hi*-1,0"},
			{"Gyoku*0,0", "Gyoku*-2,2", "Kaku*-1,0", "Kaku*-1,2", "Hi*1,0"},
		},
		"balance-pai-sho": { // the eight sides of the board, points and squares
			{"deal=LOOYYY", "Orchid@6,0", "Rose@c10"},
			{"deal=LOOYYY", "Orchid@0,6", "Rose@j3"},
			{"deal=LOOYYY", "Orchid@-6,0", "Rose@p10"},
			{"deal=LOOYYY", "Orchid@0,-6", "Rose@j16"},
		},
		"kutai-pai-sho": { // the main diagonals
			{"CBd@0,0", "JAn@5,-4", "RHn@-8,2"},
			{"CBd@0,0", "JAn@-4,5", "RHn@2,-8"},
			{"CBd@0,0", "JAn@4,-5", "RHn@-2,8"},
			{"CBd@0,0", "JAn@-5,4", "RHn@8,-2"},
		},
	} {
		want := mustSteps(t, played(name, same[0]...))
		for _, turns := range same[1:] {
			if diff := cmp.Diff(want, mustSteps(t, played(name, turns...))); diff != "" {
				t.Errorf("%s: %v and %v: %s", name, same[0], turns, diff)
			}
		}
	}
}

// TestTransposition: the order of turns does not matter for the position that they lead to.
func TestTransposition(t *testing.T) {
	a := mustSteps(t, played("balance-pai-sho", "deal=LOOYYY", "Orchid@6,0", "Rose@c10", "Lotus@5,5", "Lily@m8"))
	b := mustSteps(t, played("balance-pai-sho", "deal=LOOYYY", "Lotus@5,5", "Rose@c10", "Orchid@6,0", "Lily@m8"))
	if a[4] != b[4] || a[2].Key == b[2].Key {
		t.Errorf("%+v and %+v", a, b)
	}
}

// TestTurnsOfPosition: a position that looks alike from several sides has several turns for one that was counted.
func TestTurnsOfPosition(t *testing.T) {
	g := rulesOf(t, "ki-shogi").MustNew(nil)
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*0,2"} {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	var p explorer.Positions
	seen := p.Position(g)
	if got, want := fmt.Sprint(seen.Turns(seen.Turn("Kaku*1,0"))), "[Kaku*-1,0 Kaku*1,0]"; got != want {
		t.Errorf("Kaku*1,0 stands for %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(seen.Turns(seen.Turn("Kaku*0,-1"))), "[Kaku*0,-1]"; got != want {
		t.Errorf("Kaku*0,-1 stands for %s, want %s", got, want)
	}
}

// TestKeysStay: keys are stored in databases, so that a change would lose what was counted.
func TestKeysStay(t *testing.T) {
	var p explorer.Positions
	got := map[string]string{}
	for _, rules := range games.All() {
		got[rules.Name] = fmt.Sprintf("%016x", p.Position(rules.MustNew(nil)).Key)
	}
	steps := mustSteps(t, played("ki-shogi", "Gyoku*0,0", "Gyoku*2,2", "Kaku*1,0"))
	got["ki-shogi after two turns"] = fmt.Sprintf("%016x", steps[2].Key)
	want := map[string]string{
		"balance-pai-sho": "64acb1c01b7b2bd4", "ki-shogi": "1441028dfa95e501", "ki-shogi after two turns": "2bd4a33cd3582563",
		"kutai-pai-sho": "ad5d9ca4b7a56f9d", "quaterno": "e2c48172961d01c7", "skud-pai-sho": "8664c67b2ae790ca",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("other keys than are stored: %s", diff)
	}
}

// TestFirstTurnsOnly: no more turns are looked at than are counted.
func TestFirstTurnsOnly(t *testing.T) {
	g := rulesOf(t, "quaterno").MustNew(nil)
	var turns []string
	for range 3 * explorer.MaxTurns {
		legal := game.LegalTurns(g)
		turn := legal[len(legal)/2]
		turns = append(turns, turn)
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(mustSteps(t, played("quaterno", turns...))); n > explorer.MaxTurns || n < explorer.MaxTurns/2 {
		t.Errorf("%d steps", n)
	}
}

// TestStepsRefused: turns that are not legal, or come after the end, are named.
func TestStepsRefused(t *testing.T) {
	for _, test := range []struct {
		record *record.Record
		want   string
	}{
		{played("ki-shogi", "Gyoku*0,0", "Gyoku*0,0"), "turn 2: "},
		{&record.Record{Game: "ki-shogi", Options: game.Options{"ki": "maybe"}}, "ki"},
		{&record.Record{Game: "quaterno"}, "ki-shogi"},
	} {
		var p explorer.Positions
		if _, err := p.Steps(rulesOf(t, "ki-shogi"), test.record); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want one with %q", err, test.want)
		}
	}
}

// TestIDAndTitle: a game has the same id wherever it was read, and another game another one.
func TestIDAndTitle(t *testing.T) {
	r := played("ki-shogi", "Gyoku*0,0")
	r.First, r.Date = "Ann", "2031-05-17"
	same, other := *r, played("ki-shogi", "Gyoku*0,0", "Gyoku*2,2")
	same.Comment = "A comment."
	if a, b, c := explorer.ID(r), explorer.ID(&same), explorer.ID(other); a != b || a == c || len(a) != 11 {
		t.Errorf("ids %s, %s and %s", a, b, c)
	}
	if got, want := explorer.Title(r, 100), "Ann – ?, 2031-05-17"; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	if got, want := explorer.Title(r, 6), "Ann "; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	if got := explorer.Title(other, 100); got != "" {
		t.Errorf("title %q, want none", got)
	}
}
