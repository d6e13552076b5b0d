package sqlite_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// BenchmarkAppend measures appended turns, with so many concurrent appenders; sync is a
// bare loop that writes as much to a file and waits for the disk, for comparison.
func BenchmarkAppend(b *testing.B) {
	for _, n := range []int{1, 8, 64, 512} {
		b.Run(fmt.Sprintf("sqlite/%d", n), func(b *testing.B) { appendFrom(b, open(b, b.TempDir(), sqlite.Config{}), n) })
	}
	b.Run("memory/64", func(b *testing.B) { appendFrom(b, memory.New(), 64) })
	b.Run("sync/1", func(b *testing.B) {
		f, err := os.Create(filepath.Join(b.TempDir(), "file"))
		if err != nil {
			b.Fatal(err)
		}
		page := make([]byte, 4096)
		for b.Loop() {
			if _, err := f.Write(page); err != nil {
				b.Fatal(err)
			}
			if err := f.Sync(); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "syncs/s")
		if err := f.Close(); err != nil {
			b.Fatal(err)
		}
	})
}

// appendFrom appends turns to as many matches as there are appenders.
func appendFrom(b *testing.B, s store.Store, appenders int) {
	for i := range appenders {
		mustAppend(b, s, entry(fmt.Sprint("m", i), 1))
	}
	var left atomic.Int64
	left.Store(int64(b.N))
	failed := make(chan error, appenders)
	b.ResetTimer()
	for i := range appenders {
		go func() {
			for seq := int64(2); left.Add(-1) >= 0; seq++ {
				e := entry(fmt.Sprint("m", i), seq)
				e.Events[0].Uptime = time.Duration(seq) * time.Millisecond // which is kept as well
				if err := s.Append(b.Context(), e); err != nil {
					failed <- err
					return
				}
			}
			failed <- nil
		}()
	}
	for range appenders {
		if err := <-failed; err != nil {
			b.Error(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "turns/s")
}

// BenchmarkRead measures what a room and a page ask for, of a thousand matches.
func BenchmarkRead(b *testing.B) {
	s := open(b, b.TempDir(), sqlite.Config{})
	for i := range 1000 {
		e := entry(fmt.Sprint("m", i), 1)
		e.Summary.Public, e.Summary.Seats[0].Person = true, fmt.Sprint("p", i%100)
		mustAppend(b, s, e)
	}
	for name, read := range map[string]func(id string) error{
		"events":  func(id string) error { _, err := s.Events(b.Context(), id, 0, 100); return err },
		"summary": func(id string) error { _, err := s.Summary(b.Context(), id); return err },
		"public":  func(string) error { _, err := s.List(b.Context(), store.Filter{Public: true, Limit: 20}); return err },
		"own":     func(string) error { _, err := s.List(b.Context(), store.Filter{Person: "p7", Limit: 20}); return err },
		"due":     func(string) error { _, err := s.DueMatches(b.Context(), 0, 100); return err },
	} {
		b.Run(name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				if err := read(fmt.Sprint("m", i%1000)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
