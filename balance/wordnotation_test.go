package balance_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// How entries are written and read: "written" is the entry as Write makes it,
// "read" others that mean the same turn.
func TestWords(t *testing.T) {
	dealt := after(t, nil, "deal=RLOOYW")
	onWheel := positionParser(t, "", moving, strings.ReplaceAll(open, "Wheel@q10", "Wheel@e4"), start)
	toWheel := positionParser(t, "", moving, strings.ReplaceAll(open, "Wheel@q10", "Wheel@e8"), start)
	tests := []struct {
		table         game.Game
		turn, written string
		read          []string
	}{
		{after(t, nil), "deal=LOOYYW", "deal: Lotus, 2 Orchid, 2 Lily, Wheel",
			[]string{"deal=LOOYYW", "deal: wylooy", "Deal: the Wheel, Lotus, 2 Orchids and 2 Lilies.", "Guest is dealt 1 lotus, 2 orchid, lily, lily, wheel of life"}},
		{dealt, "Rose@j10", "Rose on j10", []string{"Rose@j10", "rose j10", "ROSE ON J10", "The Rose is placed on j10.", "Guest: Rose to j10", "rose  on j10"}},
		{dealt, "Lily@-6,3", "Lily on -6,3", []string{"Lily@-6,3", "lily −6, 3", "Guest places the Lily on the point -6,3."}},
		{dealt, "Wheel@c9", "Wheel on c9", []string{"wheel c9", "the Wheel of Life on c9"}},
		{after(t, nil, "deal=RLOOYY", "Rose@0,7", "Wheel@c9"), "Lily@c9", "Lily on the Wheel on c9",
			[]string{"Lily@c9", "Lily on c9", "Lily on the Wheel", "lily wheel c9"}},
		{toWheel, "e4-e14", "", nil},
		{toWheel, "e4-e5", "Lily from e4 to e5", []string{"e4-e5", "e4 e5", "from e4 to e5", "lily e4-e5", "Lily to e5", "Host moves the Lily from e4 to e5."}},
		{toWheel, "e4-d4", "Lily from e4 to d4", []string{"d4", "to d4"}},
		{toWheel, "e4-e8", "Lily from e4 to the Wheel on e8", []string{"e4-e8", "Lily to e8", "Lily to the Wheel", "lily onto wheel", "Host moves the Lily from e4 onto the Wheel on e8."}},
		{toWheel, "e8-e9", "Wheel from e8 to e9", []string{"wheel e8 e9", "Wheel to e9", "e8 – e9"}},
		{onWheel, "e4-e5", "Lily from the Wheel on e4 to e5", []string{"e4-e5", "Lily from e4 to e5", "lily off the wheel to e5", "Host moves the Lily off the Wheel on e4 to e5."}},
		{positionParser(t, "", moving, allFixed, start), "pass", "pass", []string{"Pass", "Host passes.", "pass "}},
	}
	for _, test := range tests {
		if test.written == "" {
			if got, err := balance.Rules.Notation.WriteTurn(test.table, test.turn); err == nil {
				t.Errorf("%s, which is not legal, is written %q", test.turn, got)
			}
			continue
		}
		gametest.CheckReads(t, test.table, test.turn, test.written, test.read...)
	}
}

