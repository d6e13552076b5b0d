package tui

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/render"
)

// A key changes between names and codes, in the list, the hands and on a large board.
func TestNamesOrCodes(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "kutai-pai-sho-orthogonal", 0, 25))
	d.requireScreen("1 CBn")
	d.keys("n")
	d.requireScreen("Tiles are called by their names", "1 Night Cherry Blossom", "2 Day Iris")
	d.keys("n")
	d.requireScreen("Tiles are called by their codes", "1 CBn")

	d = newDriver(t, 200, 60, "", begun(t, "skud-pai-sho-german", 0, 40))
	d.requireScreen("1 Rose ×3", "Chrysanthemum", "JASMI")
	d.keys("n up")
	d.requireScreen("1 R3 ×3")
	if screen := d.screen(); strings.Contains(screen, "JASMI") || strings.Contains(screen, "Rose ×3") {
		t.Errorf("names are still shown:\n%s", screen)
	}
}

// The help explains the signs of flowers in the games that have them, and a terminal of ASCII has
// none.
func TestFlowerSignsAreExplained(t *testing.T) {
	for name, want := range map[string]string{
		"skud-pai-sho": "✿ red flower   ❀ white flower   ✾ flower of neither garden", "kutai-pai-sho": "✿ red flower", "ki-shogi": "",
	} {
		d := newDriver(t, 80, 24, "", newGame(t, name, localgame.Human, localgame.Human))
		if got := d.m.screen().flowerLegend(); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
		d.m.ASCII = true
		if got := d.m.screen().flowerLegend(); got != "" {
			t.Errorf("%s: %q in a terminal of ASCII", name, got)
		}
	}
}

// Where there are very many targets, colour tints the ground, and only a board without colour has
// brackets round each.
func TestManyTargetsAreATint(t *testing.T) {
	for _, name := range []string{"quaterno", "balance-pai-sho", "kutai-pai-sho"} {
		for _, window := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
			match := newGame(t, name, localgame.Human, localgame.Human)
			d := newDriver(t, window[0], window[1], "", match)
			d.keys("1")
			s := d.m.screen()
			if n := len(s.targets()); n < 100 && name != "kutai-pai-sho" {
				t.Fatalf("%s has only %d targets:\n%s", name, n, d.screen())
			}
			d.m.colour = true
			page, tinted := s.page(window[0], window[1]), 0
			for _, place := range s.targets() {
				if row, column, ok := page.Locate(place.Name); ok && page.Cells[row][column].Tinted {
					tinted++
				}
			}
			if text := page.String(); len(s.targets()) > 40 && (strings.Contains(text, "(.)") || strings.ContainsRune(text, render.TargetRune) || tinted < len(s.targets())-1) { // the cursor is not tinted
				t.Errorf("%s in %v: %d of %d targets are tinted:\n%s", name, window, tinted, len(s.targets()), text)
			}
		}
	}
}
