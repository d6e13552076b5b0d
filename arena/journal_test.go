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

// playMatch plays a match into a file, and stops after that many games; 0 for never.
func playMatch(t *testing.T, m *Match, path string, stopAfter int) {
	t.Helper()
	j, err := CreateJournal(path, m.Settings)
	if err != nil {
		t.Fatal(err)
	}
	runMatch(t, m, j, NewTally(), stopAfter)
}

func runMatch(t *testing.T, m *Match, j *Journal, tally *Tally, stopAfter int) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	err := m.Run(ctx, tally, 2, j.Append, func(t *Tally) {
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

// resumeMatch continues the match in a file.
func resumeMatch(t *testing.T, path string) *Tally {
	t.Helper()
	j, s, games, err := OpenJournal(path)
	if err != nil {
		t.Fatal(err)
	}
	tally := NewTally()
	for _, p := range games {
		tally.Add(p)
	}
	runMatch(t, newTestMatch(t, s), j, tally, 0)
	return tally
}

// comparableSummary is the summary of a match without values that depend on time and order.
func comparableSummary(m *Match, t *Tally) MatchReport {
	s := m.Summarize(t)
	for i := range s.Contenders {
		s.Contenders[i].Seconds = 0
	}
	return s
}

// A match that is killed at any byte and resumed has the same games as one that was not.
func TestResume(t *testing.T) {
	s := testSettings()
	s.Games, s.Contenders[0] = 8, "greedy"
	m := newTestMatch(t, s)
	whole := filepath.Join(t.TempDir(), "whole.ndjson")
	playMatch(t, m, whole, 0)
	text, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	want := resumeMatch(t, whole)
	if want.Games != 8 {
		t.Fatalf("%d games are in the file", want.Games)
	}
	heading := bytes.IndexByte(text, '\n') + 1
	for at := heading; at < len(text); at += 97 {
		path := filepath.Join(t.TempDir(), "killed.ndjson")
		if err := os.WriteFile(path, text[:at], 0o600); err != nil {
			t.Fatal(err)
		}
		got := resumeMatch(t, path)
		if diff := cmp.Diff(comparableSummary(m, want), comparableSummary(m, got)); diff != "" {
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
	s := testSettings()
	m := newTestMatch(t, s)
	path := filepath.Join(t.TempDir(), "match.ndjson")
	playMatch(t, m, path, 7)
	_, _, games, err := OpenJournal(path)
	if err != nil || len(games) < 7 || len(games) >= s.Games {
		t.Fatalf("%d games are in the file (%v)", len(games), err)
	}
}

func TestJournalIsLocked(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match.ndjson")
	j, err := CreateJournal(path, testSettings())
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := OpenJournal(path); err == nil || !strings.Contains(err.Error(), "is being played") {
		t.Errorf("a match that is being played is resumed: %v", err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := CreateJournal(path, testSettings()); err == nil || !strings.Contains(err.Error(), "is not empty") {
		t.Errorf("a match is written over another: %v", err)
	}
	if _, err := CreateJournal(t.TempDir(), testSettings()); err == nil {
		t.Error("a folder is taken for a file")
	}
}

// Only a file with an incomplete first line may be deleted.
func TestCreateOverPartialHeader(t *testing.T) {
	long := strings.Replace(headerText, `"options"`, strings.Repeat(" ", 100_000)+`"options"`, 1)
	for text, want := range map[string]string{
		headerText[:30]:                  "it may be deleted",
		headerText[:1]:                   "it may be deleted",
		long[:90_000]:                    "it may be deleted",
		long:                             "is not empty",
		headerText:                       "is not empty",
		headerText + "{":                 "is not empty",
		"milk, tea":                      "is not empty",
		`{"milk":"tea"}`:                 "is not empty",
		"{\n" + `"match": "of matches"}`: "is not empty",
	} {
		path := filepath.Join(t.TempDir(), "match.ndjson")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := CreateJournal(path, testSettings())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %v, want %s", text, err, want)
		}
		if after, _ := os.ReadFile(path); string(after) != text {
			t.Errorf("%.40q: the file is changed", text)
		}
	}
}

// A game whose stated winner contradicts its record is detected.
func TestJournalOutcomesAreVerified(t *testing.T) {
	s := testSettings()
	s.Games, s.Contenders[1] = 2, "greedy"
	path := filepath.Join(t.TempDir(), "match.ndjson")
	playMatch(t, newTestMatch(t, s), path, 0)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for from, to := range map[string]string{`{"winner":"second","reason":"`: "first", `{"winner":"first","reason":"`: "second"} {
		at := bytes.Index(text, []byte(`"outcome":`+from))
		if at < 0 {
			continue
		}
		edited := string(text[:at]) + strings.Replace(string(text[at:]), from, `{"winner":"`+to+`","reason":"`, 1)
		if err := os.WriteFile(path, []byte(edited), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, _, err := OpenJournal(path); err == nil || !strings.Contains(err.Error(), "its result is a win of the "+to+" player") {
			t.Errorf("the winner is %s now: %v", to, err)
		}
	}
}

// Lines of a journal.
const (
	headerText = `{"match":{"game":"ki-shogi","options":{},"contenders":["random","random"],"games":2,"seed":1,"drawn":4,"turns":4,"patience":0}}` + "\n" // Lines of a journal.
	gameText   = `{"number":1,"outcome":{"winner":"draw","reason":"cut"},"turns":4,"own":[0,0],"nodes":[0,0],"seconds":[0,0],"record":` +
		`{"game":"ki-shogi","options":{},"turns":["Gyoku*0,0","Gyoku*2,1","Chuu*-1,0","Han*1,2"]}}` + "\n"
)

func TestInvalidJournals(t *testing.T) {
	const heading, game = headerText, gameText
	withoutRecord, _, _ := strings.Cut(game, `{"game"`)
	for _, tt := range []struct{ name, text, want string }{
		{"empty", "", "it is empty"},
		{"half a heading", heading[:40], "only the beginning of the settings of a match and no game: it may be deleted"},
		{"a word of a heading", heading[:3], "it may be deleted"},
		{"a line of something else", "milk, tea", "line 1 is not the settings of a match"},
		{"a match of no game", strings.Replace(heading, "ki-shogi", "chess", 1), `line 1: there is no game "chess"`},
		{"not a match", "1. Gyoku*0,0\n", "line 1 is not the settings of a match"},
		{"another kind of line", `{"id":"x"}` + "\n", "line 1 is not the settings of a match"},
		{"two headings", heading + heading, "line 2 is not a game of a match"},
		{"a broken line before the last", heading + game[:30] + "\n" + game, "line 2 is not a game of a match"},
		{"a game twice", heading + game + game, "line 3 is game 1, as line 2 is"},
		{"no outcome", heading + `{"number":1,"outcome":null}` + "\n", "line 2 is not a game of a match"},
		{"no number", heading + strings.Replace(game, `"number":1,`, "", 1), "line 2 is not a game of a match"},
		{"another winner", heading + strings.Replace(game, `"draw","reason":"cut"`, `"first","reason":"no-legal-turn"`, 1),
			"line 2, game 1: its result is a win of the first player by no-legal-turn, but its record does not end the game"},
		{"cut before its time", strings.Replace(heading, `"turns":4`, `"turns":9`, 1) + game, "line 2, game 1: its result is a cut, but its record has 4 turns"},
		{"cut, but nothing is", strings.Replace(heading, `"turns":4`, `"turns":0`, 1) + game, "its result is a cut"},
		{"a win by too many turns", heading + strings.Replace(game, `"draw"`, `"first"`, 1), "its result is a win of the first player by cut"},
		{"longer than its record", heading + strings.Replace(game, `"turns":4,`, `"turns":5,`, 1), "it should have 5 turns, but its record has 4"},
		{"a turn that is not legal", heading + strings.Replace(game, "Han*1,2", "Han*9,9", 1), "line 2, game 1: its record: turn 4"},
		{"a game of another match", heading + strings.Replace(game, `"options":{}`, `"options":{"ki":"on"}`, 1), "its options differ"},
		{"no record", heading + withoutRecord + "{}}\n", "line 2, game 1: its result is a cut, but its record has 0 turns"},
		{"a fault of the other one", heading + strings.Replace(strings.Replace(game, `"draw","reason":"cut"`, `"first","reason":"crash"`, 1),
			`1,2"]`, `1,2"],"result":{"winner":"second","reason":"abandoned"}`, 1), "a win of the first player by crash, but that of its record is a win of the second"},
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
