package cluster_test

import (
	"context"
	"errors"
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

// watched records what a node asks its store, which can be away.
type watched struct {
	store.Cluster
	away     *atomic.Bool
	advances chan time.Duration // by how much each heartbeat that works wants to advance the uptime
	refused  chan struct{}      // the probes that do not work
}

var errAway = errors.New("away")

func (w watched) Heartbeat(ctx context.Context, beat store.Heartbeat) (store.ClusterState, error) {
	if w.away.Load() {
		return store.ClusterState{}, errAway
	}
	state, err := w.Cluster.Heartbeat(ctx, beat)
	w.advances <- beat.Advance
	return state, err
}

func (w watched) Probe(ctx context.Context) error {
	if w.away.Load() {
		w.refused <- struct{}{}
		return errAway
	}
	return w.Cluster.Probe(ctx)
}

// watchedNode starts a node on a machine whose clock is ahead by outage, and returns it after its first heartbeat.
func watchedNode(t *testing.T, shared *memory.Shared) (node *cluster.Node, kept watched, outage *atomic.Int64) {
	t.Helper()
	bus, err := nats.Start(t.Context(), nats.Config{Node: "a", Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = bus.Close() })
	outage = new(atomic.Int64)
	kept = watched{shared.Node("a"), new(atomic.Bool), make(chan time.Duration, 100), make(chan struct{}, 1000)}
	node, err = cluster.Start(t.Context(), cluster.Config{
		Store: kept, Bus: bus, ID: "a", Log: slog.New(slog.DiscardHandler), Metrics: metrics.New(prometheus.NewRegistry()),
		Clock: func() (time.Time, time.Duration) {
			wall, monotone := uptime.SystemClock()
			return wall, monotone + time.Duration(outage.Load())
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(node.Stop)
	<-kept.advances
	return node, kept, outage
}

// The time of an outage, in which no heartbeat works, is not counted as uptime.
func TestOutageIsNotCounted(t *testing.T) {
	_, kept, outage := watchedNode(t, memory.NewShared())
	outage.Store(int64(10 * time.Second))
	if advance := <-kept.advances; advance > 2*store.HeartbeatInterval {
		t.Errorf("after an outage of 10 s the heartbeat has counted %v", advance)
	}
}

// From the last sign of a database that goes away clocks stand still, and they go on from there when it is back.
func TestNothingIsChargedWhileTheDatabaseIsAway(t *testing.T) {
	node, kept, outage := watchedNode(t, memory.NewShared())
	<-kept.advances
	kept.away.Store(true)
	before := node.Now().Uptime
	outage.Store(int64(500 * time.Millisecond))
	<-kept.refused // may have been asked before
	<-kept.refused
	<-kept.refused
	if now := node.Now().Uptime; now > before {
		t.Errorf("uptime has gone from %v to %v while the database was away", before, now)
	}
	kept.away.Store(false)
	<-kept.advances
	outage.Store(0) // the clock of the machine goes back, so that only what was counted meanwhile is left
	if now := node.Now().Uptime; now > before {
		t.Errorf("uptime has gone from %v to %v when the database was back", before, now)
	}
}

// After an outage a node that does not lead goes on from what it had counted before, though the leader has not stored that time yet.
func TestUptimeDoesNotGoBackAfterAnOutage(t *testing.T) {
	shared := memory.NewShared()
	if _, err := shared.Node("leader").Heartbeat(t.Context(), store.Heartbeat{}); err != nil {
		t.Fatal(err)
	}
	node, kept, outage := watchedNode(t, shared)
	outage.Store(int64(600 * time.Millisecond)) // they have passed, and the leader sends no heartbeat
	time.Sleep(250 * time.Millisecond)          // the database answers questions meanwhile
	kept.away.Store(true)
	for range 3 {
		<-kept.refused
	}
	before := node.Now().Uptime
	kept.away.Store(false)
	<-kept.advances
	if now := node.Now().Uptime; now < before {
		t.Errorf("uptime has gone back from %v to %v when the database was back", before, now)
	}
}
