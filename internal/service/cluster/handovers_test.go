package cluster_test

import (
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
)

// A match goes to the node where a player opens it. Its clock goes on, and nobody is reported as away meanwhile.
func TestOwnershipFollowsThePlayers(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	id := nodes[0].create("5+3")
	var away atomic.Int64
	defer nodes[2].bus.Subscribe(bus.MatchTopic(id), func(m bus.Notification) {
		if p, err := protocol.ReadMessage(m.Data); err == nil {
			if present, ok := p.(*protocol.Present); ok && present.Here != [2]bool{true, true} {
				away.Add(1)
			}
		}
	})()
	for i, person := range []string{"p1", "p2"} {
		_, leave, err := nodes[1+i].Enter(t.Context(), id, person)
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
		s.until("the node of the first player owns the match", func() bool { return nodes[1].Owns(id) })
	}
	here := func() bool {
		now, leave, err := nodes[2].Enter(t.Context(), id, "")
		if err != nil {
			t.Fatal(err)
		}
		leave()
		return now.Here == [2]bool{true, true}
	}
	s.until("both are here", here)
	s.until("the others know it", func() bool { away.Store(0); return here() })
	for i := range 10 {
		if _, err := nodes[i%3].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	if !nodes[1].Owns(id) {
		t.Error("a match was taken from a node that has viewers")
	}
	if !here() {
		t.Error("a player is reported as away")
	}
	if n := away.Load(); n > 0 {
		t.Errorf("%d messages said that a player was away", n)
	}
	if n := testutil.ToFloat64(nodes[1].metrics.Handovers); n != 1 {
		t.Errorf("%v matches were handed over", n)
	}
	s.requireTurns(id, 10)
	events, err := s.store.Events(t.Context(), id, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		switch e.Data.(type) {
		case match.Paused, match.Resumed:
			t.Errorf("the clock was stopped: %+v", e.Data)
		}
	}
}

// A match that is viewed at its node stays there.
func TestViewedMatchStays(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	for i, n := range nodes {
		_, leave, err := n.Enter(t.Context(), id, []string{"p1", "p2"}[i])
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
	}
	for i := range 10 {
		if _, err := nodes[1].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := nodes[0].HandOver(t.Context(), id); err == nil {
		t.Error("a match was handed over that has a viewer")
	}
	if !nodes[0].Owns(id) {
		t.Error("the match has left the node of a viewer")
	}
	s.requireTurns(id, 10)
}

// A match that was handed over, but taken by nobody, goes on where it was.
func TestHandedOverInVain(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	if _, err := nodes[0].play(id, 0); err != nil {
		t.Fatal(err)
	}
	if _, err := nodes[0].HandOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if nodes[0].Owns(id) {
		t.Error("the match was not given up")
	}
	for i := 1; i < 4; i++ {
		if _, err := nodes[i%2].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	if !nodes[0].Owns(id) {
		t.Error("the match is not at the node that the database names")
	}
	s.requireTurns(id, 4)
}

// requireOneOwner waits until one node alone takes itself for the owner, and says that both players are here.
func requireOneOwner(t *testing.T, s *site, id string, owner, other *node) {
	t.Helper()
	s.until("one node owns the match", func() bool { return owner.Owns(id) && !other.Owns(id) })
	s.until("both players are here", func() bool {
		now, leave, err := owner.Enter(t.Context(), id, "")
		if err != nil {
			t.Fatal(err)
		}
		leave()
		return now.Here == [2]bool{true, true}
	})
}

// A match that its owner uses again between giving it up and the claim of the other node has one owner in the end, who
// knows everybody.
func TestUsedWhileItIsHandedOver(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	known, err := nodes[0].HandOver(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	for i, person := range []string{"p1", "p2"} {
		_, leave, err := nodes[i].Enter(t.Context(), id, person)
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
	}
	if !nodes[0].Owns(id) {
		t.Error("the node that gave the match up did not take it back for a viewer")
	}
	if err := nodes[1].TakeHandedOver(t.Context(), id, known); err != nil {
		t.Fatal(err)
	}
	for i := range 4 {
		if _, err := nodes[1].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	requireOneOwner(t, s, id, nodes[1], nodes[0])
	s.requireTurns(id, 4)
}

// A node without a player does not ask for a match when somebody opens it there, but with a command.
func TestOpenedByAnotherPerson(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id, other := nodes[0].create("none"), nodes[0].create("none")
	for match, person := range map[string]string{id: "p3", other: "p1"} {
		_, leave, err := nodes[1].Enter(t.Context(), match, person)
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
	}
	s.until("the node of a player owns the match", func() bool { return nodes[1].Owns(other) })
	time.Sleep(100 * time.Millisecond)
	if !nodes[0].Owns(id) {
		t.Error("the match went to the node of a spectator")
	}
	if _, err := nodes[1].play(id, 0); err != nil {
		t.Fatal(err)
	}
	s.until("the node that sent a command owns the match", func() bool { return nodes[1].Owns(id) })
	s.requireTurns(id, 1)
}

// A match that was handed over twice belongs to the node that claimed it first; the other one learns that.
func TestHandedOverTwice(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	id := nodes[0].create("none")
	if _, err := nodes[0].play(id, 0); err != nil {
		t.Fatal(err)
	}
	known, err := nodes[0].HandOver(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if err := nodes[1].TakeHandedOver(t.Context(), id, known); err != nil {
		t.Fatal(err)
	}
	err = nodes[2].TakeHandedOver(t.Context(), id, known)
	if owned, ok := errors.AsType[*room.OwnedError](err); !ok || owned.Node != nodes[1].id {
		t.Errorf("the error of the second claim is %v", err)
	}
	for i := 1; i < 4; i++ {
		if _, err := nodes[i%3].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	if !nodes[1].Owns(id) {
		t.Error("the match has left the node that claimed it first")
	}
	s.requireTurns(id, 4)
}

// What a node that handed a match over knew of viewers at other nodes is forgotten there: nobody counts as here who has
// left since, and the match is evicted.
func TestViewersAreHandedOver(t *testing.T) {
	s := newSite(t)
	var nodes []*node
	for range 3 {
		nodes = append(nodes, s.start(func(c *room.Config) {
			c.SweepInterval, c.EvictAfter, c.DropStateAfter = 50*time.Millisecond, 300*time.Millisecond, 100*time.Millisecond
		}))
	}
	s.until("all nodes reach each other", func() bool {
		return len(nodes[0].bus.Nodes()) == 2 && len(nodes[1].bus.Nodes()) == 2 && len(nodes[2].bus.Nodes()) == 2
	})
	id := nodes[0].create("none")
	enter := func(n *node, person string) (protocol.Presence, func()) {
		t.Helper()
		now, leave, err := n.Enter(t.Context(), id, person)
		if err != nil {
			t.Fatal(err)
		}
		return now, leave
	}
	_, leaveFirst := enter(nodes[1], "p1")
	s.until("the node of the first player owns the match", func() bool { return nodes[1].Owns(id) })
	_, leaveSecond := enter(nodes[2], "p2")
	if _, err := nodes[1].play(id, 0); err != nil {
		t.Fatal(err)
	}
	requireOneOwner(t, s, id, nodes[1], nodes[0])
	s.until("the first owner has evicted the match", func() bool { return testutil.ToFloat64(nodes[0].metrics.Rooms) == 0 })
	leaveSecond()
	leaveFirst()
	_, leave := enter(nodes[0], "p1")
	defer leave()
	for i := 1; i < 3; i++ {
		if _, err := nodes[0].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	s.until("the match is back, and the second player is away", func() bool {
		now, leave := enter(nodes[0], "")
		leave()
		return nodes[0].Owns(id) && now.Here == [2]bool{true, false}
	})
	s.requireTurns(id, 3)
}

// For how long a player has been away is not forgotten when the match changes hands.
func TestAbsenceIsHandedOver(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("5+3")
	_, leave, err := nodes[0].Enter(t.Context(), id, "p1")
	if err != nil {
		t.Fatal(err)
	}
	leave()
	left := time.Now()
	time.Sleep(time.Second)
	_, leave, err = nodes[1].Enter(t.Context(), id, "p2")
	if err != nil {
		t.Fatal(err)
	}
	defer leave()
	s.until("the node of the second player owns the match", func() bool { return nodes[1].Owns(id) })
	now, err := nodes[1].Presence(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if away := time.Duration(now.AbsentMS[0]) * time.Millisecond; away < time.Second || away > time.Since(left)+time.Second {
		t.Errorf("the first player has been away for %v, want %v", away, time.Since(left))
	}
}

// A viewer who leaves while the match changes hands counts as gone at the new owner.
func TestViewerLeavesDuringHandover(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	id := nodes[0].create("none")
	watching := func(n *node) int {
		now, leave, err := n.Enter(t.Context(), id, "")
		if err != nil {
			t.Fatal(err)
		}
		leave()
		return now.Watching - 1
	}
	_, leave, err := nodes[1].Enter(t.Context(), id, "p3")
	if err != nil {
		t.Fatal(err)
	}
	s.until("the owner knows the viewer", func() bool { return watching(nodes[0]) == 1 })
	known, err := nodes[0].HandOver(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	leave()
	s.until("the owner before knows that the viewer has left", func() bool { return nodes[0].Owns(id) })
	if err := nodes[2].TakeHandedOver(t.Context(), id, known); err != nil {
		t.Fatal(err)
	}
	s.until("the viewer is gone", func() bool { return watching(nodes[2]) == 0 })
}

// A match that was handed over by a version that reports no epoch is claimed all the same.
func TestHandedOverWithoutEpoch(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	known, err := nodes[0].HandOver(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	known.Epoch = 0
	if err := nodes[1].TakeHandedOver(t.Context(), id, known); err != nil {
		t.Fatal(err)
	}
	if _, err := nodes[1].play(id, 0); err != nil || !nodes[1].Owns(id) {
		t.Errorf("it does not own the match: %v", err)
	}
}
