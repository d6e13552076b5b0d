package kutai

import (
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

func TestWords(t *testing.T) {
	begun := play(t, nil, "CBd@0,0")
	square := play(t, inside, "CBd@j10")
	lastIris := play(t, nil, "CBd@0,0", "IRd@0,3", "IRn@5,5")
	tests := []struct {
		g             *Game
		turn, written string
		read          []string // what else means the same
	}{
		{play(t, nil), "CBd@0,0", "Day Cherry Blossom on 0,0", []string{"day cherry blossom", "CBd", "cb day 0,0", "CBd@0,0", "The Day Cherry Blossom is placed on 0,0 as the Centerpiece."}},
		{begun, "WHEEL@7,2", "Wheel on 7,2", []string{"wheel 7,2", "WHEEL 7, 2", "whe (7,2)", "Host's Wheel on 7,2", "WHEEL@7,2"}},
		{begun, "LOTUS@1,0", "White Lotus on 1,0", []string{"Lotus to 1,0", "LOT@1,0", "white lotus 1,0"}},
		{begun, "RHn@-3,4", "Night Rhododendron on -3,4", []string{"night rhododendron on −3,4", "RH n -3,4", "-3,4 RHn"}},
		{lastIris, "IRn@3,4", "Night Iris on 3,4", []string{"Iris on 3,4", "ir 3,4"}},
		{square, "LOTUS@k10", "White Lotus on k10", []string{"white lotus K10", "LOTUS@k10"}},
		{square, "MAd@d3", "Day Maple on d3", []string{"MAd d3", "maple d d3"}},
	}
	for _, test := range tests {
		gametest.CheckReads(t, test.g, test.turn, test.written, test.read...)
	}
}

func TestWordsRefused(t *testing.T) {
	begun := play(t, nil, "CBd@0,0")
	over := play(t, map[string]string{"target": "3"}, "CBd@0,0", "IRd@0,2", "CBn@2,2")
	tests := []struct {
		g                 *Game
		entry, rule, text string
	}{
		{play(t, nil), "", "turn-text", `"" names no tile; a turn is, for example, "Day Cherry Blossom on 0,0"`},
		{play(t, nil), "Wheel", "centerpiece", "the Wheel cannot be the Centerpiece on 0,0; the Centerpiece is a flower or the White Lotus"},
		{play(t, nil), "Iris", "turn-text", `"Iris" fits 2 turns: Day Iris on 0,0 and Night Iris on 0,0`},
		{begun, "Rose on 0,3", "turn-text", `"rose" is not a word of a turn; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "Day Iris", "turn-text", `"Day Iris" does not say where the tile goes; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "Day Wheel on 5,5", "turn-text", `"Day Wheel on 5,5" gives the Wheel a light that it does not have; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "Iris Maple on 0,3", "turn-text", `"Iris Maple on 0,3" names two tiles; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "Day Iris on 0,3 0,4", "turn-text", `"Day Iris on 0,3 0,4" names two places; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "Day Iris ♥", "turn-text", `"Day Iris ♥" cannot be understood from "♥" on; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "Iris on 0,3", "turn-text", `"Iris on 0,3" fits 2 turns: Day Iris on 0,3 and Night Iris on 0,3`},
		{begun, "Iris on -1,1", "colours", "the Day Iris is placed on red or yellow, but -1,1 is white"},
		{begun, "Day Iris on 20,0", "places", "the board has no point 20,0; the nearest point for a tile is 8,0"},
		{begun, "Day Iris on j10", "turn-text", `"j" is not a word of a turn; a turn is, for example, "Day Cherry Blossom on -2,-8"`},
		{begun, "WHEEL@1,1", "colours", "the Wheel is placed on yellow, but 1,1 is red"},
		{over, "Day Iris on 3,4", "game-over", "the game is over"},
	}
	for _, test := range tests {
		gametest.CheckRefusesEntry(t, test.g, test.entry, test.rule, test.text)
	}
}

// The games in words on the pages are written like that.
func TestPageNotation(t *testing.T) { gametest.CheckPageNotation(t, Rules) }

// Whatever is read without a warning is what Write writes, and reading changes nothing.
func FuzzNotation(f *testing.F) {
	for _, text := range []string{
		"1. Day Cherry Blossom on 0,0\n2. Night Iris on 0,3\n3. Wheel on 7,2\n4. White Lotus on 1,0\n",
		"day cherry blossom; iris 0,3; LOT@1,0; RH n −3, 4 # no\n1) CUP 5,5",
		"Day Cherry Blossom on j10; White Lotus on k10; MAd d3; whe Q13",
	} {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, squares bool) {
		g := play(t, nil)
		if squares {
			g = play(t, inside)
		}
		gametest.CheckReadsAnyText(t, g, text)
	})
}
