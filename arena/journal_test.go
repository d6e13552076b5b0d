package arena

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// playAll plays a match into a file, and stops after so many games; 0 for never.
func playAll(t *testing.T, m *Match, path string, stopAfter int) {
	t.Helper()
	j, err := CreateJournal(path, m.Settings)
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, j, NewTally(), stopAfter)
}

func goOn(t *testing.T, m *Match, j *Journal, tally *Tally, stopAfter int) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	err := m.Run(ctx, tally, 2, j.Keep, func(t *Tally) {
		if t.Games == stopAfter {
			stop()
		}
	})
	if err != nil && !errors.Is(err, ErrStopped) {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
}

// resume goes on with the match in a file.
func resume(t *testing.T, path string) *Tally {
	t.Helper()
	j, s, games, err := OpenJournal(path)
	if err != nil {
		t.Fatal(err)
	}
	tally := NewTally()
	for _, p := range games {
		tally.Add(p)
	}
	goOn(t, made(t, s), j, tally, 0)
	return tally
}

// summed is the summary of a match without what depends on time and order.
func summed(m *Match, t *Tally) Summary {
	s := m.Summarize(t)
	for i := range s.Contenders {
		s.Contenders[i].Seconds = 0
	}
	return s
}

// Killed at any byte and resumed, a match has the same games as one that was not.
func TestResume(t *testing.T) {
	s := settings()
	s.Games, s.Contenders[0] = 8, "greedy"
	m := made(t, s)
	whole := filepath.Join(t.TempDir(), "whole.ndjson")
	playAll(t, m, whole, 0)
	text, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	want := resume(t, whole)
	if want.Games != 8 {
		t.Fatalf("%d games are in the file", want.Games)
	}
	heading := bytes.IndexByte(text, '\n') + 1
	for at := heading; at < len(text); at += 97 {
		path := filepath.Join(t.TempDir(), "killed.ndjson")
		if err := os.WriteFile(path, text[:at], 0o600); err != nil {
			t.Fatal(err)
		}
		got := resume(t, path)
		if diff := cmp.Diff(summed(m, want), summed(m, got)); diff != "" {
			t.Fatalf("killed at byte %d: %s", at, diff)
		}
		again, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if lines := bytes.Count(again, []byte("\n")); lines != 9 {
			t.Fatalf("killed at byte %d: the file has %d lines, want 9", at, lines)
		}
	}
}

func TestStopAndResume(t *testing.T) {
	s := settings()
	m := made(t, s)
	path := filepath.Join(t.TempDir(), "match.ndjson")
	playAll(t, m, path, 7)
	_, _, games, err := OpenJournal(path)
	if err != nil || len(games) < 7 || len(games) >= s.Games {
		t.Fatalf("%d games are in the file (%v)", len(games), err)
	}
}

func TestJournalIsOfOneMatchAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match.ndjson")
	j, err := CreateJournal(path, settings())
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := OpenJournal(path); err == nil || !strings.Contains(err.Error(), "is being played") {
		t.Errorf("a match that is being played is resumed: %v", err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := CreateJournal(path, settings()); err == nil || !strings.Contains(err.Error(), "is not empty") {
		t.Errorf("a match is written over another: %v", err)
	}
	if _, err := CreateJournal(t.TempDir(), settings()); err == nil {
		t.Error("a folder is taken for a file")
	}
}

// Lines of a file.
const (
	headingText = `{"match":{"game":"ki-shogi","options":{},"contenders":["random","random"],"games":2,"seed":1,"drawn":4,"turns":400,"patience":0}}` + "\n"
	gameText    = `{"number":1,"outcome":{"winner":"first","reason":"repetition"},"turns":7,"own":[2,1],"nodes":[0,0],"seconds":[0,0],"record":{}}` + "\n"
)

func TestJournalsThatAreWrong(t *testing.T) {
	const heading, game = headingText, gameText
	for _, tt := range []struct{ name, text, want string }{
		{"empty", "", "there are no settings"},
		{"half a heading", heading[:40], "there are no settings"},
		{"not a match", "1. Gyoku*0,0\n", "line 1 is not the settings of a match"},
		{"another kind of line", `{"id":"x"}` + "\n", "line 1 is not the settings of a match"},
		{"two headings", heading + heading, "line 2 is not a game of a match"},
		{"a broken line before the last", heading + game[:30] + "\n" + game, "line 2 is not a game of a match"},
		{"a game twice", heading + game + game, "line 3 is game 1, as line 2 is"},
		{"no outcome", heading + `{"number":1,"outcome":null}` + "\n", "line 2 is not a game of a match"},
		{"no number", heading + strings.Replace(game, `"number":1,`, "", 1), "line 2 is not a game of a match"},
		{"more behind a game", heading + strings.TrimSpace(game) + "{}\n", "line 2 is not a game of a match"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "match.ndjson")
			if err := os.WriteFile(path, []byte(tt.text), 0o600); err != nil {
				t.Fatal(err)
			}
			_, _, _, err := OpenJournal(path)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, want %s", err, tt.want)
			}
			if after, _ := os.ReadFile(path); string(after) != tt.text {
				t.Errorf("the file is changed to %q", after)
			}
		})
	}
}

func TestDiffer(t *testing.T) {
	s := settings()
	if d := s.Differ(s); d != "" {
		t.Errorf("a match differs from itself: %s", d)
	}
	for want, change := range map[string]func(*Settings){
		"game":       func(s *Settings) { s.Game = "quaterno" },
		"options":    func(s *Settings) { s.Options = map[string]string{"ki": "on"} },
		"contenders": func(s *Settings) { s.Contenders[1] = "greedy" },
		"seed":       func(s *Settings) { s.Seed = 9 },
		"drawn":      func(s *Settings) { s.Drawn = 9 },
		"openings":   func(s *Settings) { s.Openings = []Opening{{}} },
		"turns":      func(s *Settings) { s.Turns = 9 },
		"patience":   func(s *Settings) { s.Patience = 9 },
		"sprt":       func(s *Settings) { s.SPRT = &SPRT{0, 1} },
		"":           func(s *Settings) { s.Games, s.Program = 100, "newer" },
	} {
		other := settings()
		change(&other)
		if d := s.Differ(other); !strings.HasPrefix(d, want) || (d == "") != (want == "") {
			t.Errorf("%q: they differ in %q", want, d)
		}
	}
}
