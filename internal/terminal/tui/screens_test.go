package tui

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/teahouse-games/teahouse/message"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/render"
)

// Screens to be looked at: each is in testdata.
func TestScreens(t *testing.T) {
	for _, test := range []struct {
		name, file   string
		index, turns int
		keys         string
	}{
		{"skud-pai-sho", "skud-pai-sho-german", 0, 40, "t"},
		{"skud-pai-sho-picked", "skud-pai-sho-german", 0, 40, "t enter"},
		{"skud-pai-sho-accents", "skud-pai-sho-german", 0, 0, "down right"},
		{"quaterno", "quaterno", 0, 30, "t"},
		{"quaterno-picked", "quaterno", 0, 30, "t enter"},
		{"kutai-pai-sho", "kutai-pai-sho-orthogonal", 0, 25, ""},
		{"kutai-pai-sho-picked", "kutai-pai-sho-orthogonal", 0, 25, "tab 1"},
		{"kutai-pai-sho-squares", "kutai-pai-sho-squares", 0, 25, ""},
		{"balance-pai-sho", "balance-pai-sho-default", 1, 9, "tab"},
		{"balance-pai-sho-picked", "balance-pai-sho-default", 1, 9, "1"},
		{"ki-shogi", "ki-shogi-open-off", 0, 15, "t"},
		{"ki-shogi-picked", "ki-shogi-open-off", 0, 15, "t enter"},
		{"ki-shogi-5x5", "ki-shogi-5x5-on", 0, 20, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := newDriver(t, 80, 24, "", begun(t, test.file, test.index, test.turns))
			d.keys(test.keys)
			d.golden(test.name + "-80x24")
			d = newDriver(t, 120, 40, "", begun(t, test.file, test.index, test.turns))
			d.keys(test.keys)
			d.golden(test.name + "-120x40")
			if strings.HasSuffix(test.name, "-picked") {
				d = newDriver(t, 200, 60, "", begun(t, test.file, test.index, test.turns))
				d.keys(test.keys)
				d.golden(test.name + "-200x60")
			}
		})
	}
}

// What decided a game is shown one reason after the other.
func TestEndScreens(t *testing.T) {
	for _, test := range []struct {
		name, file string
		index      int
	}{
		{"skud-pai-sho-end", "skud-pai-sho-garden-gate", 1},
		{"quaterno-end", "quaterno", 2},
		{"kutai-pai-sho-end", "kutai-pai-sho-squares", 0},
		{"balance-pai-sho-end", "balance-pai-sho-opposites", 0},
		{"ki-shogi-end", "ki-shogi-open-on", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := newDriver(t, 80, 24, "", begun(t, test.file, test.index, -1))
			match := d.m.screen().match
			verdict := match.Table.ExplainOutcome()
			if !match.Outcome().Over() || len(verdict) == 0 {
				t.Fatalf("%v, decided by %v", match.Outcome(), verdict)
			}
			d.requireScreen("over after ", " ("+match.Outcome().Reason+")")
			for _, reason := range verdict {
				d.requireMessage(reason.Text())
				page := d.m.screen().page(80, 24)
				for _, place := range reason.Places {
					if row, column, ok := page.Locate(place); ok && page.Cells[row][column].Highlight != render.HighlightReason {
						t.Errorf("%s is not lit for: %s\n%s", place, reason.Text(), d.screen())
					}
				}
				d.keys("space")
			}
			d.requireMessage(verdict[0].Text()) // begins again
			d.keys("left w v")
			d.requireScreen("Notes")
		})
	}
}

// An explanation takes the rows that it needs, with its places and lines on the board.
func TestExplanationScreen(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "skud-pai-sho-german", 0, 40))
	d.m.screen().explanation = explanationPager{rule: "harmony", reasons: []game.Reason{{
		Message: message.Plain("the Rose on -7,3 stands here for a sentence that is so long that it does not find room " +
			"on one line below the board, nor on two, but needs a third one to be shown in full, which is rare"),
		Places: []string{"-7,3", "-7,5"},
		Links:  []game.Link{{Kind: game.LinkHarmony, Owner: game.Second, From: game.XY{X: -7, Y: 3}, To: game.XY{X: -7, Y: 5}}},
	}, {Message: message.Plain("and another")}}}
	d.golden("telling-80x24")
	d.send(tea.WindowSizeMsg{Width: 120, Height: 40})
	d.golden("telling-120x40")
}

