package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"sync"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// started opens a new store.
func started(t *testing.T, o Config) *Store {
	t.Helper()
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), FileName), o)
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

// inWriter runs f on the connection that writes.
func (s *Store) inWriter(ctx context.Context, f func(context.Context, *sql.Conn) error) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, _ *query.Queries) error { return f(ctx, s.writer.conn) })
}

// safe checks the settings of a connection.
func safe(ctx context.Context, conn *sql.Conn) error {
	for setting, want := range map[string]string{
		"synchronous": "2", "journal_mode": "wal", "foreign_keys": "1", "wal_autocheckpoint": "0", "trusted_schema": "0",
	} {
		var got string
		if err := conn.QueryRowContext(ctx, "PRAGMA "+setting).Scan(&got); err != nil {
			return err
		}
		if got != want {
			return fmt.Errorf("%s is %s, want %s", setting, got, want)
		}
	}
	return nil
}

// Every connection waits for the disk, whenever it was made.
func TestSettings(t *testing.T) {
	s, ctx := started(t, Config{}), t.Context()
	for round := range 3 {
		if err := s.inWriter(ctx, safe); err != nil {
			t.Errorf("round %d: the connection that writes: %v", round, err)
		}
		// All connections of the pool at once, during other reads; each round has new
		// ones.
		var holding, reading sync.WaitGroup
		for range 2 * readerCount() {
			reading.Go(func() {
				if _, err := s.List(ctx, store.Filter{}); err != nil {
					t.Error(err)
				}
			})
		}
		conns := make([]*sql.Conn, readerCount())
		for i := range conns {
			holding.Go(func() {
				conn, err := s.db.Conn(ctx)
				if err == nil {
					conns[i], err = conn, safe(ctx, conn)
				}
				if err != nil {
					t.Errorf("round %d: connection %d that reads: %v", round, i, err)
				}
			})
		}
		holding.Wait()
		for _, conn := range conns {
			if _, err := conn.ExecContext(ctx, "UPDATE service SET tries = 0"); err == nil {
				t.Error("a connection that reads can write")
			}
			if err := conn.Close(); err != nil {
				t.Error(err)
			}
		}
		reading.Wait()
		if n := s.db.Stats().OpenConnections; n != readerCount() {
			t.Errorf("%d connections read, want %d", n, readerCount())
		}
		s.db.SetMaxIdleConns(0)
		s.db.SetMaxIdleConns(readerCount())
		// A connection that failed is replaced by a new one.
		_ = s.inWriter(ctx, func(ctx context.Context, conn *sql.Conn) error {
			_, err := conn.ExecContext(ctx, "PRAGMA synchronous = OFF")
			return err
		})
		s.gate(func() { s.writer.closeConnection() })
		conn, err := s.checkpoints.db.Conn(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := safe(ctx, conn); err != nil {
			t.Errorf("round %d: the connection of checkpoints: %v", round, err)
		}
		if err := conn.Close(); err != nil {
			t.Error(err)
		}
	}
}

// gate runs f while nothing is committed.
func (s *Store) gate(f func()) {
	s.writer.commitLock.Lock()
	defer s.writer.commitLock.Unlock()
	f()
}
