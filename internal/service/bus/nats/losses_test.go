package nats

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// A node that cannot be reached disappears from Nodes within three digests, and comes back; both are
// reported to all topics. Subscribers of its own process receive its messages all the while.
func TestPartition(t *testing.T) {
	nodes, proxies := openCluster(t, 2, nil)
	var changes, missed, here atomic.Int64
	nodes[0].OnChange(func([]string) { changes.Add(1) })
	defer nodes[0].Subscribe("tea", func(m bus.Notification) {
		if m.Missed {
			missed.Add(1)
		} else {
			here.Add(1)
		}
	})()
	began := time.Now()
	for _, p := range proxies {
		p.Set(tcpproxy.Refused)
	}
	waitFor(t, "the node is unreachable", func() bool { return len(nodes[0].Nodes()) == 0 && changes.Load() == 1 && missed.Load() >= 1 })
	t.Logf("noticed after %v of digests every %v", time.Since(began).Round(time.Millisecond), nodes[0].config.DigestInterval)
	for range 10 {
		nodes[0].Publish("tea", bus.Notification{Seq: 1})
	}
	if n := here.Load(); n != 10 {
		t.Errorf("%d of 10 messages arrived in the process", n)
	}
	before := missed.Load()
	for _, p := range proxies {
		p.Set(tcpproxy.Passing)
	}
	waitFor(t, "the node is back", func() bool {
		return contains(nodes[0].Nodes(), "node1") && changes.Load() == 2 && missed.Load() > before
	})
}

// More messages than fit are lost, and reported.
func TestTooManyMessages(t *testing.T) {
	nodes, _ := openCluster(t, 2, func(c *Config) { c.limits = defaultLimits; c.limits.received = 4 })
	var last, missed atomic.Int64
	block := make(chan struct{})
	var once sync.Once
	defer nodes[1].Subscribe("tea", func(m bus.Notification) {
		if m.Missed {
			missed.Add(1)
			return
		}
		once.Do(func() { <-block })
		last.Store(m.Seq)
	})()
	waitFor(t, "the subscription is known", func() bool {
		nodes[0].Publish("tea", bus.Notification{Seq: 1})
		return nodes[1].Counts().Received > 0
	})
	before := missed.Load()
	for n := range int64(100) {
		nodes[0].Publish("tea", bus.Notification{Seq: n + 2})
	}
	time.Sleep(50 * time.Millisecond)
	close(block)
	waitFor(t, "the loss is reported", func() bool { return missed.Load() > before })
	if last.Load() == 101 {
		t.Error("nothing was lost")
	}
}

// What is too long for the others, or does not fit, is named in a digest.
func TestUnsentIsMissed(t *testing.T) {
	nodes, _ := openCluster(t, 2, nil)
	var missed atomic.Int64
	got := make(chan int, 10)
	defer nodes[0].Subscribe("tea", func(m bus.Notification) { got <- len(m.Data) })()
	defer nodes[1].Subscribe("tea", func(m bus.Notification) {
		if m.Missed {
			missed.Add(1)
		}
	})()
	nodes[0].Publish("tea", bus.Notification{Seq: 1, Data: bytes.Repeat([]byte("x"), maxNotification+1)})
	if n := <-got; n != maxNotification+1 {
		t.Errorf("%d bytes arrived in the process", n)
	}
	waitFor(t, "the digest names it", func() bool { return missed.Load() > 0 })
}

