package cluster

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// currentTime is for how long after it was sent a heartbeat ensures that the lease has not ended: less
// than the lease.
const currentTime = store.LeaseTime - time.Second

// Config is what a node needs; all but Name, Address and Version are required.
type Config struct {
	Store   store.Cluster
	Bus     *nats.Bus
	ID      string // that with which Store and Bus were opened
	Name    string // for people
	Address string // of the bus, for the other nodes
	Version string // of the program
	Clock   uptime.MachineClock
	Log     *slog.Logger
	Metrics *metrics.Metrics
}

// Node is this process as a node. It is safe for concurrent use.
type Node struct {
	Config
	stop    func()          // ends the subscription
	running context.Context // until Stop
	cancel  context.CancelFunc
	done    sync.WaitGroup
	peers   map[string]string // the addresses by node that the bus knows; only for heartbeats

	answersAgain chan struct{} // the database, after it had left a question without an answer

	mu       sync.Mutex
	count    count
	beaten   chan struct{} // closed and replaced when a heartbeat has succeeded
	sent     time.Duration // the monotone time when the last heartbeat was sent that succeeded
	state    store.ClusterState
	failures int   // questions that the database has left without an answer
	failed   bool  // the last heartbeat
	breaks   int64 // how often the others may have had a reason to claim matches of this node
	report   func(match string)
	gone     func(state func(node string) (alive, reached bool))
}

var (
	_ room.LocalNode = (*Node)(nil)
	_ room.Clock     = (*Node)(nil)
)

// Start adds the node to the cluster and sends heartbeats until Stop. The error is that of the first.
func Start(ctx context.Context, c Config) (*Node, error) {
	n := &Node{Config: c, answersAgain: make(chan struct{}, 1), beaten: make(chan struct{}), report: func(string) {}, gone: func(func(string) (bool, bool)) {}}
	n.running, n.cancel = context.WithCancel(context.WithoutCancel(ctx))
	n.done.Go(n.probe)
	n.done.Go(n.probeCommits)
	if err := n.heartbeat(ctx); err != nil {
		n.cancel()
		n.done.Wait()
		return nil, fmt.Errorf("the node could not join: %w", err)
	}
	// A message that was missed means that a node could not be reached for a moment.
	n.stop = n.Bus.Subscribe(bus.OwnerTopic, func(m bus.Notification) {
		if m.Missed {
			n.interrupt()
		}
	})
	n.Bus.OnChange(func([]string) { n.interrupt() })
	n.done.Go(n.sendHeartbeats)
	return n, nil
}

// interrupt records that other nodes may have claimed matches of this one.
func (n *Node) interrupt() {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.breaks++
}

// Interruptions counts how often other nodes may have had a reason to claim matches of this one.
func (n *Node) Interruptions() int64 {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.breaks
}

// ID returns the id of the node.
func (n *Node) ID() string { return n.Config.ID }

// Current reports whether the other nodes have no reason to claim a match of this one.
func (n *Node) Current() bool {
	_, monotone := n.Clock()
	n.mu.Lock()
	others := len(n.state.Nodes) - 1
	fresh := monotone-n.sent < currentTime
	n.mu.Unlock()
	return fresh && (others <= 0 || n.reachesAll())
}

// reachesAll reports whether the bus reaches all nodes that have a lease.
func (n *Node) reachesAll() bool {
	reached, others := n.reach()
	return reached == others
}

// reach returns how many of the other nodes that have a lease the bus reaches, and how many there are.
func (n *Node) reach() (reached, others int) {
	nodes := n.Bus.Nodes()
	for _, other := range n.Nodes() {
		if other.ID == n.Config.ID {
			continue
		}
		others++
		if slices.Contains(nodes, other.ID) {
			reached++
		}
	}
	return reached, others
}

// ViewersChanged is called by the rooms when the viewers of another node's match have changed.
func (n *Node) ViewersChanged(match string) {
	n.mu.Lock()
	report := n.report
	n.mu.Unlock()
	report(match)
}

// Nodes returns the nodes that are alive, this one too.
func (n *Node) Nodes() []store.NodeRecord {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.state.Nodes
}

// Leads reports whether this node leads.
func (n *Node) Leads() bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.state.Leader
}

