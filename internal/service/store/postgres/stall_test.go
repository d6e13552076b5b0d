package postgres_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// A commit that waits for its standby is left alone, even if the primary has a second address. A primary that hangs breaks
// no connection either: once another server was promoted everything goes on there, and of what waited the outcome is
// unknown.
func TestPrimaryHangs(t *testing.T) {
	t.Parallel() // it waits
	ctx := context.Background()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	servers, standbys := startServers(t, pgcluster.Config{}, "a")
	standby := standbys[0]
	name, err := servers.CreateDatabase(ctx)
	must(err)
	must(servers.SetSynchronous(ctx, "ANY 1 (a)"))
	second, err := tcpproxy.Start(servers.Primary().Address())
	must(err)
	t.Cleanup(func() { _ = second.Close() })
	primary := servers.Primary().Address()
	dsn := strings.Replace(servers.DSN(databaseName(name)), primary, primary+","+second.Address(), 1)
	s := open(t, dsn, postgres.Config{SingleDatabase: true})
	mustAppend(t, s, entry("m1", 1))
	_, err = s.Heartbeat(ctx, store.Heartbeat{Name: "n1"})
	must(err)

	must(standby.Pause())
	waiting := make(chan error, 3)
	go func() { waiting <- s.Append(ctx, entry("m1", 2)) }()
	select {
	case err := <-waiting:
		t.Errorf("a commit that waits for its standby ended: %v", err)
	case <-time.After(6 * time.Second): // longer than a server may hang
	}
	must(standby.Resume())
	must(<-waiting)

	failover, err := servers.FailOverHanging(ctx)
	must(err)
	go func() { waiting <- s.Append(ctx, entry("m1", 3)) }()
	go func() {
		_, err := s.Heartbeat(ctx, store.Heartbeat{Name: "n1"})
		waiting <- err
	}()
	go func() {
		_, err := s.Summary(ctx, "m1")
		waiting <- err
	}()
	for range 3 {
		if err := <-waiting; err != nil && !errors.Is(err, store.ErrUnknownOutcome) && !errors.Is(err, store.ErrUnavailable) {
			t.Errorf("what waited ended with %v", err)
		}
	}
	epoch, _, err := s.Claim(ctx, "m1", store.FromAnybody)
	for tries := 0; err != nil && tries < 100; tries++ {
		time.Sleep(100 * time.Millisecond)
		epoch, _, err = s.Claim(ctx, "m1", store.FromAnybody)
	}
	must(err)
	is, err := s.Summary(ctx, "m1")
	must(err)
	mustAppend(t, s, owned(entry("m1", is.Seq+1), epoch))
	must(failover.Lost.Kill())
}
