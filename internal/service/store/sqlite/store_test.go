package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// entry is one with the event seq of a match and the key of a command.
func entry(id string, seq int64) store.LogEntry {
	var fact match.EventData = match.Ended{Reason: match.ReasonAborted}
	if seq == 1 {
		fact = match.Created{Terms: match.Terms{Clock: clock.Control{Kind: clock.Untimed}}}
	}
	return store.LogEntry{
		Match: id, Epoch: 1, CommandKey: &store.CommandKey{Client: "c", ID: fmt.Sprint(seq)},
		Events: []match.Event{{Seq: seq, Data: fact}}, Summary: &store.Summary{Match: id, Seq: seq},
	}
}

// chat is an entry with the line n of the chat of a match.
func chat(id string, n int64) store.LogEntry {
	return store.LogEntry{Match: id, Epoch: 1, Chat: []match.ChatMessage{{Number: n, Text: "Hello."}}}
}

func mustAppend(t testing.TB, s store.Store, entries ...store.LogEntry) {
	t.Helper()
	if err := s.Append(t.Context(), entries...); err != nil {
		t.Fatal(err)
	}
}

// change modifies a database behind the store's back.
func change(t *testing.T, path, text string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err == nil {
		_, err = db.ExecContext(t.Context(), text)
		err = errors.Join(err, db.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Only one process can have a database open, and other users cannot read it.
func TestOpenTwice(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new", "folder")
	s := open(t, folder, sqlite.Config{})
	mustAppend(t, s, entry("m1", 1))
	if runtime.GOOS != "windows" {
		files, err := os.ReadDir(folder)
		if err != nil || len(files) < 3 {
			t.Fatalf("%d files: %v", len(files), err)
		}
		for _, f := range files {
			if info, err := f.Info(); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("%s: %v, %v", f.Name(), info.Mode(), err)
			}
		}
		_, err = sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{})
		if !errors.Is(err, store.ErrLocked) || !strings.Contains(err.Error(), "another teahouse uses this database") {
			t.Errorf("opened twice: %v", err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(folder, sqlite.FileName+"-wal")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the log after closing: %v", err)
	}
	open(t, folder, sqlite.Config{})
}

// A file that is not a database of ours is left as it is, and the error describes it.
func TestOpenWrong(t *testing.T) {
	for name, c := range map[string]struct {
		make    func(t *testing.T, path string)
		message string
	}{
		"another program's": {func(t *testing.T, path string) { change(t, path, "CREATE TABLE tea (leaves)") }, "of another program"},
		"a newer one": {func(t *testing.T, path string) {
			begin(t, path)
			change(t, path, "PRAGMA user_version = 99")
		}, "a newer teahouse has written it (form 99"},
		"text": {func(t *testing.T, path string) {
			prepareEntry(t, path, strings.Repeat("Dear aunt, ", 1000))
		}, "not a database"},
		"damaged": {func(t *testing.T, path string) {
			begin(t, path)
			info, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			prepareEntry(t, path, string(text[:4096])+strings.Repeat("tea!", int(info.Size()-4096)/4))
		}, "damaged"},
		"a folder": {func(t *testing.T, path string) {
			if err := os.Mkdir(path, 0o700); err != nil {
				t.Fatal(err)
			}
		}, "it is not a file"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), sqlite.FileName)
			c.make(t, path)
			before, _ := os.ReadFile(path)
			s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
			if err == nil {
				_ = s.Close()
			}
			if err == nil || !strings.Contains(err.Error(), c.message) || !strings.Contains(err.Error(), path) {
				t.Errorf("open: %v, want %q", err, c.message)
			}
			r, err := sqlite.OpenReader(t.Context(), path)
			if err == nil {
				_ = r.Close()
				t.Error("it can be looked at")
			}
			if after, _ := os.ReadFile(path); string(after) != string(before) {
				t.Error("the file was changed")
			}
		})
	}
}

// begin makes a database with one match.
func begin(t *testing.T, path string) {
	t.Helper()
	s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
	if err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, entry("m1", 1))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

func prepareEntry(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// fine finds nothing wrong.
func fine(context.Context, *sqlite.Reader) error { return nil }

// all finds nothing that is to be left out.
func all(context.Context, *sqlite.Reader) ([]string, error) { return nil, nil }
