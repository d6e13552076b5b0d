package sqlite_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// fill stores a match of so many turns, of 200 bytes each, and returns its last seq.
func fill(t *testing.T, s store.Store, id string, turns int) int64 {
	t.Helper()
	seq := int64(0)
	for seq < int64(turns) {
		e := store.LogEntry{Match: id, Epoch: 1}
		for range min(store.MaxEvents, turns-int(seq)) {
			seq++
			e.Events = append(e.Events, match.Event{Seq: seq, At: time.Unix(1_900_000_000, 0), Data: match.Played{Turn: strings.Repeat("x", 100)}})
		}
		e.Summary = &store.Summary{Match: id, Seq: seq, Status: store.StatusWaiting, ToMove: game.None, Outcome: game.Outcome{Winner: game.None}}
		if err := s.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	return seq
}

// What was deleted does not count, and its space is used again before the file grows.
func TestDeletedSpaceIsUsedAgain(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder, sqlite.Config{})
	// usage is the size of the database without its log, which never shrinks.
	usage := func() int64 {
		t.Helper()
		log, err := os.Stat(filepath.Join(folder, sqlite.FileName+"-wal"))
		if err != nil {
			t.Fatal(err)
		}
		u, err := s.Usage(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if u.Free <= 0 {
			t.Errorf("%d bytes are free", u.Free)
		}
		return u.Bytes - log.Size()
	}
	empty := usage()
	const matches, turns = 5, 2000
	for round := range 4 {
		var last int64
		for i := range matches {
			last = fill(t, s, fmt.Sprint("m", round, i), turns)
		}
		if got := usage() - empty; got < matches*turns*180 || got > matches*turns*500 {
			t.Errorf("round %d: %d turns take %d bytes", round, matches*turns, got)
		}
		before := usage()
		for i := range matches {
			if err := s.Delete(t.Context(), fmt.Sprint("m", round, i), last); err != nil {
				t.Fatal(err)
			}
		}
		if freed := before - usage(); freed < matches*turns*150 {
			t.Errorf("round %d: deleting %d turns has freed %d bytes", round, matches*turns, freed)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(folder, sqlite.FileName))
	if err != nil {
		t.Fatal(err)
	}
	if info.Size() > matches*turns*500 {
		t.Errorf("four rounds of %d turns have left a file of %d bytes: space is not used again", matches*turns, info.Size())
	}
	t.Logf("four rounds of %d turns leave a file of %d bytes", matches*turns, info.Size())

	// A copy is as small as its data.
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(t.Context(), filepath.Join(folder, sqlite.FileName), copied, false, func(context.Context, *sqlite.Reader) error { return nil }); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(copied); err != nil || info.Size() > 600_000 {
		t.Errorf("a copy of nothing has %d bytes, %v", info.Size(), err)
	}
}
