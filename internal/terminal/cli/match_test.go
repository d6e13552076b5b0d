package cli

import (
	"bytes"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// called makes a call and returns what it ends with and what it says.
func called(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	code = Program{Games: games.All()}.Main(args, strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

// The error for a mistyped contender names the one that was probably meant.
func TestMistypedContenders(t *testing.T) {
	for text, want := range map[string]string{
		"wry":              `contender "wry": did you mean wary? (want level:N, `,
		"Wary":             "did you mean wary?",
		"NODES:10":         "did you mean nodes:10?",
		"levl:5/10":        "did you mean level:5/10?",
		"node:5,threads=2": "did you mean nodes:5,threads=2?",
		"stockfish":        `contender "stockfish": want level:N, `,
		"":                 `contender "": want level:N, `,
		":5":               `contender ":5": want level:N, `,
	} {
		code, _, errs := called(t, "match", "ki-shogi", text, "greedy")
		if code != exitCall || !strings.Contains(errs, want) || strings.Contains(errs, "site") {
			t.Errorf("%q: %d, %s, want %s", text, code, errs, want)
		}
	}
	if _, _, errs := called(t, "ladder", "ki-shogi", "greedy", "wry"); !strings.Contains(errs, "did you mean wary?") {
		t.Errorf("a ladder: %s", errs)
	}
}

// What a shell has kept together is one contender.
func TestLadderOfOneWord(t *testing.T) {
	code, _, errs := called(t, "ladder", "ki-shogi", "nodes:{20,40,80}")
	if code != exitCall || !strings.Contains(errs, "each a word of its own, e.g. nodes:20 nodes:40") {
		t.Errorf("%d, %s", code, errs)
	}
}
