package postgres_test

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// BenchmarkAppend measures turns that are on the disks of the primary and of a synchronous standby, by
// the number of lanes and of matches that are played at the same time.
func BenchmarkAppend(b *testing.B) {
	ctx := context.Background()
	servers, _ := startServers(b, pgcluster.Config{Sync: true}, "a")
	if err := servers.SetSynchronous(ctx, "ANY 1 (a)"); err != nil {
		b.Fatal(err)
	}
	for _, lanes := range []int{1, 4, 6, 8} {
		for _, appenders := range []int{1, 64, 512} {
			b.Run(fmt.Sprintf("lanes=%d/matches=%d", lanes, appenders), func(b *testing.B) {
				dsn, err := servers.CreateDatabase(ctx)
				if err != nil {
					b.Fatal(err)
				}
				s := open(b, dsn, postgres.Config{Node: newNodeID(), Lanes: lanes})
				if _, err := s.Heartbeat(ctx, store.Heartbeat{}); err != nil { // as in a cluster
					b.Fatal(err)
				}
				appendFrom(b, s, dsn, appenders, servers)
			})
		}
	}
}

// appendFrom appends turns to as many matches as there are appenders.
func appendFrom(b *testing.B, s *postgres.Store, dsn string, appenders int, servers *pgcluster.Servers) {
	var first []store.LogEntry
	for i := range appenders {
		first = append(first, playedEntry(i, 1))
	}
	for some := range slices.Chunk(first, store.MaxEntries) {
		mustAppend(b, s, some...)
	}
	database := databaseName(dsn)
	transactions := "SELECT xact_commit::INTEGER FROM pg_stat_database WHERE datname = '" + database + "'"
	wal := "SELECT (wal_bytes / 1)::BIGINT FROM pg_stat_wal"
	time.Sleep(time.Second) // until the statistics are written
	transactionsBefore, walBefore := queryInt(b, dsn, transactions), queryInt(b, dsn, wal)
	processorBefore := processorTime(b, servers)
	var left atomic.Int64
	left.Store(int64(b.N))
	failed := make(chan error, appenders)
	b.ResetTimer()
	for i := range appenders {
		go func() {
			for seq := int64(2); left.Add(-1) >= 0; seq++ {
				e := playedEntry(i, seq)
				e.OnlyProgress, e.CommandKey = true, &store.CommandKey{Client: "0123456789abcdef", ID: fmt.Sprint(seq)}
				if err := s.Append(context.Background(), e); err != nil {
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
	b.StopTimer()
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "turns/s")
	b.ReportMetric((processorTime(b, servers)-processorBefore).Seconds()*1e6/float64(b.N), "database-µs/turn")
	time.Sleep(time.Second)
	b.ReportMetric(float64(queryInt(b, dsn, transactions)-transactionsBefore)/float64(b.N), "transactions/turn")
	b.ReportMetric(float64(queryInt(b, dsn, wal)-walBefore)/float64(b.N), "WAL-B/turn")
}

// playedEntry returns an entry of a private match that two people play.
func playedEntry(i int, seq int64) store.LogEntry {
	e := entry(fmt.Sprint("m", i), seq)
	e.Summary.Seats[1] = e.Summary.Seats[0]
	e.Summary.Status = store.StatusPlaying
	return e
}

// processorTime returns the processor time that the servers have used.
func processorTime(b *testing.B, servers *pgcluster.Servers) (sum time.Duration) {
	b.Helper()
	for _, server := range append(servers.Standbys(), servers.Primary()) {
		cpu, err := server.CPU()
		if err != nil {
			b.Fatal(err)
		}
		sum += cpu
	}
	return sum
}

// BenchmarkRead measures what a room and a page ask for, of a thousand matches.
func BenchmarkRead(b *testing.B) {
	s := openSingle(b, newDatabase(b), "n1")
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
		"owner":   func(id string) error { _, err := s.Owner(b.Context(), id); return err },
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
