package cluster_test

import (
	"sync/atomic"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// A match goes to the node where its people are with their first command there. Its clock goes on, and nobody is
// reported as away meanwhile.
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
	for i, at := range []int{0, 0, 1} {
		if _, err := nodes[at].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	s.until("the node of the first player owns the match", func() bool { return nodes[1].Owns(id) })
	for i := 3; i < 10; i++ {
		if _, err := nodes[1+i%2].play(id, i); err != nil {
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