// What cannot be read, and why.
func TestWordsRefused(t *testing.T) {
	dealt := after(t, nil, "deal=RLOOYW")
	moved := positionParser(t, "", moving, open, start)
	mounted := positionParser(t, "", moving, oneMove, start)
	ended := positionParser(t, "", moving, allFixed, "last=- passes=2 stalled=2")
	tests := []struct {
		table             game.Game
		entry, rule, text string // text is a part
	}{
		{after(t, nil), "Rose on j10", "stage", "the deal comes first"},
		{after(t, nil), "deal: Rose", "turn-text", "the 6 tiles of Guest, but this one names 1; now the tiles are dealt, e.g. deal=RLLOOO"},
		{after(t, nil), "deal: 99 Rose", "turn-text", "more tiles than the game has"},
		{after(t, nil), "deal: rrrrrrrrrrrr", "turn-text", "more tiles than the game has"},
		{after(t, nil), "deal: rlxoyy", "turn-text", `"rlxoyy" is not a tile`},
		{after(t, nil), "deal: 3 Lotus, 3 Orchid", "deal", "the set has only 2"},
		{dealt, "", "turn-text", "a tile is placed on one place; now Guest places a tile from the hand: the Rose, 1 Lotus, 2 Orchids, 1 Lily and the Wheel, e.g. Rose@g1"},
		{dealt, "Rose", "turn-text", "a tile is placed on one place"},
		{dealt, "on j10", "hand", "the entry does not say which tile goes to j10"},
		{dealt, "Knotweed on j10", "turn-text", `"knotweed" is not a word of a turn; now Guest places`},
		{dealt, "Rose on j99", "turn-text", `"j99" is neither a square`},
		{dealt, "Rose on 9,9", "turn-text", `"9,9" is neither a square`},
		{dealt, "Rose on Lily", "turn-text", "the entry names two tiles, Rose and Lily"},
		{dealt, "Rose on the Wheel", "free", "the Wheel is not on the board yet"},
		{dealt, "Rose on j10 ♥", "turn-text", "cannot be understood"},
		{dealt, "Rose from j10", "turn-text", "the entry does not say where the tile on j10 goes"},
		{dealt, "Rose from j10 to j11", "stage", "no tile moves before"},
		{dealt, "pass", "stage", "nobody passes"},
		{dealt, "Lotus on j10 k10 l10", "turn-text", "a tile is placed on one place"},
		{moved, "Rose on j10", "stage", "none is left to place"},
		{moved, "Lily from e4 to e5 to e6", "turn-text", "a tile is moved from one square to another; now Host moves"},
		{moved, "deal: Rose", "turn-text", "but this one names 1; now Host moves a tile"},
		{moved, "pass j10", "turn-text", "says pass and also names"},
		{moved, "Rose from e4 to e5", "tile", "no Rose stands on e4; the Lily stands there"},
		{moved, "Rose from 0,3 to 0,5", "tile", "the Rose stands on the point 0,3"},
		{moved, "Lily from e4 to 0,5", "line", "0,5 is a point"},
		{moved, "Lily from j10 to j11", "tile", "no tile stands on j10"},
		{moved, "Lily to e4", "free", "no Lily can go to e4: the Lily on e4 is there already"},
		{moved, "Lily to h4", "turn-text", "more than one Lily can go to h4: Lily from e4 to h4; Lily from n4 to h4"},
		{moved, "Rose to j10", "tile", "no Rose stands on a square"},
		{moved, "Lily to the Wheel on j10", "free", "the Wheel is not on j10, but on q10"},
		{mounted, "Wheel from i18 to i17", "tile", "the Wheel on i18 moves only while no flower stands on it"},
		{mounted, "Wheel to i17", "tile", "no Wheel can go to i17: the Wheel on i18 moves only"},
		{ended, "Rose on j10", "game-over", "the game is over"},
		{ended, "Knotweed", "turn-text", `"knotweed" is not a word of a turn`},
	}
	for _, test := range tests {
		gametest.CheckRefusesEntry(t, test.table, test.entry, test.rule, test.text)
	}
}

func TestWordsOfAGame(t *testing.T) {
	words := balance.Rules.Notation
	entries := []string{"deal: Lotus, 2 Orchid, 2 Lily, Wheel", "Lily on 0,7", "Rose on j10"}
	if got, want := words.JoinEntries(entries), "deal: Lotus, 2 Orchid, 2 Lily, Wheel\n1. Lily on 0,7\n2. Rose on j10\n"; got != want {
		t.Errorf("a game is written\n%s\nwant\n%s", got, want)
	}
	if got, want := words.JoinEntries(entries[1:]), "1. Lily on 0,7\n2. Rose on j10\n"; got != want {
		t.Errorf("a game from a position is written\n%s\nwant\n%s", got, want)
	}
	for _, text := range []string{
		words.JoinEntries(entries),
		strings.Join(entries, ";"),
		"# a game\n0. " + entries[0] + " # by chance\r\n\n 1) Lily on 0,7;; 2. Rose on j10;",
		strings.Join(entries, "\n"),
	} {
		cut, err := words.SplitEntries(text)
		if err != nil || len(cut) != len(entries) {
			t.Errorf("%q is cut into %v, %v", text, cut, err)
			continue
		}
		for i, entry := range cut {
			if entry.Text != entries[i] || !strings.HasPrefix(text[entry.Offset:], entry.Text) {
				t.Errorf("%q: the entry %d is %q at %d, want %q", text, i, entry.Text, entry.Offset, entries[i])
			}
		}
	}
}

// The games in words on the pages are written like that and end in balance.
func TestPageNotation(t *testing.T) {
	for _, table := range gametest.CheckPageNotation(t, balance.Rules) {
		if table.Outcome().Reason != "balance" {
			t.Errorf("a game ends %q", table.Outcome())
		}
	}
}

// Whatever is read without a warning is what Write writes, and reading changes nothing.
func FuzzNotation(f *testing.F) {
	for _, text := range []string{
		"deal: Rose, Lotus, 2 Orchid, 2 Lily\n1. Rose on 0,3\n2. Lotus on 1,1\n3. Lotus on i4\n4. Orchid on 0,-3\n5. Orchid on 1,-2\n" +
			"6. Lily on 1,-1\n7. Orchid on 2,-2\n8. Lily on 2,-1\n9. Lily on 3,-1\n10. Wheel on q10\n11. Lily on f15\n" +
			"12. Wheel from q10 to i10\n13. Lotus from i4 to the Wheel on i10\n14. Lily from f15 to f8",
		"deal=LLOOYY; rose j10; Wheel@c9; lotus on the wheel; # why not?\nc9-c10 pass",
		"deal: wwrrll;pass;rose from the wheel to −3, 4;e4 – e5;3 lotus",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		table, err := balance.Rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		gametest.CheckReadsAnyText(t, table, text)
	})
}
