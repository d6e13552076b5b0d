package kutai

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// Whoever points at any place of the board or at any tile of a hand gets an
// offer or the rule against it, never that the text cannot be read.
func TestPointingIsAnsweredByRules(t *testing.T) {
	for _, g := range []*Game{
		play(t, nil), play(t, nil, "CBd@0,0"), play(t, nil, "CBd@0,0", "CBd@3,4", "LOTUS@1,1", "WHEEL@5,5"),
		play(t, inside), play(t, inside, "CBd@j10", "CHd@l12", "TWIG@q13"),
	} {
		var ids []string
		for _, p := range g.Surface().Places {
			ids = append(ids, p.Name)
		}
		ids = append(ids, kindCodes[:]...)
		refused := map[string]int{}
		point(t, g, ids, nil, refused)
		if len(refused) < 2 || refused[game.RuleText] > 0 || refused[game.RuleOver] > 0 {
			t.Errorf("%s: refused by %v", g.PositionText(), refused)
		}
	}
}

// point points at everything behind path and goes on behind what is offered.
func point(t *testing.T, g *Game, ids, path []string, refused map[string]int) {
	t.Helper()
	picks, err := g.Picks(path)
	if err != nil {
		t.Fatalf("%q: %v", path, err)
	}
	if picks.Turn != "" {
		return
	}
	for _, id := range ids {
		longer := slices.Concat(path, []string{id})
		if _, ok := picks.Offers(id); ok {
			point(t, g, ids, longer, refused)
			continue
		}
		_, err := g.Picks(longer)
		broken := game.Refusal(err)
		refused[broken.Rule]++
		if broken.Text == "" || len(broken.Places) == 0 && broken.Rule != RuleSet {
			t.Errorf("%q is refused by %s: %q, pointing at %v", longer, broken.Rule, broken.Text, broken.Places)
		}
	}
}
