package skud

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestArrange goes through the rules of planting and arranging. First is to
// move; the rule that the turn breaks is named, "" when it is legal.
func TestArrange(t *testing.T) {
	tests := []struct {
		name          string
		options       map[string]string
		first, second string
		turn, rule    string
	}{
		{"a red flower does not end inside a white garden", german, "R3@0,3", "", "0,3--1,3", RuleGarden},
		{"a red flower in a red garden", german, "R3@0,3", "", "0,3-1,3", ""},
		{"a red flower on the border of a white garden", german, "R3@0,6", "", "0,6--1,6", ""},
		{"a white flower does not end inside a red garden", german, "W3@0,3", "", "0,3-1,3", RuleGarden},
		{"a white flower in a white garden", german, "W3@0,3", "", "0,3--1,3", ""},
		{"a special flower stands in any garden", german, "O@0,3;L@0,-3", "", "0,3-1,3", ""},
		{"the Lotus in a red garden", german, "O@0,3;L@0,-3", "", "0,-3--1,-3", ""},
		{"a foreign garden may be crossed", german, "W3@0,1", "K@0,0", "0,1-1,0", ""},

		{"a Rose reaches three steps", german, "R3@0,3", "", "0,3-0,6", ""},
		{"and not four", german, "R3@0,3", "", "0,3-0,7", RuleReach},
		{"a Chrysanthemum reaches four", german, "R4@0,3", "", "0,3-0,7", ""},
		{"a White Jade reaches five", german, "W5@0,0", "", "0,0-5,0", ""},
		{"a Lotus reaches two", german, "L@0,0", "", "0,0-2,0", ""},
		{"and not three", german, "L@0,0", "", "0,0-3,0", RuleReach},
		{"an Orchid reaches six", german, "O@0,0", "", "0,0-3,3", ""},
		{"and not seven", german, "O@0,0", "", "0,0-4,3", RuleReach},
		{"no step over tiles", german, "W3@8,4", "K@7,4;R@8,3", "8,4-7,3", RuleReach},
		{"a turn ends elsewhere", german, "R3@0,3", "", "0,3-0,3", RuleReach},
		{"a way round", german, "R3@0,1", "K@1,1", "0,1-1,0", ""},
		{"an open gate may be crossed", german, "W3@-1,8", "", "-1,8-1,8", ""},
		{"a taken gate may not", german, "W3@-1,8", "R4@0,8", "-1,8-1,8", RuleReach},
		{"nothing moves into a gate", german, "W3@-1,8", "", "-1,8-0,8", RuleGate},
		{"a growing flower leaves its gate", german, "R3@0,8", "", "0,8-0,5", ""},

		{"plant in an open gate", german, "", "", "R3@0,8", ""},
		{"plant in a taken gate", german, "", "R4@0,8", "R3@0,8", RuleGate},
		{"plant elsewhere", german, "", "", "R3@0,7", RuleGate},
		{"plant what is not in the hand", german, "R5@0,0;R5@1,1;R5@2,2", "", "R5@0,8", RuleHand},
		{"special flowers are no turn of their own", german, "", "", "L@0,8", RulePhase},
		{"nor are Accents", german, "", "", "K@1,1", RulePhase},
		{"Accents are chosen once", german, "", "", "accents=BKRW", RulePhase},
		{"no pass while there are turns", german, "", "", "pass", RulePass},
		{"arrange from an empty point", german, "R3@0,3", "", "1,3-1,4", RuleOwnFlower},
		{"arrange an enemy flower", german, "", "R3@0,3", "0,3-0,4", RuleOwnFlower},
		{"arrange an Accent", german, "K@0,3", "", "0,3-0,4", RuleOwnFlower},

		{"an Orchid traps", german, "R3@1,1", "O@2,2", "1,1-1,0", RuleTrap},
		{"trapped flowers do not capture", german, "R3@1,0", "O@2,1;W3@2,-1", "1,0-2,-1", RuleTrap},
		{"a growing Orchid does not trap", german, "R3@1,7", "O@0,8", "1,7-1,6", ""},
		{"a growing flower is not trapped", german, "R3@0,8", "O@1,8", "0,8-0,7", ""},
		{"one's own Orchid does not trap", german, "R3@1,1;O@2,2", "", "1,1-1,0", ""},
		{"two Orchids trap each other", german, "O@1,1", "O@2,2", "1,1-1,0", RuleTrap},
		{"a trapped Orchid still traps", german, "O@1,1;R3@3,3", "O@2,2", "3,3-4,3", RuleTrap},

		{"a Rose captures a Jasmine", german, "R3@0,1", "W3@2,0", "0,1-2,0", ""},
		{"and no other flower", german, "R3@0,1", "W4@2,0", "0,1-2,0", RuleCapture},
		{"nor one's own", german, "R3@0,1;R4@1,1", "", "0,1-1,1", RuleCapture},
		{"nor an Accent", german, "R3@0,1", "K@1,1", "0,1-1,1", RuleCapture},
		{"nor a growing flower", german, "R3@1,7", "W3@0,8", "1,7-0,8", RuleGate},
		{"the Lotus is not captured", german, "R3@0,1", "L@2,0", "0,1-2,0", RuleCapture},
		{"nor by an Orchid", german, "O@0,1;L@5,5", "L@2,0", "0,1-2,0", RuleCapture},
		{"garden-gate: by an Orchid it is", gardenGate, "O@0,1;L@5,5", "L@2,0", "0,1-2,0", ""},
		{"garden-gate: not by others", gardenGate, "R3@0,1;L@5,5", "L@2,0", "0,1-2,0", RuleCapture},
		{"garden-gate: not by an Orchid without its Lotus", gardenGate, "O@0,1", "L@2,0", "0,1-2,0", RuleCapture},
		{"an Orchid with its Lotus in bloom captures", german, "O@0,1;L@5,5", "R4@2,0", "0,1-2,0", ""},
		{"an Orchid without does not", german, "O@0,1", "R4@2,0", "0,1-2,0", RuleCapture},
		{"a growing Lotus is none", german, "O@0,1;L@0,8", "R4@2,0", "0,1-2,0", RuleCapture},
		{"a protected Orchid", german, "R3@0,1", "O@2,0", "0,1-2,0", RuleCapture},
		{"an Orchid is vulnerable to a flower", german, "R3@0,1", "O@2,0;L@-5,5", "0,1-2,0", ""},
		{"to the Lotus", german, "L@0,0", "O@2,0;L@-5,5", "0,0-2,0", ""},
		{"to an Orchid without its Lotus", german, "O@0,1", "O@2,0;L@-5,5", "0,1-2,0", ""},
		{"to an Orchid with its Lotus", german, "O@0,1;L@5,5", "O@2,0;L@-5,5", "0,1-2,0", ""},
		{"not while its Lotus grows", german, "R3@0,1", "O@2,0;L@0,8", "0,1-2,0", RuleCapture},
		{"a protected Orchid and an Orchid with its Lotus", german, "O@0,1;L@5,5", "O@2,0", "0,1-2,0", RuleCapture},
		{"garden-gate: a protected Orchid and an Orchid with its Lotus", gardenGate, "O@0,1;L@5,5", "O@2,0", "0,1-2,0", ""},
		{"garden-gate: a protected Orchid and an Orchid without", gardenGate, "O@0,1", "O@2,0", "0,1-2,0", RuleCapture},

		{"no Disharmony with the enemy", german, "R3@0,1", "W3@4,0", "0,1-0,0", RuleDisharmony},
		{"nor with one's own", german, "R3@0,1;W3@4,0", "", "0,1-0,0", RuleDisharmony},
		{"a tile between", german, "R3@0,1", "W3@4,0;K@2,0", "0,1-0,0", ""},
		{"Rocks and Knotweeds do not lift it", german, "R3@0,1", "W3@4,0;R@-1,0;K@5,1", "0,1-0,0", RuleDisharmony},
		{"a gate between", german, "R3@-1,7", "W3@1,8", "-1,7--1,8", ""},
		{"a growing flower is in line with nothing", german, "R3@1,3", "W3@0,8", "1,3-0,3", ""},
		{"leaving brings two others together", german, "R5@0,0", "R3@-2,0;W3@2,0", "0,0-0,1", RuleDisharmony},
		{"staying between them", german, "R5@0,0", "R3@-2,0;W3@2,0", "0,0-1,0", ""},
		{"capturing one of them", german, "O@0,0;L@5,5", "R3@-2,0;W3@2,0", "0,0-2,0", ""},
		{"leaving a column", german, "R5@0,0", "R3@0,-2;W3@0,2", "0,0-1,0", RuleDisharmony},
		{"along the column", german, "R5@0,0", "R3@0,-2;W3@0,2", "0,0-0,1", ""},
		{"between two pairs", german, "R5@0,0", "R3@0,-2;W3@0,2;R3@-2,0;W3@2,0", "0,0-0,1", RuleDisharmony},
	}
	for _, test := range tests {
		g := scene{test.options, test.first, test.second}.table(t)
		if got := broken(t, g, test.turn); got != test.rule {
			t.Errorf("%s: turn %s breaks %q, want %q", test.name, test.turn, got, test.rule)
		}
	}
}

