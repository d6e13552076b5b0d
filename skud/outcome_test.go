package skud

import (
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// TestRing plays turns that close rings, or seem to.
func TestRing(t *testing.T) {
	const open = "R3@3,3;W5@-3,3;R3@-3,-3;W5@4,-3" // closed by 4,-3-3,-3
	tests := []struct {
		name          string
		first, second string
		turn, want    string
	}{
		{"four Harmonies around the centre", open, "", "4,-3-3,-3", "first: ring"},
		{"with a bonus that leaves it", open, "", "4,-3-3,-3+K@7,0", "first: ring"},
		{"broken by one's own Rock", open, "", "4,-3-3,-3+R@3,7", ""},
		{"broken by one's own Knotweed", open, "", "4,-3-3,-3+K@4,4", ""},
		{"broken by one's own Boat", open, "", "4,-3-3,-3+B@3,3-4,3", ""},
		{"closed by a Boat that takes a Rock away", "R3@3,3;W5@-3,3;R3@-3,-3;W5@3,-3;R3@6,0;R4@7,2", "R@3,7", "7,2-7,0+B@3,7", "first: ring"},
		{"over a midline on the axis of a gate", "R3@3,3;W5@-3,3;R3@-3,-3;W5@4,-3", "R5@0,8", "4,-3-3,-3", "first: ring"},
		{"a Rock far away on a row", open, "R@7,3", "4,-3-3,-3", ""},
		{"a Lotus as a corner", "R3@3,3;L@-3,3;R3@-3,-3;W5@4,-3", "", "4,-3-3,-3", "first: ring"},
		{"the enemy Lotus as a corner", "R3@3,3;R3@-3,-3;W5@4,-3", "L@-3,3", "4,-3-3,-3", "first: ring"},
		{"beside the centre", "R3@5,3;W5@6,3;R3@6,4;W5@5,5", "", "5,5-5,4", ""},
		{"through the centre", "W5@3,0;R3@3,3;W5@-3,3;R3@-4,0", "", "-4,0--3,0", ""},
		{"a corner on the centre", "W5@0,0;R3@3,0;W5@3,-3;R3@0,-4", "", "0,-4-0,-3", ""},
		{"corners on the axes do not meet", "R3@4,0;W5@0,4;R3@-4,0;W5@1,-4", "", "1,-4-0,-4", ""},
		{"a ring of the opponent alone", "O@0,3", "R3@3,3;W5@-3,3;R3@-3,-3;W5@3,-3", "0,3-0,4", "second: ring"},
		{"two rings", "R3@2,2;W5@-2,2;R3@-2,-2;W5@3,-2", "R3@3,3;W5@-3,3;R3@-3,-3;W5@3,-3", "3,-2-2,-2", "draw: ring"},
	}
	for _, test := range tests {
		g := scene{german, test.first, test.second}.table(t)
		if o := g.Outcome(); o.Over() {
			t.Errorf("%s: over before the turn: %v", test.name, o)
			continue
		}
		if err := game.PlayTurn(g, test.turn); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := g.Outcome().String(); got != test.want {
			t.Errorf("%s: outcome %q, want %q", test.name, got, test.want)
		}
		again, err := Rules.NewFromPosition(german, g.PositionText())
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
		} else if again.Outcome() != g.Outcome() {
			t.Errorf("%s: set up again the outcome is %v", test.name, again.Outcome())
		}
	}
}

// TestRingIsJudgedAfterTheTurn: between Arrange and bonus the game goes on.
func TestRingIsJudgedAfterTheTurn(t *testing.T) {
	g := scene{german, "R3@3,3;W5@-3,3;R3@-3,-3;W5@4,-3", ""}.table(t)
	moves, err := g.ParseTurn("4,-3-3,-3")
	if err != nil || len(moves) != 2 {
		t.Fatal(moves, err)
	}
	g.Do(moves[0])
	if g.Outcome().Over() || !g.MidTurn() || g.ToMove() != game.First {
		t.Error("the game does not wait for the bonus")
	}
	g.Do(moves[1])
	if got := g.Outcome().String(); got != "first: ring" || g.ToMove() != game.None || len(g.AppendMoves(nil)) != 0 {
		t.Errorf("after the turn: %q", got)
	}
}

