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

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// goose are the tables of the program that brings the database to its form.
const goose = `CREATE TABLE goose_db_version (id INTEGER PRIMARY KEY AUTOINCREMENT, version_id INTEGER NOT NULL,
	is_applied INTEGER NOT NULL, tstamp TIMESTAMP DEFAULT (datetime('now')));
INSERT INTO goose_db_version (version_id, is_applied) VALUES (0, 1);`

// firstForm makes a database of the first form with some matches of some events.
func firstForm(t *testing.T, path string, matches, events int) {
	t.Helper()
	text, err := os.ReadFile("migrations/00001_begin.sql")
	if err != nil {
		t.Fatal(err)
	}
	_, schema, _ := strings.Cut(string(text), "-- +goose Up")
	var rows strings.Builder
	rows.WriteString("PRAGMA journal_mode = WAL;" + goose + "INSERT INTO goose_db_version (version_id, is_applied) VALUES (1, 1);" + schema + "BEGIN;")
	for m := range matches {
		fmt.Fprintf(&rows, `INSERT INTO matches VALUES (%d, 'm%d', 1, 0, %d, 'ki-shogi', '{}', 'none', 0, '[{},{}]', '', '', 0, 'over', 2, 0, 2, 'aborted', 0, 0, NULL, 0, NULL);`, m+1, m, events)
		for seq := range events {
			data, err := entry(fmt.Sprint("m", m), int64(seq)+1).Events[0].MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&rows, "INSERT INTO events VALUES (%d, %d, '%s');", m+1, seq+1, data)
		}
	}
	change(t, path, rows.String()+"COMMIT;")
}

// A database with the first schema gets its checksums when it is opened, and can be
// read, copied and restored as it is.
func TestFirstForm(t *testing.T) {
	folder, ctx := t.TempDir(), t.Context()
	path, backup := filepath.Join(folder, sqlite.FileName), filepath.Join(folder, "b.db")
	firstForm(t, path, 2500, 3)
	before := contents(t, folder)[sqlite.FileName]
	r, err := sqlite.OpenReader(ctx, path)
	if err != nil {
		t.Fatal(err)
	}
	if n, err := whole(ctx, r); n != 2500 || err != nil {
		t.Errorf("%d matches, %v", n, err)
	}
	if err := errors.Join(everyEvent(ctx, r), r.Close()); err != nil {
		t.Error(err)
	}
	if err := sqlite.Backup(ctx, path, backup, false, everyEvent); err != nil {
		t.Fatal(err)
	}
	if contents(t, folder)[sqlite.FileName] != before {
		t.Error("it was changed by reading")
	}
	restored := t.TempDir()
	if _, err := sqlite.Restore(ctx, backup, filepath.Join(restored, sqlite.FileName), all); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Restore(ctx, path, filepath.Join(t.TempDir(), sqlite.FileName), all); err != nil {
		t.Errorf("a backup of the first form: %v", err)
	}
	for _, folder := range []string{folder, restored} {
		o, log, m := watched()
		s := open(t, folder, o)
		checkedOnce(t, m, log)
		if s.Damaged() != 0 {
			t.Errorf("%d are damaged; logged %s", s.Damaged(), log)
		}
		if logged := strings.Contains(log.String(), "checksums were added to matches"); logged == (folder == restored) {
			t.Errorf("logged %s", log)
		}
		if err := errors.Join(everyEvent(ctx, s.Reader), s.Append(ctx, entry("new", 1)), s.Close()); err != nil {
			t.Error(err)
		}
	}
}

// everyEvent reads the events of all matches with their checksums.
func everyEvent(ctx context.Context, r *sqlite.Reader) error {
	return r.ForEachSummary(ctx, func(s store.Summary) error {
		n := int64(0)
		err := r.EachEvent(ctx, s.Match, 0, func(match.Event) error { n++; return nil })
		if err == nil && n != s.Seq {
			err = fmt.Errorf("%s: %d events of %d", s.Match, n, s.Seq)
		}
		return err
	})
}

