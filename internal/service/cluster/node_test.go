package cluster_test

import (
	"context"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
	"github.com/teahouse-games/teahouse/internal/service/cluster"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// advances records by how much each heartbeat wants to advance the uptime.
type advances struct {
	store.Cluster
	seen chan time.Duration
}

func (a advances) Heartbeat(ctx context.Context, beat store.Heartbeat) (store.ClusterState, error) {
	state, err := a.Cluster.Heartbeat(ctx, beat)
	a.seen <- beat.Advance
	return state, err
}

// The time of an outage, in which no heartbeat works, is not counted as uptime.
func TestOutageIsNotCounted(t *testing.T) {
	bus, err := nats.Start(t.Context(), nats.Config{Node: "a", Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = bus.Close() }()
	var outage atomic.Int64
	kept := advances{memory.NewShared().Node("a"), make(chan time.Duration, 100)}
	node, err := cluster.Start(t.Context(), cluster.Config{
		Store: kept, Bus: bus, ID: "a", Log: slog.New(slog.DiscardHandler), Metrics: metrics.New(prometheus.NewRegistry()),
		Clock: func() (time.Time, time.Duration) {
			wall, monotone := uptime.SystemClock()
			return wall, monotone + time.Duration(outage.Load())
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer node.Stop()
	<-kept.seen
	outage.Store(int64(10 * time.Second))
	if advance := <-kept.seen; advance > 2*store.HeartbeatInterval {
		t.Errorf("after an outage of 10 s the heartbeat has counted %v", advance)
	}
}