// TestLastFlower plants the last basic flower of First.
func TestLastFlower(t *testing.T) {
	const text = "to-move=first phase=play passes=0 first=%s second=%s first-hand=%s second-hand=%s"
	tests := []struct {
		name                     string
		options                  map[string]string
		first, second            string
		firstAccents, secondOnes string
		want                     string
	}{
		{"more unused Accents", german, "-", "-", ",B,K,R,W", ",B,K", "first: last-flower"},
		{"fewer", german, "-", "-", "", ",K,R", "second: last-flower"},
		{"equally many, more Harmonies", german, "-", "R4@3,3;R5@3,6", ",B,K,R,W", ",B,K,R,W", "second: last-flower"},
		{"Accents before Harmonies", german, "-", "R4@3,3;R5@3,6", ",B,K,R,W", ",B,K", "first: last-flower"},
		{"equal in both", german, "R4@-3,-3;R5@-3,-6", "R4@3,3;R5@3,6", ",B,K,R,W", ",B,K,R,W", "draw: last-flower"},
		{"garden-gate: Accents do not count", gardenGate, "-", "-", ",B,K,R,W", ",B,K", "draw: last-flower"},
		{"garden-gate: Harmonies on one side do not count", gardenGate, "-", "R4@3,3;R5@3,6", ",B,K,R,W", ",B,K,R,W", "draw: last-flower"},
		{"garden-gate: across a midline", gardenGate, "-", "R4@3,3;R5@3,-4", ",B,K,R,W", ",B,K,R,W", "second: last-flower"},
		{"garden-gate: a row across", gardenGate, "R4@-4,3;R5@3,3", "-", "", ",B,B,K,R", "first: last-flower"},
		{"garden-gate: ending on the midline", gardenGate, "-", "R4@3,3;R5@3,0", ",B,K,R,W", ",B,K,R,W", "draw: last-flower"},
		{"garden-gate: along an axis", gardenGate, "-", "R4@-3,0;R5@3,0", ",B,K,R,W", ",B,K,R,W", "draw: last-flower"},
		{"garden-gate: more of them", gardenGate, "R4@-4,3;R5@3,3", "R4@2,-5;R5@2,1;R3@-2,-5", ",B,K,R,W", ",B,K,R,W", "second: last-flower"},
	}
	for _, test := range tests {
		table, err := Rules.NewFromPosition(test.options, fmt.Sprintf(text, test.first, test.second, "W3"+test.firstAccents, "W3"+test.secondOnes))
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if err := game.PlayTurn(table, "W3@0,8"); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := table.Outcome().String(); got != test.want {
			t.Errorf("%s: outcome %q, want %q", test.name, got, test.want)
		}
	}
}

// TestLastFlowerAsBonus: a ring comes before the last flower.
func TestLastFlowerAsBonus(t *testing.T) {
	const text = "to-move=first phase=play passes=0 first=R3@3,3;W5@-3,3;R3@-3,-3;W5@%s second=- first-hand=W3,B,K,R,W second-hand=W3,B,K,R,W"
	for _, test := range []struct{ from, turn, want string }{
		{"4,-3", "4,-3-3,-3+W3@0,8", "first: ring"},
		{"8,-3", "8,-3-3,-3+R@0,3", ""},
		{"4,4", "4,4-4,3+W3@0,8", "first: last-flower"},
	} {
		table, err := Rules.NewFromPosition(nil, fmt.Sprintf(text, test.from))
		if err != nil {
			t.Fatal(err)
		}
		err = game.PlayTurn(table, test.turn)
		if got := table.Outcome().String(); err == nil && got != test.want {
			t.Errorf("%s: outcome %q, want %q", test.turn, got, test.want)
		} else if err != nil {
			t.Errorf("%s: %v", test.turn, err)
		}
	}
}

