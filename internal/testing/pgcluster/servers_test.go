package pgcluster_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// What a synchronous standby has confirmed is there after the primary was killed, and a further
// standby follows the new one.
func TestFailover(t *testing.T) {
	ctx := t.Context()
	servers, err := pgcluster.Start(ctx, pgcluster.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := servers.Close(); err != nil {
			t.Error(err)
		}
	}()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	a, err := servers.AddStandby(ctx, "a")
	must(err)
	b, err := servers.AddStandby(ctx, "b")
	must(err)
	must(servers.SetSynchronous(ctx, "ANY 1 (a, b)"))
	must(servers.Primary().Exec(ctx, "CREATE TABLE cups (n integer)"))
	must(b.Pause())
	must(servers.Primary().Exec(ctx, "INSERT INTO cups VALUES (1)"))
	must(b.Resume())
	must(servers.Primary().Kill())
	must(servers.Promote(ctx, a))
	must(servers.Follow(ctx, b))
	must(servers.SetSynchronous(ctx, "ANY 1 (a, b)"))
	must(servers.Primary().Exec(ctx, "INSERT INTO cups SELECT n + 1 FROM cups"))
	must(servers.Primary().Exec(ctx, "SELECT 1 / (count(*) - 1) FROM cups")) // an error unless there are two
	must(b.Stop(ctx))
	must(b.Start(ctx))
}