// A turn stays whole where a line is broken, and no row of a narrow window is too long.
func TestWrap(t *testing.T) {
	for _, test := range []struct {
		text  string
		width int
		want  []string
	}{
		{"arranged with 0,-8-1,-7, or so", 20, []string{"arranged with", "0,-8-1,-7, or so"}},
		{"  holds one, two", 12, []string{"  holds one,", "  two"}},
		{"abcdefgh ij", 3, []string{"abc", "def", "gh", "ij"}},
		{"a  b", 10, []string{"a  b"}},
		{"", 10, nil},
	} {
		if got := wrap(test.text, test.width); !slices.Equal(got, test.want) {
			t.Errorf("%q in %d columns: %q, want %q", test.text, test.width, got, test.want)
		}
	}
}

// The way to all keys is shown in a narrow window too, and a long notice is read to its end.
func TestNarrowWindow(t *testing.T) {
	d := newDriver(t, 60, 20, "", newGame(t, "ki-shogi", localgame.Human, localgame.Human))
	d.requireScreen("Enter pick", "? help")
	d.keys("o")
	d.types("/no/such/folder/with/a/very/long/name/indeed/game.txt")
	d.requireScreen("no\nsuch file or directory.")
	for _, row := range d.rows() {
		if len(row) > 60 && ansi.StringWidth(row) > 60 {
			t.Errorf("too long: %q", row)
		}
	}
}

// Names stay whole on the page of the hands, and the keys' page shows what can be typed.
func TestPages(t *testing.T) {
	d := newDriver(t, 80, 24, "", newGame(t, "kutai-pai-sho", localgame.Human, localgame.Human))
	d.keys("h")
	d.requireScreen("CBd Day Cherry Blossom, CBn Night Cherry Blossom, CHd Day Chrysanthemum,\n CHn Night Chrysanthemum")
	d.keys("esc ?")
	d.requireScreen("Signs: >.<")
	d.keys("pgdown pgdown pgdown")
	d.requireScreen("Typed: hands, help, ", "why TURN")
}

// The signs are explained that there can be in the game: of tiles that belong to nobody
// none is Guest's or Host's, or taken.
func TestSignsOfTheGame(t *testing.T) {
	const owners, onWheel = "UPPER CASE Guest   lower case Host", "lower case: on the Wheel"
	for _, test := range []struct {
		name          string
		width, height int
		message       []string
		not           []string
	}{
		{"balance-pai-sho", 80, 24, []string{onWheel, "Lines are drawn along rows"}, []string{"UPPER CASE", "taken", "check"}},
		{"balance-pai-sho", 120, 50, []string{"Lines are drawn along rows"}, []string{onWheel, "UPPER CASE", "taken", "check"}},
		{"skud-pai-sho", 80, 24, []string{owners, "taken"}, []string{onWheel, "Lines are drawn along rows"}},
		{"ki-shogi", 80, 24, []string{"^UPPER CASE Black   vlower case White", "check"}, []string{onWheel}},
	} {
		d := newDriver(t, test.width, test.height, "", newGame(t, test.name, localgame.Human, localgame.Human))
		sentence := strings.Join(d.m.screen().signs(), "\n")
		for _, text := range test.message {
			if !strings.Contains(sentence, text) {
				t.Errorf("%s: %q is not said:\n%s", test.name, text, sentence)
			}
		}
		for _, text := range test.not {
			if strings.Contains(sentence, text) {
				t.Errorf("%s: %q is said:\n%s", test.name, text, sentence)
			}
		}
	}
}

// A terminal of ASCII gets nothing else, on every screen of a game.
func TestOnlyASCIIIsWritten(t *testing.T) {
	for _, file := range []string{"skud-pai-sho-german", "quaterno", "kutai-pai-sho-orthogonal", "balance-pai-sho-default", "ki-shogi-open-off"} {
		d := newDriver(t, 80, 24, "", begun(t, file, 0, 12))
		d.m.ASCII = true
		for _, keys := range []string{"t", "enter", "up enter", "?", "esc h", "esc v", "esc ["} {
			d.keys(keys)
			for _, r := range d.screen() {
				if r > unicode.MaxASCII {
					t.Fatalf("%s, %s: %q is written:\n%s", file, keys, r, d.screen())
				}
			}
		}
	}
}