// TestBonus goes through the Harmony Bonuses. Where no turn is given it is
// 3,3-3,0 by the Chrysanthemum of R3@0,0;R4@3,3, which forms a Harmony.
func TestBonus(t *testing.T) {
	tests := []struct {
		name          string
		options       map[string]string
		first, second string
		turn, bonus   string
		rule          string
	}{
		{"a new Harmony", german, "", "", "", "+K@5,5", ""},
		{"no Harmony", german, "R3@0,0;R4@3,3", "", "3,3-3,2", "+K@5,5", RuleBonus},
		{"an old Harmony", german, "R3@0,0;R4@3,0", "", "3,0-2,0", "+K@5,5", RuleBonus},
		{"an old Harmony, from the row to the column", german, "R3@0,0;R4@2,0", "", "2,0-0,2", "+K@5,5", RuleBonus},
		{"another tile of the same kind", german, "R3@0,0;R4@3,0;R3@4,4", "", "3,0-4,0", "+K@5,5", ""},
		{"two others come into line", german, "R3@-2,0;R5@0,0;R4@2,0", "", "0,0-0,1", "+K@5,5", ""},
		{"with the enemy Lotus", german, "R3@0,1", "L@4,0", "0,1-0,0", "+K@5,5", ""},
		{"the Harmony is the enemy's", german, "L@0,1", "R4@4,0", "0,1-0,0", "+K@5,5", RuleBonus},
		{"a Rock on the row", german, "", "R@-5,0", "", "+K@5,5", RuleBonus},
		{"a Rock on the row beyond a gate's column", german, "", "R@7,0", "", "+K@5,5", RuleBonus},
		{"a Knotweed beside the other", german, "", "K@-1,-1", "", "+K@5,5", RuleBonus},
		{"a growing flower forms none", german, "R3@-8,0;R4@3,3", "", "3,3-3,0", "+K@5,5", RuleBonus},
		{"across a gate", german, "R3@-1,8;R4@2,7", "", "2,7-2,8", "+K@5,5", RuleBonus},
		{"on the borders of a gate", german, "R3@-1,7;R4@1,6", "", "1,6-1,7", "+K@5,5", ""},
		{"a tile not in the hand", german, "R3@0,0;R4@3,3;K@-5,5", "", "", "+K@5,5", RuleHand},

		{"plant a basic flower", german, "", "", "", "+W5@0,-8", ""},
		{"not with a growing one", german, "R3@0,0;R4@3,3;R5@0,8", "", "", "+W5@0,-8", RuleBonusPlant},
		{"not with a growing Lotus", german, "R3@0,0;R4@3,3;L@0,8", "", "", "+W5@0,-8", RuleBonusPlant},
		{"with a growing enemy", german, "", "R5@0,8", "", "+W5@0,-8", ""},
		{"the one that leaves its gate grows no more", german, "R3@3,0;R4@8,0", "", "8,0-6,0", "+W5@8,0", ""},
		{"plant in a taken gate", german, "", "R5@0,8", "", "+W5@0,8", RuleBonusPlant},
		{"plant elsewhere", german, "", "", "", "+W5@0,7", RuleBonusPlant},
		{"plant the Lotus", german, "", "", "", "+L@0,8", ""},
		{"plant the Orchid beside a growing flower", german, "R3@0,0;R4@3,3;R5@0,8", "", "", "+O@8,0", ""},
		{"plant the Lotus in a taken gate", german, "", "R5@0,8", "", "+L@0,8", RuleBonusPlant},

		{"a Rock on an empty point", german, "", "", "", "+R@-4,4", ""},
		{"a Rock on a tile", german, "", "", "", "+R@0,0", RuleEmptyPoint},
		{"a Rock in a gate", german, "", "", "", "+R@0,8", RuleEmptyPoint},
		{"a Knotweed where the flower came from", german, "", "", "", "+K@3,3", ""},
		{"a Knotweed where it went", german, "", "", "", "+K@3,0", RuleEmptyPoint},

		{"a Wheel with nothing around", german, "", "", "", "+W@-5,5", ""},
		{"a Wheel beside an empty gate", german, "", "", "", "+W@0,7", ""},
		{"a Wheel at the rim", german, "", "", "", "+W@8,4", ""},
		{"a Wheel on a tile", german, "", "", "", "+W@3,0", RuleEmptyPoint},
		{"a Wheel beside a growing flower", german, "", "R5@0,8", "", "+W@0,7", RuleWheel},
		{"a Wheel beside a Rock", german, "", "R@5,5", "", "+W@5,4", RuleWheel},
		{"off the board", german, "", "K@7,5", "", "+W@7,4", RuleWheel},
		{"into a gate", german, "", "K@-1,8", "", "+W@0,7", RuleWheel},
		{"into a foreign garden", german, "", "W4@0,5", "", "+W@1,4", RuleWheel},
		{"into Disharmony", german, "", "W3@4,-4;R3@5,2", "", "+W@5,-5", RuleWheel},
		{"a line opened", german, "", "W3@-6,-4;R5@-4,-4;R3@-2,-4", "", "+W@-5,-5", RuleWheel},
		{"the Wheel itself stands between", german, "", "R3@4,-6;W3@6,-4", "", "+W@5,-5", ""},

		{"a Boat on a flower", german, "", "R4@5,5", "", "+B@5,5-5,6", ""},
		{"a Boat on one's own", german, "", "", "", "+B@0,0-1,1", ""},
		{"a Boat on the flower that moved", german, "", "", "", "+B@3,0-4,1", ""},
		{"a Boat on the Lotus", german, "", "L@5,5", "", "+B@5,5-4,4", ""},
		{"a Boat on the Orchid", german, "", "O@5,5", "", "+B@5,5-4,4", ""},
		{"a Boat on a trapped flower", german, "R3@0,0;R4@3,3;R5@5,5", "O@6,5", "", "+B@5,5-4,4", ""},
		{"a Boat goes one step", german, "", "R4@5,5", "", "+B@5,5-5,3", RuleBoat},
		{"a Boat stays nowhere", german, "", "R4@5,5", "", "+B@5,5-5,5", RuleBoat},
		{"a Boat into a gate", german, "", "R4@1,7", "", "+B@1,7-0,8", RuleBoat},
		{"a Boat onto a tile", german, "", "R4@5,5;R4@5,6", "", "+B@5,5-5,6", RuleBoat},
		{"a Boat into a foreign garden", german, "", "W4@0,5", "", "+B@0,5-1,5", RuleBoat},
		{"a Boat into Disharmony", german, "", "W3@4,-4;R3@5,2", "", "+B@4,-4-5,-4", RuleBoat},
		{"a Boat on a growing flower", german, "", "R4@0,8", "", "+B@0,8-0,7", RuleBoat},
		{"a Boat on nothing", german, "", "", "", "+B@5,5-5,6", RuleBoat},
		{"a Boat without a goal", german, "", "R4@5,5", "", "+B@5,5", RuleBoat},
		{"a Boat takes a Rock away", german, "", "R@5,5", "", "+B@5,5", ""},
		{"a Wheel", german, "", "W@5,5", "", "+B@5,5", ""},
		{"a Knotweed", german, "", "K@5,5", "", "+B@5,5", ""},
		{"one's own", german, "R3@0,0;R4@3,3;K@5,5", "", "", "+B@5,5", ""},
		{"but moves no Accent", german, "", "R@5,5", "", "+B@5,5-5,6", RuleBoat},
		{"no Boat on a Boat", german, "", "B@5,5", "", "+B@5,5", RuleBoat},
		{"garden-gate: a Boat on a Boat", gardenGate, "", "B@5,5", "", "+B@5,5", ""},
		{"the Accent stands between a Disharmony", german, "", "W3@4,-4;K@4,-2;R3@4,3", "", "+B@4,-2", RuleBoat},
	}
	for _, test := range tests {
		if test.first == "" {
			test.first = "R3@0,0;R4@3,3"
		}
		if test.turn == "" {
			test.turn = "3,3-3,0"
		}
		g := scene{test.options, test.first, test.second}.table(t)
		if got := broken(t, g, test.turn); got != "" {
			t.Errorf("%s: without the bonus turn %s breaks %s", test.name, test.turn, got)
		}
		if got := broken(t, g, test.turn+test.bonus); got != test.rule {
			t.Errorf("%s: turn %s breaks %q, want %q", test.name, test.turn+test.bonus, got, test.rule)
		}
	}
}

