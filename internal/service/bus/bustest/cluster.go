package bustest

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// ConnectedNodes are the buses of nodes that reach each other.
type ConnectedNodes struct {
	Nodes []bus.Bus
	// Cut breaks all connections between the nodes, which may connect again at once.
	Cut func()
}

// RunCluster tests the buses of several nodes.
func RunCluster(t *testing.T, open func(t *testing.T, nodes int) ConnectedNodes) {
	for _, law := range []struct {
		name  string
		nodes int
		test  func(t *testing.T, c ConnectedNodes)
	}{
		{"a message reaches the subscribers of all nodes once", 3, testReachesNodes},
		{"the messages of a node arrive in their order", 3, testOrderAmongNodes},
		{"a message after Subscribe arrives or is reported as missed", 2, testFirstMessage},
		{"nothing of another node arrives after stop has returned", 2, testStopAmongNodes},
		{"after a cut all topics have missed something, and messages flow again", 3, testCut},
		{"no stored message is lost without a notice", 3, testNoSilentLoss},
		{"a closed node receives nothing, and the others go on", 3, testClosedNode},
	} {
		t.Run(law.name, func(t *testing.T) {
			c := open(t, law.nodes)
			law.test(t, c)
			for i, b := range c.Nodes {
				if err := b.Close(); err != nil {
					t.Errorf("Close of node %d: %v", i, err)
				}
			}
		})
	}
}

// warmUp publishes until all nodes receive what each of them publishes on the topic.
func warmUp(t *testing.T, c ConnectedNodes, topic string) {
	t.Helper()
	got := make([]map[string]bool, len(c.Nodes))
	var mu sync.Mutex
	for i, b := range c.Nodes {
		got[i] = map[string]bool{}
		defer b.Subscribe(topic, func(m bus.Notification) {
			mu.Lock()
			defer mu.Unlock()
			if !m.Missed {
				got[i][string(m.Data)] = true
			}
		})()
	}
	for late := time.Now().Add(within); ; time.Sleep(5 * time.Millisecond) {
		for i, b := range c.Nodes {
			b.Publish(topic, bus.Notification{Data: fmt.Append(nil, i)})
		}
		mu.Lock()
		all := !slices.ContainsFunc(got, func(from map[string]bool) bool { return len(from) < len(c.Nodes) })
		mu.Unlock()
		if all {
			return
		}
		if time.Now().After(late) {
			t.Fatalf("the nodes have received %v", got)
		}
	}
}

// subscribeAll subscribes at all nodes and returns once messages reach them; the topic keeps its subscribers.
func subscribeAll(t *testing.T, c ConnectedNodes, topic string) (boxes []*inbox) {
	t.Helper()
	for _, b := range c.Nodes {
		box := newInbox()
		boxes = append(boxes, box)
		t.Cleanup(b.Subscribe(topic, func(m bus.Notification) {
			if m.Seq != 0 {
				box.put(m)
			}
		}))
	}
	warmUp(t, c, topic)
	return boxes
}

func testReachesNodes(t *testing.T, c ConnectedNodes) {
	tea := subscribeAll(t, c, "tea/€ *.>")
	coffee := subscribeAll(t, c, "coffee")
	for i, b := range c.Nodes {
		b.Publish("tea/€ *.>", bus.Notification{Seq: int64(i + 1), Data: []byte(`{"a":1}`)})
	}
	c.Nodes[0].Publish("coffee", bus.Notification{Seq: 9, Data: nil})
	for i := range c.Nodes {
		got := tea[i].wait(t, len(c.Nodes))
		for _, m := range got {
			if string(m.Data) != `{"a":1}` {
				t.Errorf("node %d got %q", i, m.Data)
			}
		}
		numbers := seqs(got)
		slices.Sort(numbers)
		if !slices.Equal(numbers, []int64{1, 2, 3}) {
			t.Errorf("node %d got %v", i, numbers)
		}
		if got := coffee[i].wait(t, 1); len(got) != 1 || got[0].Seq != 9 || len(got[0].Data) != 0 {
			t.Errorf("node %d got %v", i, got)
		}
	}
}

func testOrderAmongNodes(t *testing.T, c ConnectedNodes) {
	const each = 300
	boxes := subscribeAll(t, c, "tea")
	var wg sync.WaitGroup
	for i, b := range c.Nodes {
		wg.Go(func() {
			for n := range each {
				b.Publish("tea", bus.Notification{Seq: int64(n + 1), Data: []byte{byte(i)}})
				if n%50 == 0 {
					time.Sleep(time.Millisecond)
				}
			}
		})
	}
	wg.Wait()
	for i, box := range boxes {
		last := make([]int64, len(c.Nodes))
		for _, m := range box.wait(t, each*len(c.Nodes)) {
			if from := m.Data[0]; m.Seq != last[from]+1 {
				t.Fatalf("node %d: of node %d %d came after %d", i, from, m.Seq, last[from])
			}
			last[m.Data[0]]++
		}
	}
}

