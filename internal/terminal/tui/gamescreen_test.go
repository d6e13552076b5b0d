package tui

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// newGame is a new game.
func newGame(t *testing.T, name string, first, second localgame.SeatPlayer) *localgame.Game {
	t.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	m, err := localgame.New(rules, nil, [2]localgame.SeatPlayer{first, second}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// What is picked by keys, by number, by mouse and by typing are the same turns.
func TestWaysToEnterATurn(t *testing.T) {
	want := []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}
	for name, enter := range map[string]func(d *driver){
		"keys": func(d *driver) {
			d.keys("enter")
			d.moveCursor("1,2")
			d.keys("enter tab enter 2")
			d.moveCursor("1,0")
			d.keys("enter")
		},
		"mouse": func(d *driver) {
			d.clickPlace("0,0")
			d.clickPlace("1,2")
			d.click("1 Hi")
			d.click("2 Cho")
			d.clickPlace("1,0")
		},
		"typing": func(d *driver) {
			d.types("Gyoku*0,0")
			d.types(":Gyoku*1,2")
			d.types("Cho*1,0")
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, localgame.Human))
			enter(d)
			if got := d.turns(); !slices.Equal(got, want) {
				t.Errorf("%q, want %q:\n%s", got, want, d.screen())
			}
		})
	}
}

// The rule is shown with its places marked, for a pick and for a turn that is typed.
func TestWhyNot(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.keys("enter")
	d.clickPlace("3,0")
	d.requireMessage("(rule orbit)")
	d.requireScreen("?^GY?")
	d.keys("esc")
	if s := d.m.screen(); s.explanation.hasSentences() || len(d.turns()) != 1 {
		t.Errorf("Esc does not close the explanation:\n%s", d.screen())
	}
	d.types("Gyoku*3,0")
	d.requireMessage("(rule orbit)")
	d.types(":why Gyoku*1,2")
	if s := d.m.screen(); s.explanation.rule != "" || !s.explanation.hasSentences() {
		t.Errorf("a legal turn is not explained:\n%s", d.screen())
	}
	d.types(":chess")
	d.requireMessage("(rule turn-text)")
	d.keys("v")
	d.requireScreen("Rule turn-text: ")
	d.keys("esc")
	d.requireScreen("Ki Shogi")
}

// Pointing at another of one's own pieces begins with that one instead.
func TestBeginWithAnother(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 40))
	d.clickPlace("-3,-3")
	d.clickPlace("0,6")
	d.requireMessage("(rule reach) Begun with 0,6 instead.")
	if path := d.m.screen().path; len(path) != 1 || path[0].Place != "0,6" {
		t.Errorf("the path is %v", path)
	}
	d.keys("esc esc")
	if s := d.m.screen(); len(s.path) != 0 {
		t.Errorf("the path is %v", s.path)
	}
}

// Undo goes back to where the person was to move.
func TestUndo(t *testing.T) {
	d := newDriver(t, 80, 24, t.TempDir(), newGame(t, "ki-shogi", localgame.Human, "greedy"))
	d.keys("u")
	d.requireScreen("There is no turn of yours")
	d.keys("enter")
	turns := slices.Clone(d.turns())
	if len(turns) != 2 {
		t.Fatalf("the turns are %q", turns)
	}
	d.types("Cho*1,0")
	if len(d.turns()) != 4 {
		t.Fatalf("the turns are %q:\n%s", d.turns(), d.screen())
	}
	d.keys("u")
	if !slices.Equal(d.turns(), turns) {
		t.Errorf("after undo: %q, want %q", d.turns(), turns)
	}
	d.keys("u")
	if len(d.turns()) != 0 {
		t.Errorf("after two: %q", d.turns())
	}
	// The same luck gives the same answer.
	d.keys("home")
	d.types("Gyoku*0,0")
	if !slices.Equal(d.turns(), turns) {
		t.Errorf("played again: %q, want %q", d.turns(), turns)
	}
}

// Undo does not take back the deal alone.
func TestUndoAndChance(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "balance-pai-sho", localgame.Human, localgame.Human))
	if len(d.turns()) != 1 {
		t.Fatalf("the turns are %q", d.turns())
	}
	d.keys("u")
	if len(d.turns()) != 1 {
		t.Errorf("the deal was taken back: %q", d.turns())
	}
	d.keys("1 enter u")
	if len(d.turns()) != 1 {
		t.Errorf("the turns are %q", d.turns())
	}
}

// A turn with a bonus is entered to its end, the partial turn in sight and the move that
// earned it on the board until it is taken back.
func TestLongTurn(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 29))
	d.clickPlace("-4,6")
	d.clickPlace("-7,5")
	d.golden("skud-pai-sho-bonus-80x24")
	d.keys("esc")
	d.requireScreen("L, O, 2 B, K, R  n: names")
	d.keys("esc")
	d.requireScreen("(✿r4)", "(play)")
	if d.m.screen().partialState != nil {
		t.Errorf("a move that was taken back is still made:\n%s", d.screen())
	}
	d.clickPlace("-4,6")
	d.clickPlace("-7,5")
	for range 8 {
		d.keys("right")
	}
	d.keys("w")
	d.requireScreen("such as: Boat on", "the flower goes to a point around it, and the Boat\nstays.")
	d.click("B Boat")
	d.clickPlace("-7,5")
	d.requireMessage("Turn so far: Chrysanthemum on -4,6 › -7,5 › Boat › Chrysanthemum on -7,5 › …")
	d.keys("esc")
	d.clickPlace("-7,1")
	d.requireMessage("Turn so far: Chrysanthemum on -4,6 › -7,5 › Boat › Rose on -7,1 › …")
	d.keys("esc")
	d.clickPlace("-7,1")
	d.clickPlace("-6,1")
	if got := d.turns(); len(got) != 30 || got[29] != "-4,6--7,5+B@-7,1--6,1" {
		t.Errorf("the turn is %q:\n%s", got[29:], d.screen())
	}
}

// A face that is named as its cube is offered beside the others, not shown as picked.
func TestFaceNamedAsItsCube(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 2))
	d.click("1 Hi")
	d.requireScreen(">1 Hi< 2 Cho")
}
