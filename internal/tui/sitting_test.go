package tui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// newGame is a new game.
func newGame(t *testing.T, name string, first, second Who) *Match {
	t.Helper()
	rules, ok := games.Lookup(name)
	if !ok {
		t.Fatalf("no game %s", name)
	}
	m, err := NewMatch(rules, nil, [2]Who{first, second}, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// From the menu a game is begun with its options, and played.
func TestMenu(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, nil)
	d.golden("menu")
	d.keys("5 enter")
	d.golden("form")
	d.keys("up up right down left left") // Ki on; the field changes nothing by walking
	d.sees("off [on]", "[open]")
	d.keys("enter")
	d.types("4x4")
	d.sees("it can be open, WxH")
	d.keys("enter")
	d.types("7x6")
	d.sees("[7x6]")
	d.keys("up up left down down down enter") // White: random
	if got := d.m.sitting().match; got.Seats != [2]Who{Human, Random} || got.Table.Options()["field"] != "7x6" || got.Table.Options()["ki"] != "on" {
		t.Errorf("the game is %v %v", got.Seats, got.Table.Options())
	}
	d.keys("enter")
	if got := d.turns(); len(got) != 2 {
		t.Errorf("%d turns, want Black's and the computer's", len(got))
	}
	d.keys("m")
	d.sees("Go on with Ki Shogi, turn 3", "human against random, saved ")
	d.keys("home d")
	d.sees("Put this game away")
	d.keys("n home d y")
	if d.keys("home"); strings.Contains(d.screen(), "Go on") || len(files(t, filepath.Join(folder, "finished"))) != 1 {
		t.Errorf("the game is not put away:\n%s", d.screen())
	}
	d.keys("end enter")
	if !d.over {
		t.Error("the last line of the menu does not end the program")
	}
}

// What is picked by keys, by number, by mouse and by typing are the same turns.
func TestWaysToEnterATurn(t *testing.T) {
	want := []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}
	for name, enter := range map[string]func(d *driver){
		"keys": func(d *driver) {
			d.keys("enter")
			d.walkTo("1,2")
			d.keys("enter tab enter 2")
			d.walkTo("1,0")
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
			d := sitDown(t, 80, 24, "", newGame(t, "ki-shogi", Human, Human))
			enter(d)
			if got := d.turns(); !slices.Equal(got, want) {
				t.Errorf("%q, want %q:\n%s", got, want, d.screen())
			}
		})
	}
}

// The rule is told with its places lit, for a pick and for a turn that is typed.
func TestWhyNot(t *testing.T) {
	d := sitDown(t, 80, 24, "", newGame(t, "ki-shogi", Human, Human))
	d.keys("enter")
	d.clickPlace("3,0")
	d.says("(rule orbit)")
	d.sees("?^GY?")
	d.keys("esc")
	if s := d.m.sitting(); s.told.any() || len(d.turns()) != 1 {
		t.Errorf("Esc does not close the telling:\n%s", d.screen())
	}
	d.types("Gyoku*3,0")
	d.says("(rule orbit)")
	d.types(":why Gyoku*1,2")
	if s := d.m.sitting(); s.told.rule != "" || !s.told.any() {
		t.Errorf("a legal turn is not explained:\n%s", d.screen())
	}
	d.types(":chess")
	d.says("(rule turn-text)")
	d.keys("v")
	d.sees("Rule turn-text: ")
	d.keys("esc")
	d.sees("Ki Shogi")
}

// Pointing at another of one's own pieces begins with that one instead.
func TestBeginWithAnother(t *testing.T) {
	d := sitDown(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 40))
	d.clickPlace("-3,-3")
	d.clickPlace("0,6")
	d.says("(rule reach) Begun with 0,6 instead.")
	if path := d.m.sitting().path; len(path) != 1 || path[0].Place != "0,6" {
		t.Errorf("the path is %v", path)
	}
	d.keys("esc esc")
	if s := d.m.sitting(); len(s.path) != 0 {
		t.Errorf("the path is %v", s.path)
	}
}

// An earlier position is marked, changes nothing, and is left by End.
func TestLookBack(t *testing.T) {
	d := sitDown(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 6))
	now := d.screen()
	d.keys("[ [")
	d.golden("earlier")
	d.keys("enter")
	d.sees("This is an earlier position")
	d.types("Gyoku*9,9")
	d.sees("EARLIER: after turn 4 of 6")
	d.keys("pgup pgdown ] home")
	d.sees("EARLIER: after turn 0 of 6", "0. beginning")
	d.click("2. White")
	d.sees("EARLIER: after turn 2 of 6")
	d.keys("end")
	if got := d.screen(); got != now {
		t.Errorf("the game is shown as\n%swant\n%s", got, now)
	}
	if len(d.turns()) != 6 {
		t.Errorf("the turns are %q", d.turns())
	}
}

