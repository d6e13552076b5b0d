package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// checkedOnce waits until the check in the background has ended.
func checkedOnce(t *testing.T, m *metrics.Metrics, log *journal) {
	t.Helper()
	for testutil.ToFloat64(m.CheckSeconds) == 0 {
		select {
		case <-t.Context().Done():
			t.Fatal(t.Context().Err())
		case <-time.After(time.Millisecond):
		}
		if strings.Contains(log.String(), "could not be checked") {
			t.Fatal(log)
		}
	}
}

// some makes a database with so many matches, each with events, a line of chat and an
// invitation.
func some(t *testing.T, folder string, matches, events int) {
	t.Helper()
	s := open(t, folder, sqlite.Config{})
	for i := range matches {
		id := fmt.Sprint("m", i)
		for seq := range events {
			mustAppend(t, s, entry(id, int64(seq)+1))
		}
		mustAppend(t, s, chat(id, 1))
		if err := s.PutPerson(t.Context(), store.PersonRecord{ID: id, Name: strings.Repeat("x", 40)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// An undamaged database passes, and the check reports how much it has read.
func TestCheckInTheBackground(t *testing.T) {
	folder := t.TempDir()
	some(t, folder, 250, 1)
	o, log, m := watched()
	s := open(t, folder, o)
	checkedOnce(t, m, log)
	if n := testutil.ToFloat64(m.CheckMatches); n != 250 || s.Damaged() != 0 {
		t.Errorf("%v matches, %d damaged", n, s.Damaged())
	}
	if text := log.String(); !strings.Contains(text, "the database was checked") || strings.Contains(text, "level=ERROR") {
		t.Errorf("logged %s", text)
	}
}

// Close ends the check wherever it is.
func TestCheckIsStopped(t *testing.T) {
	folder := t.TempDir()
	some(t, folder, 120, 1)
	for range 10 {
		if err := open(t, folder, sqlite.Config{}).Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// A changed letter in an event is found after the start, and by every reader of the match.
func TestEventChanged(t *testing.T) {
	for name, text := range map[string]string{
		"a letter":   `UPDATE events SET event = replace(event, 'aborted', 'abortet') WHERE match = 2 AND seq = 2`,
		"no JSON":    `UPDATE events SET event = 'x' WHERE match = 2 AND seq = 2`,
		"one less":   `DELETE FROM events WHERE match = 2 AND seq = 3`,
		"none":       `DELETE FROM events WHERE match = 2`,
		"the middle": `DELETE FROM events WHERE match = 2 AND seq = 2`,
		"swapped":    `UPDATE events SET event = (SELECT e.event FROM events e WHERE e.match = 2 AND e.seq = 1) WHERE match = 2 AND seq = 2`,
		"another's":  `UPDATE matches SET checksum = (SELECT checksum FROM matches WHERE number = 1) WHERE number = 2`,
		"shortened":  `UPDATE matches SET seq = 2 WHERE number = 2`,
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			some(t, folder, 3, 3)
			change(t, filepath.Join(folder, sqlite.FileName), text)
			o, log, m := watched()
			s := open(t, folder, o)
			checkedOnce(t, m, log)
			if n := testutil.ToFloat64(m.Damaged); n != 1 || s.Damaged() != 1 {
				t.Errorf("%v are counted, %d", n, s.Damaged())
			}
			if text := log.String(); !strings.Contains(text, "level=ERROR") || !strings.Contains(text, "match m1") || strings.Contains(text, "match m0") {
				t.Errorf("logged %s", text)
			}
			read := func(id string) error {
				return s.EachEvent(t.Context(), id, 0, func(match.Event) error { return nil })
			}
			if err := read("m1"); !errors.Is(err, store.ErrDamaged) || !strings.Contains(err.Error(), "match m1: the database is damaged") {
				t.Errorf("whoever reads it is told %v", err)
			}
			if err := errors.Join(read("m0"), read("m2")); err != nil {
				t.Errorf("the others: %v", err)
			}
		})
	}
}

// Pages that are damaged beyond the first ones are found by the check.
func TestPagesDamaged(t *testing.T) {
	folder := t.TempDir()
	some(t, folder, 400, 1)
	path := filepath.Join(folder, sqlite.FileName)
	for _, table := range []string{"people", "lines", "commands", "matches", "events"} {
		t.Run(table, func(t *testing.T) {
			damaged := t.TempDir()
			for name, text := range contents(t, folder) {
				prepareEntry(t, filepath.Join(damaged, name), text)
			}
			file := filepath.Join(damaged, sqlite.FileName)
			corrupt(t, file, leaf(t, path, table))
			o, log, m := watched()
			s := open(t, damaged, o)
			checkedOnce(t, m, log)
			if s.Damaged() == 0 || !strings.Contains(log.String(), "the database was checked: it is damaged") {
				t.Errorf("it is not found; logged %s", log)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
			if err := sqlite.Backup(t.Context(), file, filepath.Join(damaged, "b.db"), false, fine); err == nil {
				t.Error("it is copied")
			}
		})
	}
}

// leaf is the number of a page of a table that is not its first.
func leaf(t *testing.T, path, table string) (page int64) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	var root int64
	err = db.QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = ?", table).Scan(&root)
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at := (root - 1) * 4096
	// An interior page: its cells begin with the number of a page of the level below.
	if kind := text[at]; kind != 5 && kind != 2 {
		t.Fatalf("the table %s has one page, of the kind %d", table, kind)
	}
	if n := int(text[at+3])<<8 | int(text[at+4]); n > 1 {
		at += int64(text[at+14])<<8 | int64(text[at+15]) // the second cell
	} else {
		at += 8 // the page behind all cells
	}
	return int64(text[at])<<24 | int64(text[at+1])<<16 | int64(text[at+2])<<8 | int64(text[at+3])
}

// spoil overwrites a page.
func corrupt(t *testing.T, path string, page int64) {
	t.Helper()
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err == nil {
		_, err = f.WriteAt([]byte(strings.Repeat("tea!", 1024)), (page-1)*4096)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// What is damaged grossly is refused at the start, however large it is.
func TestGrossDamage(t *testing.T) {
	folder := t.TempDir()
	some(t, folder, 400, 1)
	whole := contents(t, folder)[sqlite.FileName]
	for name, text := range map[string]string{
		"half a file":           whole[:len(whole)/2],
		"a page less":           whole[:len(whole)-4096],
		"a part of a page":      whole[:len(whole)-100],
		"a header that is none": "tea" + whole[3:],
		"a page of the schema":  whole[:100] + strings.Repeat("tea!", (4096-100)/4) + whole[4096:],
		"one page":              whole[:4096],
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), sqlite.FileName)
			prepareEntry(t, path, text)
			s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
			if err == nil {
				t.Fatal("it was opened", s.Close())
			}
			if !errors.Is(err, store.ErrDamaged) || !strings.Contains(err.Error(), path) {
				t.Errorf("the error is %v", err)
			}
			if after, _ := os.ReadFile(path); string(after) != text {
				t.Error("the file was changed")
			}
		})
	}
	// The last pages of the log are missing in the file.
	path := filepath.Join(killed(t, 50), sqlite.FileName)
	big, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	s := open(t, filepath.Dir(path), sqlite.Config{})
	if n := events(t, s, "m1"); n != 50 {
		t.Errorf("%d events of a file of %d bytes and its log", n, len(big))
	}
}

// The number of commits counts successful ones only.
func TestCommitsAreCounted(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder, sqlite.Config{})
	number := func() (n int64) {
		t.Helper()
		text := contents(t, folder)[sqlite.FileName+"-commits"]
		var database, id string
		if _, err := fmt.Sscanf(text, "teahouse commits 1 %s %d %s", &database, &n, &id); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		return n
	}
	first := number()
	mustAppend(t, s, entry("m1", 1))
	if n := number(); n != first+1 {
		t.Errorf("%d commits after one, %d before", n, first)
	}
	if err := s.Append(t.Context(), entry("m1", 1)); err == nil {
		t.Error("a match was begun twice")
	}
	if err := s.Append(context.Background(), entry("none", 7)); err == nil {
		t.Error("a match that is not there was gone on with")
	}
	if n := number(); n != first+1 {
		t.Errorf("what was refused is counted: %d", n-first)
	}
	if err := s.Ping(t.Context()); err != nil {
		t.Error(err)
	}
	if n := number(); n != first+2 {
		t.Errorf("%d commits after two", n-first)
	}
}