// TestRepetition: the third occurrence is a draw, in the german edition.
func TestRepetition(t *testing.T) {
	turns := strings.Fields("accents=BKRW accents=BKRW R3@0,-8 R3@0,8 0,-8-0,-7 0,8-0,7" +
		strings.Repeat(" 0,-7-0,-6 0,7-0,6 0,-6-0,-7 0,6-0,7", 2))
	for _, test := range []struct {
		options map[string]string
		want    string
	}{{german, "draw: repetition"}, {gardenGate, ""}} {
		table, err := Rules.New(test.options)
		if err != nil {
			t.Fatal(err)
		}
		for i, turn := range turns {
			if o := table.Outcome(); o.Over() {
				t.Fatalf("%v: over before turn %d: %v", test.options, i, o)
			}
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatalf("%v, turn %d: %v", test.options, i, err)
			}
		}
		if got := table.Outcome().String(); got != test.want {
			t.Errorf("%v: outcome %q, want %q", test.options, got, test.want)
		}
	}
}

// walledIn returns a position in which nobody can do anything: all gates are
// taken and shut in, by more Accents than the boxes hold.
func walledIn(options map[string]string) *Game {
	o, _ := Rules.CompleteOptions(options)
	p := begin(o)
	p.stage, p.seat = stageTurn, game.First
	for i, g := range gates {
		p.putTile(g, tileOf(Rose, game.Seat(i%2)))
		for d := range board.Directions {
			if q := g.Step(d); d%2 == 0 && q != board.NoPoint {
				p.putTile(q, tileOf(Knotweed, game.First))
			}
		}
	}
	return newGame(o, p)
}

// TestNoLegalTurn: two passes in a row are a draw in both editions.
func TestNoLegalTurn(t *testing.T) {
	for _, options := range []map[string]string{german, gardenGate} {
		g := walledIn(options)
		for i, want := range []string{"", "", "draw: no-legal-turn"} {
			if got := g.Outcome().String(); got != want {
				t.Fatalf("%v after %d passes: outcome %q, want %q", options, i, got, want)
			}
			turns := game.LegalTurns(g)
			if want == "" && (len(turns) != 1 || turns[0] != "pass" || g.CountLegalTurns() != 1) {
				t.Fatalf("%v after %d passes: turns %v", options, i, turns)
			}
			if want == "" {
				if err := game.PlayTurn(g, "pass"); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestPassesInARow: a turn between two passes leaves the game going, until the
// position occurs for the third time.
func TestPassesInARow(t *testing.T) {
	const text = "to-move=first phase=play passes=0 first=- second=R3@0,8;R4@0,-8;R4@-8,0;R4@8,0;W3@2,-7" +
		" first-hand=R3,R3,B,K,R,W second-hand=R3,R3,B,K,R,W"
	table, err := Rules.NewFromPosition(nil, text)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range strings.Fields("pass 2,-7-3,-7 pass 3,-7-2,-7 pass 2,-7-3,-7 pass") {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	if o := table.Outcome(); o.Over() {
		t.Errorf("outcome %v", o)
	}
	if err := game.PlayTurn(table, "3,-7-2,-7"); err != nil {
		t.Fatal(err)
	}
	if got := table.Outcome().String(); got != "draw: repetition" {
		t.Errorf("outcome %q", got)
	}
}

// The verdict says why a tile of the opponent belongs to a ring, and says nothing of one that has none.
func TestVerdictExplainsTheLotusOfTheOpponent(t *testing.T) {
	const want = "Host's White Lotus on -3,3 counts in the ring of Guest, because a White Lotus is in Harmony with the basic flowers of both players."
	for _, test := range []struct {
		first, second string
		explained     bool
	}{
		{"R3@3,3;R3@-3,-3;W5@4,-3", "L@-3,3", true},
		{"R3@3,3;L@-3,3;R3@-3,-3;W5@4,-3", "", false},
		{"R3@3,3;W5@-3,3;R3@-3,-3;W5@4,-3", "", false},
	} {
		g := scene{german, test.first, test.second}.table(t)
		if err := game.PlayTurn(g, "4,-3-3,-3"); err != nil {
			t.Fatal(err)
		}
		verdict := g.ExplainOutcome()
		if got := len(verdict) == 2 && verdict[1].Text() == want; got != test.explained || !got && len(verdict) != 1 {
			t.Errorf("%s and %s: the verdict is %v", test.first, test.second, verdict)
		}
	}
}