// Undo goes back to where the person was to move.
func TestUndo(t *testing.T) {
	d := sitDown(t, 80, 24, t.TempDir(), newGame(t, "ki-shogi", Human, Greedy))
	d.keys("u")
	d.sees("There is no turn of yours")
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
	d := sitDown(t, 80, 24, "", newGame(t, "balance-pai-sho", Human, Human))
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

// A computer player that is stopped leaves its turn to the person.
func TestStopThinking(t *testing.T) {
	d := sitDown(t, 80, 24, "", newGame(t, "ki-shogi", Human, Greedy))
	_, cmd := d.m.Update(tea.KeyPressMsg(tea.Key{Code: tea.KeyEnter})) // and do not let it think yet
	d.says("White is thinking … x stops it")
	d.keys("enter")
	d.sees("White is thinking: x stops that.")
	d.keys("x")
	d.sees("Stopped. Make the turn of White yourself")
	d.run(cmd) // what was thought is not heard any longer
	if len(d.turns()) != 1 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("g")
	if len(d.turns()) != 2 {
		t.Errorf("the turns are %q", d.turns())
	}
}

// Resigning asks, ends the game and puts it among the finished ones.
func TestResign(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "ki-shogi", Human, Human))
	d.keys("enter r")
	d.sees("White resigns?")
	d.keys("n")
	if d.m.sitting().match.outcome().Over() {
		t.Error("no is taken for yes")
	}
	d.keys("r y")
	d.sees("over after 1 turn: Black wins (resign)")
	kept := filepath.Join(folder, "finished", "2024-05-06-ki-shogi-1.game")
	r, err := record.ReadFile(kept)
	if err != nil || r.Result != game.Win(game.First, "resign") {
		t.Errorf("kept: %+v, %v", r, err)
	}
	d.keys("u")
	if d.m.sitting().match.outcome().Over() || len(d.turns()) != 0 {
		t.Errorf("resigning is not taken back: %q", d.turns())
	}
	if _, err := os.Stat(kept); err != nil {
		t.Errorf("the finished game has gone: %v", err)
	}
}

// Quitting asks, and a program that is killed loses nothing.
func TestNothingIsLost(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "ki-shogi", Human, Human))
	d.keys("enter ctrl+c")
	d.sees("Quit? The game is kept and offered again.")
	d.keys("n")
	if d.over {
		t.Fatal("no is taken for yes")
	}
	d.types("Gyoku*1,2")
	d.m.leave() // what the system does for a program that is killed: the locks end

	d = sitDown(t, 80, 24, folder, nil)
	d.sees("Go on with Ki Shogi, turn 3")
	d.keys("enter")
	if got := d.turns(); !slices.Equal(got, []string{"Gyoku*0,0", "Gyoku*1,2"}) {
		t.Errorf("the turns are %q", got)
	}
	other := sitDown(t, 80, 24, folder, nil)
	if strings.Contains(other.screen(), "Go on") {
		t.Errorf("a game that is being played is offered:\n%s", other.screen())
	}
	d.keys("q y")
	if !d.over {
		t.Error("yes does not end the program")
	}
}

// A disk that cannot be written is told and stops nothing.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "ki-shogi", Human, Human))
	d.keys("enter")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	d.types("Gyoku*1,2")
	d.sees("Not kept: cannot save")
	if len(d.turns()) != 2 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.keys("q")
	d.sees("Quit? The last turns could not be kept and will be lost.")
	d.keys("n")
	if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o700); err != nil {
		t.Fatal(err)
	}
	d.types("Cho*1,0")
	if strings.Contains(d.screen(), "Not kept") {
		t.Errorf("it is not kept again:\n%s", d.screen())
	}
}

// A game is saved as a record and opened again.
func TestSaveAndOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "my game.txt")
	d := sitDown(t, 80, 24, "", begun(t, "ki-shogi-open-on", 0, 6))
	d.types(":save " + path)
	d.sees("Saved 6 turns to")
	d.keys("q")
	d.sees("not kept anywhere")
	d.keys("n m y")
	d.keys("o")
	d.types(filepath.Join(filepath.Dir(path), "none.txt"))
	d.sees("Cannot read")
	d.keys("o")
	d.types(path)
	if got := d.turns(); len(got) != 6 {
		t.Errorf("the turns are %q", got)
	}
	if d.m.sitting().match.Table.Options()["ki"] != "on" {
		t.Errorf("the options are %v", d.m.sitting().match.Table.Options())
	}
}