// Err returns why the node cannot take part at the moment; nil: it can. Of nodes that do not reach each
// other those can that are more, and of two halves the one that leads.
func (n *Node) Err() error {
	_, monotone := n.Clock()
	n.mu.Lock()
	late := monotone - n.sent
	n.mu.Unlock()
	reached, others := n.reach()
	switch {
	case late >= store.LeaseTime:
		return fmt.Errorf("the last heartbeat in the database is %v old, at most %v are allowed", late.Round(time.Millisecond), store.LeaseTime)
	case !n.Bus.Connected():
		return fmt.Errorf("the bus is not connected")
	case 2*reached < others, 2*reached+1 == others && !n.Leads():
		return fmt.Errorf("the bus reaches %d of %d other nodes that have a lease", reached, others)
	}
	return nil
}

// sendHeartbeats sends heartbeats until Stop.
func (n *Node) sendHeartbeats() {
	ticker := time.NewTicker(store.HeartbeatInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-n.answersAgain:
		case <-n.running.Done():
			return
		}
		ctx, cancel := context.WithTimeout(n.running, store.LeaseTime)
		err := n.heartbeat(ctx)
		cancel()
		n.mu.Lock()
		again := n.failed
		n.failed = err != nil
		n.mu.Unlock()
		switch {
		case n.running.Err() != nil:
			return
		case err != nil && !again:
			n.Log.Error("heartbeats fail: clocks stand still", "error", err)
		case err == nil && again:
			n.Log.Info("heartbeats work again")
		}
	}
}

// heartbeat sends one.
func (n *Node) heartbeat(ctx context.Context) error {
	_, sent := n.Clock()
	var read reading
	state, err := n.Store.Heartbeat(ctx, store.Heartbeat{Name: n.Name, Address: n.Address, Version: n.Version, Count: func() store.Counted {
		_, monotone := n.Clock()
		n.mu.Lock()
		defer n.mu.Unlock()
		read = n.count.read(monotone, sent, n.failures)
		return read.Counted
	}})
	if err != nil {
		return err
	}
	_, monotone := n.Clock()
	n.mu.Lock()
	if monotone-n.sent >= currentTime {
		n.breaks++
	}
	n.count = n.count.next(state, read, n.failures, monotone)
	close(n.beaten)
	n.beaten = make(chan struct{})
	n.sent, n.state = sent, state
	gone := n.gone
	n.mu.Unlock()
	n.Metrics.Nodes.Set(float64(len(state.Nodes)))
	peers := map[string]string{}
	alive := map[string]bool{}
	for _, other := range state.Nodes {
		alive[other.ID] = true
		if other.ID != n.Config.ID && other.Address != "" {
			peers[other.ID] = other.Address
		}
	}
	// After an outage of the database all leases have ended, but the nodes go on.
	reached := n.Bus.Nodes()
	gone(func(node string) (bool, bool) { return alive[node], slices.Contains(reached, node) })
	n.setPeers(peers)
	return nil
}

// setPeers tells the bus the addresses of the other nodes, if they have changed. A node whose lease has ended stays while the bus
// reaches it: after an outage of the database the first heartbeat finds no leases, and requests would be lost with the route.
func (n *Node) setPeers(peers map[string]string) {
	if n.Address == "" {
		return
	}
	for _, reached := range n.Bus.Nodes() {
		if address, known := n.peers[reached]; known && peers[reached] == "" {
			peers[reached] = address
		}
	}
	if maps.Equal(peers, n.peers) {
		return
	}
	if err := n.Bus.SetPeers(slices.Sorted(maps.Values(peers))); err != nil {
		n.Log.Warn("the routes to the other nodes could not be set", "error", err)
		return
	}
	n.peers = peers
}

// Stop ends the lease: the matches of the node have no owner then.
func (n *Node) Stop() {
	n.cancel()
	n.done.Wait()
	n.stop()
	ctx, cancel := context.WithTimeout(context.Background(), store.LeaseTime)
	defer cancel()
	if err := n.Store.Leave(ctx); err != nil {
		n.Log.Warn("the node could not leave: the other nodes notice it when its lease ends", "error", err)
	}
}
