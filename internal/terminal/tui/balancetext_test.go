package tui

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/render"
)

// The text for a flower of Balance says which flower it balances and where, and marks that one,
// or why it has no partner; of a place for one, what it would balance there.
func TestStanding(t *testing.T) {
	d := newDriver(t, 80, 24, "", begun(t, "balance-pai-sho-default", 1, 9))
	d.requireScreen("6 of 10 flowers balanced", "without a partner: Lotus f14, Orchid d11; 3 balances")
	for _, test := range []struct{ place, message, partner string }{
		{"f14", "f14: Lotus  It has no partner yet: no Rose is in the north-west yellow garden.", ""},
		{"d11", "d11: Orchid  It has no partner yet: no Lily is in the north-west white garden or the north-west yellow garden.", ""},
		{"q12", "q12: Orchid (fixed)  It balances the Lily on 4,3 in the north-east yellow garden.", "4,3"},
		{"4,3", "4,3: Lily (on a point, never moves)  It balances the Orchid on q12 in the north-east yellow garden.", "q12"},
		{"j10", "j10", ""},
	} {
		d.pointAt(test.place)
		d.requireMessage(test.message)
		page := d.m.screen().page(80, 24)
		for _, piece := range d.m.screen().shownState().Situation().Pieces {
			row, column, _ := page.Locate(piece.Place)
			if lit := page.Cells[row][column].Highlight == render.HighlightReason; lit != (piece.Place == test.partner) {
				t.Errorf("pointing at %s: that %s is lit is %v\n%s", test.place, piece.Place, lit, d.screen())
			}
		}
	}
	d.keys("1")
	d.pointAt("d12")
	d.requireMessage("Enter: Lily to d12")
	d.pointAt("0,0")
	d.requireMessage("Enter: Lily to 0,0  There: In the north-west white garden it balances the Orchid on d11: 1 balance instead of 0. 8 of 10 flowers are balanced now; without a partner: Lotus f14.")
}

// A place that gives a flower a partner without a new balance is shown before a piece goes there.
func TestPartnerThere(t *testing.T) {
	d := newDriver(t, 80, 24, "", nearlyBalanced(t))
	d.requireScreen("8 of 10 flowers balanced")
	d.pointAt("n16")
	d.keys("enter")
	d.pointAt("n12")
	d.requireMessage("Enter: Rose to n12  There: 9 of 10 flowers are balanced now; without a partner: Lily g7.")
}

// After a turn the standing is seen, whatever is under the cursor: of that more is said
// once the cursor is moved, and all of it on the page of the notes.
func TestStandingAfterATurn(t *testing.T) {
	d := newDriver(t, 80, 24, "", nearlyBalanced(t))
	seen := func() {
		t.Helper()
		d.requireScreen("without a partner: Rose n16, Lily g7; 10 balances;", "3 of 100 turns without a\n change in the balances; 3 of 10 balances drawn",
			"Last turn: Host f7-g7   0,0: Orchid (on a point, never moves)")
	}
	seen()
	d.requireScreen("+[ ]:(Y): ") // the square that the last turn left keeps its own column
	d.keys("left right")
	reported := "It balances the Lotus on 7,0 in the"
	d.requireScreen("0,0: Orchid (on a point, never moves)  " + reported)
	d.keys("v")
	d.requireScreen(reported, "10 balances")
	d.keys("esc")
	d.types(":n16-n15")
	d.requireScreen("Last turn: Guest n16-n15   0,0: Orchid (on a point, never moves)", "4 of 100 turns without a\n change in the balances")
	d.keys("u")
	seen()
}

// nearlyBalanced is a match in which eight flowers have a partner, and an Orchid stands
// where the cursor begins.
func nearlyBalanced(t *testing.T) *localgame.Game {
	t.Helper()
	rules, _ := games.ByName("balance-pai-sho")
	match, err := localgame.New(rules, game.Options{"matching": "opposites"}, [2]localgame.SeatPlayer{localgame.Human, localgame.Human}, 7)
	if err != nil {
		t.Fatal(err)
	}
	for turn := range strings.FieldsSeq("deal=LLLLYW Lily@0,-7 Orchid@j18 Lotus@0,7 Lily@f9 Wheel@q9 Lily@q9 Lotus@7,0 Rose@k16 " +
		"Lotus@8,-1 Orchid@0,0 Lotus@0,-8 f9-f7 k16-n16 f7-g7") {
		if err := match.Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	return match
}
