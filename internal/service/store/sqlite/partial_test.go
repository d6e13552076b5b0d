package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// hidden are the files in a folder that belong to no database.
func hidden(t *testing.T, folder string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	return names
}

// A backup that fails at any point leaves nothing.
func TestFailedBackup(t *testing.T) {
	source := started(t, Config{})
	path := filepath.Join(t.TempDir(), FileName)
	for i := range 200 {
		mustAppend(t, source, entry(fmt.Sprint("m", i), 1, strings.Repeat("x", 300)))
	}
	if err := Backup(t.Context(), databaseOf(t, source), path, false, func(context.Context, *Reader) error { return nil }); err != nil {
		t.Fatal(err)
	}
	t.Run("interrupted", func(t *testing.T) {
		for after := range 20 {
			folder := t.TempDir()
			ctx, cancel := context.WithCancel(t.Context())
			timer := time.AfterFunc(time.Duration(after)*500*time.Microsecond, cancel)
			err := Backup(ctx, path, filepath.Join(folder, "b.db"), false, func(context.Context, *Reader) error { cancel(); return nil })
			timer.Stop()
			cancel()
			if err == nil {
				t.Error("it was not interrupted")
			}
			if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
				t.Errorf("left behind: %v, %v", left, err)
			}
		}
	})
	t.Run("damaged", func(t *testing.T) {
		folder := t.TempDir()
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		copy(text[len(text)/2:], strings.Repeat("tea!", 8192))
		damaged := filepath.Join(folder, FileName)
		if err := os.WriteFile(damaged, text, 0o600); err != nil {
			t.Fatal(err)
		}
		err = Backup(t.Context(), damaged, filepath.Join(folder, "b.db"), false, func(context.Context, *Reader) error { return nil })
		if err == nil || strings.Contains(err.Error(), "cannot remove") {
			t.Errorf("the error is %v", err)
		}
		if names := hidden(t, folder); len(names) > 0 {
			t.Errorf("left behind: %v", names)
		}
		if _, err := os.Stat(filepath.Join(folder, "b.db")); err == nil {
			t.Error("it was written")
		}
	})
}

// databaseOf is the file of a store.
func databaseOf(t *testing.T, s *Store) (path string) {
	t.Helper()
	if err := s.db.QueryRow("SELECT file FROM pragma_database_list WHERE name = 'main'").Scan(&path); err != nil {
		t.Fatal(err)
	}
	return path
}

// Folders of killed programs are removed, and folders in use are not.
func TestPartialFolders(t *testing.T) {
	folder := t.TempDir()
	used, err := newPartial(filepath.Join(folder, "b.db"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := used.file(); err != nil {
		t.Fatal(err)
	}
	left := filepath.Join(folder, partialName+"1")
	making, old := filepath.Join(folder, partialName+"2"), filepath.Join(folder, partialName+"3")
	for _, name := range []string{left, making, old, filepath.Join(folder, ".somebody's")} {
		if err := os.Mkdir(name, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"in-use-lock", FileName, FileName + "-journal"} {
		if err := os.WriteFile(filepath.Join(left, name), []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	then := time.Now().Add(-2 * young)
	if err := os.Chtimes(old, then, then); err != nil {
		t.Fatal(err)
	}
	source := started(t, Config{})
	check := func(context.Context, *Reader) error { return nil }
	if err := Backup(t.Context(), databaseOf(t, source), filepath.Join(folder, "b.db"), false, check); err != nil {
		t.Fatal(err)
	}
	want := []string{".somebody's", filepath.Base(used.folder), partialName + "2"}
	got := hidden(t, folder)
	for _, name := range want {
		if !contains(got, name) {
			t.Errorf("%s is not there any more", name)
		}
	}
	if len(got) != len(want) {
		t.Errorf("there are %v, want %v", got, want)
	}
	if _, err := os.Stat(filepath.Join(used.folder, FileName)); err != nil {
		t.Errorf("what is in use: %v", err)
	}
	if err := used.remove(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(used.folder); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the folder that was removed: %v", err)
	}
}

func contains(names []string, name string) bool {
	for _, n := range names {
		if n == name {
			return true
		}
	}
	return false
}
