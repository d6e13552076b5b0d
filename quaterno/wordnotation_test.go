package quaterno

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// Positions in which the tests of the notation read.
const (
	roomy = "to-move=first first=Sun@-4,-4;Moon@0,3;Fan@-7,4;Anchor@-8,-2;Stick@-6,6;Compass@5,7;Soldier@0,0" +
		" second=Sun@4,-7;Moon@-4,-1;Fan@2,0;Anchor@0,2;Stick@3,3;Compass@-1,-1;Soldier@6,-4 figures=- passes=0"
	busy = "to-move=first first=Sun@-4,-4;Moon@0,3;Fan@-7,3;Anchor@0,5;Stick@0,-3;Compass@3,0;Soldier@0,0" +
		" second=Sun@4,-7;Moon@-4,-1;Fan@2,0;Anchor@0,2;Stick@3,3;Compass@-1,-1;Soldier@6,-3 figures=- passes=0"
)

func TestWords(t *testing.T) {
	tests := []struct {
		position, turn, written string
		read                    []string // what else means the same
	}{
		{opening, "Fan@3,8", "Fan to 3,8", []string{"fan to 3,8", "FAN 3,8", "Guest's Fan to 3, 8", "Guest places the Fan on (3,8).", "Fan@3,8"}},
		{roomy, "-7,4--7,2", "Fan to -7,2", []string{"fan -7,2", "The Fan moves from -7,4 to -7,2", "Fan to −7,2", "-7,4--7,2"}},
		{roomy, "0,3-0,-5", "Moon to 0,-5", []string{"Mn 0,-5"}},
		{roomy, "-4,-4>-1,-1--7,-1", "Sun orbits Host's Compass to -7,-1",
			[]string{"sun orbit host cmp -7,-1", "Orbits Host's Compass to -7,-1", "Guest’s Sun on -4,-4 orbits Host’s Compass on -1,-1 to -7,-1", "Sun, Host's Compass to -7,-1"}},
		{busy, "0,5>0,3-0,4", "Anchor draws Moon to 0,4", []string{"Anchor draws", "Anchor draws Moon", "anchor draws guest's moon near to 0,4", "Anc draw Mn 0,4"}},
		{busy, "0,-3>0,0-0,1", "Stick pushes Soldier to 0,1", []string{"stick pushes soldier", "Push to 0,1", "stk sld"}},
		{busy, "3,0>3,3-3,-2", "Compass puts Host's Stick to 3,-2", []string{"Compass places Host's Stick behind itself, on 3,-2", "puts host's stick 3,-2"}},
		{strings.Replace(locked, "to-move=first", "to-move=second", 1), "5,7<>4,7", "Fan swaps with Guest's Fan",
			[]string{"fan swap guest fan", "Host's Fan swaps with Guest's Fan on 4,7", "swaps with the Guest's Fan"}},
		{locked, "pass", "pass", []string{"PASS", "Guest passes."}},
	}
	for _, test := range tests {
		gametest.CheckReads(t, setUp(t, test.position), test.turn, test.written, test.read...)
	}
}

