package balance_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// position writes a position text from its parts, the tiles with spaces between.
func position(hands, tiles, rest string) string {
	tiles = strings.Join(strings.Fields(tiles), ";")
	if tiles == "" {
		tiles = "-"
	}
	return hands + " tiles=" + tiles + " " + rest
}

func TestImpossiblePositions(t *testing.T) {
	const (
		two      = "to-move=first first=LOOYW second=YYYO" // after two tiles, the Rose and a Lotus
		roseLine = "Rose@0,3 Lotus@j10"
		byFirst  = "to-move=first first=- second=-"
	)
	at := strings.ReplaceAll
	tests := []struct {
		name, options, text string
		reasons             []string // a part of each, in order
	}{
		{"nothing", "", "", []string{"to-move is missing", "first is missing", "second is missing", "tiles is missing",
			"last is missing", "passes is missing", "stalled is missing"}},
		{"no field", "", position(two, roseLine, start) + " what", []string{`"what" is not of the form name=value`}},
		{"another field", "", position(two, roseLine, start) + " ki=on", []string{`there is no field "ki"`}},
		{"a field twice", "", position(two, roseLine, start) + " passes=0", []string{"the field passes occurs twice"}},
		{"a missing field", "", strings.Replace(position(two, roseLine, start), " passes=0", "", 1), []string{"passes is missing"}},
		{"no seat", "", position(at(two, "=first", "=guest"), roseLine, start), []string{"first, second or chance is to move"}},
		{"nobody to move", "", position(at(two, "=first", "=none"), roseLine, start), []string{"first, second or chance is to move"}},
		{"a hand of other letters", "", position(at(two, "LOOYW", "LOOYX"), roseLine, start),
			[]string{"first=\"LOOYX\": a hand is letters"}},
		{"an empty hand", "", position("to-move=second first= second=-", open, start), []string{"first is empty"}},
		{"a hand too long", "", position(at(two, "LOOYW", "LOOYWYYYYYYY"), roseLine, start),
			[]string{"a hand is letters"}},
		{"tiles without places", "", position(two, "Rose Lotus@j10", start), []string{`"Rose" is not a tile on a place`}},
		{"another kind of tile", "", position(two, "Knotweed@0,3 Lotus@j10", start), []string{`"Knotweed" is not a tile`}},
		{"a place off the board", "", position(two, "Rose@8,8 Lotus@j10", start), []string{`"8,8" is neither a square of the board, like j10, nor a point`}},
		{"a square off the board", "", position(two, "Rose@a1 Lotus@j10", start), []string{`"a1" is neither`}},
		{"two tiles on a place", "", position(two, "Rose@j10 Lotus@j10", start), []string{"Rose and Lotus both stand on j10"}},
		{"two tiles on a point", "", position(two, "Rose@0,3 Lotus@0,3", start), []string{"both stand on 0,3"}},
		{"two flowers on the Wheel", "", position("to-move=second first=LOOY second=YYYO", "Rose@j10 Lotus@j10 Wheel@j10", start), []string{"Rose and Lotus both stand on j10"}},
		{"the Wheel on a point", "", position("to-move=second first=LOOY second=YYYO", "Rose@j10 Lotus@j11 Wheel@0,0", start), []string{"the Wheel stands on the point 0,0"}},
		{"two Roses", "", position(two, "Rose@j10 Rose@j11", start), []string{"2 tiles of the kind Rose on the board and in the hands, but the set has 1", "1 tile of the kind Lotus"}},
		{"a tile too few", "", position(at(two, "LOOYW", "LOOY"), roseLine, start), []string{"0 tiles of the kind Wheel", "first holds 4 tiles; when 2 are placed, it must hold 5"}},
		{"the set of the other matching", "matching=opposites", position(two, roseLine, start),
			[]string{"2 tiles of the kind Lotus on the board and in the hands, but the set has 4", "3 tiles of the kind Orchid", "4 tiles of the kind Lily"}},
		{"second to move after two tiles", "", position(at(two, "to-move=first", "to-move=second"), roseLine, start), []string{"second is to move, but when 2 tiles are placed, first is to move"}},
		{"a tile in the wrong hand", "", position("to-move=first first=LOOYWO second=YYY", roseLine, start), []string{"first holds 6 tiles; when 2", "second holds 3 tiles; when 2"}},
		{"tiles before the deal", "", position("to-move=chance first=- second=-", roseLine, start), []string{"before the deal"}},
		{"hands before the deal", "", position("to-move=chance first=LOOYWY second=-", "", start), []string{"before the deal"}},
		{"a pass before the deal", "", position("to-move=chance first=- second=-", "", "last=- passes=1 stalled=1"), []string{"passes=1: nobody passes", "stalled=1: turns are counted"}},
		{"a last move in the Blossoming", "", position(two, roseLine, "last=j9-j10 passes=0 stalled=0"), []string{"nothing has moved"}},
		{"a pass in the Blossoming", "", position(two, roseLine, "last=- passes=1 stalled=0"), []string{"nobody passes before"}},
		{"stalled in the Blossoming", "", position(two, roseLine, "last=- passes=0 stalled=3"), []string{"turns are counted when"}},
		{"no number of passes", "", position(moving, open, "last=- passes=x stalled=0"), []string{"passes=\"x\": expected a number from 0 to 2"}},
		{"three passes", "", position(moving, allFixed, "last=- passes=3 stalled=3"), []string{"passes=\"3\": expected"}},
		{"a leading zero", "", position(moving, open, "last=- passes=00 stalled=0"), []string{"passes=\"00\": expected"}},
		{"stalled for 101 turns", "no-undo=off", position(moving, open, "last=- passes=0 stalled=101"), []string{"stalled=\"101\": expected a number from 0 to 100"}},
		{"a negative count", "no-undo=off", position(moving, open, "last=- passes=0 stalled=-1"), []string{"stalled=\"-1\": expected"}},
		{"last is no move", "", position(moving, open, "last=e4 passes=0 stalled=1"), []string{"last=\"e4\": expected a move"}},
		{"last is a placement", "", position(moving, open, "last=Lily@e4 passes=0 stalled=0"), []string{"last=\"Lily@e4\": expected a move"}},
		{"nothing stands where the last move went", "", position(byFirst, open, "last=e4-e5 passes=0 stalled=1"), []string{"last: no tile stands on e5"}},
		{"a tile stands where the last move began", "", position(byFirst, open, "last=n4-e4 passes=0 stalled=1"), []string{"last: a tile stands on n4"}},
		{"the Wheel came from another tile", "", position(byFirst, at(open, "Wheel@q10", "Wheel@o4"), "last=n4-o4 passes=0 stalled=1"), []string{"last: a tile stands on n4"}},
		{"the last move was crooked", "", position(byFirst, open, "last=f5-e4 passes=0 stalled=1"), []string{"last: the move was not legal: the Lily on f5 moves along rank 5 or file f"}},
		{"the last move went over a tile", "", position(byFirst, open, "last=o4-e4 passes=0 stalled=1"), []string{"last: the move was not legal: the Lily on o4 cannot go to e4, because the Lily on n4 stands right beside it"}},
		{"five Lilies and no Wheel", "", position(moving, at(open, "Wheel@q10", "Lily@q10"), start), []string{"5 tiles of the kind Lily", "0 tiles of the kind Wheel"}},
		{"the last move went out of a balance", "", position(byFirst, at(open, "Lily@e4", "Lily@q11"), "last=k11-q11 passes=0 stalled=1"), []string{"the Lily on k11 is fixed", "changed the number"}},
		{"the last move was not the one that must be", "must-balance=on", position(byFirst, open, "last=e5-e4 passes=0 stalled=1"), []string{"would make no balance, but Host must make one"}},
		{"the last move raised the balances", "", position(byFirst, at(open, "Lily@n4", "Lily@n11"), "last=n4-n11 passes=0 stalled=7"), []string{"stalled=7, but the last move changed the number of balances"}},
		{"the last move did not raise the balances", "", position(byFirst, open, "last=e5-e4 passes=0 stalled=0"), []string{"stalled=0, but the last move did not change the number of balances"}},
		{"a move after the end", "", position(byFirst, at(roseAlone, "Rose@k11", "Rose@1,1"), "last=q9-q10 passes=0 stalled=1"), []string{"before this move the game was over (draw: dead)"}},
		{"a move and a pass", "", position(byFirst, open, "last=e5-e4 passes=1 stalled=1"), []string{"the last turn was a move or a pass"}},
		{"a pass with a legal move", "", position(byFirst, open, "last=- passes=1 stalled=1"), []string{"passes=1: the player who passed had a legal move"}},
		{"a pass with one move that nothing forbade", "no-undo=off", position(byFirst, oneMove, "last=- passes=1 stalled=1"), []string{"had a legal move"}},
		{"a second pass with a legal move", "", position(byFirst, oneMove, "last=- passes=2 stalled=2"), []string{"passes=2: the player who passed had a legal move"}},
		{"a pass that is not counted", "", position(byFirst, allFixed, "last=- passes=1 stalled=0"), []string{"passes=1 is more than stalled=0"}},
		{"a pass after the end", "", position(byFirst, at(allFixed, "Rose@k11", "Rose@3,3"), "last=- passes=1 stalled=1"), []string{"before the pass the game was over (draw: dead)", "had a legal move"}},
		{"first begins to move", "", position(byFirst, open, start), []string{"first is to move, but without a last move or a pass second begins to move"}},
		{"stalled before the first move", "", position(moving, open, "last=- passes=0 stalled=5"), []string{"stalled=5 without a last move"}},
	}
	impossible := 0
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := balance.Rules.NewFromPosition(options(test.options), test.text)
			impossible++
			var broken *game.SetupError
			if !errors.As(err, &broken) {
				t.Fatalf("%s: error %v", test.text, err)
			}
			if len(broken.Reasons) != len(test.reasons) {
				t.Fatalf("%s:\nreasons %q\n   want %q", test.text, broken.Reasons, test.reasons)
			}
			for i, want := range test.reasons {
				if !strings.Contains(broken.Reasons[i].String(), want) {
					t.Errorf("%s: reason %q, want %q", test.text, broken.Reasons[i], want)
				}
			}
		})
	}
	if impossible < 30 {
		t.Errorf("%d impossible positions, want 30 at least", impossible)
	}
}

