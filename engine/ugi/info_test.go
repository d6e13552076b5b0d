package ugi

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/engine"
)

// Info lines of the server parse to the same values.
func TestInfoRoundTrip(t *testing.T) {
	for _, score := range []engine.Score{
		{Win: 0.5}, {Win: 0.9312}, {Win: 0.0001}, {Win: 0.9999},
		{Win: 1, Proof: engine.ProvenWin, Distance: 1}, {Win: 1, Proof: engine.ProvenWin, Distance: 7},
		{Win: 0, Proof: engine.ProvenLoss, Distance: 2}, {Win: 0.5, Proof: engine.ProvenDraw, Distance: 4},
	} {
		i := engine.Info{Depth: 3, SelectiveDepth: 9, HashFull: 12, TableHits: 4, Nodes: 1 << 40, Time: 1500 * time.Millisecond, PVs: []engine.PV{
			{Score: engine.Score{Win: 0.5}, Turns: []string{"c"}},
			{Score: score, Preference: -0.0312, Turns: []string{"a", "b"}},
			{Turns: []string{"not sent"}},
		}}
		texts := infoLines(i, 2)
		if len(texts) != 2 {
			t.Fatalf("%q", texts)
		}
		got, ok := parseInfo(strings.Fields(texts[1])[1:])
		want := searchInfo{depth: 3, selectiveDepth: 9, hashFull: 12, tableHits: 4, nodes: 1 << 40, rank: 2, score: score, preference: -0.0312, pv: []string{"a", "b"}}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(searchInfo{})); !ok || diff != "" {
			t.Errorf("%v is written %q and parsed as %v (-want +got):\n%s", score, texts[1], ok, diff)
		}
	}
}

func TestInfoLines(t *testing.T) {
	i := engine.Info{Depth: 2, Nodes: 3000, Time: 2 * time.Second, PVs: []engine.PV{{Score: engine.Score{Win: 0.75}, Turns: []string{"a", "b"}}}}
	const want = "info depth 2 nodes 3000 time 2000 nps 1500 multipv 1 score cp 191 win 0.7500 pv a b"
	if got := infoLines(i, 1); len(got) != 1 || got[0] != want {
		t.Errorf("%q, want %q", got, want)
	}
	i.PVs[0].Preference = 0.25
	if got := infoLines(i, 1)[0]; got != strings.Replace(want, " pv", " preference 0.2500 pv", 1) {
		t.Errorf("with a preference %q", got)
	}
	i.PVs[0].Turns = make([]string, 1000)
	if got := len(strings.Fields(strings.ReplaceAll(infoLines(i, 1)[0], "  ", " x "))); got > 100 {
		t.Errorf("a long variation has %d words", got)
	}
}

// Programs that send cp only are understood.
func TestWinOfCentipawns(t *testing.T) {
	for cp, want := range map[int]float64{0: 0.5, 400: 10.0 / 11, -400: 1.0 / 11, 100_000: 1 - 1e-6, -100_000: 1e-6} {
		if got := winOfCentipawns(cp); math.Abs(got-want) > 1e-9 {
			t.Errorf("cp %d is %v, want %v", cp, got, want)
		}
	}
	for cp := -2000; cp <= 2000; cp += 37 {
		if got := centipawns(winOfCentipawns(cp)); got != cp {
			t.Errorf("cp %d comes back as %d", cp, got)
		}
	}
	for win, want := range map[float64]int{0: -maxCentipawns, 1: maxCentipawns, 0.5: 0} {
		if got := centipawns(win); got != want {
			t.Errorf("%v is cp %d, want %d", win, got, want)
		}
	}
}

func TestParseInfo(t *testing.T) {
	half := engine.Score{Win: 0.5}
	for text, want := range map[string]searchInfo{
		"":                                      {rank: 1, score: half},
		"depth 3 seldepth 7 hashfull 12 nps 99": {depth: 3, selectiveDepth: 7, hashFull: 12, rank: 1, score: half},
		"tbhits 5 cpuload 3":                    {tableHits: 5, rank: 1, score: half},
		"score cp 0 lowerbound pv a b":          {rank: 1, score: half, pv: []string{"a", "b"}},
		"score mate 0":                          {rank: 1, score: engine.Score{Proof: engine.ProvenLoss}},
		"string hello depth x":                  {rank: 1, score: half, text: "hello depth x"},
		"win 1":                                 {rank: 1, score: engine.Score{Win: 1 - 1e-6}},
	} {
		got, ok := parseInfo(strings.Fields(text))
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(searchInfo{})); !ok || diff != "" {
			t.Errorf("%q: %v (-want +got):\n%s", text, ok, diff)
		}
	}
	for _, text := range []string{
		"depth", "seldepth x", "hashfull 1001", "tbhits -1", "depth x", "depth -1", "nodes -1", "nodes 1e5", "multipv 0", "score cp x", "score mate", "draw x",
		"preference", "preference x", "preference 2.1", "preference NaN", "win", "win x", "win NaN", "win 1.5", "win -0.1", "nodes 99999999999999999999",
	} {
		if got, ok := parseInfo(strings.Fields(text)); ok {
			t.Errorf("%q is parsed as %+v", text, got)
		}
	}
}

// FuzzParseInfo parses info lines of other programs.
func FuzzParseInfo(f *testing.F) {
	f.Add("depth 2 nodes 3000 time 2000 nps 1500 multipv 1 score cp 191 win 0.7500 pv a b")
	f.Add("score mate -3 win 0.0000 string x")
	f.Add("score cp 0 win 0.5 draw 4")
	f.Fuzz(func(t *testing.T, text string) {
		i, ok := parseInfo(strings.Fields(text))
		if !ok {
			return
		}
		s := i.score
		proven := s.Proof != engine.Unproven
		if !(s.Win >= 0 && s.Win <= 1) || proven != (s.Win == 0 || s.Win == 1 || s.Proof == engine.ProvenDraw) || s.Distance < 0 || i.depth < 0 || i.rank < 1 {
			t.Fatalf("%q is parsed as %+v", text, i)
		}
	})
}
