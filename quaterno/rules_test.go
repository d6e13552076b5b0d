package quaterno

import (
	"testing"
	"unsafe"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

func TestPerft(t *testing.T) {
	g, err := Rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range []uint64{1, 940, 662700} {
		if got := game.Perft(g, depth); got != want {
			t.Errorf("perft %d is %d, want %d", depth, got, want)
		}
	}
	if size := unsafe.Sizeof(Position{}); size > 128 {
		t.Errorf("a position has %d bytes, want 128 or fewer", size)
	}
}

func TestOptionsAreRefused(t *testing.T) {
	if _, err := Rules.New(map[string]string{"seize": "on"}); err == nil {
		t.Error("an option was taken; Quaterno has none")
	}
}

func TestPlacement(t *testing.T) {
	counts := [quarters]int{}
	for p := range board.Point(board.Points) {
		if q := quarterOf[p]; q != noQuarter && distance(p, board.Centre) >= nearest {
			counts[q]++
		}
	}
	if counts != [quarters]int{sitesInQuarter, sitesInQuarter, sitesInQuarter, sitesInQuarter} {
		t.Errorf("sites by quarter %v, want %d each", counts, sitesInQuarter)
	}
	g, _ := Rules.New(nil)
	play(t, g, "Fan@0,-8", "Fan@0,8", "Stick@8,0", "Anchor@-8,0")
	if got, want := game.CountLegalTurns(g), 3*(2*sitesInQuarter-2); got != want {
		t.Errorf("with two quarters %d turns, want %d", got, want)
	}
	play(t, g, "Anchor@1,-8", "Stick@1,8", "Compass@2,-8", "Compass@2,8", "Soldier@3,-8", "Soldier@3,8")
	if pos := g.(*Game).Pos; pos.Placing() || g.ToMove() != game.First || len(turnsFrom(g, "Fan@")) > 0 {
		t.Errorf("after ten placements %v, want the play phase with first to move", &pos)
	}
}

// table sets up a position of the play phase, Guest to move.
func table(t *testing.T, first, second string) *Game {
	t.Helper()
	return setUp(t, "to-move=first first="+first+" second="+second+" figures=- passes=0")
}

func TestMoves(t *testing.T) {
	g := table(t, "Sun@-4,-4;Moon@0,3;Fan@-7,4;Anchor@-8,-2;Stick@-6,6;Compass@5,7;Soldier@0,0",
		"Sun@4,-7;Moon@-4,-1;Fan@2,0;Anchor@0,2;Stick@3,3;Compass@-1,-1;Soldier@6,-4")
	same(t, "a Soldier goes along its lines up to the first tile", turnsFrom(g, "0,0-"),
		`0,0-1,0 0,0-1,1 0,0-2,2 0,0-0,1 0,0--1,1 0,0--2,2 0,0--3,3 0,0--4,4 0,0--5,5
		0,0--1,0 0,0--2,0 0,0--3,0 0,0--4,0 0,0--5,0 0,0--6,0 0,0--7,0 0,0--8,0
		0,0-0,-1 0,0-0,-2 0,0-0,-3 0,0-0,-4 0,0-0,-5 0,0-0,-6 0,0-0,-7 0,0-0,-8
		0,0-1,-1 0,0-2,-2 0,0-3,-3 0,0-4,-4 0,0-5,-5 0,0-6,-6`)
	same(t, "the Soldier has no action", turnsFrom(g, "0,0>"), "")
	same(t, "the Sun does not move", turnsFrom(g, "-4,-4-"), "")
	same(t, "the Moon passes over tiles and lands on empty points", turnsFrom(g, "0,3-0,"),
		"0,3-0,1 0,3-0,-1 0,3-0,-2 0,3-0,-3 0,3-0,-4 0,3-0,-5 0,3-0,-6 0,3-0,-7 0,3-0,-8 0,3-0,4 0,3-0,5 0,3-0,6 0,3-0,7 0,3-0,8")
	same(t, "the Moon has no action", turnsFrom(g, "0,3>"), "")
}

func TestActions(t *testing.T) {
	const second = "Sun@6,-6;Moon@-4,6;Fan@2,0;Anchor@0,3;Stick@-3,-3;Compass@5,-1;Soldier@-6,0"
	tests := []struct {
		name, first, from, want string
	}{
		{"Orbit: any empty point at the same distance, by any target",
			"Sun@7,-5;Moon@7,-4;Fan@-7,5;Anchor@-8,-2;Stick@-5,7;Compass@1,7;Soldier@7,4", "7,-5>",
			// At distance 1 lie 6,-4 6,-5 8,-4 and the targets 6,-6 and 7,-4.
			`7,-5>6,-6-6,-4 7,-5>6,-6-6,-5 7,-5>6,-6-8,-4 7,-5>7,-4-6,-4 7,-5>7,-4-6,-5 7,-5>7,-4-8,-4
			7,-5>2,0-2,-1 7,-5>2,0-2,-2 7,-5>2,0-2,-3 7,-5>2,0-2,-4 7,-5>2,0-2,-5 7,-5>2,0-2,-6 7,-5>2,0-2,-7 7,-5>2,0-2,-8
			7,-5>2,0-3,0 7,-5>2,0-4,0 7,-5>2,0-5,0 7,-5>2,0-6,0 7,-5>2,0-7,0 7,-5>2,0-8,0`},
		{"Swap: with the first tile of a line",
			"Sun@-4,-7;Moon@7,-4;Fan@0,0;Anchor@-8,-2;Stick@-5,7;Compass@1,7;Soldier@3,3", "0,0<>",
			"0,0<>2,0 0,0<>0,3 0,0<>-3,-3 0,0<>-6,0 0,0<>3,3 0,0<>6,-6"},
		{"Draw Near: any point between",
			"Sun@-4,-7;Moon@7,-4;Fan@-7,5;Anchor@0,0;Stick@-5,7;Compass@1,7;Soldier@-1,1", "0,0>",
			"0,0>2,0-1,0 0,0>0,3-0,1 0,0>0,3-0,2 0,0>-3,-3--1,-1 0,0>-3,-3--2,-2" +
				" 0,0>-6,0--1,0 0,0>-6,0--2,0 0,0>-6,0--3,0 0,0>-6,0--4,0 0,0>-6,0--5,0" +
				" 0,0>6,-6-1,-1 0,0>6,-6-2,-2 0,0>6,-6-3,-3 0,0>6,-6-4,-4 0,0>6,-6-5,-5"},
		{"Push: straight behind, up to the first tile or the rim",
			"Sun@-4,-7;Moon@-4,-4;Fan@0,5;Anchor@-8,-2;Stick@0,0;Compass@1,7;Soldier@8,0", "0,0>",
			"0,0>2,0-3,0 0,0>2,0-4,0 0,0>2,0-5,0 0,0>2,0-6,0 0,0>2,0-7,0 0,0>0,3-0,4 0,0>-6,0--7,0 0,0>-6,0--8,0"},
		{"Place Behind: opposite the target, up to the first tile or the rim",
			"Sun@-4,-7;Moon@7,-4;Fan@-7,5;Anchor@-8,-2;Stick@0,-2;Compass@0,0;Soldier@1,1", "0,0>",
			"0,0>2,0--1,0 0,0>2,0--2,0 0,0>2,0--3,0 0,0>2,0--4,0 0,0>2,0--5,0 0,0>-6,0-1,0 0,0>0,3-0,-1 0,0>0,-2-0,1 0,0>0,-2-0,2" +
				" 0,0>1,1--1,-1 0,0>1,1--2,-2 0,0>6,-6--1,1 0,0>6,-6--2,2 0,0>6,-6--3,3 0,0>6,-6--4,4 0,0>6,-6--5,5 0,0>6,-6--6,6"},
	}
	for _, test := range tests {
		same(t, test.name, turnsFrom(table(t, test.first, second), test.from), test.want)
	}
}

func TestSunsCanBeTargets(t *testing.T) {
	g := table(t, "Sun@-4,-4;Moon@7,-4;Fan@-4,0;Anchor@-8,-2;Stick@-5,7;Compass@1,7;Soldier@3,2",
		"Sun@4,0;Moon@-4,6;Fan@2,5;Anchor@0,3;Stick@-3,-7;Compass@5,-1;Soldier@-7,1")
	play(t, g, "-4,0<>-4,-4")
	if got := g.Pos.At(game.First, Sun).String(); got != "-4,0" {
		t.Errorf("after the swap the Sun stands on %s, want -4,0", got)
	}
	play(t, g, "4,0>-4,0-4,8")
	if got := g.Pos.At(game.First, Sun).String(); got != "4,8" {
		t.Errorf("after the orbit Guest's Sun stands on %s, want 4,8", got)
	}
}

func TestSeize(t *testing.T) {
	const guest = "Sun@-4,-4;Moon@-7,-4;Fan@0,0;Anchor@-8,-2;Stick@-5,7;Compass@2,7;Soldier@"
	const host = "Sun@4,-7;Moon@-4,6;Fan@2,5;Anchor@0,3;Stick@-3,-7;Compass@5,-1;Soldier@"
	tests := []struct {
		name, soldiers, from string
		seized               bool
	}{
		{"orthogonally next to an enemy Soldier", "7,3 1,0", "0,0", true},
		{"diagonally next to it", "7,3 1,1", "0,0", false},
		{"two steps from it", "7,3 2,0", "0,0", false},
		{"next to one's own Soldier", "1,0 7,3", "0,0", false},
		{"a Soldier next to a Soldier", "7,4 7,3", "7,4", true},
		{"by a Soldier that is itself seized", "1,-1 1,0", "0,0", true},
	}
	for _, test := range tests {
		var own, enemy string
		for i, r := range test.soldiers {
			if r == ' ' {
				own, enemy = test.soldiers[:i], test.soldiers[i+1:]
			}
		}
		g := table(t, guest+own, host+enemy)
		if got := len(turnsFrom(g, test.from)) == 0; got != test.seized {
			t.Errorf("%s: seized is %v, want %v", test.name, got, test.seized)
		}
	}
	g := table(t, guest+"7,3", host+"1,0")
	play(t, g, "7,3-7,4", "0,3>0,0-0,1")
	if got := g.Pos.At(game.First, Fan).String(); got != "0,1" {
		t.Errorf("a seized tile as a target stands on %s, want 0,1", got)
	}
}

func TestPass(t *testing.T) {
	g := setUp(t, locked)
	same(t, "without a turn one passes", game.LegalTurns(g), "pass")
	play(t, g, "pass")
	if g.Outcome().Over() || g.ToMove() != game.Second || g.PositionText() != lockedAfterPass {
		t.Errorf("after one pass %v, %s; want play to go on at %s", g.Outcome(), g.PositionText(), lockedAfterPass)
	}
	play(t, g, "6,0-6,1")
	if g.Pos.passes != 0 {
		t.Error("a move in between did not end the row of passes")
	}
}
