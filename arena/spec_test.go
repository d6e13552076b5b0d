package arena

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/skud"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	eighth, err := engines.LevelOf("ki-shogi", 8)
	if err != nil {
		t.Fatal(err)
	}
	tenth := eighth.Scaled(0.1)
	first, err := engines.LevelOf("ki-shogi", 1)
	if err != nil {
		t.Fatal(err)
	}
	least := first.Scaled(0)
	for _, tt := range []struct {
		text string
		want Contender
	}{
		{"level:8", builtinEngine{level: &eighth}},
		{"level:1/1000000", builtinEngine{level: &least}},
		{"level:8/10", builtinEngine{level: &tenth}},
		{"nodes:2000", builtinEngine{limits: engine.Limits{Nodes: 2000}}},
		{"time:100ms", builtinEngine{limits: engine.Limits{Time: 100 * time.Millisecond}}},
		{"depth:3", builtinEngine{limits: engine.Limits{Depth: 3}}},
		{"nodes:5,threads=2,memory=16", builtinEngine{limits: engine.Limits{Nodes: 5}, options: engine.Options{Threads: 2, Memory: 16 << 20}}},
		{"ugi:./other  --quietly", externalEngine{command: []string{"./other", "--quietly"}, limits: engine.Limits{Time: time.Second}}},
		{"level:3,ugi=other", externalEngine{command: []string{"other"}, ugiOptions: map[string]string{"Level": "3"}}},
		{"nodes:9,Clever=true,threads=2,ugi=other a,b=c", externalEngine{
			command: []string{"other", "a,b=c"}, limits: engine.Limits{Nodes: 9},
			options: engine.Options{Threads: 2}, ugiOptions: map[string]string{"Clever": "true"},
		}},
	} {
		got, err := Parse(tt.text, rules)
		if err != nil {
			t.Errorf("%s: %v", tt.text, err)
			continue
		}
		if got.String() != tt.text {
			t.Errorf("%s has the text %s", tt.text, got)
		}
		switch want := tt.want.(type) {
		case builtinEngine:
			want.text = tt.text
			got := got.(builtinEngine)
			got.new = nil // functions cannot be compared
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(builtinEngine{})); diff != "" {
				t.Errorf("%s: %s", tt.text, diff)
			}
			if got.TurnTime() != want.limits.Time {
				t.Errorf("%s: thinks %v", tt.text, got.TurnTime())
			}
		case externalEngine:
			want.text = tt.text
			if want.ugiOptions == nil {
				want.ugiOptions = map[string]string{}
			}
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(externalEngine{})); diff != "" {
				t.Errorf("%s: %s", tt.text, diff)
			}
		}
	}
}

func TestParseErrors(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	for text, want := range map[string]string{
		"":                                    "want level:N, level:N/M, nodes:N",
		"stockfish":                           "want level:N",
		"Wary":                                "want level:N",
		"greedy,threads=2":                    "greedy has no options: want greedy alone",
		"wary:3":                              "wary has no options: want wary alone",
		"level":                               "want e.g. level:5",
		"level:":                              "want e.g. level:5",
		"level:9":                             `level "9": want 1 to 8`,
		"level:5/0":                           "/0: want a number above 0",
		"level:5/x":                           "/x: want a number above 0",
		"nodes:0":                             `"0": want a whole number`,
		"nodes:-1":                            `"-1": want a whole number`,
		"depth:x":                             `"x": want a whole number`,
		"time:fast":                           `"fast": want a time above 0`,
		"time:-1s":                            `"-1s": want a time above 0`,
		"nodes:5,":                            `option "": want NAME=VALUE`,
		"nodes:5,threads=0":                   "threads=0: want a whole number from 1 to 64",
		"nodes:5,threads=65":                  "threads=65: want a whole number from 1 to 64",
		"nodes:5,memory=4097":                 "memory=4097: want a whole number from 1 to 4096 (MiB)",
		"nodes:5,memory=99999999999999999999": "want a whole number from 1 to 4096",
		"nodes:5,memory=1,memory=2":           "memory is given twice",
		"nodes:5,A=b,A=c,ugi=./prog":          "A is given twice",
		"level:8/99999999999999999999":        "want a number up to 1000000, which leaves level 8 one node",
		"level:8/1e-300":                      "or down to 1/1000000",
		"nodes:5,tables=no-such-folder":       "no-such-folder has no table; want a folder that teahouse solve has made",
		"nodes:5,Clever=true":                 `option "Clever=true": there are threads=N, memory=N, tables=FOLDER and weights=FILE, and`,
		"site":                                "it plays skud-pai-sho alone",
		"ugi:":                                "there is no command after ugi:",
		"nodes:5,ugi=":                        "ugi= without a command",
		"level:5/2,ugi=./prog":                "a level has a number of nodes only for our engine",
		"ugi:x\ny":                            "a character that cannot be shown",
	} {
		if _, err := Parse(text, rules); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// An opponent of one game may have limits.
func TestParseOpponentWithLimits(t *testing.T) {
	for text, want := range map[string]time.Duration{"linear": 0, "linear:40": 0, "linear:500ms": 500 * time.Millisecond} {
		if c, err := Parse(text, skud.Rules); err != nil || c.String() != text || c.TurnTime() != want {
			t.Errorf("%s: %v (%v)", text, c, err)
		}
	}
	for text, want := range map[string]string{
		"linear:":   "want simulations from 1",
		"linear:0":  "e.g. 750 or 500ms",
		"linear,40": "want e.g. linear:750 or linear:500ms",
		"site:40":   "site has no options",
	} {
		if _, err := Parse(text, skud.Rules); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	c, err := Parse("linear:40", skud.Rules)
	if err != nil {
		t.Fatal(err)
	}
	player, err := c.NewPlayer(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer player.Close()
	if choice, err := player.Choose(t.Context(), skud.Rules.MustNew(nil)); err != nil || choice.Nodes != 40 {
		t.Errorf("%d nodes, want 40 (%v)", choice.Nodes, err)
	}
}

// The error for an unknown contender lists the forms of the game, and only those.
func TestUnknownContender(t *testing.T) {
	for _, rules := range games.All() {
		_, err := Parse("stockfish", rules)
		unknown := (*UnknownContenderError)(nil)
		if !errors.As(err, &unknown) || unknown.Text != "stockfish" {
			t.Fatalf("%s: %v", rules.Name, err)
		}
		for _, f := range Forms() {
			plays := f[0] != "site" && f[0] != "linear" || rules == skud.Rules
			if strings.Contains(err.Error(), f[0]) != plays || slices.Contains(unknown.Kinds, contenderKind(f[0])) != plays {
				t.Errorf("%s: form %s: %v, %q", rules.Name, f[0], err, unknown.Kinds)
			}
		}
	}
}