// No subscriber waits: the other node may not have learned of the subscription.
func testFirstMessage(t *testing.T, c ConnectedNodes) {
	warmUp(t, c, "tea")
	var boxes []*inbox
	for n := range 50 {
		topic := fmt.Sprint("tea", n)
		box := newInbox()
		boxes = append(boxes, box)
		defer c.Nodes[1].Subscribe(topic, box.put)()
		c.Nodes[0].Publish(topic, bus.Notification{Seq: 1})
	}
	for n, box := range boxes {
		if got := box.wait(t, 1); got[0].Seq != 1 && !got[0].Missed {
			t.Errorf("topic %d got %v", n, got)
		}
	}
}

func testStopAmongNodes(t *testing.T, c ConnectedNodes) {
	end := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for n := int64(1); ; n++ {
			c.Nodes[0].Publish("tea", bus.Notification{Seq: n})
			select {
			case <-end:
				return
			case <-time.After(100 * time.Microsecond):
			}
		}
	})
	for range 50 {
		box := newInbox()
		stop := c.Nodes[1].Subscribe("tea", box.put)
		box.wait(t, 3)
		stop()
		n := len(box.messages())
		time.Sleep(time.Millisecond)
		if now := len(box.messages()); now != n {
			t.Errorf("%d messages arrived after stop had returned", now-n)
		}
	}
	close(end)
	wg.Wait()
}

func testCut(t *testing.T, c ConnectedNodes) {
	const topics = 20
	missed := make([][topics]atomic.Bool, len(c.Nodes))
	for i, b := range c.Nodes {
		for n := range topics {
			defer b.Subscribe(fmt.Sprint("tea", n), func(m bus.Notification) {
				if m.Missed {
					missed[i][n].Store(true)
				}
			})()
		}
	}
	warmUp(t, c, "tea0")
	time.Sleep(time.Second) // until what came before has been reported
	for i := range missed {
		for n := range missed[i] {
			missed[i][n].Store(false)
		}
	}
	c.Cut()
	began := time.Now()
	for i := range missed {
		for n := range missed[i] {
			for !missed[i][n].Load() {
				if time.Since(began) > within {
					t.Fatalf("node %d, topic %d: nothing was missed", i, n)
				}
				time.Sleep(time.Millisecond)
			}
		}
	}
	t.Logf("reported after %v", time.Since(began).Round(time.Millisecond))
	warmUp(t, c, "tea0")
	t.Logf("messages flow again after %v", time.Since(began).Round(time.Millisecond))
}

// testNoSilentLoss has subscribers that know what they have received and what they have read from a store,
// after a gap and when something was missed.
func testNoSilentLoss(t *testing.T, c ConnectedNodes) {
	warmUp(t, c, "warm")
	const topics, each = 10, 400
	var stored [topics]atomic.Int64
	type reader struct{ known, received, missed atomic.Int64 }
	readers := make([][topics]reader, len(c.Nodes))
	for i, b := range c.Nodes {
		for n := range topics {
			r := &readers[i][n]
			defer b.Subscribe(fmt.Sprint("tea", n), func(m bus.Notification) {
				switch {
				case m.Missed:
					r.missed.Add(1)
					r.known.Store(stored[n].Load())
				case m.Seq == r.known.Load()+1:
					r.received.Add(1)
					r.known.Store(m.Seq)
				case m.Seq > r.known.Load():
					r.known.Store(stored[n].Load())
				}
			})()
		}
	}
	for seq := int64(1); seq <= each; seq++ {
		for n := range topics {
			stored[n].Store(seq)
			c.Nodes[n%len(c.Nodes)].Publish(fmt.Sprint("tea", n), bus.Notification{Seq: seq})
		}
		time.Sleep(2 * time.Millisecond)
		if seq%150 == 0 {
			c.Cut()
		}
	}
	c.Cut() // the last ones may be lost, and none follows
	began := time.Now()
	received, missed := int64(0), int64(0)
	for i := range readers {
		for n := range readers[i] {
			r := &readers[i][n]
			for r.known.Load() != each {
				if time.Since(began) > within {
					t.Fatalf("node %d, topic %d knows %d of %d", i, n, r.known.Load(), each)
				}
				time.Sleep(time.Millisecond)
			}
			received += r.received.Load()
			missed += r.missed.Load()
		}
	}
	t.Logf("received %d of %d, missed reported %d times", received, each*topics*len(c.Nodes), missed)
}

func testClosedNode(t *testing.T, c ConnectedNodes) {
	boxes := subscribeAll(t, c, "tea")
	if err := c.Nodes[0].Close(); err != nil {
		t.Fatal(err)
	}
	c.Nodes[0].Publish("tea", bus.Notification{Seq: 1})
	c.Nodes[1].Publish("tea", bus.Notification{Seq: 2})
	for i := 1; i < len(c.Nodes); i++ {
		if got := seqs(boxes[i].wait(t, 1)); !slices.Equal(got, []int64{2}) {
			t.Errorf("node %d got %v", i, got)
		}
	}
	if got := boxes[0].messages(); len(got) != 0 {
		t.Errorf("the closed node got %v", seqs(got))
	}
}
