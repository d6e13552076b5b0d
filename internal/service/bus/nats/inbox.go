package nats

import (
	"slices"
	"strings"
	"sync"
	"time"

	client "github.com/nats-io/nats.go"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// inbox takes what has arrived, in order, and notices what has not.
type inbox struct {
	bus      *Bus
	received chan *client.Msg
	silence  time.Duration // after which a node counts as unreachable

	peers map[processTag]*peer // used by run alone

	mu     sync.Mutex
	nodes  []string // those that are reachable, sorted
	silent []string // those that were
}

// peer is another node.
type peer struct {
	node    string // empty until its first digest
	counter uint64 // of its last digest
	seen    time.Time
	silent  bool // its digests have stopped
	gone    bool // it is not among the peers any more
}

// forgetAfter is for how long a node that is unreachable is remembered.
const forgetAfter = time.Minute

func (x *inbox) run() {
	ticker := time.NewTicker(x.silence / 10)
	defer ticker.Stop()
	for {
		select {
		case m := <-x.received:
			x.receive(m)
		case now := <-ticker.C:
			x.checkPeers(now)
		case <-x.bus.closing:
			return
		}
	}
}

func (x *inbox) receive(m *client.Msg) {
	b := x.bus
	if h, ok := hashOfSubject(m.Subject, b.topics.prefix); ok && strings.HasPrefix(m.Subject, b.topics.prefix) {
		x.receiveNotification(h, m.Data)
		return
	}
	if m.Subject != b.outbox.digests {
		b.calls.receive(m)
		return
	}
	var d digest
	if d.decode(m.Data) != nil {
		b.missAll("a digest of an unknown format")
		return
	}
	x.receiveDigest(&d, time.Now())
}

// receiveNotification takes what came on the subject of a carrier.
func (x *inbox) receiveNotification(carrier topicHash, data []byte) {
	b := x.bus
	p := publication{topic: carrier}
	if p.decode(data) != nil {
		for _, t := range b.topics.carriedBy(carrier) {
			x.missTopic(t)
		}
		return
	}
	t := b.topics.lookup(p.topic)
	if t == nil {
		return
	}
	if sender := x.peer(p.sender); sender != nil {
		before := t.mark(sender, p.number)
		if before == p.number {
			return // it has come twice
		}
		if p.before > before {
			x.missTopic(t)
		}
	}
	b.counts.received.Add(1)
	b.local.Publish(t.name, bus.Notification{Seq: p.seq, Data: p.data})
}

func (x *inbox) missTopic(t *subscribedTopic) {
	x.bus.counts.missedTopics.Add(1)
	x.bus.local.Publish(t.name, bus.Notification{Missed: true})
}

// peer returns the node of a tag; nil if there are too many.
func (x *inbox) peer(tag processTag) *peer {
	p := x.peers[tag]
	if p == nil && len(x.peers) < x.bus.config.limits.peers {
		p = &peer{seen: time.Now()}
		x.peers[tag] = p
	}
	return p
}

func (x *inbox) receiveDigest(d *digest, now time.Time) {
	b := x.bus
	p := x.peer(d.sender)
	if p == nil {
		b.missAll("too many nodes")
		return
	}
	missed := ""
	gap := p.node != "" && d.counter != p.counter+1
	back := p.node != "" && (p.silent || now.Sub(p.seen) > x.silence)
	switch {
	case d.all:
		missed = "a node has published on too many topics"
	case p.node == "" && !d.first:
		missed = "a node has come"
	case gap:
		missed = "a digest is missing"
	case back:
		missed = "a node has come back"
	}
	changed := p.node == "" || p.silent || d.leaving
	p.node, p.counter, p.seen, p.silent = d.node, d.counter, now, false
	for _, e := range d.topics {
		t := b.topics.lookup(e.topic)
		if t != nil && t.mark(p, e.last) < e.last && missed == "" {
			x.missTopic(t)
		}
	}
	if missed != "" {
		b.missAll(missed + ": " + d.node)
	}
	if gap || back || d.leaving {
		b.calls.failNode(d.node) // where messages were lost, a request or its answer may be, too
	}
	if d.leaving {
		x.forget(d.sender)
	}
	if changed {
		x.updateNodes()
	}
}

// checkPeers notices nodes whose digests have stopped.
func (x *inbox) checkPeers(now time.Time) {
	changed := false
	for tag, p := range x.peers {
		silent := now.Sub(p.seen)
		if silent > x.silence && !p.silent && p.node != "" {
			p.silent, changed = true, true
			x.bus.calls.failNode(p.node)
			x.bus.missAll("a node is unreachable: " + p.node)
		}
		if silent > forgetAfter {
			x.forget(tag)
			changed = true
		}
	}
	if changed {
		x.updateNodes()
	}
}

func (x *inbox) forget(tag processTag) {
	x.peers[tag].gone = true
	delete(x.peers, tag)
}

func (x *inbox) updateNodes() {
	var nodes, silent []string
	for _, p := range x.peers {
		switch {
		case p.silent:
			silent = append(silent, p.node)
		case p.node != "":
			nodes = append(nodes, p.node)
		}
	}
	slices.Sort(nodes)
	x.mu.Lock()
	same := slices.Equal(x.nodes, nodes)
	x.nodes, x.silent = nodes, silent
	x.mu.Unlock()
	if same {
		return
	}
	signal(x.bus.changed)
}

// isSilent reports whether a node was reachable and is no longer.
func (x *inbox) isSilent(node string) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return slices.Contains(x.silent, node) && !slices.Contains(x.nodes, node)
}

// Nodes returns the ids of the other nodes whose digests arrive, in order.
func (b *Bus) Nodes() []string {
	b.inbox.mu.Lock()
	defer b.inbox.mu.Unlock()
	return slices.Clone(b.inbox.nodes)
}

// OnChange has f called after each change of Nodes, with what they are then. It must not wait for long.
func (b *Bus) OnChange(f func(nodes []string)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.onChange = append(slices.Clone(b.onChange), f)
}