func TestWordsRefused(t *testing.T) {
	tests := []struct{ position, entry, rule, text string }{
		{opening, "", "turn-text", `"" names no tile; a turn is, for instance, "Fan to -3,4"`},
		{opening, "Rose to 3,8", "turn-text", `"rose" is not a word of a turn; a turn is, for instance, "Fan to -3,4"`},
		{opening, "Fan ♥", "turn-text", `"Fan ♥" cannot be understood from "♥" on; a turn is, for instance, "Fan to -3,4"`},
		{opening, "Fan to 9,9", "turn-text", "the board has no point 9,9; the nearest is 6,6"},
		{opening, "Fan to 3,8 2,8", "turn-text", `the entry names more points than the turn needs; a turn is, for instance, "Fan to -3,4"`},
		{opening, "Fan to 0,3", "distance", "0,3 is 3 steps from 0,0; tiles are placed 4 steps or more away"},
		{opening, "Fan swaps with Moon", "phase", "no tile can move or act before all tiles are on the board; Guest must place the Fan, Anchor, Stick, Compass or Soldier"},
		{opening, "pass", "phase", "nobody can pass before all tiles are on the board; Guest must place the Fan, Anchor, Stick, Compass or Soldier"},
		{opening, "Host's Fan to 3,8", "own-tile", "it is Guest's turn: Host's Fan can neither move nor act"},
		{roomy, "Sun to -4,-5", "sun", "Guest's Sun on -4,-4 cannot move: it sends other tiles into orbit, and only an action can move it"},
		{roomy, "Moon pushes Fan to 0,0", "action", "Guest's Moon on 0,3 has no action: it only moves"},
		{roomy, "Fan pushes Moon to 0,4", "action", "the action of Guest's Fan on -7,4 is Swap, not Push"},
		{roomy, "Fan swaps and pushes Moon", "turn-text", `"Fan swaps and pushes Moon" names two actions; a turn is, for instance, "Moon to 0,4"`},
		{roomy, "Fan Moon Sun", "turn-text", `"Fan Moon Sun" names more than two tiles; a turn is, for instance, "Moon to 0,4"`},
		{roomy, "Fan swaps with Moon", "line", "0,3 does not lie on one of the eight lines of Guest's Fan on -7,4"},
		{roomy, "Moon 0,3 0,3 0,3 0,4", "turn-text", `"Moon 0,3 0,3 0,3 0,4" names more than 3 points; a turn is, for instance, "Moon to 0,4"`},
		{roomy, "pass to 0,0", "turn-text", `"pass to 0,0" both passes and names a tile or a point; a turn is, for instance, "Moon to 0,4"`},
		{roomy, "Host passes", "own-tile", "it is Guest's turn: Host cannot pass now"},
		{roomy, "Soldier draws near", "action", "Guest's Soldier on 0,0 has no action: it moves, and it seizes the opponent's tiles next to it"},
		{busy, "Stick pushes Soldier to 0,2", "empty-point", "Host's Anchor stands on 0,2; a tile goes to an empty point, because nothing is captured"},
		{busy, "stick pushes", "turn-text", `"stick pushes" fits 7 turns: Stick pushes Soldier to 0,1; Stick pushes Compass to 4,1; Stick pushes Compass to 5,2; ` +
			"Stick pushes Compass to 6,3; Stick pushes Compass to 7,4; Stick pushes Host's Soldier to 7,-3; and 1 more"},
		{busy, "Compass puts Sun", "turn-text", `"Compass puts Sun" fits no turn of Guest's Compass; a turn is, for instance, "Moon to 0,4"`},
		{locked, "Moon", "seize", "Guest's Moon on 2,7 stands orthogonally next to Host's Soldier on 3,7: it is seized and can neither move nor act"},
		{won, "Fan to 3,7", "game-over", "the game is over"},
	}
	for _, test := range tests {
		gametest.CheckRefusesEntry(t, setUp(t, test.position), test.entry, test.rule, test.text)
	}
}

// The games in words on the pages are written like that.
func TestPageNotation(t *testing.T) { gametest.CheckPageNotation(t, Rules) }

// Whatever is read without a warning is what Write writes, and reading changes nothing.
func FuzzNotation(f *testing.F) {
	for _, text := range []string{
		"1. Fan to 3,8\n2. Fan to -8,-3\n3. Compass to 4,7\n4. Compass to -7,-4\n5. Anchor to 2,-8\n6. Anchor to 8,-2\n7. Stick to 0,-8\n8. Stick to 8,0\n" +
			"9. Soldier to -4,-7\n10. Soldier to 7,4\n11. Sun orbits Host's Sun to 4,3\n12. Sun orbits Fan to -8,-1",
		"fan 3,8; Guest's Moon @ 0,0; swaps with (3, 8). pass # no",
		"3,8-3,7;Fan@3,8;Host passes;pushes −3,2;sun orbit host cmp -7,-1",
	} {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, playing bool) {
		table := game.Game(setUp(t, opening))
		if playing {
			table = setUp(t, busy)
		}
		gametest.CheckReadsAnyText(t, table, text)
	})
}
