package arena

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/games"
)

// FuzzContender parses texts as contenders. Parse must not panic; a parsed contender has the
// same text, and parsing starts no process.
func FuzzContender(f *testing.F) {
	for _, form := range Forms() {
		f.Add(form[0])
	}
	for _, text := range []string{"level:8/10", "nodes:2000,threads=2,memory=16", "time:1h2m", "nodes:9,A=b,ugi=x y", "level:1/1e-400", "depth:99999999999"} {
		f.Add(text)
	}
	rules, _ := games.ByName("ki-shogi")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(text, rules)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "contender ") {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if c.String() != text || c.TurnTime() < 0 {
			t.Fatalf("%q has the text %q and the time %v", text, c, c.TurnTime())
		}
	})
}

// FuzzJournal reads bytes as a journal. The complete lines of a valid file read again to the
// same games, and the games can be counted.
func FuzzJournal(f *testing.F) {
	f.Add([]byte(headerText + gameText))
	f.Add([]byte(headerText + gameText + `{"number":2,`))
	f.Add([]byte(headerText + strings.Replace(gameText, `"number":1`, `"number":9999999999`, 1)))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, list, whole, err := readJournal(bytes.NewReader(text))
		if err != nil {
			return
		}
		if whole > int64(len(text)) || text[whole-1] != '\n' || bytes.IndexByte(text[whole:], '\n') >= 0 {
			t.Fatalf("%d of %d bytes are whole lines", whole, len(text))
		}
		again, same, _, err := readJournal(bytes.NewReader(text[:whole]))
		if err != nil || !cmp.Equal(again, s) || len(same) != len(list) {
			t.Fatalf("read again it is %v, %d games, %v", again, len(same), err)
		}
		tally := NewTally()
		for _, p := range list {
			if tally.Has(p.Number) {
				t.Fatalf("game %d is there twice", p.Number)
			}
			tally.Add(p)
		}
		if tally.Games != len(list) || tally.Pairs.N() > len(list)/2 {
			t.Fatalf("%d games, %d pairs of %d", tally.Games, tally.Pairs.N(), len(list))
		}
	})
}

// FuzzOpenings reads bytes as a file of openings.
func FuzzOpenings(f *testing.F) {
	f.Add("Gyoku*0,0 Gyoku*1,2\n# comment\nposition x=y\n", 1)
	f.Add(`{"game":"ki-shogi","options":{},"turns":["Gyoku*0,0"]}`, -1)
	f.Add("Game: ki-shogi\n\n1. Gyoku*0,0\n", 3)
	rules, _ := games.ByName("ki-shogi")
	options, err := rules.CompleteOptions(nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string, turns int) {
		list, err := ReadOpenings([]byte(text), rules, options, turns)
		if err != nil {
			return
		}
		if len(list) == 0 {
			t.Fatalf("%q: no opening and no error", text)
		}
		for _, o := range list {
			if turns >= 0 && len(o.Turns) > turns {
				t.Fatalf("%q: an opening of %d turns, want %d at most", text, len(o.Turns), turns)
			}
		}
	})
}
