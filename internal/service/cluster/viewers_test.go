package cluster_test

import (
	"context"
	"encoding/json"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// A match that its owner cannot read is the only one in a report that is not answered.
func TestReportOfUnreadableMatch(t *testing.T) {
	s := newSite(t)
	var unreadable unreadableStore
	first, second := s.start(unreadable.change), s.start(nil)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	damaged, sound := first.create("none"), first.create("none")
	if _, err := first.HandOver(t.Context(), damaged); err != nil { // so that it is read again
		t.Fatal(err)
	}
	unreadable.match.Store(&damaged)
	answers := second.reportTo(first, damaged, sound)
	if !answers[0].Failed || answers[1].Failed || answers[1].Watching != 1 {
		t.Errorf("the answers are %+v", answers)
	}
}

// A match that its owner is busy with for long delays no other in a report.
func TestReportOfBusyMatch(t *testing.T) {
	s := newSite(t)
	slow := slowStore{reading: make(chan struct{}), read: make(chan struct{})}
	first, second := s.start(slow.change), s.start(nil)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	busy, idle := first.create("none"), first.create("none")
	if _, err := first.HandOver(t.Context(), busy); err != nil { // so that it is read again
		t.Fatal(err)
	}
	slow.once.Store(true)
	owned := make(chan error, 1)
	go func() { owned <- first.Own(t.Context(), busy) }()
	<-slow.reading
	answers := second.reportTo(first, busy, idle)
	if !answers[0].Failed || answers[1].Failed || answers[1].Watching != 1 {
		t.Errorf("the answers are %+v", answers)
	}
	close(slow.read)
	if err := <-owned; err != nil {
		t.Fatal(err)
	}
}

// reportAnswer is what an owner says about a match in a report.
type reportAnswer struct {
	Failed   bool
	Watching int
}

// reportTo reports a viewer of each of these matches to their owner.
func (n *node) reportTo(owner *node, ids ...string) (answers []reportAnswer) {
	n.site.Helper()
	var reports []map[string]any
	for _, id := range ids {
		reports = append(reports, map[string]any{"match": id, "viewers": room.Viewers{Strangers: 1}})
	}
	report, err := json.Marshal(reports)
	if err != nil {
		n.site.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(n.site.Context(), 2*time.Second) // as a node
	defer cancel()
	data, err := n.bus.Request(ctx, owner.id, "viewers", report)
	if err != nil {
		n.site.Fatal(err)
	}
	if err := json.Unmarshal(data, &answers); err != nil || len(answers) != len(ids) {
		n.site.Fatalf("the answer is %s, %v", data, err)
	}
	return answers
}

// A match that is over is not handed over to the node of a player.
func TestFinishedMatchStays(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	resign := room.CommandEnvelope{
		Sender: match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, Key: &store.CommandKey{Client: "p1", ID: "resign"}, Command: match.Resign{},
	}
	if _, err := nodes[0].Do(t.Context(), id, resign); err != nil {
		t.Fatal(err)
	}
	_, take, err := nodes[0].SetViewers(t.Context(), id, nodes[1].id, room.Viewers{Persons: []string{"p1"}})
	if take || err != nil {
		t.Errorf("the node of the player should take it: %v, %v", take, err)
	}
}

// Viewers at a node whose lease has ended are still here as long as the bus reaches the node: after an outage of the database
// all leases have ended.
func TestViewersOfANodeWithoutLease(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	for i, person := range []string{"p1", "p2"} {
		_, leave, err := nodes[i].Enter(t.Context(), id, person)
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
	}
	s.until("both are here", func() bool {
		now, err := nodes[0].Presence(t.Context(), id)
		return err == nil && now.Here == [2]bool{true, true}
	})
	away := make(chan struct{}, 1)
	defer nodes[0].bus.Subscribe(bus.MatchTopic(id), func(m bus.Notification) {
		if p, err := protocol.ReadMessage(m.Data); err == nil {
			if present, ok := p.(*protocol.Present); ok && present.Here != [2]bool{true, true} {
				select {
				case away <- struct{}{}:
				default:
				}
			}
		}
	})()
	nodes[1].node.Vanish() // its bus goes on
	s.store.Advance(store.LeaseTime)
	s.until("the lease has ended", func() bool { return len(nodes[0].node.Nodes()) == 1 })
	select {
	case <-away:
		t.Error("a player was reported as away")
	case <-time.After(2 * time.Second): // some heartbeats
	}
}

// silentStore does not say who owns a match while it is away.
type silentStore struct {
	store.Cluster
	away *atomic.Bool
	asks *atomic.Int64 // that were not answered
}

func (s silentStore) Owner(ctx context.Context, match string) (store.Owner, error) {
	if s.away.Load() {
		s.asks.Add(1)
		return store.Owner{}, store.ErrUnavailable
	}
	return s.Cluster.Owner(ctx, match)
}

// twoPlayers starts two nodes, each with a player of the same match, which the first owns. The second asks the store through a function.
func (s *site) twoPlayers(through func(store.Cluster) store.Cluster) (first, second *node, id string, leave func()) {
	s.Helper()
	first = s.start(nil)
	s.through = through
	second = s.start(nil)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id = first.create("none")
	for i, n := range []*node{first, second} {
		var err error
		var out func()
		if _, out, err = n.Enter(s.Context(), id, []string{"p1", "p2"}[i]); err != nil {
			s.Fatal(err)
		}
		leave = out
	}
	s.untilHere(first, id, [2]bool{true, true})
	return first, second, id, leave
}

// untilHere waits until a node says that these players are here.
func (s *site) untilHere(n *node, id string, here [2]bool) {
	s.Helper()
	s.until(fmt.Sprint("the players are here: ", here), func() bool {
		now, err := n.Presence(s.Context(), id)
		return err == nil && now.Here == here
	})
}

// Anyone who leaves while the database does not say who owns the match is reported once it does.
func TestLeavingWhileTheDatabaseIsAway(t *testing.T) {
	s := newSite(t)
	var away atomic.Bool
	var asks atomic.Int64
	first, second, id, leave := s.twoPlayers(func(c store.Cluster) store.Cluster { return silentStore{c, &away, &asks} })
	away.Store(true)
	second.bus.Miss(bus.OwnerTopic) // it knows no owners any more
	leave()
	s.until("the database was asked", func() bool { return asks.Load() >= 2 })
	away.Store(false)
	s.untilHere(first, id, [2]bool{true, false})
}

// Anyone who leaves while the owner of the match has no lease is reported to it if the bus reaches it: it goes on after an outage of the database.
func TestLeavingWhileTheOwnerHasNoLease(t *testing.T) {
	s := newSite(t)
	first, second, id, leave := s.twoPlayers(nil)
	first.node.Vanish() // its bus goes on
	s.store.Advance(store.LeaseTime)
	second.bus.Miss(bus.OwnerTopic)
	leave()
	s.untilHere(first, id, [2]bool{true, false})
}

// A node that owns a match again reports the people who are here, also if it has reported the same when it owned the match before.
func TestPresenceOfAnOwnerThatWasOneBefore(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	first, second := nodes[0], nodes[1]
	id := first.create("none")
	var shown atomic.Pointer[[2]bool] // to those who view the match at the first node
	defer first.bus.Subscribe(bus.MatchTopic(id), func(m bus.Notification) {
		if p, err := protocol.ReadMessage(m.Data); err == nil {
			if present, ok := p.(*protocol.Present); ok {
				shown.Store(&present.Here)
			}
		}
	})()
	untilShown := func(here [2]bool) {
		t.Helper()
		s.until(fmt.Sprint("who is shown as here: ", here), func() bool { now := shown.Load(); return now != nil && *now == here })
	}
	_, leave, err := first.Enter(t.Context(), id, "p1")
	if err != nil {
		t.Fatal(err)
	}
	defer leave()
	untilShown([2]bool{true, false})
	if err := second.TakeOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if _, _, err := second.Enter(t.Context(), id, "p2"); err != nil {
		t.Fatal(err)
	}
	untilShown([2]bool{true, true})
	second.die()
	if err := first.TakeOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	untilShown([2]bool{true, false})
}
