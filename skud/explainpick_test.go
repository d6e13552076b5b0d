package skud

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// TestEveryPickIsAnswered points at every place, every kind and some words
// behind paths of picks in random games: what is not offered is refused, and
// where it would have completed a turn, as that turn is.
func TestEveryPickIsAnswered(t *testing.T) {
	ids := []string{idPass, idEnd, "BKRW", "RWKB", "no such pick", ""}
	for at := range board.Point(board.Points) {
		ids = append(ids, at.String())
	}
	ids = append(ids, kindCodes[:]...)
	r := rand.New(rand.NewPCG(8, 8))
	met := map[string]bool{}
	for _, options := range []map[string]string{german, gardenGate, {"accents": "host", "opening": "clash"}} {
		table, err := Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		for turn := 0; turn < 120 && !g.Outcome().Over(); turn++ {
			var path []string
			for {
				picks, err := g.Picks(path)
				if err != nil {
					t.Fatal(err)
				}
				for _, id := range ids {
					if _, offered := picks.PickByID(id); offered || r.IntN(2) > 0 {
						continue
					}
					met[answered(t, g, path, id)] = true
				}
				if picks.Turn != "" {
					if err := game.PlayTurn(g, picks.Turn); err != nil {
						t.Fatal(err)
					}
					break
				}
				path = append(path, picks.Next[r.IntN(len(picks.Next))].ID)
			}
		}
	}
	for _, rule := range []string{RulePhase, RulePass, RuleHand, RuleOwnFlower, RuleTrap, RuleGate, RuleReach, RuleCapture, RuleGarden,
		RuleDisharmony, RuleBonus, RuleBonusPlant, RuleEmptyPoint, RuleWheel, RuleBoat} {
		if !met[rule] {
			t.Errorf("no pick was refused by the rule %s", rule)
		}
	}
}

// answered tests the refusal of a pick and returns its rule.
func answered(t *testing.T, g *Game, path []string, id string) string {
	t.Helper()
	_, err := g.Picks(append(slices.Clone(path), id))
	var refused *game.RuleError
	if !errors.As(err, &refused) || refused.Error() == "" {
		t.Fatalf("%s: the pick %q behind %q is answered with %v", g.PositionText(), id, path, err)
	}
	it := parsePickTarget(id)
	turn := ""
	switch {
	case !it.isPlace:
	case len(path) == 1 && parsePickTarget(path[0]).isTile:
		turn = path[0] + "@" + id
	case len(path) == 1 && parsePickTarget(path[0]).isPlace:
		turn = path[0] + "-" + id
	case len(path) == 3 && (path[2] != "B" || g.Pos.tile[it.at] == NoTile):
		turn = path[0] + "-" + path[1] + "+" + path[2] + "@" + id
	case len(path) == 4 && path[2] == "B":
		turn = path[0] + "-" + path[1] + "+B@" + path[3] + "-" + id
	}
	if _, isArrange := readTurn(turn); turn == "" || isArrange != nil || refused.Rule == RuleText {
		return refused.Rule
	}
	_, err = g.ParseTurn(turn)
	if err == nil {
		t.Fatalf("%s: %s is legal, but the pick of %s is refused: %s", g.PositionText(), turn, id, refused.Error())
	}
	if why := game.AsRuleError(err); why.Error() != refused.Error() || why.Rule != refused.Rule {
		t.Errorf("%s: %s is refused with %q, the picks with %q", g.PositionText(), turn, why.Error(), refused.Error())
	}
	return refused.Rule
}
