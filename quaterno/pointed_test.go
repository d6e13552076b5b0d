package quaterno

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Whoever points at any point of the board or at any tile of a hand gets an
// offer or the rule against it, never that the text cannot be read.
func TestPointingIsAnsweredByRules(t *testing.T) {
	var ids []string
	for q := range board.Point(board.Points) {
		ids = append(ids, q.String())
	}
	for k := range Kind(Kinds) {
		ids = append(ids, k.String())
	}
	for _, text := range []string{opening, lastPlacement, roomy, busy, crowded, locked, brink} {
		g := setUp(t, text)
		refused := map[string]int{}
		point(t, g, ids, nil, refused)
		if len(refused) < 2 || refused[ruleText] > 0 || refused[ruleOver] > 0 {
			t.Errorf("%s: refused by %v", text, refused)
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
		if broken.Text == "" || len(broken.Places) == 0 && broken.Rule != ruleHand && broken.Rule != rulePhase {
			t.Errorf("%q is refused by %s: %q, pointing at %v", longer, broken.Rule, broken.Text, broken.Places)
		}
	}
}
