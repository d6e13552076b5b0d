package gametest

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

func TestReadAny(t *testing.T) {
	const text = "take 1 of a\nTake 1 of b\nnonsense\ntake 3 of c, one to a"
	begin := func(change func(*game.Notation)) game.State {
		rules := newToyRules(func(g *toy) game.State { return g })
		n := *rules.Notation
		read := n.ReadEntry
		n.ReadEntry = func(g game.State, entry string) (string, string, error) {
			turn, warning, err := read(g, entry)
			if err == nil && warning == "" && !strings.HasPrefix(entry, "take") {
				warning = "small letters would do"
			}
			return turn, warning, err
		}
		change(&n)
		rules.Notation = &n
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	if err := readAny(begin(func(*game.Notation) {}), text); err != nil {
		t.Error(err)
	}
	for fault, change := range map[string]func(*game.Notation){
		"entries elsewhere": func(n *game.Notation) {
			n.SplitEntries = func(string) ([]game.NotationEntry, error) {
				return []game.NotationEntry{{Text: "take", Offset: 3}}, nil
			}
		},
		"always a warning": func(n *game.Notation) {
			read := n.ReadEntry
			n.ReadEntry = func(g game.State, entry string) (string, string, error) {
				turn, _, err := read(g, entry)
				return turn, "hm", err
			}
		},
		"reading plays": func(n *game.Notation) {
			read := n.ReadEntry
			n.ReadEntry = func(g game.State, entry string) (string, string, error) {
				turn, warning, err := read(g, entry)
				return turn, warning, errors.Join(err, game.PlayTurn(g, "a-1"))
			}
		},
		"a refusal without a word": func(n *game.Notation) {
			n.ReadEntry = func(game.State, string) (string, string, error) { return "", "", &game.RuleError{Rule: "take"} }
		},
		"no legal turn": func(n *game.Notation) {
			n.ReadEntry = func(game.State, string) (string, string, error) { return "a-4", "", nil }
		},
	} {
		if err := readAny(begin(change), text); err == nil {
			t.Errorf("%s: not caught", fault)
		}
	}
}
