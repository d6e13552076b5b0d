package cli

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/game"
)

func progressMatch(t *testing.T, games int) (*matchProgress, *bytes.Buffer) {
	t.Helper()
	m, err := arena.New(arena.Settings{Game: "ki-shogi", Contenders: [2]string{"greedy", "random"}, Games: games, SPRT: &arena.SPRT{Elo0: 0, Elo1: 20}})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	return newMatchProgress(&b, m, 0), &b
}

// Without a terminal there is a line for each twentieth, and one at the end.
func TestProgressInLines(t *testing.T) {
	for games, want := range map[int]int{4: 4, 40: 20, 200: 20, 1000: 20} {
		p, b := progressMatch(t, games)
		tally := arena.NewTally()
		for n := range games {
			tally.Add(&arena.GameResult{Number: n, Outcome: game.Draw("repetition")})
			p.update(tally)
		}
		lines := strings.Split(strings.TrimSpace(b.String()), "\n")
		if len(lines) != want {
			t.Errorf("%d games are reported in %d lines, want %d", games, len(lines), want)
		}
		if last := lines[len(lines)-1]; !strings.Contains(last, "greedy +0 =") || !strings.Contains(last, "50.0% [") || !strings.Contains(last, "LLR ") {
			t.Errorf("the last line is %q", last)
		}
		if strings.Contains(b.String(), "\x1b") {
			t.Errorf("there are codes for a terminal in %q", b)
		}
	}
}

// On a terminal two lines are written over, never longer than it is wide.
func TestProgressOnATerminal(t *testing.T) {
	for _, width := range []int{20, 80, 200} {
		p, b := progressMatch(t, 10)
		p.width = width
		tally := arena.NewTally()
		for n := range 10 {
			p.drawn = p.drawn.Add(-1 << 40) // as if it were long ago
			tally.Add(&arena.GameResult{Number: n, Outcome: game.Draw("repetition")})
			p.update(tally)
		}
		frames := strings.Split(b.String(), "\x1b[2A\r\x1b[J")
		if len(frames) != 10 {
			t.Fatalf("width %d: %d frames, want 10", width, len(frames))
		}
		for _, frame := range frames {
			lines := strings.Split(frame, "\n")
			if len(lines) != 3 || lines[2] != "" {
				t.Fatalf("width %d: the frame %q has not two lines", width, frame)
			}
			for _, line := range lines {
				if n := len([]rune(line)); n >= width {
					t.Errorf("width %d: %q has %d characters", width, line, n)
				}
			}
		}
		if half := frames[4]; width == 80 && !strings.Contains(half, strings.Repeat("█", 20)+strings.Repeat("·", 20)) {
			t.Errorf("half of the games: %q", half)
		}
		p.clear()
		p.clear()
		if !strings.HasSuffix(b.String(), "\n\x1b[2A\r\x1b[J") {
			t.Errorf("width %d: it is not cleared: %q", width, b)
		}
	}
}

// The faults of a contender are reported, up to a number.
func TestProgressReportsFaults(t *testing.T) {
	p, b := progressMatch(t, 100)
	p.reportFault(&arena.GameResult{Number: 0, Outcome: game.Win(game.First, "no-legal-turn")})
	if b.Len() > 0 {
		t.Errorf("a game without fault is reported as %q", b)
	}
	for n := range 30 {
		p.reportFault(&arena.GameResult{Number: n, Outcome: game.Win(game.First, arena.Crash), Detail: errors.New("panic: spilt\nstack").Error()})
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if len(lines) != maxReportedFaults+1 || lines[0] != "game 1: random lost by crash: panic: spilt" || lines[1] != "game 2: greedy lost by crash: panic: spilt" {
		t.Errorf("the lines are %q", lines)
	}
}