func TestPositionText(t *testing.T) {
	tests := []struct{ name, options, text, want string }{
		{"before the deal", "", "to-move=chance first=- second=- tiles=- last=- passes=0 stalled=0", ""},
		{"after the deal", "", "to-move=first first=RLOOYW second=LOYYY tiles=- last=- passes=0 stalled=0", ""},
		{"any order", "", "stalled=0 second=YYYOL tiles=- first=WLOOYR last=- to-move=first passes=0",
			"to-move=first first=RLOOYW second=LOYYY tiles=- last=- passes=0 stalled=0"},
		{"tiles in any order", "", position("to-move=second first=LOOY second=OYYY", "Wheel@j10 Lotus@0,0 Rose@j10", start),
			"to-move=second first=LOOY second=OYYY tiles=Rose@j10;Lotus@0,0;Wheel@j10 last=- passes=0 stalled=0"},
		{"a last move", "", "to-move=first first=- second=- tiles=Rose@0,3;Lotus@-5,5;Lotus@5,5;Orchid@1,1;Orchid@2,1;Orchid@1,2;" +
			"Lily@e4;Lily@n4;Lily@1,-1;Lily@2,-1;Wheel@q10 last=e5-e4 passes=0 stalled=4", ""},
		{"a last move with no-undo=off is forgotten", "no-undo=off", "to-move=first first=- second=- tiles=Rose@0,3;Lotus@-5,5;Lotus@5,5;Orchid@1,1;Orchid@2,1;Orchid@1,2;" +
			"Lily@e4;Lily@n4;Lily@1,-1;Lily@2,-1;Wheel@q10 last=e5-e4 passes=0 stalled=4",
			"to-move=first first=- second=- tiles=Rose@0,3;Lotus@-5,5;Lotus@5,5;Orchid@1,1;Orchid@2,1;Orchid@1,2;" +
				"Lily@e4;Lily@n4;Lily@1,-1;Lily@2,-1;Wheel@q10 last=- passes=0 stalled=4"},
		{"a finished game", "", "to-move=first first=- second=- tiles=Rose@k11;Lotus@1,1;Lotus@2,2;Orchid@-2,1;Orchid@-1,1;Orchid@-1,2;" +
			"Lily@1,-1;Lily@2,-1;Lily@3,-1;Lily@4,-1;Wheel@k11 last=- passes=2 stalled=2", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table, err := balance.Rules.NewFromPosition(options(test.options), test.text)
			if err != nil {
				t.Fatal(err)
			}
			want := test.want
			if want == "" {
				want = test.text
			}
			if got := table.PositionText(); got != want {
				t.Errorf("position %s\n    want %s", got, want)
			}
		})
	}
}

