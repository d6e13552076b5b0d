package tui

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
)

// noon is the time of all tests.
var noon = time.Date(2024, 5, 6, 12, 0, 0, 0, time.UTC)

// driver is a person at the program.
type driver struct {
	*testing.T
	m    *Model
	over bool // the program has ended
}

// newDriver starts the program with its games kept in a folder; "" keeps none.
func newDriver(t *testing.T, width, height int, folder string, match *localgame.Game) *driver {
	t.Helper()
	c := Config{
		Games: games.All(), Match: match, NoColour: true,
		Now: func() time.Time { return noon }, Seed: func() uint64 { return 7 },
	}
	if folder != "" {
		s, err := savegame.OpenDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		c.Savegames = s
	}
	m := New(context.Background(), c)
	m.pace = 0
	m.after = func(time.Duration, func(time.Time) tea.Msg) tea.Cmd { return nil }
	d := &driver{T: t, m: m}
	d.send(tea.WindowSizeMsg{Width: width, Height: height})
	d.run(m.Init())
	t.Cleanup(m.leave)
	return d
}

// begun is a match of people after the first turns of a game of the vectors; -1 is all.
func begun(t *testing.T, file string, index, turns int) *localgame.Game {
	t.Helper()
	r := gametest.VectorGames(t, "../../../../testdata/vectors/"+file+".jsonl")[index]
	rules, ok := games.ByName(r.Game)
	if !ok {
		t.Fatalf("no game %s", r.Game)
	}
	m, err := localgame.New(rules, r.Options, [2]localgame.SeatPlayer{localgame.Human, localgame.Human}, 7)
	if err != nil {
		t.Fatal(err)
	}
	if turns < 0 {
		turns = len(r.Turns)
	}
	for _, turn := range r.Turns[:turns] {
		if err := m.Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// run does what a command does, at once and one after the other.
func (d *driver) run(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, part := range msg {
			d.run(part)
		}
	case tea.QuitMsg:
		d.over = true
	default:
		d.send(msg)
	}
}

func (d *driver) send(msg tea.Msg) {
	_, cmd := d.m.Update(msg)
	d.run(cmd)
}

var named = map[string]rune{
	"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight, "enter": tea.KeyEnter, "esc": tea.KeyEscape,
	"tab": tea.KeyTab, "home": tea.KeyHome, "end": tea.KeyEnd, "pgup": tea.KeyPgUp, "pgdown": tea.KeyPgDown, "backspace": tea.KeyBackspace,
}

// keys presses keys with blanks between; "space" and "ctrl+c" are the ones by that name.
func (d *driver) keys(names string) {
	d.Helper()
	for name := range strings.FieldsSeq(names) {
		key := tea.Key{Code: []rune(name)[0], Text: name}
		if code, ok := named[name]; ok {
			key = tea.Key{Code: code}
		}
		switch name {
		case "space":
			key = tea.Key{Code: ' ', Text: " "}
		case "ctrl+c":
			key = tea.Key{Code: 'c', Mod: tea.ModCtrl}
		}
		d.send(tea.KeyPressMsg(key))
	}
}

// types types a text letter by letter, and Enter.
func (d *driver) types(text string) {
	for _, r := range text {
		d.send(tea.KeyPressMsg(tea.Key{Code: r, Text: string(r)}))
	}
	d.keys("enter")
}

// click clicks on the first character of a text on the screen.
func (d *driver) click(text string) {
	d.Helper()
	for y, row := range d.rows() {
		if i := strings.Index(row, text); i >= 0 {
			d.send(tea.MouseClickMsg{X: ansi.StringWidth(row[:i]), Y: y, Button: tea.MouseLeft})
			return
		}
	}
	d.Fatalf("there is no %q to click on:\n%s", text, d.screen())
}

// clickPlace clicks on a place of the board.
func (d *driver) clickPlace(place string) {
	d.Helper()
	s := d.m.screen()
	row, column, ok := s.page(d.m.width, d.m.height).Locate(place)
	if !ok {
		d.Fatalf("%s is not on the page:\n%s", place, d.screen())
	}
	d.send(tea.MouseClickMsg{X: column, Y: row + 1, Button: tea.MouseLeft})
}

// screen is what is seen, as plain text.
func (d *driver) screen() string {
	lines := strings.Split(ansi.Strip(d.m.View().Content), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n") + "\n"
}

func (d *driver) rows() []string { return strings.Split(d.screen(), "\n") }

// requireScreen fails if one of the texts is not on the screen.
func (d *driver) requireScreen(texts ...string) {
	d.Helper()
	screen := d.screen()
	for _, text := range texts {
		if !strings.Contains(screen, text) {
			d.Fatalf("no %q on the screen:\n%s", text, screen)
		}
	}
}

// requireMessage fails if a text is not in the message, wherever its lines are broken.
func (d *driver) requireMessage(text string) {
	d.Helper()
	if sentence := strings.ReplaceAll(strings.Join(d.m.screen().message(), "  "), unbroken, " "); !strings.Contains(sentence, text) {
		d.Fatalf("%q is not in %q:\n%s", text, sentence, d.screen())
	}
}

// moveCursor goes over the places that may be picked to one of them.
func (d *driver) moveCursor(place string) {
	d.Helper()
	for range d.m.screen().picks.Next {
		if d.m.screen().cursor.Name == place {
			return
		}
		d.keys("t")
	}
	d.Fatalf("%s may not be picked:\n%s", place, d.screen())
}

// golden compares the screen, which must fit the window, with a file.
func (d *driver) golden(name string) {
	d.Helper()
	screen := d.screen()
	if n := strings.Count(screen, "\n"); n != d.m.height {
		d.Errorf("%s: %d rows in a window of %d", name, n, d.m.height)
	}
	for _, row := range d.rows() {
		if ansi.StringWidth(row) > d.m.width {
			d.Errorf("%s: a row is wider than the window: %q", name, row)
		}
	}
	gametest.Golden(d.T, "testdata/"+name+".txt", screen)
}

func (d *driver) turns() []string { return d.m.screen().match.Turns }

// files lists what is in a folder, without hidden files.
func files(t *testing.T, folder string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	return names
}
