package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// whole checks that every match of a database has as many events as its summary says
// and returns how many matches there are.
func whole(ctx context.Context, r *sqlite.Reader) (matches int, err error) {
	err = r.ForEachSummary(ctx, func(s store.Summary) error {
		matches++
		events, err := r.Events(ctx, s.Match, 0, 1<<20)
		if err == nil && int64(len(events)) != s.Seq {
			err = fmt.Errorf("%s has %d events, its summary says %d", s.Match, len(events), s.Seq)
		}
		return err
	})
	return matches, err
}

// A backup taken while others write is as all was at one moment: b has never more than a.
func TestBackupWhileWriting(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder, sqlite.Config{})
	mustAppend(t, s, entry("a", 1))
	mustAppend(t, s, entry("b", 1))
	ctx, stop := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	wg.Go(func() {
		for seq := int64(2); ctx.Err() == nil; seq++ {
			for _, id := range []string{"a", "b"} {
				if err := s.Append(t.Context(), entry(id, seq)); err != nil {
					t.Error(err)
					return
				}
			}
		}
	})
	var last int64
	for i := range 5 {
		to := filepath.Join(folder, fmt.Sprintf("backup %d?&#.db", i))
		if err := sqlite.Backup(t.Context(), filepath.Join(folder, sqlite.FileName), to, false, fine); err != nil {
			t.Fatal(err)
		}
		r, err := sqlite.OpenReader(t.Context(), to)
		if err != nil {
			t.Fatal(err)
		}
		if n, err := whole(t.Context(), r); n != 2 || err != nil {
			t.Errorf("%d matches: %v", n, err)
		}
		a, errA := r.Summary(t.Context(), "a")
		b, errB := r.Summary(t.Context(), "b")
		if errA != nil || errB != nil || a.Seq < b.Seq || a.Seq > b.Seq+1 || a.Seq < last {
			t.Errorf("a at %d, b at %d after %d: %v, %v", a.Seq, b.Seq, last, errA, errB)
		}
		last = a.Seq
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	}
	stop()
	wg.Wait()
}

// A backup replaces nothing without force, and leaves nothing when it fails.
func TestBackupRefused(t *testing.T) {
	folder := t.TempDir()
	path, to := filepath.Join(folder, sqlite.FileName), filepath.Join(folder, "b.db")
	begin(t, path)
	if err := sqlite.Backup(t.Context(), path, to, false, fine); err != nil {
		t.Fatal(err)
	}
	if err := sqlite.Backup(t.Context(), path, to, false, fine); !errors.Is(err, fs.ErrExist) {
		t.Errorf("over another backup: %v", err)
	}
	if err := sqlite.Backup(t.Context(), path, to, true, fine); err != nil {
		t.Errorf("by force: %v", err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		ctx           context.Context
		path, to      string
		message, what string
	}{
		{t.Context(), path, path, "it is the database itself", "over itself"},
		{t.Context(), path, folder, "it is not a file", "over a folder"},
		{t.Context(), path, filepath.Join(folder, "no", "x"), "no such file", "into no folder"},
		{t.Context(), filepath.Join(folder, "none"), to, "no such file", "of nothing"},
		{t.Context(), folder, to, "it is not a file", "of a folder"},
		{cancelled, path, to, "context canceled", "interrupted"},
	} {
		if err := sqlite.Backup(c.ctx, c.path, c.to, true, fine); err == nil || !strings.Contains(err.Error(), c.message) {
			t.Errorf("%s: %v", c.what, err)
		}
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasPrefix(f.Name(), sqlite.FileName) && f.Name() != "b.db" {
			t.Errorf("left behind: %s", f.Name())
		}
	}
}

// A restored database is that of the backup; the old one is kept completely, with the
// data of its write-ahead log.
func TestRestore(t *testing.T) {
	folder, ctx := t.TempDir(), t.Context()
	path, backup := filepath.Join(folder, sqlite.FileName), filepath.Join(folder, "b.db")
	s := open(t, folder, sqlite.Config{})
	mustAppend(t, s, entry("old", 1))
	if err := sqlite.Backup(ctx, path, backup, false, fine); err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, entry("new", 1))
	if _, err := sqlite.Restore(ctx, backup, path, all); !errors.Is(err, store.ErrLocked) {
		t.Errorf("while it is open: %v", err)
	}
	crashed := crash(t, path)
	path = filepath.Join(crashed, sqlite.FileName)
	bad := errors.New("it is bad")
	if _, err := sqlite.Restore(ctx, backup, path, func(context.Context, *sqlite.Reader) ([]string, error) { return nil, bad }); !errors.Is(err, bad) {
		t.Errorf("what does not pass: %v", err)
	}
	has(t, crashed, "old", "new")
	kept, err := sqlite.Restore(ctx, backup, path, all)
	if err != nil {
		t.Fatal(err)
	}
	has(t, crashed, "old")
	hasTwo(t, kept)
	again, err := sqlite.Restore(ctx, kept, path, all)
	if err != nil || again == kept {
		t.Errorf("back again: %q, %v", again, err)
	}
	has(t, crashed, "old", "new")
	if _, err := sqlite.Restore(ctx, path, path, all); err == nil {
		t.Error("a database was restored from itself")
	}
	fresh := filepath.Join(t.TempDir(), "fresh")
	if kept, err := sqlite.Restore(ctx, backup, filepath.Join(fresh, sqlite.FileName), all); kept != "" || err != nil {
		t.Errorf("where there was none: %q, %v", kept, err)
	}
	has(t, fresh, "old")
}

