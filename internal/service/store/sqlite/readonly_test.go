package sqlite_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// protect makes a folder one in which nothing can be written, and reports whether that
// worked: no rights stop root, and not everybody may mount.
func protect(t *testing.T, folder string) bool {
	t.Helper()
	if mountReadOnly(t, folder) {
		return true
	}
	if err := os.Chmod(folder, 0o500); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(folder, 0o700) })
	err := os.WriteFile(filepath.Join(folder, "x"), nil, 0o600)
	return err != nil
}

// A read-only folder can be read and copied if its database was closed properly.
// Otherwise the error names what to do.
func TestReadOnlyFolder(t *testing.T) {
	for _, c := range []struct {
		name    string
		prepare func(t *testing.T, path string)
	}{
		{"closed in order", func(*testing.T, string) {}},
		{"an empty log", func(t *testing.T, path string) { prepareEntry(t, path+"-wal", "") }},
		{"a file that cannot be written", func(t *testing.T, path string) {
			if err := os.Chmod(path, 0o400); err != nil {
				t.Fatal(err)
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := t.TempDir()
			path := filepath.Join(folder, sqlite.FileName)
			begin(t, path)
			c.prepare(t, path)
			protected := protect(t, folder)
			r, err := sqlite.OpenReader(t.Context(), path)
			if err != nil {
				t.Fatal(err)
			}
			if n, err := whole(t.Context(), r); n != 1 || err != nil {
				t.Errorf("%d matches, %v", n, err)
			}
			if err := r.Close(); err != nil {
				t.Error(err)
			}
			to := filepath.Join(t.TempDir(), "b.db")
			if err := sqlite.Backup(t.Context(), path, to, false, fine); err != nil {
				t.Fatal(err)
			}
			if _, err := sqlite.Restore(t.Context(), to, filepath.Join(t.TempDir(), sqlite.FileName), all); err != nil {
				t.Error(err)
			}
			if s, err := sqlite.Open(t.Context(), path, sqlite.Config{}); protected && err == nil {
				t.Error("it was opened for writing", s.Close())
			} else if !protected && err == nil {
				_ = s.Close()
			}
		})
	}
	folder := t.TempDir()
	s := open(t, folder, sqlite.Config{})
	mustAppend(t, s, entry("m1", 1))
	crashed := crash(t, filepath.Join(folder, sqlite.FileName))
	if protect(t, crashed) {
		r, err := sqlite.OpenReader(t.Context(), filepath.Join(crashed, sqlite.FileName))
		if err == nil {
			_ = r.Close()
		}
		if err == nil || !strings.Contains(err.Error(), "what was written last is in teahouse.db-wal") {
			t.Errorf("one that was not closed: %v", err)
		}
	}
}
