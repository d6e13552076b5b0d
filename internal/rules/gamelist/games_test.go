package gamelist

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

func TestFind(t *testing.T) {
	c := Games{{Name: "skud-pai-sho"}, {Name: "kutai-pai-sho"}, {Name: "ki-shogi"}}
	tests := []struct{ typed, want string }{
		{"ki-shogi", ""},
		{"kishogi", "did you mean ki-shogi?"},
		{"Ki-Shogi", "did you mean ki-shogi?"},
		{"skud", "did you mean skud-pai-sho?"},
		{"chess", `unknown game "chess": the games are skud-pai-sho, kutai-pai-sho and ki-shogi`},
		{"", "no game is named: the games are"},
		{strings.Repeat("k", 1000), "unknown game"},
		{"ki-shogi\x00", "did you mean ki-shogi?"},
	}
	for _, test := range tests {
		rules, err := c.ByName(test.typed)
		switch {
		case test.want == "" && (err != nil || rules.Name != test.typed):
			t.Errorf("Find(%q) = %v, %v", test.typed, rules, err)
		case test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)):
			t.Errorf("Find(%q): error %v, want one with %q", test.typed, err, test.want)
		}
	}
}

func TestFindReturnsTheRules(t *testing.T) {
	rules := &game.Rules{Name: "a"}
	if got, err := (Games{rules}).ByName("a"); err != nil || got != rules {
		t.Errorf("Find = %p, %v, want %p", got, err, rules)
	}
}