// crash returns a folder with a database as a crash leaves it: the last commit is in the
// log alone.
func crash(t *testing.T, path string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	for _, part := range []string{"", "-wal"} {
		text, err := os.ReadFile(path + part)
		if err != nil {
			t.Fatal(err)
		}
		prepareEntry(t, filepath.Join(folder, sqlite.FileName+part), string(text))
	}
	return folder
}

// hasTwo looks into the database that was put aside.
func hasTwo(t *testing.T, kept string) {
	t.Helper()
	r, err := sqlite.OpenReader(t.Context(), kept)
	if err != nil {
		t.Fatal(err)
	}
	if n, err := whole(t.Context(), r); n != 2 || err != nil {
		t.Errorf("the database before has %d matches, %v", n, err)
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
}

// What a crash has left in the log is in the database before anything is moved: a restore
// that is cut short loses nothing.
func TestRestoreFoldsTheLog(t *testing.T) {
	folder, ctx := t.TempDir(), t.Context()
	path, backup := filepath.Join(folder, sqlite.FileName), filepath.Join(folder, "b.db")
	s := open(t, folder, sqlite.Config{})
	mustAppend(t, s, entry("old", 1))
	if err := sqlite.Backup(ctx, path, backup, false, fine); err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, entry("new", 1))
	crashed := crash(t, path)
	kept, err := sqlite.Restore(ctx, backup, filepath.Join(crashed, sqlite.FileName), all)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(kept + "-wal"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the database before needs its log: %v", err)
	}
	hasTwo(t, kept)
	has(t, crashed, "old")
	// A database that is too damaged is set aside unchanged.
	broken := t.TempDir()
	prepareEntry(t, filepath.Join(broken, sqlite.FileName), strings.Repeat("tea ", 4096))
	prepareEntry(t, filepath.Join(broken, sqlite.FileName+"-wal"), "leaves")
	if kept, err = sqlite.Restore(ctx, backup, filepath.Join(broken, sqlite.FileName), all); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(kept); string(text) != strings.Repeat("tea ", 4096) {
		t.Errorf("it was changed: %v", err)
	}
	has(t, broken, "old")
}

// has checks which matches the database in a folder has, and that it can be written to.
func has(t *testing.T, folder string, ids ...string) {
	t.Helper()
	s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	err = errors.Join(s.ForEachSummary(t.Context(), func(sum store.Summary) error {
		got = append(got, sum.Match)
		return nil
	}), s.Ping(t.Context()), s.Close())
	if fmt.Sprint(got) != fmt.Sprint(ids) || err != nil {
		t.Errorf("matches %v, %v, want %v", got, err, ids)
	}
}
