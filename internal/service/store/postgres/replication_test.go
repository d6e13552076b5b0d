package postgres_test

import (
	"context"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// The metrics say whether there is a synchronous standby, and which.
func TestReplicationMetrics(t *testing.T) {
	ctx := t.Context()
	servers, standbys := startServers(t, pgcluster.Config{}, "a")
	a := standbys[0]
	if err := servers.SetSynchronous(ctx, "ANY 1 (a, b)"); err != nil {
		t.Fatal(err)
	}
	dsn, err := servers.CreateDatabase(ctx)
	if err != nil {
		t.Fatal(err)
	}
	m := metrics.New(prometheus.NewRegistry())
	s := open(t, dsn, postgres.Config{Node: newNodeID(), Metrics: m})
	expect := func(standbys int, safe float64) {
		t.Helper()
		deadline := time.Now().Add(time.Minute)
		for {
			s.MeasureReplication(ctx)
			found, is := testutil.CollectAndCount(m.StandbySynchronous), testutil.ToFloat64(m.ReplicationSafe)
			if found == standbys && is == safe {
				return
			}
			if time.Now().After(deadline) {
				t.Fatalf("%d standbys, want %d; safe is %v, want %v", found, standbys, is, safe)
			}
			time.Sleep(20 * time.Millisecond)
		}
	}
	expect(1, 1)
	if is := testutil.ToFloat64(m.StandbySynchronous.WithLabelValues("a")); is != 1 {
		t.Errorf("standby a is synchronous: %v", is)
	}
	if err := a.Kill(); err != nil {
		t.Fatal(err)
	}
	expect(0, 0)
	if err := a.Start(context.WithoutCancel(ctx)); err != nil {
		t.Fatal(err)
	}
	expect(1, 1)
}

func TestRequiredStandbys(t *testing.T) {
	for names, want := range map[string]int{
		"": 0, "  ": 0, "a": 1, "a, b": 1, "*": 1, "ANY 1 (a, b)": 1, "any 2(a,b,c)": 2, "FIRST 3 (*)": 3, "2 (a, b)": 2, `"ANY 5"`: 1,
	} {
		if got := postgres.RequiredStandbys(names); got != want {
			t.Errorf("%q: %d, want %d", names, got, want)
		}
	}
}
