package balance_test

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// What is said of a place, and which places show it.
func TestStanding(t *testing.T) {
	tests := []struct {
		options, tiles, place string
		message               string
		places                []string
	}{
		{"", "Lotus@j11 Rose@1,2", "j11", "It balances the Rose on 1,2 in the north-east red garden.", []string{"j11", "1,2"}},
		{"", "Lotus@j11 Rose@1,2", "1,2", "It balances the Lotus on j11 in the north-east red garden.", []string{"1,2", "j11"}},
		{"", "Lotus@j11 Rose@-1,2", "j11", "It has no partner yet: no Rose is in the north-east red garden.", []string{"j11"}},
		{"", "Lotus@j11 Lotus@j12 Rose@1,2", "j12",
			"It has no partner yet: the Rose on 1,2 is in one of its gardens, but balances other flowers.", []string{"j12", "1,2"}},
		{"matching=opposites", "Lotus@0,2", "0,2",
			"It has no partner yet: no Orchid or Lily is in the north-east red garden or the north-west white garden.", []string{"0,2"}},
		{"", "Lotus@j11 Lotus@j12 Rose@k11 Wheel@k11", "k11",
			"It balances the Lotus on j11 and the Lotus on j12 in the north-east red garden.", []string{"k11", "j11", "j12"}},
		{"", "Wheel@k11", "k11", "", nil},
		{"", "Wheel@k11", "k12", "", nil},
		{"", "Wheel@k11", "k99", "", nil},
	}
	for _, test := range tests {
		hands := "to-move=second first=LLLOO second=RYYYW"
		if test.options == "" {
			hands = handsFor(test.tiles)
		}
		standing := positionParser(t, test.options, hands, test.tiles, start).(game.PieceExplainer)
		text, places := "", []string(nil)
		for _, reason := range standing.ExplainPiece(test.place) {
			text, places = text+reason.Text(), append(places, reason.Places...)
		}
		if text != test.message || !slices.Equal(places, test.places) {
			t.Errorf("%s, %s: %q with %v, want %q with %v", test.tiles, test.place, text, places, test.message, test.places)
		}
	}
}