// A file that a killed first start has left is completed to a database, whether of an
// earlier version or of this one.
func TestLeftByKilledStarts(t *testing.T) {
	for name, leave := range map[string]func(t *testing.T, path string){
		"nothing in the file": func(t *testing.T, path string) { prepareEntry(t, path, "") },
		"the journal mode":    func(t *testing.T, path string) { change(t, path, "PRAGMA journal_mode = WAL") },
		"goose's own table":   func(t *testing.T, path string) { change(t, path, "PRAGMA journal_mode = WAL;"+goose) },
		"goose's table in the log": func(t *testing.T, path string) {
			elsewhere := filepath.Join(t.TempDir(), sqlite.FileName)
			db, err := sql.Open("sqlite", elsewhere)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := db.Exec("PRAGMA journal_mode = WAL;" + goose); err != nil {
				t.Fatal(err)
			}
			for name, text := range contents(t, crash(t, elsewhere)) {
				prepareEntry(t, filepath.Join(filepath.Dir(path), name), text)
			}
			if err := db.Close(); err != nil {
				t.Error(err)
			}
		},
		"a transaction that was cut short": func(t *testing.T, path string) { cutShort(t, path, goose, "SELECT 1") },
		"a partial folder": func(t *testing.T, path string) {
			folder := filepath.Join(filepath.Dir(path), ".teahouse-partial-123")
			if err := os.Mkdir(folder, 0o700); err != nil {
				t.Fatal(err)
			}
			prepareEntry(t, filepath.Join(folder, "in-use-lock"), "")
			prepareEntry(t, filepath.Join(folder, sqlite.FileName), "half")
			prepareEntry(t, filepath.Join(folder, sqlite.FileName+"-wal"), "half")
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			leave(t, filepath.Join(folder, sqlite.FileName))
			has(t, folder)
			s := open(t, folder, sqlite.Config{})
			mustAppend(t, s, entry("m1", 1))
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			has(t, folder, "m1")
			for name := range contents(t, folder) {
				if !strings.HasPrefix(name, sqlite.FileName) {
					t.Errorf("left behind: %s", name)
				}
			}
		})
	}
}

// A database with matches whose last transaction was interrupted in the old journal
// mode, as by the first start after a restore, is as it was before that transaction.
func TestHotJournal(t *testing.T) {
	for name, use := range map[string]func(*testing.T, string){
		"opened":    func(t *testing.T, folder string) { has(t, folder, "m0", "m1", "m2") },
		"looked at": func(t *testing.T, folder string) { lookedAt(t, filepath.Join(folder, sqlite.FileName)) },
		"copied": func(t *testing.T, folder string) {
			to := filepath.Join(folder, "b.db")
			if err := sqlite.Backup(t.Context(), filepath.Join(folder, sqlite.FileName), to, false, fine); err != nil {
				t.Fatal(err)
			}
			lookedAt(t, to)
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			path := filepath.Join(folder, sqlite.FileName)
			some(t, folder, 3, 3)
			remove(t, path+"-commits")
			cutShort(t, path, "SELECT 1", "DELETE FROM events; DELETE FROM matches")
			use(t, folder)
		})
	}
}

// lookedAt checks that a database has three matches of three events.
func lookedAt(t *testing.T, path string) {
	t.Helper()
	r, err := sqlite.OpenReader(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	n, err := whole(t.Context(), r)
	if err := errors.Join(err, everyEvent(t.Context(), r), r.Close()); n != 3 || err != nil {
		t.Errorf("%d matches, %v", n, err)
	}
}

// cutShort leaves a database as a kill does in the middle of a transaction with a
// rollback journal: a part of it is in the file, and the journal can undo it.
func cutShort(t *testing.T, path, before, text string) {
	t.Helper()
	elsewhere := filepath.Join(t.TempDir(), sqlite.FileName)
	if old, err := os.ReadFile(path); err == nil {
		prepareEntry(t, elsewhere, string(old))
	}
	db, err := sql.Open("sqlite", elsewhere)
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	for _, text := range []string{
		"PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; " + before, "BEGIN", text,
		"CREATE TABLE much (x)", "INSERT INTO much WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 300) SELECT randomblob(2000) FROM n",
	} {
		if _, err := db.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
	for _, part := range []string{"", "-journal"} {
		now, err := os.ReadFile(elsewhere + part)
		if err != nil || len(now) == 0 {
			t.Fatalf("%s%s: %d bytes, %v", elsewhere, part, len(now), err)
		}
		prepareEntry(t, path+part, string(now))
	}
	if _, err := db.Exec("ROLLBACK"); err != nil {
		t.Error(err)
	}
	if err := db.Close(); err != nil {
		t.Error(err)
	}
}
