package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/puzzle"
	"github.com/teahouse-games/teahouse/puzzle/mining"
)

// somePuzzle returns a puzzle of Ki Shogi, which nobody solves here.
func somePuzzle(position string) puzzle.Puzzle {
	var p puzzle.Puzzle
	p.Game, p.Position, p.Saves, p.Turns, p.Rating = "ki-shogi", position, 2, []string{"a"}, 1000
	p.ID = puzzle.IDOf(&p.SuiteProblem)
	return p
}

// The file goes on after a stop and after a kill in the middle of a line.
func TestMiningFileGoesOn(t *testing.T) {
	name := filepath.Join(t.TempDir(), "p.jsonl")
	for i, position := range []string{"one", "two"} {
		f, err := openMiningFile(name, "ki-shogi", 7)
		if err != nil || len(f.known) != i || f.next != 10*i || f.count != i {
			t.Fatalf("%d known, next %d, %v", len(f.known), f.next, err)
		}
		if err := f.add([]puzzle.Puzzle{somePuzzle(position)}, 10*i+10); err != nil {
			t.Fatal(err)
		}
		killed, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := killed.WriteString(`{"id":"12`); err != nil || killed.Close() != nil {
			t.Fatal(err)
		}
	}
	if f, err := openMiningFile(name, "ki-shogi", 8); err != nil || f.next != 0 || len(f.known) != 2 {
		t.Errorf("with another seed: next %d, %d known, %v", f.next, len(f.known), err)
	}
}

// Half a puzzle at the end of a file is cut off, and a whole one without its newline is kept.
func TestMiningFileEndsWithoutNewline(t *testing.T) {
	var one, two bytes.Buffer
	for line, position := range map[*bytes.Buffer]string{&one: "one", &two: "two"} {
		p := somePuzzle(position)
		if err := puzzle.Write(line, &p); err != nil {
			t.Fatal(err)
		}
	}
	first, second := one.String(), two.String()
	for name, test := range map[string]struct {
		text, want string
		known      int
	}{
		"half a puzzle":                      {first[:len(first)/2], "", 0},
		"a whole puzzle":                     {strings.TrimSuffix(first, "\n"), first, 1},
		"half a puzzle after another":        {first + second[:len(second)-2], first, 1},
		"the first byte after another":       {first + second[:1], first, 1},
		"a whole puzzle after another":       {first + strings.TrimSuffix(second, "\n"), first + second, 2},
		"two whole puzzles with the newline": {first + second, first + second, 2},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "p.jsonl")
			if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
			f, err := openMiningFile(path, "ki-shogi", 7)
			if err != nil || len(f.known) != test.known || f.count != test.known {
				t.Fatalf("%+v, %v; want %d puzzles", f, err, test.known)
			}
			if left, err := os.ReadFile(path); err != nil || string(left) != test.want {
				t.Errorf("it has become %q, %v; want %q", left, err, test.want)
			}
		})
	}
}

// Files that are something else are refused and stay as they are.
func TestMiningFileRefuses(t *testing.T) {
	name := filepath.Join(t.TempDir(), "p.jsonl")
	for text, want := range map[string]string{
		"not a puzzle\n": "line 1", "{}\n": "line 1", "not a puzzle": "line 1", "{}": "line 1",
		`{"id":7}`: "line 1", "{": "line 1", "not a puzzle\n{": "line 1",
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := openMiningFile(name, "ki-shogi", 7); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
		if left, err := os.ReadFile(name); err != nil || string(left) != text {
			t.Errorf("%q has become %q", text, left)
		}
	}
	name = filepath.Join(t.TempDir(), "q.jsonl")
	f, err := openMiningFile(name, "ki-shogi", 7)
	if err != nil || f.add([]puzzle.Puzzle{somePuzzle("one")}, 1) != nil {
		t.Fatal(err)
	}
	if _, err := openMiningFile(name, "quaterno", 7); err == nil || !strings.Contains(err.Error(), "line 1 is a puzzle of ki-shogi") {
		t.Error(err)
	}
	if err := os.WriteFile(name+".next", []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := openMiningFile(name, "ki-shogi", 7); err == nil || !strings.Contains(err.Error(), "delete it") {
		t.Error(err)
	}
}

func TestMiningProgressText(t *testing.T) {
	at := mining.Progress{Found: 10, Missing: map[int]int{1: 3, 2: 2}, Games: 4, Positions: 90}
	want := "10 puzzles found, about 30s left  looking for 3 won in 1 turn, 2 saved by one turn alone  4 games  90 positions  1m0s"
	if got := (&miningProgress{}).text(at, time.Minute); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