// Every size of window gives rows that fit it.
func TestSizes(t *testing.T) {
	for _, file := range []string{"skud-pai-sho-german", "quaterno", "kutai-pai-sho-orthogonal", "balance-pai-sho-default", "ki-shogi-open-off"} {
		d := sitDown(t, 80, 24, "", begun(t, file, 0, 12))
		for width := 1; width < 180; width += 7 {
			for height := 1; height < 60; height += 5 {
				d.send(tea.WindowSizeMsg{Width: width, Height: height})
				rows := d.rows()
				if len(rows) > height+1 {
					t.Fatalf("%s: %d rows in a window of %d by %d:\n%s", file, len(rows)-1, width, height, d.screen())
				}
				for _, row := range rows {
					if n := len([]rune(row)); n > width {
						t.Fatalf("%s: %d columns in a window of %d by %d: %q", file, n, width, height, row)
					}
				}
			}
		}
		d.send(tea.WindowSizeMsg{Width: 60, Height: 20})
		if file != "ki-shogi-open-off" {
			d.sees("Please make it larger")
		}
	}
}

// The help page is made of the keys.
func TestHelp(t *testing.T) {
	d := sitDown(t, 80, 40, "", newGame(t, "skud-pai-sho", Human, Human))
	d.keys("?")
	for _, b := range bindings {
		if b.say != "" {
			d.sees(b.help)
		}
	}
	d.keys("esc h")
	d.sees("Hand of Host")
	d.keys("esc c")
	if !d.m.colour || !strings.Contains(d.m.View().Content, "\x1b[") {
		t.Error("c does not give colour")
	}
}

// Computers play a game to its end, which is put away.
func TestComputersAlone(t *testing.T) {
	folder := t.TempDir()
	d := sitDown(t, 80, 24, folder, newGame(t, "kutai-pai-sho", Random, Greedy))
	d.sees("over after ")
	if n := len(files(t, filepath.Join(folder, "finished"))); n != 1 {
		t.Errorf("%d games are among the finished ones", n)
	}
	d.keys("m")
	if strings.Contains(d.screen(), "Go on with") {
		t.Errorf("a finished game is offered:\n%s", d.screen())
	}
}

// The person resigns, also while the computer thinks.
func TestResignWhileTheComputerThinks(t *testing.T) {
	d := sitDown(t, 80, 24, "", newGame(t, "ki-shogi", Human, Greedy))
	d.m.Update(tea.KeyPressMsg(tea.Key{Code: tea.KeyEnter})) // and let it not think
	d.keys("r")
	d.sees("Black resigns?")
	d.click("y yes")
	d.sees("White wins (resign)")
	d.types("Gyoku*1,2")
	d.says("(rule game-over)")
}

// What stands at the bottom can be clicked, and the wheel turns the turns.
func TestClicks(t *testing.T) {
	d := sitDown(t, 80, 24, "", begun(t, "ki-shogi-open-off", 0, 6))
	d.send(tea.MouseWheelMsg{Button: tea.MouseWheelUp})
	d.sees("EARLIER: after turn 5 of 6")
	d.send(tea.MouseWheelMsg{Button: tea.MouseWheelDown})
	d.click("u undo")
	if len(d.turns()) != 5 {
		t.Errorf("the turns are %q", d.turns())
	}
	d.click("? help")
	d.sees("point at the next place")
	d.click("Esc closes")
	d.click("q quit")
	d.click("n no")
	if d.over {
		t.Error("no is taken for yes")
	}
	d.keys("m y")
	d.click("2 Quaterno")
	d.click("[human]")
	d.click("greedy")
	d.click("Begin the game")
	if got := d.m.sitting().match; got.Rules.Name != "quaterno" || got.Seats[game.First] != Greedy {
		t.Errorf("%s, %v", got.Rules.Name, got.Seats)
	}
}

// A turn may be typed as people write it down.
func TestTypingNotation(t *testing.T) {
	for _, file := range []string{"skud-pai-sho-garden-gate", "quaterno", "kutai-pai-sho-squares", "balance-pai-sho-default", "ki-shogi-open-off"} {
		d := sitDown(t, 80, 24, "", begun(t, file, 1, 10))
		match := d.m.sitting().match
		turn := game.Turns(match.Table)[3]
		written, err := match.Rules.Notation.Write(match.Table, turn)
		if err != nil {
			t.Fatal(err)
		}
		d.types(":" + written)
		if got := d.turns(); len(got) != 11 || got[10] != turn {
			t.Errorf("%s: %s is taken for %q, want %s:\n%s", file, written, got[10:], turn, d.screen())
		}
	}
}

// Where the words of a command are typed they do what its key does.
func TestTypedCommands(t *testing.T) {
	d := sitDown(t, 80, 24, "", begun(t, "quaterno", 0, 30))
	d.types(":undo")
	if len(d.turns()) != 29 {
		t.Errorf("%d turns", len(d.turns()))
	}
	d.types(":help")
	d.sees("Keys")
	d.keys("esc")
	d.types(":hands")
	d.sees("Hand of Guest")
	d.keys("esc : backspace")
	if d.m.entry != nil {
		t.Error("an empty line is not left by backspace")
	}
	d.keys(": a b left c home d end e enter")
	d.says(`"dacbe"`)
	d.types(":quit")
	d.sees("Quit?")
	d.keys("y")
	if !d.over {
		t.Error("quit does not end the program")
	}
}
