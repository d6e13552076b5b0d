package record_test

import (
	"errors"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// A turn is read as its text and as the game's notation; of two refusals the one is
// told that knows the turn.
func TestReadTurn(t *testing.T) {
	for _, test := range []struct{ game, text, want, rule string }{
		{"ki-shogi", "Cho*1,0", "Cho*1,0", ""},
		{"ki-shogi", "*Cho E", "Cho*1,0", ""},
		{"ki-shogi", "Cho*9,9", "", "drop-zone"},
		{"ki-shogi", "hello", "", game.RuleText},
		{"quaterno", "Fan to 5,-3", "Fan@5,-3", ""},
		{"quaterno", "Fan to 0,0", "", "distance"},
	} {
		rules, _ := games.ByName(test.game)
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if test.game == "ki-shogi" {
			if err := errors.Join(game.PlayTurn(table, "Gyoku*0,0"), game.PlayTurn(table, "Gyoku*1,2")); err != nil {
				t.Fatal(err)
			}
		}
		turn, _, err := record.ParseTyped(rules, table, test.text)
		broken := new(game.RuleError)
		if errors.As(err, &broken); turn != test.want && err == nil || broken.Rule != test.rule {
			t.Errorf("%s: %q, %v; want %q, %q", test.text, turn, err, test.want, test.rule)
		}
	}
}
