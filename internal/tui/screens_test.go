package tui

import "testing"

// Screens to be looked at: each is in testdata.
func TestScreens(t *testing.T) {
	for _, test := range []struct {
		name, file   string
		index, turns int
		keys         string
	}{
		{"skud-pai-sho", "skud-pai-sho-german", 0, 40, "t"},
		{"skud-pai-sho-picked", "skud-pai-sho-german", 0, 40, "t enter"},
		{"skud-pai-sho-accents", "skud-pai-sho-german", 0, 0, "down"},
		{"quaterno", "quaterno", 0, 30, "t"},
		{"quaterno-picked", "quaterno", 0, 30, "t enter w"},
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
			d := sitDown(t, 80, 24, "", begun(t, test.file, test.index, test.turns))
			d.keys(test.keys)
			d.golden(test.name + "-80x24")
			d = sitDown(t, 120, 40, "", begun(t, test.file, test.index, test.turns))
			d.keys(test.keys)
			d.golden(test.name + "-120x40")
		})
	}
}

// What decided a game is told one reason after the other.
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
			d := sitDown(t, 80, 24, "", begun(t, test.file, test.index, -1))
			if !d.m.sitting().match.outcome().Over() {
				t.Fatal("the game goes on")
			}
			d.golden(test.name + "-80x24")
			d.keys("space")
			d.golden(test.name + "-next-80x24")
		})
	}
}