// TestTurnsEffect looks at the board after a turn.
func TestTurnsEffect(t *testing.T) {
	tests := []struct {
		name              string
		options           map[string]string
		first, second     string
		turn              string
		wantFirst, wantSe string
	}{
		{"a captured flower is gone", german, "R3@0,1", "W3@2,0;W4@5,5", "0,1-2,0", "R3@2,0", "W4@5,5"},
		{"a Wheel turns clockwise, Accents too", german, "R3@0,0;R4@3,3",
			"R5@-4,5;L@-3,5;B@-3,4;K@-4,3", "3,3-3,0+W@-4,4",
			"R3@0,0;R4@3,0;W@-4,4", "R5@-3,5;L@-3,4;B@-3,3;K@-5,3"},
		{"a Boat stays where the flower was", german, "R3@0,0;R4@3,3", "R4@5,5", "3,3-3,0+B@5,5-5,6",
			"R3@0,0;R4@3,0;B@5,5", "R4@5,6"},
		{"a Boat and an Accent leave the game", german, "R3@0,0;R4@3,3", "R@5,5", "3,3-3,0+B@5,5", "R3@0,0;R4@3,0", "-"},
		{"garden-gate: two Boats leave the game", gardenGate, "R3@0,0;R4@3,3", "B@5,5", "3,3-3,0+B@5,5", "R3@0,0;R4@3,0", "-"},
		{"a bonus flower", german, "R3@0,0;R4@3,3", "", "3,3-3,0+O@0,8", "R3@0,0;R4@3,0;O@0,8", "-"},
	}
	for _, test := range tests {
		g := scene{test.options, test.first, test.second}.table(t)
		if err := game.PlayTurn(g, test.turn); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if first, second := tilesOnBoard(g); first != test.wantFirst || second != test.wantSe {
			t.Errorf("%s: first=%s second=%s, want %s and %s", test.name, first, second, test.wantFirst, test.wantSe)
		}
	}
}

