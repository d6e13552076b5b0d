package cluster_test

import (
	"context"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
	"github.com/teahouse-games/teahouse/internal/service/cluster"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// site is a cluster in one process.
type site struct {
	*testing.T
	store *memory.Shared
	first string // the address of the first node's bus
	count int
	apart bool // nodes started from now on reach no others, and are not reached
	// through is what nodes started from now on ask the store through; nil: nothing
	through func(store.Cluster) store.Cluster
}

func newSite(t *testing.T) *site { return &site{T: t, store: memory.NewShared()} }

// node is one node of a site.
type node struct {
	*cluster.Rooms
	site     *site
	id       string
	bus      *nats.Bus
	node     *cluster.Node
	registry *room.Registry
	metrics  *metrics.Metrics
	dead     bool
}

// start starts a node.
func (s *site) start(change func(*room.Config)) *node {
	s.Helper()
	s.count++
	n := &node{site: s, id: fmt.Sprint("node", s.count), metrics: metrics.New(prometheus.NewRegistry())}
	var peers []string
	if s.first != "" && !s.apart {
		peers = []string{s.first}
	}
	log := slog.New(slog.DiscardHandler)
	var err error
	n.bus, err = nats.Start(s.Context(), nats.Config{
		Node: n.id, Listen: "127.0.0.1:0", Peers: peers, Log: log, DigestInterval: 100 * time.Millisecond,
	})
	if err != nil {
		s.Fatal(err)
	}
	if s.first == "" {
		s.first = n.bus.RouteAddress()
	}
	address := n.bus.RouteAddress()
	if s.apart {
		address = ""
	}
	var kept store.Cluster = s.store.Node(n.id)
	if s.through != nil {
		kept = s.through(kept)
	}
	n.node, err = cluster.Start(s.Context(), cluster.Config{
		Store: kept, Bus: n.bus, ID: n.id, Name: n.id, Address: address, Clock: uptime.SystemClock, Log: log, Metrics: n.metrics,
	})
	if err != nil {
		s.Fatal(err)
	}
	c := room.Config{
		Store: kept, Cluster: kept, Node: n.node, Clock: n.node, Bus: n.bus, Games: gamelist.Games(games.All()), Log: log, Metrics: n.metrics,
		SweepInterval: 100 * time.Millisecond,
	}
	if change != nil {
		change(&c)
	}
	n.registry = room.New(c)
	if n.Rooms, err = cluster.NewRooms(n.node, n.registry); err != nil {
		s.Fatal(err)
	}
	s.Cleanup(n.leave)
	return n
}

// cluster starts nodes and waits until each reaches the others.
func (s *site) cluster(size int) []*node {
	s.Helper()
	var nodes []*node
	for range size {
		nodes = append(nodes, s.start(nil))
	}
	s.until("all nodes reach each other", func() bool {
		for _, n := range nodes {
			if len(n.bus.Nodes()) != size-1 {
				return false
			}
		}
		return true
	})
	return nodes
}

// until waits for a condition.
func (s *site) until(what string, is func() bool) {
	s.Helper()
	for range 500 {
		if is() {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	s.Fatalf("not in time: %s", what)
}

// leave stops the node in an orderly way.
func (n *node) leave() {
	if n.dead {
		return
	}
	n.dead = true
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	n.Close()
	if err := n.registry.Close(ctx); err != nil {
		n.site.Error(err)
	}
	n.node.Stop()
	if err := n.bus.Close(); err != nil {
		n.site.Error(err)
	}
}

// die has the node vanish for the others: it does not leave, and its lease goes on until it ends.
func (n *node) die() {
	n.dead = true
	_ = n.bus.Close()
	n.Close()
	n.node.Vanish()
	n.site.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		_ = n.registry.Close(ctx)
	})
}

// create begins a match of Ki Shogi between Ann and Bob.
func (n *node) create(control string) string {
	n.site.Helper()
	c, err := clock.Parse(control)
	if err != nil {
		n.site.Fatal(err)
	}
	id, err := n.Create(n.site.Context(), match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: c, Public: true},
		Seats: [2]match.SeatState{
			{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}, {Holder: match.HolderPerson, Person: "p2", Name: "Bob"},
		},
		CreatedBy: "p1",
	})
	if err != nil {
		n.site.Fatal(err)
	}
	return id
}

// play plays a turn for the player to move, with a key of its own.
func (n *node) play(id string, number int) (room.CommandResult, error) {
	person := []string{"p1", "p2"}[number%2]
	return n.Do(n.site.Context(), id, room.CommandEnvelope{
		Sender:  match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1},
		Key:     &store.CommandKey{Client: person, ID: fmt.Sprint("turn", number)},
		Command: match.Play{Turn: n.legalTurn(id)},
	})
}

// legalTurn returns a legal turn, the first of the list.
func (n *node) legalTurn(id string) (turn string) {
	n.site.Helper()
	err := n.Read(n.site.Context(), id, func(m *match.Match, _ time.Duration) error {
		state, err := m.State()
		if err != nil {
			return err
		}
		turn = game.LegalTurns(state)[0]
		return nil
	})
	if err != nil {
		n.site.Fatal(err)
	}
	return turn
}
