package skud

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// TestWhy compares the sentences of testdata/why.txt.
func TestWhy(t *testing.T) { gametest.CheckExplanations(t, Rules) }

// TestOrderOfRules: a turn that breaks several rules names the first.
func TestOrderOfRules(t *testing.T) {
	g := scene{german, "R3@3,4;R4@3,3;K@1,1", "O@4,5;W4@6,2"}.table(t)
	order := make(map[string]int)
	for i, heading := range Rules.TurnRules {
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
