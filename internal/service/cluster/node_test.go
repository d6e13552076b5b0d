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
	away    *atomic.Bool
	hangs   *atomic.Bool       // probes are left without an answer
	commits *atomic.Bool       // probes of commits are
	beats   chan store.Counted // what each heartbeat that works has counted
	refused chan struct{}      // the probes that do not work
}

var errAway = errors.New("away")

func (w watched) Heartbeat(ctx context.Context, beat store.Heartbeat) (store.ClusterState, error) {
	if w.away.Load() {
		return store.ClusterState{}, errAway
	}
	var counted store.Counted
	count := beat.Count
	beat.Count = func() store.Counted {
		counted = count()
		return counted
	}
	state, err := w.Cluster.Heartbeat(ctx, beat)
	w.beats <- counted
	return state, err
}

func (w watched) Probe(ctx context.Context) error {
	if w.away.Load() {
		w.refused <- struct{}{}
		return errAway
	}
	if w.hangs.Load() {
		<-ctx.Done()
		return ctx.Err()
	}
	return w.Cluster.Probe(ctx)
}

func (w watched) ProbeCommit(ctx context.Context) error {
	if w.commits.Load() {
		<-ctx.Done()
		return ctx.Err()
	}
	return w.Cluster.ProbeCommit(ctx)
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
	kept = watched{shared.Node("a"), new(atomic.Bool), new(atomic.Bool), new(atomic.Bool), make(chan store.Counted, 100), make(chan struct{}, 1000)}
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
	<-kept.beats
	return node, kept, outage
}

// The time of an outage, in which no heartbeat works, is not counted as uptime.
func TestOutageIsNotCounted(t *testing.T) {
	_, kept, outage := watchedNode(t, memory.NewShared())
	outage.Store(int64(10 * time.Second))
	if advance := (<-kept.beats).Passed; advance > 2*store.HeartbeatInterval {
		t.Errorf("after an outage of 10 s the heartbeat has counted %v", advance)
	}
}

// From the last sign of a database that goes away clocks stand still, and they go on from there when it is back.
func TestNothingIsChargedWhileTheDatabaseIsAway(t *testing.T) {
	node, kept, outage := watchedNode(t, memory.NewShared())
	<-kept.beats
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
	<-kept.beats
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
	<-kept.beats
	if now := node.Now().Uptime; now < before {
		t.Errorf("uptime has gone back from %v to %v when the database was back", before, now)
	}
}

// What passes while the database leaves a question without an answer is not counted by the next heartbeat: its answer confirms it.
func TestHangingQuestionConfirmsNothing(t *testing.T) {
	node, kept, _ := watchedNode(t, memory.NewShared())
	kept.hangs.Store(true)
	<-kept.beats // the question before it may have been answered after it
	before := node.Now().Uptime
	if beat := <-kept.beats; beat.Uptime > before+store.MaxInFlight {
		t.Errorf("while a question has no answer the heartbeat has counted %+v, and %v a second before", beat, before)
	}
}

// If commits hang and the database answers all else, the clock goes back to the last commit that was safe.
func TestHangingCommitsAreNotCounted(t *testing.T) {
	node, kept, _ := watchedNode(t, memory.NewShared())
	<-kept.beats
	before := node.Now().Uptime
	kept.commits.Store(true)
	for {
		beat := <-kept.beats // they work here, and count what has passed until the commits are noticed
		if beat.Hung {
			if most := before + 2*store.MaxAdvance; beat.Uptime > most {
				t.Errorf("commits hang, and the heartbeat has counted %+v, at most %v are right", beat, most)
			}
			return
		}
		if beat.Uptime > before+4*store.HeartbeatInterval {
			t.Fatalf("commits hang, and the heartbeat has counted %+v, %v before", beat, before)
		}
	}
}

// When the leader is gone the other nodes count on, and the next leader goes on from there: no clock goes back.
func TestUptimeGoesOnWithoutALeader(t *testing.T) {
	shared := memory.NewShared()
	if _, err := shared.Node("leader").Heartbeat(t.Context(), store.Heartbeat{}); err != nil {
		t.Fatal(err)
	}
	node, kept, _ := watchedNode(t, shared)
	var before time.Duration
	for i := 0; !node.Leads(); i++ {
		if i == 2 {
			shared.Advance(store.LeaseTime)
		}
		before = node.Now().Uptime
		<-kept.beats
		time.Sleep(10 * time.Millisecond) // the node takes the answer
		if now := node.Now().Uptime; now < before {
			t.Errorf("heartbeat %d: uptime has gone back from %v to %v", i, before, now)
		}
	}
	if before < store.HeartbeatInterval {
		t.Errorf("without a leader only %v were counted", before)
	}
}

// A clock that stands still goes on with the next heartbeat, and what waits for it goes on then.
func TestSettleWaitsForTheNextHeartbeat(t *testing.T) {
	node, kept, _ := watchedNode(t, memory.NewShared())
	node.Settle(t.Context()) // the clock goes on
	kept.away.Store(true)
	for range 3 {
		<-kept.refused
	}
	before := node.Now().Uptime
	settled := make(chan time.Duration)
	go func() {
		node.Settle(context.WithoutCancel(t.Context()))
		settled <- node.Now().Uptime
	}()
	select {
	case <-settled:
		t.Fatal("the clock stands still, and nothing waits")
	case <-kept.refused:
	}
	ended, end := context.WithCancel(t.Context())
	end()
	node.Settle(ended) // does not wait either
	kept.away.Store(false)
	if now := <-settled; now < before {
		t.Errorf("uptime has gone from %v to %v", before, now)
	}
}

// A node whose lease has ended is still reached: after an outage of the database all leases have.
func TestNodeWithoutLeaseIsStillReached(t *testing.T) {
	site := newSite(t)
	nodes := site.cluster(2)
	nodes[0].node.Vanish() // its bus goes on
	site.store.Advance(store.LeaseTime)
	site.until("the lease has ended", func() bool { return len(nodes[1].node.Nodes()) == 1 })
	for range 20 {
		time.Sleep(50 * time.Millisecond)
		if reached := nodes[1].bus.Nodes(); len(reached) != 1 {
			t.Fatalf("the bus reaches %v", reached)
		}
	}
}