// Digests of many topics come in parts; of too many they are for all.
func TestDigestOfManyTopics(t *testing.T) {
	o := &outbox{limits: defaultLimits, node: "a", window: map[topicHash]uint64{}, wake: make(chan struct{}, 1)}
	read := func() (topics int, all bool) {
		counter := o.counter
		for _, m := range o.queue {
			var d digest
			if m.subject == "" && len(m.data) > 9 && d.decode(m.data) == nil {
				topics += len(d.topics)
				all = all || d.all
				counter = max(counter, d.counter)
			}
		}
		if counter != o.counter {
			t.Errorf("counter %d, want %d", counter, o.counter)
		}
		o.queue, o.bytes = nil, 0
		return topics, all
	}
	for n := range 10000 {
		o.window[hashOf(string(rune(n)))] = uint64(n + 1)
	}
	want := len(o.window)
	o.digest()
	if o.counter != 3 {
		t.Errorf("%d parts", o.counter)
	}
	if topics, all := read(); topics != want || all {
		t.Errorf("%d topics of %d, all: %v", topics, want, all)
	}
	o.limits.window = 2
	for _, topic := range []string{"a", "b", "c"} {
		o.publish(topic, bus.Notification{Seq: 1})
	}
	o.queue = nil
	o.digest()
	if topics, all := read(); topics != 0 || !all {
		t.Errorf("%d topics, all: %v", topics, all)
	}
	o.limits.sentBytes = 10 // nothing fits
	o.publish("a", bus.Notification{Seq: 2})
	counter := o.counter
	o.digest()
	if o.counter != counter || len(o.window) != 1 {
		t.Errorf("a digest that does not fit was counted")
	}
}

// The peers can be set later, and replaced. No secret is logged.
func TestSetPeers(t *testing.T) {
	var log lockedBuffer
	config := func(node string) Config {
		c := testConfig(node)
		c.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
		return c
	}
	a, b, c := startBus(t, config("a")), startBus(t, config("b")), startBus(t, config("c"))
	if err := b.SetPeers([]string{a.RouteAddress(), b.RouteAddress()}); err != nil {
		t.Fatal(err)
	}
	if err := c.SetPeers([]string{b.RouteAddress()}); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "all know all", func() bool { return len(a.Nodes())+len(b.Nodes())+len(c.Nodes()) == 6 })
	if err := b.SetPeers([]string{a.RouteAddress(), c.RouteAddress()}); err != nil {
		t.Fatal(err)
	}
	if err := b.SetPeers(nil); err != nil {
		t.Fatal(err)
	}
	if err := b.SetPeers([]string{"nowhere"}); err == nil {
		t.Error("an address without a port was accepted")
	}
	if !b.Connected() || strings.Contains(log.String(), "the connection is lost") {
		t.Error("the change of the peers has cut the node off from its own server")
	}
	stranger := testConfig("stranger")
	stranger.Secret, stranger.Peers = "another", []string{a.RouteAddress()}
	d := startBus(t, stranger)
	time.Sleep(300 * time.Millisecond)
	if len(d.Nodes()) != 0 || contains(a.Nodes(), "stranger") {
		t.Error("a node with another secret got in")
	}
	for _, secret := range []string{testSecret, RoutePassword(testSecret)} {
		if strings.Contains(log.String(), secret) {
			t.Errorf("the log has the secret:\n%s", log.String())
		}
	}
}

type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

func TestConfig(t *testing.T) {
	for name, change := range map[string]func(*Config){
		"node":            func(c *Config) { c.Node = "a.b" },
		"cluster":         func(c *Config) { c.Cluster = "*" },
		"no secret":       func(c *Config) { c.Listen, c.Secret = "0.0.0.0:0", "" },
		"peers alone":     func(c *Config) { c.Listen, c.Peers = "", []string{"127.0.0.1:1"} },
		"both":            func(c *Config) { c.URL = "nats://127.0.0.1:1" },
		"port":            func(c *Config) { c.Listen = "127.0.0.1:99999" },
		"peer":            func(c *Config) { c.Peers = []string{"127.0.0.1"} },
		"digest interval": func(c *Config) { c.DigestInterval = 1 },
		"files":           func(c *Config) { c.TLS.Certificate = "/nowhere" },
	} {
		c := testConfig("a")
		change(&c)
		if b, err := Start(t.Context(), c); err == nil {
			_ = b.Close()
			t.Errorf("%s: it starts", name)
		}
	}
	taken := startBus(t, testConfig("a"))
	c := testConfig("b")
	c.Listen = taken.RouteAddress()
	if _, err := Start(t.Context(), c); err == nil {
		t.Error("two nodes listen at one address")
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if b, err := Start(ended, testConfig("c")); err == nil {
		_ = b.Close()
	}
	c = testConfig("d")
	c.Listen, c.URL, c.Secret = "", "nats://user:pass word@127.0.0.1:1", ""
	if _, err := Start(t.Context(), c); err == nil || strings.Contains(err.Error(), "pass") {
		t.Errorf("%v", err)
	}
}