// TestBonusWithoutUse: a bonus is earned, none can be used, and the turn is over.
func TestBonusWithoutUse(t *testing.T) {
	const text = "to-move=first phase=play passes=0 first=R3@0,0;R4@3,3;R5@0,8 second=R3@4,4" +
		" first-hand=R3,R4 second-hand=R3,R4"
	table, err := Rules.NewFromPosition(nil, text)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := table.ParseTurn("3,3-3,0")
	if err != nil || len(moves) != 1 {
		t.Fatalf("the turn is %d moves (%v), want 1", len(moves), err)
	}
	table.Do(moves[0])
	if table.MidTurn() || table.ToMove() != game.Second {
		t.Error("the turn goes on")
	}
}

// TestHarmonies counts the Harmonies of hand-set boards.
func TestHarmonies(t *testing.T) {
	tests := []struct {
		name          string
		first, second string
		want          [2]int
	}{
		{"neighbours in the circle", "R3@0,0;R4@3,0", "", [2]int{1, 0}},
		{"round the circle", "R3@0,0;W5@3,0", "", [2]int{1, 0}},
		{"red and white", "R5@0,0;W3@3,0", "", [2]int{1, 0}},
		{"the same kind", "R3@0,0;R3@3,0", "", [2]int{0, 0}},
		{"two apart", "R3@0,0;R5@3,0", "", [2]int{0, 0}},
		{"flowers of two players", "R3@0,0", "R4@3,0", [2]int{0, 0}},
		{"a tile between", "R3@0,0;R4@3,0", "O@1,0", [2]int{0, 0}},
		{"a gate between", "R3@-1,8;R4@1,8", "", [2]int{0, 0}},
		{"on the border of a gate", "R3@-1,7;R4@1,7", "", [2]int{1, 0}},
		{"growing", "R3@0,8;R4@0,0", "", [2]int{0, 0}},
		{"the Lotus and both players", "R3@0,0;L@3,0", "W4@3,-3", [2]int{1, 1}},
		{"the Lotus with the Orchid", "O@0,0;L@3,0", "", [2]int{0, 0}},
		{"two Lotuses", "L@3,0", "L@0,0", [2]int{0, 0}},
		{"a growing Lotus", "R3@0,0;L@0,8", "", [2]int{0, 0}},
		{"a Rock on the row", "R3@0,0;R4@3,0;R4@0,3;R@-2,0", "", [2]int{1, 0}},
		{"a Rock beyond other tiles and a gate's row", "R3@0,0;R4@3,0;R4@0,3", "R@7,0;O@5,0", [2]int{1, 0}},
		{"a Rock beyond a gate", "R3@1,8;R4@3,8", "R@-2,8", [2]int{0, 0}},
		{"a Rock on the column of a row Harmony", "R3@0,0;R4@3,0", "R@0,5", [2]int{1, 0}},
		{"a Knotweed beside one", "R3@0,0;R4@3,0", "K@4,1", [2]int{0, 0}},
		{"a Knotweed beside neither", "R3@0,0;R4@4,0", "K@2,1", [2]int{1, 0}},
		{"a Wheel and a Boat", "R3@0,0;R4@3,0", "W@1,1;B@4,1", [2]int{1, 0}},
	}
	for _, test := range tests {
		g := scene{german, test.first, test.second}.table(t)
		if got := g.Pos.countHarmonies(); got != test.want {
			t.Errorf("%s: %v Harmonies, want %v", test.name, got, test.want)
		}
	}
}
