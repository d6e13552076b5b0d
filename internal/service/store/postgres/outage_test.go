package postgres_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// While there is no primary, a node whose callers all try again and again opens a connection to the standby every few seconds.
// When the standby is promoted, all of them go on.
func TestFewConnectionsWithoutAPrimary(t *testing.T) {
	t.Parallel() // it waits
	ctx := t.Context()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	servers, standbys := startServers(t, pgcluster.Config{}, "a")
	standby := standbys[0]
	dsn, err := servers.CreateDatabase(ctx)
	must(err)
	s := open(t, dsn, postgres.Config{Node: "n1", SingleDatabase: true})
	mustAppend(t, s, entry("m1", 1))
	sessions := func() (n int) {
		must(standby.Query(ctx, &n, "SELECT sessions FROM pg_stat_database WHERE datname = $1", databaseName(dsn)))
		return n
	}
	for behind := true; behind; time.Sleep(10 * time.Millisecond) { // the standby has the database
		must(servers.Primary().Query(ctx, &behind, "SELECT count(*) = 0 OR min(replay_lsn) < pg_current_wal_lsn() FROM pg_stat_replication"))
	}
	must(servers.Primary().Kill())

	var callers sync.WaitGroup
	var failed atomic.Int64
	for range 20 {
		callers.Go(func() {
			for t.Context().Err() == nil {
				if _, err := s.Summary(context.WithoutCancel(ctx), "m1"); err == nil {
					return
				}
				failed.Add(1)
			}
		})
	}
	time.Sleep(time.Second) // each may have had a connection that breaks
	before := sessions()
	const outage = 4 * time.Second
	time.Sleep(outage)
	if n := sessions() - before; n > 5 {
		t.Errorf("%d connections were opened in %v", n, outage)
	}
	if failed.Load() == 0 {
		t.Error("nothing failed without a primary")
	}
	must(servers.Promote(ctx, standby))
	callers.Wait()
}
