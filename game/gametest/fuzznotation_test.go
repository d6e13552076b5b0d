package gametest

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

func TestReadAny(t *testing.T) {
	const text = "take 1 of a\nTake 1 of b\nnonsense\ntake 3 of c, one to a"
	begin := func(change func(*game.Notation)) game.Game {
		rules := newToyRules(func(g *toy) game.Game { return g }, readToy)
		n := *rules.Notation
		read := n.ReadEntry
		n.ReadEntry = func(g game.Playable, entry string) (string, message.Message, error) {
			turn, warning, err := read(g, entry)
			if err == nil && warning.IsZero() && !strings.HasPrefix(entry, "take") {
				warning = message.Plain("small letters would do")
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
			n.ReadEntry = func(g game.Playable, entry string) (string, message.Message, error) {
				turn, _, err := read(g, entry)
				return turn, message.Plain("hm"), err
			}
		},
		"reading plays": func(n *game.Notation) {
			read := n.ReadEntry
			n.ReadEntry = func(g game.Playable, entry string) (string, message.Message, error) {
				turn, warning, err := read(g, entry)
				return turn, warning, errors.Join(err, game.PlayTurn(g, "a-1"))
			}
		},
		"a refusal without a word": func(n *game.Notation) {
			n.ReadEntry = func(game.Playable, string) (string, message.Message, error) {
				return "", message.Message{}, &game.RuleError{Rule: "take"}
			}
		},
		"no legal turn": func(n *game.Notation) {
			n.ReadEntry = func(game.Playable, string) (string, message.Message, error) { return "a-4", message.Message{}, nil }
		},
	} {
		if err := readAny(begin(change), text); err == nil {
			t.Errorf("%s: not caught", fault)
		}
	}
}

// failures counts what a test complains of.
type failures struct {
	testing.TB
	n int
}

func (f *failures) Helper()               {}
func (f *failures) Errorf(string, ...any) { f.n++ }

func TestReading(t *testing.T) {
	table, err := toyRules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		check func(t testing.TB)
		want  int // complaints
	}{
		"read":                {func(t testing.TB) { CheckReads(t, table, "a-1", "take 1 of a") }, 0},
		"written otherwise":   {func(t testing.TB) { CheckReads(t, table, "a-1", "Take 1 of a") }, 2},
		"no warning":          {func(t testing.TB) { CheckReads(t, table, "a-1", "take 1 of a", "take 1 of a", "take 2 of a") }, 2},
		"refused":             {func(t testing.TB) { CheckRefusesEntry(t, table, "take 9 of a", "turn-text", "not like") }, 0},
		"refused otherwise":   {func(t testing.TB) { CheckRefusesEntry(t, table, "take 9 of a", "take", "not like") }, 1},
		"refused differently": {func(t testing.TB) { CheckRefusesEntry(t, table, "take 9 of a", "turn-text", "no stones") }, 1},
		"not refused":         {func(t testing.TB) { CheckRefusesEntry(t, table, "take 1 of a", "take", "") }, 1},
	} {
		f := &failures{TB: t}
		test.check(f)
		if f.n != test.want {
			t.Errorf("%s: %d complaints, want %d", name, f.n, test.want)
		}
	}
}
