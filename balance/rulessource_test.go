package balance_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// What the source and its comments describe, picture by picture.

func balances(table game.Game) int {
	n := 0
	for _, link := range table.Situation().Links {
		n += max(link.Value, 1)
	}
	return n
}

func TestBalancesOfTheSource(t *testing.T) {
	tests := []struct {
		name, tiles string
		want        int
	}{
		{"a Lotus with the Rose", "Lotus@j11 Rose@1,2", 1},
		{"an Orchid with a Lily", "Orchid@j11 Lily@1,2", 1},
		{"in different gardens none", "Orchid@j11 Lily@-1,2", 0},
		{"a Lotus with an Orchid makes none", "Lotus@j11 Orchid@1,2", 0},
		{"a flower takes part in one balance of a garden", "Orchid@j11 Lily@1,2 Lily@2,1", 1},
		{"1a: an Orchid on a square of two gardens, one balance in each",
			"Orchid@m13 Lily@1,2 Lily@5,5", 2},
		{"1b: a flower on an intersection of two gardens", "Orchid@0,3 Lily@1,2 Lily@-1,2", 2},
		{"1b: the same two flowers in two gardens", "Orchid@0,3 Lily@0,2", 2},
		{"1b: two flowers at the centre, four gardens", "Orchid@0,0 Lily@0,7", 2},
		{"2: on the Wheel two matching flowers in one garden",
			"Orchid@k11 Wheel@k11 Lily@1,2 Lily@2,1", 2},
		{"2: on the Wheel in two gardens, two in each",
			"Orchid@m13 Wheel@m13 Lily@1,2 Lily@2,1 Lily@5,5 Lily@6,6", 4},
		{"2: the Wheel beside a flower doubles nothing",
			"Orchid@k11 Wheel@k12 Lily@1,2 Lily@2,1", 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := positionParser(t, "", handsFor(test.tiles), test.tiles, start)
			if got := balances(table); got != test.want {
				t.Errorf("%d balances, want %d", got, test.want)
			}
		})
	}
}

// handsFor returns the seat to move and hands that hold what is not on the board.
func handsFor(tiles string) string {
	rest := "RLLOOOYYYYW"
	placed := len(strings.Fields(tiles))
	for tile := range strings.FieldsSeq(tiles) {
		kind, _, _ := strings.Cut(tile, "@")
		letter := map[string]string{"Rose": "R", "Lotus": "L", "Orchid": "O", "Lily": "Y", "Wheel": "W"}[kind]
		rest = strings.Replace(rest, letter, "", 1)
	}
	first := 6 - (placed+1)/2
	toMove := "first"
	if placed%2 == 1 {
		toMove = "second"
	}
	return "to-move=" + toMove + " first=" + rest[:first] + " second=" + rest[first:]
}

// "In this scenario neither of the Lily tiles or the Orchid tiles could be moved
// because they exactly match each other. Yet one of the Lotus tiles in the top
// garden could be moved … once you move one of the Lotus tiles outside this
// garden, the remaining tiles are fixed and cannot be moved, unless a second
// Lotus tile is moved back in the top garden."
//
// The Rose stands on a line here; else the game would be over as dead.
func TestThePictureOfFixedTiles(t *testing.T) {
	table := positionParser(t, "", moving, `Rose@m13 Lotus@l16 Lotus@l17 Orchid@k11 Orchid@k12 Lily@l11 Lily@l12
		Orchid@-3,-3 Lily@-2,-3 Lily@-1,-3 Wheel@q6`, start)
	can := func(from string) bool {
		return slices.ContainsFunc(game.LegalTurns(table), func(turn string) bool { return strings.HasPrefix(turn, from+"-") })
	}
	check := func(when string, movable, fixed string) {
		t.Helper()
		for from := range strings.FieldsSeq(movable) {
			if !can(from) {
				t.Errorf("%s: %s cannot move", when, from)
			}
		}
		for from := range strings.FieldsSeq(fixed) {
			if can(from) {
				t.Errorf("%s: %s can move", when, from)
			}
			refused(t, table, from+"-"+beside[from], "harm")
		}
	}
	play := func(turns string) {
		t.Helper()
		for turn := range strings.FieldsSeq(turns) {
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatalf("%s: %v", turn, err)
			}
		}
	}
	check("two Lotuses in the garden", "l16 l17 q6", "m13 k11 k12 l11 l12")
	play("l16-h16 q6-q5")
	check("one Lotus in the garden", "h16 q5", "m13 l17 k11 k12 l11 l12")
	play("h16-l16 q5-q6")
	check("two Lotuses again", "l16 l17 q6", "m13 k11 k12 l11 l12")
}

// beside is a free square next to a tile of the picture.
var beside = map[string]string{"m13": "m14", "l17": "l18", "k11": "k10", "k12": "k13", "l11": "l10", "l12": "l13"}

// "The rose tile as shown is only capable of forming one harmony and it can't
// move … hence it is a no win solution": the ending dead.
func TestThePictureWithoutAWin(t *testing.T) {
	table := positionParser(t, "", "to-move=first first=W second=-", `Rose@h14 Lotus@i14 Lotus@q10 Orchid@k11 Orchid@k12 Lily@l11 Lily@l12
		Orchid@-3,-3 Lily@-2,-3 Lily@-1,-3`, start)
	if err := game.PlayTurn(table, "Wheel@q6"); err != nil {
		t.Fatal(err)
	}
	if got := table.Outcome().String(); got != "draw: dead" {
		t.Errorf("outcome %q, want a draw: dead", got)
	}
}

// "The player who owns the most tiles begins", and turns go on alternating:
// second makes the first move.
func TestFirstToMove(t *testing.T) {
	table := after(t, nil)
	if got := table.ToMove(); got != game.Chance {
		t.Errorf("%v deals", got)
	}
	for i, turn := range strings.Fields("deal=RLOOYY Rose@0,3 Lotus@1,1 Lotus@i4 Orchid@0,-3 Orchid@1,-2 Lily@1,-1 Orchid@2,-2 Lily@2,-1 Lily@3,-1 Wheel@q10 Lily@f15 q10-i10") {
		if want := game.Seat((i - 1) % 2); i > 0 && table.ToMove() != want {
			t.Errorf("%v is to move before %s, want %v", table.ToMove(), turn, want)
		}
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
}