// What Key and Hash tell apart.
func TestKeyAndHash(t *testing.T) {
	same := func(a, b uint64) bool { return a == b }
	first := positionParser(t, "", moving, open, start)
	moved := positionParser(t, "", moving, open, "last=e5-e4 passes=0 stalled=1")
	later := positionParser(t, "", moving, open, "last=e5-e4 passes=0 stalled=2")
	other := positionParser(t, "", "to-move=first first=- second=-", open, "last=e5-e4 passes=0 stalled=1")
	if !same(first.Key(), moved.Key()) || !same(moved.Key(), later.Key()) {
		t.Error("Key covers the last move or the turns without a change")
	}
	if same(first.Hash(), moved.Hash()) || same(moved.Hash(), later.Hash()) {
		t.Error("Hash does not cover the last move or the turns without a change")
	}
	if same(moved.Key(), other.Key()) {
		t.Error("Key does not cover the seat to move")
	}
	passed := positionParser(t, "", moving, allFixed, "last=- passes=1 stalled=1")
	twice := positionParser(t, "", moving, allFixed, "last=- passes=2 stalled=2")
	if !same(passed.Key(), twice.Key()) || same(passed.Hash(), twice.Hash()) {
		t.Error("passes are of Hash alone")
	}
}

// A position text that puts 1,000 tiles on one place gets a short list of reasons.
func TestFullPlace(t *testing.T) {
	text := "to-move=first first=- second=- tiles=" + strings.TrimSuffix(strings.Repeat("Rose@i9;", 1000), ";") + " last=- passes=0 stalled=0"
	_, err := balance.Rules.NewFromPosition(nil, text)
	var broken *game.SetupError
	if !errors.As(err, &broken) || len(broken.Reasons) != game.MaxReasons || broken.More > 1100 {
		t.Fatalf("there are %d reasons and %d more", len(broken.Reasons), broken.More)
	}
	if broken.Reasons[0].String() != "Rose and Rose both stand on i9" {
		t.Errorf("the first reason is %s", broken.Reasons[0])
	}
}
