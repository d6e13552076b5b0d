package cli

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/lab"
)

func progressSuite() (*suiteProgress, *bytes.Buffer) {
	var b bytes.Buffer
	return newSuiteProgress(&b, lab.Suite{Wanted: map[int]int{3: 1, 7: 2}, StallLimit: 300}), &b
}

// longAgo is when the progress was last reported, for a test.
const longAgo = -time.Hour

// Without a terminal there is a line now and then, and not one for each position.
func TestSuiteProgressInLines(t *testing.T) {
	p, b := progressSuite()
	at := lab.Progress{Found: 1, Missing: map[int]int{7: 2}, Games: 41, Positions: 900, GamesSinceLast: 39}
	for range 100 {
		p.update(at)
	}
	if b.Len() > 0 {
		t.Errorf("reported at once: %q", b)
	}
	p.lastReported = p.lastReported.Add(longAgo)
	for range 100 {
		p.update(at)
	}
	if got, want := b.String(), "1/3  looking for 2 won in 7 turns  nothing new in 38 games, gives up after 300  41 games  0s\n"; got != want {
		t.Errorf("reported %q, want %q", got, want)
	}
}

// On a terminal one line is written over, never longer than it is wide, and taken away.
func TestSuiteProgressOnATerminal(t *testing.T) {
	const away = "\r\x1b[K"
	for _, width := range []int{20, 80, 200} {
		p, b := progressSuite()
		p.width = width
		for n := range 5 {
			p.lastReported = p.lastReported.Add(longAgo)
			p.update(lab.Progress{Found: 1, Missing: map[int]int{7: 2}, Games: n, GamesSinceLast: 2})
		}
		p.clear()
		p.clear()
		frames := strings.Split(b.String(), away)
		if len(frames) != 6 || frames[5] != "" {
			t.Fatalf("width %d: %q, want 5 frames", width, frames)
		}
		for _, frame := range frames[:5] {
			if n := len([]rune(frame)); n >= width || n == 0 || strings.Contains(frame, "\n") {
				t.Errorf("width %d: %q has %d characters", width, frame, n)
			}
		}
	}
}

// What might find more depends on what the call says.
func TestSuiteGivenUp(t *testing.T) {
	nothing := &lab.StalledError{Progress: lab.Progress{GamesSinceLast: 300, Missing: map[int]int{7: 2}}}
	nodes := uint64(100)
	for _, test := range []struct {
		call suiteCommand
		want string
	}{
		{suiteCommand{Seed: 7}, "nothing new was found in the last 300 games; still missing: 2 won in 7 turns. What has been printed holds; try another --seed than 7"},
		{
			suiteCommand{Seed: 7, Nodes: &nodes},
			"nothing new was found in the last 300 games; still missing: 2 won in 7 turns. What has been printed holds; more --nodes than 100 find more (the usual are 100000), or another --seed than 7",
		},
	} {
		if got := test.call.givenUp(nothing, 100_000).Error(); got != test.want {
			t.Errorf("it says %q, want %q", got, test.want)
		}
	}
}
