package sqlite_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// Until a copy is finished its target cannot be used in any other way.
func TestTargetIsClosed(t *testing.T) {
	folder, ctx := t.TempDir(), t.Context()
	path := filepath.Join(folder, sqlite.FileName)
	target := open(t, folder, sqlite.Config{Copying: true})
	source := store.Contents{Database: "d1", State: "s1"}
	if _, err := target.BeginCopy(ctx, source); err != nil {
		t.Fatal(err)
	}
	if err := target.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Open(ctx, path, sqlite.Config{}); !errors.Is(err, store.ErrUnfinishedCopy) {
		t.Errorf("a store: %v", err)
	}
	if _, err := sqlite.OpenReader(ctx, path); !errors.Is(err, store.ErrUnfinishedCopy) {
		t.Errorf("a reader: %v", err)
	}
	if err := sqlite.Backup(ctx, path, filepath.Join(folder, "b.db"), false, everyEvent); !errors.Is(err, store.ErrUnfinishedCopy) {
		t.Errorf("a backup: %v", err)
	}
	target = open(t, folder, sqlite.Config{Copying: true})
	if _, err := target.BeginCopy(ctx, source); err != nil {
		t.Errorf("continued: %v", err)
	}
	if err := errors.Join(target.FinishCopy(ctx), target.Close()); err != nil {
		t.Fatal(err)
	}
	if err := open(t, folder, sqlite.Config{}).Append(ctx, entry("m1", 1)); err != nil {
		t.Error(err)
	}
}

// A source keeps services away until it is closed, and is left as it is.
func TestSourceIsLocked(t *testing.T) {
	folder, ctx := t.TempDir(), t.Context()
	path := filepath.Join(folder, sqlite.FileName)
	s := open(t, folder, sqlite.Config{})
	if err := s.Append(ctx, entry("m1", 1)); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.OpenSource(ctx, path); !errors.Is(err, store.ErrLocked) {
		t.Errorf("while it is in use: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := sqlite.OpenSource(ctx, path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Open(ctx, path, sqlite.Config{}); !errors.Is(err, store.ErrLocked) {
		t.Errorf("a store meanwhile: %v", err)
	}
	contents, err := r.Contents(ctx)
	if contents.Matches != 1 || err != nil {
		t.Errorf("it has %+v, %v", contents, err)
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("it was changed by reading: %v", err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	firstForm(t, path, 1, 1)
	if _, err := sqlite.OpenSource(ctx, path); err == nil {
		t.Error("a database without checksums was opened")
	}
}
