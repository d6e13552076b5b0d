package arena

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// sampleTally holds games with many kinds of endings.
func sampleTally() *Tally {
	t := NewTally()
	outcomes := []game.Outcome{
		game.Win(game.First, "ring"), game.Win(game.Second, "ring"), // both won by contender 0
		game.Win(game.First, "ring"), game.Win(game.First, "last-flower"), // one each, the first seat both
		game.Draw("repetition"), game.Win(game.Second, Overtime), // a draw, then contender 1 is too slow
		game.Draw(Cut), game.Draw(Cut),
		game.Win(game.Second, Illegal), game.Win(game.First, Crash), // contender 0 loses both
		game.Win(game.First, "ring"), // the other game of the pair is not played yet
	}
	for number, o := range outcomes {
		t.Add(&GameResult{
			Number: number, Outcome: o, Turns: 10 + 3*number, OwnTurns: [2]int{5 + number, 4 + number},
			Nodes: [2]uint64{1000 * uint64(5+number), 0}, Time: [2]time.Duration{time.Duration(5+number) * time.Millisecond, time.Millisecond},
		})
	}
	return t
}

func TestTally(t *testing.T) {
	tally := sampleTally()
	if want := (Pentanomial{1, 0, 2, 1, 1}); tally.Pairs != want {
		t.Errorf("pairs %v, want %v", tally.Pairs, want)
	}
	if want := (Pentanomial{0, 1, 3, 0, 1}); tally.FirstSeatPairs != want {
		t.Errorf("pairs from the first seat's side %v, want %v", tally.FirstSeatPairs, want)
	}
	if want := (GameCounts{5, 3, 3}); tally.Score != want {
		t.Errorf("score %v, want %v", tally.Score, want)
	}
	if want := (GameCounts{5, 3, 3}); tally.First != want {
		t.Errorf("the first seat %v, want %v", tally.First, want)
	}
	for turns, want := range map[int]Pentanomial{
		9: {5}, 10: {4, 0, 1}, 16: {3, 0, 1, 0, 1}, 28: {2, 0, 0, 0, 3}, 31: {2, 0, 0, 0, 3}, 34: {1, 0, 1, 0, 3}, 37: {1, 0, 0, 0, 4},
	} {
		if got := tally.Within(turns); got != want { // games 6 and 7, after 28 and 31 turns, were cut
			t.Errorf("within %d turns: %v, want %v", turns, got, want)
		}
	}
	for number := range 12 {
		if tally.Has(number) != (number < 11) {
			t.Errorf("game %d: %v", number, tally.Has(number))
		}
	}
	// The counts do not depend on the order in which games end.
	backwards := NewTally()
	for number := 10; number >= 0; number-- {
		o := game.Draw("x")
		switch tally.points[number] {
		case 2:
			o = game.Win(seatOf(number, 0), "x")
		case 0:
			o = game.Win(seatOf(number, 1), "x")
		}
		backwards.Add(&GameResult{Number: number, Outcome: o})
	}
	if backwards.Pairs != tally.Pairs || backwards.FirstSeatPairs != tally.FirstSeatPairs || backwards.Score != tally.Score || backwards.First != tally.First {
		t.Errorf("backwards %v %v %v %v", backwards.Pairs, backwards.FirstSeatPairs, backwards.Score, backwards.First)
	}
}

// The text and the JSON of a summary.
func TestSummary(t *testing.T) {
	s := testSettings()
	s.Contenders, s.SPRT = [2]string{"level:8/10", "greedy"}, &SPRT{0, 20}
	m := newTestMatch(t, s)
	for name, tally := range map[string]*Tally{"sample": sampleTally(), "empty": NewTally()} {
		summary := m.Summarize(tally, 10, 28)
		var text bytes.Buffer
		if err := summary.Write(&text); err != nil {
			t.Fatal(err)
		}
		golden(t, name+".txt", text.Bytes())
		object, err := json.MarshalIndent(summary, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		golden(t, name+".json", append(object, '\n'))
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s: %s", name, diff)
	}
}
