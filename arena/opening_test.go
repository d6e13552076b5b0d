package arena

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

func TestRandomOpening(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			options, err := rules.CompleteOptions(nil)
			if err != nil {
				t.Fatal(err)
			}
			for n := range 7 {
				o, err := randomOpening(rules, options, n, 11)
				if err != nil {
					t.Fatal(err)
				}
				state, err := o.record(rules, options).Replay(rules)
				if err != nil {
					t.Fatal(err)
				}
				if state.Outcome().Over() || state.ToMove() == game.Chance {
					t.Errorf("after %d turns: %v to move, %v", n, state.ToMove(), state.Outcome())
				}
				again, _ := randomOpening(rules, options, n, 11)
				if diff := cmp.Diff(o, again); diff != "" {
					t.Errorf("the same seed, another opening: %s", diff)
				}
			}
		})
	}
	rules, _ := games.ByName("ki-shogi")
	options, _ := rules.CompleteOptions(nil)
	if _, err := randomOpening(rules, options, 100_000, 1); err == nil || !strings.Contains(err.Error(), "ask for fewer turns") {
		t.Errorf("100,000 turns are drawn: %v", err)
	}
}

func TestReadOpenings(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	options, err := rules.CompleteOptions(nil)
	if err != nil {
		t.Fatal(err)
	}
	const record = `{"game":"ki-shogi","options":{},"turns":["Gyoku*0,0","Gyoku*1,2","Cho*1,0"]}`
	three := Opening{Turns: []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}}
	two := Opening{Turns: three.Turns[:2]}
	for _, tt := range []struct {
		name, text string
		turns      int
		want       []Opening
	}{
		{"turns", "Gyoku*0,0 Gyoku*1,2 Cho*1,0\n", -1, []Opening{three}},
		{"many", "# the usual ones\n\n Gyoku*0,0  Gyoku*1,2\r\nGyoku*0,0 Gyoku*1,2 Cho*1,0", -1, []Opening{two, three}},
		{"fewer turns", "Gyoku*0,0 Gyoku*1,2 Cho*1,0\n" + record + "\n", 2, []Opening{two, two}},
		{"more turns than there are", record, 9, []Opening{three}},
		{"JSON", record + "\n" + record, -1, []Opening{three, three}},
		{"position", "position moves=0 first=Cho\n", 2, []Opening{{Position: "moves=0 first=Cho"}}},
		{"a record", "Game: ki-shogi\nResult: first, resign\n\n1. Gyoku*0,0\n2. Gyoku*1,2\n", -1, []Opening{two}},
		{"nothing played", `{"game":"ki-shogi","options":{"ki":"off"},"turns":[]}`, -1, []Opening{{Turns: []string{}}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := ReadOpenings([]byte(tt.text), rules, options, tt.turns)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
	for _, tt := range []struct{ name, text, want string }{
		{"nothing", "\n# nothing\n", "it has no opening"},
		{"not JSON", "Gyoku*0,0\n{x}\n", "line 2: "},
		{"another game", `{"game":"quaterno","options":{},"turns":[]}`, "line 1: the record is of a game of quaterno, not of ki-shogi"},
		{"other options", `{"game":"ki-shogi","options":{"ki":"on"},"turns":[]}`, "line 1: the record was played with the options"},
		{"an option that there is not", `{"game":"ki-shogi","options":{"kiki":"on"},"turns":[]}`, "line 1: "},
		{"a record that is wrong", "Game: ki-shogi\nRules: x\n", "line 2"},
		{"a record of another game", "Game: quaterno\n\n", "not of ki-shogi"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := ReadOpenings([]byte(tt.text), rules, options, -1); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, want %s", err, tt.want)
			}
		})
	}
}

// Each pair begins with the next opening of the file, cyclically.
func TestOpeningsFromFile(t *testing.T) {
	s := testSettings()
	s.Games, s.Openings = 8, []Opening{{Turns: []string{"Gyoku*0,0"}}, {Turns: []string{"Gyoku*0,0", "Gyoku*1,2"}}, {}}
	_, list := run(t, newTestMatch(t, s), 1)
	for i, p := range list {
		o := s.Openings[i/2%3]
		if got := p.Record.TurnTexts()[:len(o.Turns)]; !slices.Equal(got, o.Turns) {
			t.Errorf("game %d begins with %v, want %v", i, got, o.Turns)
		}
	}
	for want, o := range map[string]Opening{
		"opening 2: turn 1": {Turns: []string{"Gyoku*9,9"}},
		"opening 2: ":       {Position: "nonsense"},
	} {
		s.Openings[1] = o
		if _, err := New(s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %s", o, err, want)
		}
	}
}

func TestInvalidSettings(t *testing.T) {
	for want, change := range map[string]func(*Settings){
		`no game "chess"`: func(s *Settings) { s.Game = "chess" },
		"kiki":            func(s *Settings) { s.Options = map[string]string{"kiki": "on"} },
		"even number":     func(s *Settings) { s.Games = 3 },
		"2 or more":       func(s *Settings) { s.Games = 0 },
		`contender "x"`:   func(s *Settings) { s.Contenders[1] = "x" },
	} {
		s := testSettings()
		change(&s)
		if _, err := New(s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
