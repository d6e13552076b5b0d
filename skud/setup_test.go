package skud

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

const (
	allBasics  = "R3,R3,R3,R4,R4,R4,R5,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,W5"
	allFlowers = allBasics + ",L,O"
	fewBasics  = "R3,R3,R4,W3,W4"
)

// TestImpossiblePositions: each text is refused, with reasons that contain all
// the given words.
func TestImpossiblePositions(t *testing.T) {
	host := map[string]string{"accents": "host"}
	play := func(first, second, firstHand, secondHand string) string {
		return "to-move=first phase=play passes=0 first=" + first + " second=" + second +
			" first-hand=" + firstHand + " second-hand=" + secondHand
	}
	const kept = ",B,K,R,W"
	full := fewBasics + kept
	tests := []struct {
		name    string
		options map[string]string
		text    string
		reasons []string
	}{
		{"nothing", nil, "", []string{"the field to-move is missing", "the field second-hand is missing"}},
		{"an unknown field", nil, play("-", "-", full, full) + " clock=5", []string{`no field "clock"`}},
		{"a field twice", nil, play("-", "-", full, full) + " passes=0", []string{"the field passes occurs twice: leave one out"}},
		{"no player", nil, strings.Replace(play("-", "-", full, full), "to-move=first", "to-move=chance", 1), []string{"to-move="}},
		{"no phase", nil, strings.Replace(play("-", "-", full, full), "=play", "=ending", 1), []string{"phase="}},
		{"no number of passes", nil, strings.Replace(play("-", "-", full, full), "passes=0", "passes=3", 1), []string{"passes="}},
		{"an empty number", nil, strings.Replace(play("-", "-", full, full), "passes=0", "passes=", 1), []string{"passes="}},
		{"an unknown tile", nil, play("R6@0,0", "-", full, full), []string{`"R6@0,0"`}},
		{"a tile beside the board", nil, play("R3@9,0", "-", full, full), []string{`"R3@9,0"`}},
		{"a corner that the disc lacks", nil, play("R3@7,7", "-", full, full), []string{`"R3@7,7"`}},
		{"another way to write a number", nil, play("R3@+1,0", "-", full, full), []string{`"R3@+1,0"`}},
		{"an unknown tile in the hand", nil, play("-", "-", full+",Q", full), []string{`"Q"`}},
		{"an empty list", nil, play("", "-", full, full), []string{"first="}},
		{"two tiles on a point", nil, play("R3@0,0;R4@0,0", "-", full, full), []string{"two tiles stand on 0,0"}},
		{"tiles of both on a point", nil, play("R3@0,0", "R4@0,0", full, full), []string{"two tiles stand on 0,0"}},
		{"an Accent in a gate", nil, play("K@0,8", "-", fewBasics+",B,R,W", full), []string{"Knotweed stands in the gate 0,8"}},
		{"a red flower in a white garden", nil, play("R3@-1,3", "-", full, full), []string{"Rose stands on -1,3, inside a white garden"}},
		{"a white flower in a red garden", nil, play("W4@1,3", "-", full, full), []string{"Lily stands on 1,3, inside a red garden"}},
		{"a Disharmony", nil, play("R4@3,0", "W4@-3,0", full, full), []string{"Disharmony", "3,0", "-3,0"}},
		{"a Disharmony of one player", nil, play("R4@3,0;W4@-3,0", "-", full, full), []string{"Disharmony"}},
		{"four Roses", nil, play("R3@3,0;R3@5,0", "-", full, full), []string{"Guest has 4 tiles R3 (Rose); there are 3"}},
		{"two Lotuses", nil, play("L@3,0;L@5,0", "-", full, full), []string{"2 tiles L"}},
		{"an Orchid on the board and in the hand", nil, play("O@3,0", "-", full+",O", full), []string{"2 tiles O"}},
		{"three Wheels", nil, play("-", "-", fewBasics+",W,W,W,K", full), []string{"3 tiles W (Wheel); there are 2"}},
		{"five Accents", nil, play("R@3,3", "-", full, full), []string{"Guest has 5 Accents; four are kept"}},
		{"one Accent is out of the game", nil, play("-", "-", fewBasics+",B,K,R", full), []string{"1 of eight Accents"}},
		{"Accents are out of the game, and no Boat", nil, play("-", "-", fewBasics+",B,B", fewBasics+",B,B,K,R"), []string{"2 of eight Accents"}},
		{"unlike Accents with accents=host", host, play("-", "-", fewBasics+",B,B,K,K", full), []string{"accents=host"}},
		{"nobody has planted", nil, play("-", "-", allBasics+kept, allBasics+kept), []string{"first flowers"}},
		{"only one has planted", nil, play("-", "-", full, allBasics+kept), []string{"first flowers"}},
		{"first flowers of other kinds", nil, play("-", "-", "R3,R3,R4,R4,R4,R5,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,W5"+kept,
			"R3,R3,R3,R4,R4,R5,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,W5"+kept), []string{"first flowers"}},
		{"first flowers of one kind with opening=clash", map[string]string{"opening": "clash"},
			play("-", "-", "R3,R3,R4,R4,R4,R5,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,W5"+kept,
				"R3,R3,R4,R4,R4,R5,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,W5"+kept), []string{"first flowers"}},
		{"nothing left to plant for the player to move", nil, play("-", "-", "L"+kept, full), []string{"Guest is to move and has no basic flower"}},
		{"a pass of a player who can plant", nil, strings.Replace(play("-", "-", full, full), "passes=0", "passes=1", 1),
			[]string{"Host has passed, but could plant or arrange"}},
		{"two passes", nil, strings.Replace(play("-", "-", full, full), "passes=0", "passes=2", 1),
			[]string{"Host has passed", "Guest has passed"}},
		{"a pass after a ring", nil, strings.Replace(play("R3@3,3;W5@-3,3;R3@-3,-3;W5@3,-3", "-", "R4"+kept, full), "passes=0", "passes=1", 1),
			[]string{"ended before the pass (first: ring)"}},
		{"a pass in the opening", nil, "to-move=second phase=accents passes=1 first=- second=- first-hand=" + allFlowers + " second-hand=" + allFlowers,
			[]string{"nobody passes"}},
		{"tiles before the opening", nil, "to-move=second phase=accents passes=0 first=R3@0,-8 second=- first-hand=" + allFlowers[3:] + " second-hand=" + allFlowers,
			[]string{"Guest has tiles on the board before"}},
		{"Accents before they are chosen", nil, "to-move=second phase=accents passes=0 first=- second=- first-hand=" + allFlowers + kept + " second-hand=" + allFlowers,
			[]string{"Guest has 4 Accents in the hand instead of 0"}},
		{"Host has not chosen before Guest", nil, "to-move=first phase=accents passes=0 first=- second=- first-hand=" + allFlowers + " second-hand=" + allFlowers,
			[]string{"Host has 0 Accents in the hand instead of 4"}},
		{"Guest chooses with accents=host", host, "to-move=first phase=accents passes=0 first=- second=- first-hand=" + allFlowers + " second-hand=" + allFlowers + kept,
			[]string{"Guest chooses no Accents"}},
		{"a flower missing in the opening", nil, "to-move=first phase=opening passes=0 first=- second=- first-hand=" + allBasics + kept + " second-hand=" + allFlowers + kept,
			[]string{"does not hold all flowers"}},
		{"Host's first flower before Guest's", nil, "to-move=second phase=opening passes=0 first=- second=- first-hand=" + allFlowers + kept + " second-hand=" + allFlowers + kept,
			[]string{"a basic flower in 0,-8"}},
		{"Guest's first flower elsewhere", nil, "to-move=second phase=opening passes=0 first=R3@8,0 second=- first-hand=" + allFlowers[3:] + kept + " second-hand=" + allFlowers + kept,
			[]string{"a basic flower in 0,-8"}},
		{"many things at once", nil, play("R3@-1,3;K@0,8;R4@3,0", "W4@-3,0;L@5,5", full, full+",L"),
			[]string{"inside a white garden", "in the gate 0,8", "Disharmony", "2 tiles L", "5 Accents"}},
	}
	for _, test := range tests {
		_, err := Rules.NewFromPosition(test.options, test.text)
		var setup *game.SetupError
		if !errors.As(err, &setup) {
			t.Errorf("%s: %v is no *game.SetupError", test.name, err)
			continue
		}
		for _, reason := range test.reasons {
			if !strings.Contains(err.Error(), reason) {
				t.Errorf("%s: %v; want a reason with %q", test.name, err, reason)
			}
		}
		if len(test.reasons) == 1 && len(setup.Reasons) > 2 {
			t.Errorf("%s: one thing is wrong and %d are named: %v", test.name, len(setup.Reasons), err)
		}
	}
}

