package postgres_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// A primary that hangs breaks no connection. Once another server is the primary everything goes on there, and of
// what waited the outcome is unknown.
func TestPrimaryHangs(t *testing.T) {
	ctx := context.Background()
	servers, err := pgcluster.Start(ctx, pgcluster.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := servers.Close(); err != nil {
			t.Error(err)
		}
	})
	if _, err := servers.AddStandby(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	name, err := servers.CreateDatabase(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if err := servers.SetSynchronous(ctx, "ANY 1 (a)"); err != nil {
		t.Fatal(err)
	}
	s := open(t, servers.DSN(databaseName(name)), postgres.Config{SingleDatabase: true})
	mustAppend(t, s, entry("m1", 1))
	if _, err := s.Heartbeat(ctx, store.Heartbeat{Name: "n1"}); err != nil {
		t.Fatal(err)
	}
	waiting := make(chan error)
	hanging, _, err := servers.FailOverHanging(ctx)
	if err != nil {
		t.Fatal(err)
	}
	go func() { waiting <- s.Append(ctx, entry("m1", 2)) }()
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
	epoch, _, err := s.Claim(ctx, "m1", true)
	for tries := 0; err != nil && tries < 100; tries++ {
		time.Sleep(100 * time.Millisecond)
		epoch, _, err = s.Claim(ctx, "m1", true)
	}
	if err != nil {
		t.Fatalf("the match could not be claimed at the new primary: %v", err)
	}
	is, err := s.Summary(ctx, "m1")
	if err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, owned(entry("m1", is.Seq+1), epoch))
	if err := hanging.Kill(); err != nil {
		t.Error(err)
	}
}
