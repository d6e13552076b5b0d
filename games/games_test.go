package games

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

func TestNames(t *testing.T) {
	want := []string{"skud-pai-sho", "quaterno", "kutai-pai-sho", "balance-pai-sho", "ki-shogi"}
	if got := Names(); len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Errorf("the games are %v, want %v first", got, want)
	}
	for _, name := range want {
		if rules, ok := ByName(name); !ok || rules.Name != name {
			t.Errorf("Lookup(%s) = %v, %v", name, rules, ok)
		}
	}
	for _, name := range []string{"", "Ki-Shogi", "ki shogi", "chess"} {
		if rules, ok := ByName(name); ok {
			t.Errorf("Lookup(%q) = %s", name, rules.Name)
		}
	}
}

// The contract names the options and their defaults.
func TestOptions(t *testing.T) {
	want := map[string][]string{
		"skud-pai-sho":    {"edition=german (german, garden-gate)", "accents=each (each, host)", "opening=same (same, clash)"},
		"quaterno":        nil,
		"kutai-pai-sho":   {"target=30 (3 to 60)", "lines=orthogonal (orthogonal, queen, sight)", "places=points (points, squares)"},
		"balance-pai-sho": {"no-undo=on (on, off)", "must-balance=off (off, on)", "matching=classic (classic, opposites)"},
	}
	for _, rules := range All() {
		var got []string
		for i := range rules.Options {
			opt := &rules.Options[i]
			got = append(got, opt.Name+"="+opt.Default+" ("+opt.ValidValues()+")")
			if opt.Description == "" || !opt.Accepts(opt.Default) {
				t.Errorf("%s: option %s has no meaning or does not take its own default", rules.Name, opt.Name)
			}
		}
		if want, ok := want[rules.Name]; ok && !slices.Equal(got, want) {
			t.Errorf("the options of %s are %q, want %q", rules.Name, got, want)
		}
	}
	kishogi, _ := ByName("ki-shogi")
	for _, field := range []string{"open", "5x5", "5x7", "64x64", "5x64", "10x9"} {
		if _, err := kishogi.New(map[string]string{"field": field, "ki": "on"}); err != nil {
			t.Error(err)
		}
	}
	for _, field := range []string{"", "4x5", "5x4", "65x5", "5x65", "05x7", "5X7", "5x7 ", "5", "x", "5x", "x5", "-5x7", "+5x7", "5x7x9", "５x5", "OPEN"} {
		if _, err := kishogi.New(map[string]string{"field": field}); err == nil {
			t.Errorf("ki-shogi is played on the field %q", field)
		}
	}
}

func TestRulesAreComplete(t *testing.T) {
	for _, rules := range All() {
		if rules.Title == "" || rules.Author == "" || rules.RoleNames[0] == "" || rules.RoleNames[1] == "" {
			t.Errorf("%s lacks its title, its author or the names of its players: %+v", rules.Name, rules)
		}
		if len(rules.TurnRules) < 3 || rules.TurnRules[0].ID != game.RuleText || rules.TurnRules[1].ID != game.RuleOver {
			t.Errorf("%s: the first rules to be tested must be %s and %s: %v", rules.Name, game.RuleText, game.RuleOver, rules.TurnRules)
		}
		seen := make(map[string]bool)
		for _, h := range rules.TurnRules {
			if seen[h.ID] || h.ID == "" || rules.RuleTitle(h.ID).IsZero() {
				t.Errorf("%s: the rule %+v is there twice or has no name", rules.Name, h)
			}
			seen[h.ID] = true
		}
	}
}
