package sqlite_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/store/storetest"
)

// open opens the database in a folder and closes it at the end of the test.
func open(t testing.TB, folder string, o sqlite.Config) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return s
}

func TestLaws(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store { return open(t, t.TempDir(), sqlite.Config{}) })
}

func TestDurable(t *testing.T) {
	storetest.Durable(t, func(t *testing.T, folder string) store.Store { return open(t, folder, sqlite.Config{}) })
}

// What is done to both stores at random gives the same in both.
func TestSameAsMemory(t *testing.T) {
	folder := t.TempDir()
	storetest.CompareStores(t, func() (store.Store, store.Store, error) {
		path := filepath.Join(folder, sqlite.FileName)
		err := errors.Join(os.RemoveAll(path), os.RemoveAll(path+"-wal"), os.RemoveAll(path+"-shm"), os.RemoveAll(path+"-commits"))
		if err != nil {
			return nil, nil, err
		}
		s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
		return memory.New(), s, err
	})
}
