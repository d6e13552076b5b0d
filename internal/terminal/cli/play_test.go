package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// A saved game keeps its seed line by line, unless the call gives another one.
func TestSavedSeedStays(t *testing.T) {
	for _, test := range []struct {
		flags []string
		seed  string
	}{{nil, "7"}, {[]string{"--seed", "9"}, "9"}} {
		folder := t.TempDir()
		path := filepath.Join(folder, "begun.game")
		if err := os.WriteFile(path, []byte("Game: ki-shogi\nFirst: human\nSecond: greedy\nSeed: 7\n\n1. Gyoku*0,0\n2. Gyoku*1,2\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		call := append([]string{"play", "--lines", "--data", folder, "--load", path}, test.flags...)
		code := Program{games.All()}.Main(call, strings.NewReader("Cho*1,0\nquit\n"), &out, &out)
		if code != exitFine || !strings.Contains(out.String(), "Seed "+test.seed+".") {
			t.Errorf("%q ends with %d:\n%s", test.flags, code, out.String())
		}
		r, err := record.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Turns) < 3 || !slices.Contains(r.Headers, record.Header{Name: "Seed", Value: test.seed}) {
			t.Errorf("%q: the file has %d turns and the headers %v", test.flags, len(r.Turns), r.Headers)
		}
	}
}