// TestPossiblePositions sets up texts in other orders than the canonical one.
func TestPossiblePositions(t *testing.T) {
	tests := []struct {
		options    map[string]string
		text, want string
	}{
		{nil, "first-hand=K,B,W,R,W3,R3 passes=0 to-move=second second-hand=B,K,R,W,R3 first=W5@1,-1;R4@0,8;R3@2,2 second=- phase=play",
			"to-move=second phase=play passes=0 first=R3@2,2;R4@0,8;W5@1,-1 second=- first-hand=R3,W3,B,K,R,W second-hand=R3,B,K,R,W"},
		{nil, "to-move=second phase=play passes=1 first=- second=R3@0,8;R4@0,-8;R4@-8,0;R4@8,0;W3@2,-7 first-hand=R3,R3,B,K,R,W second-hand=R3,R3,B,K,R,W",
			"to-move=second phase=play passes=1 first=- second=R3@0,8;R4@0,-8;R4@-8,0;R4@8,0;W3@2,-7 first-hand=R3,R3,B,K,R,W second-hand=R3,R3,B,K,R,W"},
		{map[string]string{"accents": "host"}, "to-move=first phase=opening passes=0 first=- second=- first-hand=" + allFlowers + ",B,B,K,K second-hand=" + allFlowers + ",K,K,B,B",
			"to-move=first phase=opening passes=0 first=- second=- first-hand=" + allFlowers + ",B,B,K,K second-hand=" + allFlowers + ",B,B,K,K"},
	}
	for _, test := range tests {
		table, err := Rules.NewFromPosition(test.options, test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
		} else if got := table.PositionText(); got != test.want {
			t.Errorf("%s is\n%s, want\n%s", test.text, got, test.want)
		}
	}
}

// TestRoundTrips sets up every position of random games: the value is the same.
func TestRoundTrips(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for round := range 60 {
		options := optionSets[round%len(optionSets)]
		table, err := Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		for {
			g := table.(*Game)
			if !table.MidTurn() {
				again, err := Rules.NewFromPosition(options, table.PositionText())
				if err != nil {
					t.Fatalf("%v %s: %v", options, table.PositionText(), err)
				}
				if again.(*Game).Pos != g.Pos {
					t.Fatalf("%v %s: another position", options, table.PositionText())
				}
			}
			m, ok := game.SampleMove(table, r)
			if !ok {
				break
			}
			table.Do(m)
		}
	}
}
