package skud

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestSentences: a refusal names the pieces and the places.
func TestSentences(t *testing.T) {
	g := scene{german, "R3@3,4;R3@0,0;R4@3,3;R5@8,0", "W3@-4,5;O@4,5;R@5,5;W4@0,8"}.table(t)
	tests := []struct {
		turn, text string
		places     []string
	}{
		{"3,3-6,6", "Guest's Chrysanthemum on 3,3 reaches 4 steps; 6,6 is 6 steps away", []string{"3,3", "6,6"}},
		{"3,4-3,5", "Guest's Rose on 3,4 is trapped by Host's Orchid on 4,5", []string{"3,4", "4,5"}},
		{"0,0--1,1", "Guest's Rose on 0,0 may not end on -1,1, inside a white garden", []string{"0,0", "-1,1"}},
		{"3,3-3,4", "Guest's Chrysanthemum on 3,3 cannot capture Guest's Rose on 3,4: it is one's own", []string{"3,3", "3,4"}},
		{"R3@0,8", "the gate 0,8 is not open: there is Host's Lily on 0,8", []string{"0,8"}},
		{"R3@0,7", "0,7 is no gate: the gates are 0,-8, -8,0, 8,0 and 0,8", []string{"0,7"}},
		{"3,3-3,0+W5@0,-8", "Guest's Rhododendron on 8,0 is growing: a basic flower is a bonus only without a growing flower", []string{"0,-8", "8,0"}},
		{"3,3-3,0+W@4,4", "a Wheel cannot be put beside a Rock: there is Host's Rock on 5,5", []string{"4,4", "5,5"}},
		{"3,3-3,0+B@-4,5--5,7", "a Boat moves Host's Jasmine on -4,5 to a point around it, which -5,7 is not", []string{"-4,5", "-5,7"}},
		{"3,3-3,1+K@5,6", "Guest's Chrysanthemum on 3,3 forms no new Harmony of Guest by going to 3,1: no bonus is earned", []string{"3,3", "3,1"}},
		{"3,3-9,0", `turn "3,3-9,0", character 5: it goes on "9,0"; expected was a point of the board, which 9,0 is not`, nil},
		{"3,3-", `turn "3,3-", character 5: the text ends; expected was a point x,y`, nil},
		{"3,3-3,0+", `turn "3,3-3,0+", character 9: the text ends; expected was a tile: R3 R4 R5 W3 W4 W5 L O B K R W`, nil},
		{"3,3-3,0 ", `turn "3,3-3,0 ", character 8: it goes on " "; expected was the end of the turn`, nil},
		{"", `turn "", character 1: the text ends; expected was accents=, pass, a point or a tile`, nil},
	}
	for _, test := range tests {
		_, err := g.ParseTurn(test.turn)
		var rule *game.RuleError
		if !errors.As(err, &rule) {
			t.Errorf("%s: %v", test.turn, err)
			continue
		}
		if rule.Text != test.text || !slices.Equal(rule.Places, test.places) {
			t.Errorf("%s: %q %v, want %q %v", test.turn, rule.Text, rule.Places, test.text, test.places)
		}
	}
}

// TestOrderOfRules: a turn that breaks several rules names the first.
func TestOrderOfRules(t *testing.T) {
	g := scene{german, "R3@3,4;R4@3,3;K@1,1", "O@4,5;W4@6,2"}.table(t)
	order := make(map[string]int)
	for i, heading := range Rules.Headings {
		order[heading.ID] = i
	}
	last := -1
	for _, turn := range strings.Fields("3,3-9,9+K@9,9 accents=BKRW pass 0,0-0,1+K@2,2 0,0-0,1+R@2,2 3,4-0,8+R@3,3 3,3-8,0+R@3,3" +
		" 3,3-8,1+R@3,3 3,3-3,4+R@3,3 3,3-3,-1+R@3,3 3,3-5,2+R@6,2 3,3-3,1+R@6,2") {
		rule := broken(t, g, turn)
		if rule == "" || order[rule] < last {
			t.Errorf("turn %s breaks %q, which is tested before that of the turn before", turn, rule)
		}
		last = order[rule]
	}
}
