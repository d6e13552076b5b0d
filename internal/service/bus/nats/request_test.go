package nats

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

func TestRequest(t *testing.T) {
	nodes, _ := openCluster(t, 2, nil)
	a, b := nodes[0], nodes[1]
	for _, n := range nodes {
		err := n.Handle("echo", func(_ context.Context, from string, data []byte) ([]byte, error) {
			return fmt.Appendf(nil, "%s: %s", from, data), nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	err := b.Handle("refuse", func(context.Context, string, []byte) ([]byte, error) {
		return nil, fmt.Errorf("wrapped: %w", &RemoteError{Code: "stale", Text: []byte(`{"seq":7}`)})
	})
	if err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the handlers are known", func() bool {
		_, err := a.Request(t.Context(), "node1", "refuse", nil)
		return !errors.Is(err, ErrNoNode)
	})
	for _, node := range []string{"node0", "node1"} {
		if got, err := a.Request(t.Context(), node, "echo", []byte("tea")); string(got) != "node0: tea" || err != nil {
			t.Errorf("%s: %q, %v", node, got, err)
		}
	}
	var remote *RemoteError
	if _, err := a.Request(t.Context(), "node1", "refuse", nil); !errors.As(err, &remote) || remote.Code != "stale" || string(remote.Text) != `{"seq":7}` {
		t.Errorf("refuse: %v", err)
	}
	if got, err := a.Request(t.Context(), "node1", "echo", bytes.Repeat([]byte("x"), MaxData-100)); len(got) != MaxData-93 || err != nil {
		t.Errorf("long: %d, %v", len(got), err)
	}
	if _, err := a.Request(t.Context(), "node1", "echo", make([]byte, MaxData+1)); !errors.Is(err, ErrTooLong) {
		t.Errorf("too long: %v", err)
	}
	if _, err := a.Request(t.Context(), "node1", "echo", make([]byte, MaxData)); !errors.As(err, &remote) {
		t.Errorf("too long an answer: %v", err)
	}
	began := time.Now()
	for _, to := range [][2]string{{"node9", "echo"}, {"node1", "none"}, {"node0", "none"}, {"*", "echo"}, {"node1", "a.b"}} {
		if _, err := a.Request(t.Context(), to[0], to[1], nil); !errors.Is(err, ErrNoNode) {
			t.Errorf("%v: %v", to, err)
		}
	}
	if took := time.Since(began); took > time.Second {
		t.Errorf("it took %v to find that there are no such nodes", took)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the node has left", func() bool { return len(a.Nodes()) == 0 })
	if _, err := a.Request(t.Context(), "node1", "echo", nil); !errors.Is(err, ErrNoNode) {
		t.Errorf("after it has left: %v", err)
	}
	if n := a.Counts().MissedAll; n != 0 {
		t.Errorf("a node that joined and left has made everyone read the store %d times", n)
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := a.Request(t.Context(), "node0", "echo", nil); !errors.Is(err, ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

// A request ends with its context, in the handler too; more requests than fit are refused at once.
func TestRequestLimits(t *testing.T) {
	nodes, _ := openCluster(t, 2, func(c *Config) { c.limits = defaultLimits; c.limits.handlers, c.limits.waiting = 2, 1 })
	ended := make(chan error, 10)
	err := nodes[1].Handle("wait", func(ctx context.Context, _ string, _ []byte) ([]byte, error) {
		<-ctx.Done()
		ended <- ctx.Err()
		return nil, ctx.Err()
	})
	if err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the handler is known", func() bool {
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer cancel()
		_, err := nodes[0].Request(ctx, "node1", "wait", nil)
		return errors.Is(err, context.DeadlineExceeded)
	})
	if err := <-ended; err == nil {
		t.Error("the context of the handler has not ended")
	}
	ctx, cancel := context.WithTimeout(t.Context(), 500*time.Millisecond)
	defer cancel()
	var mu sync.Mutex
	busy, late := 0, 0
	var wg sync.WaitGroup
	for range 6 {
		wg.Go(func() {
			_, err := nodes[0].Request(ctx, "node1", "wait", nil)
			mu.Lock()
			defer mu.Unlock()
			switch {
			case errors.Is(err, ErrBusy):
				busy++
			case errors.Is(err, context.DeadlineExceeded):
				late++
			default:
				t.Errorf("%v", err)
			}
		})
	}
	wg.Wait()
	if busy != 3 || late != 3 {
		t.Errorf("%d were refused and %d had no answer", busy, late)
	}
}

// A request to a node that becomes unreachable does not wait for its context.
func TestRequestToALostNode(t *testing.T) {
	nodes, proxies := openCluster(t, 2, nil)
	began := make(chan struct{}, 10)
	err := nodes[1].Handle("wait", func(ctx context.Context, _ string, _ []byte) ([]byte, error) {
		began <- struct{}{}
		<-ctx.Done()
		return nil, ctx.Err()
	})
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		<-began
		for _, p := range proxies {
			p.Set(tcpproxy.Refused)
		}
	}()
	waitFor(t, "the node is lost", func() bool {
		_, err := nodes[0].Request(t.Context(), "node1", "wait", nil)
		return errors.Is(err, ErrNodeLost)
	})
	if _, err := nodes[0].Request(t.Context(), "node1", "wait", nil); !errors.Is(err, ErrNoNode) {
		t.Errorf("once it is lost: %v", err)
	}
}

// Once a digest shows that messages of a node were lost, nobody waits for its answers any longer.
func TestRequestIsLostWithADigest(t *testing.T) {
	b := startBus(t, testConfig("alone"))
	x := &inbox{bus: b, peers: map[processTag]*peer{}, silence: time.Hour}
	began := time.Now()
	receive := func(counter uint64, after time.Duration) {
		x.receiveDigest(&digest{sender: processTag{1}, node: "other", counter: counter, first: counter == 1}, began.Add(after))
	}
	ended := func(result chan answer) error {
		select {
		case a := <-result:
			return a.err
		default:
			return nil
		}
	}
	for _, c := range []struct {
		name    string
		counter uint64
		after   time.Duration
		want    error
	}{
		{"the first digest", 1, 0, nil},
		{"the next digest", 2, time.Minute, nil},
		{"a digest is missing", 4, 2 * time.Minute, ErrNodeLost},
		{"the next one", 5, 3 * time.Minute, nil},
		{"the node was silent", 6, 2 * time.Hour, ErrNodeLost},
	} {
		_, result, err := b.calls.open("other")
		if err != nil {
			t.Fatal(err)
		}
		_, others, err := b.calls.open("third")
		if err != nil {
			t.Fatal(err)
		}
		receive(c.counter, c.after)
		if err := ended(result); !errors.Is(err, c.want) {
			t.Errorf("%s: a request ends with %v, not %v", c.name, err, c.want)
		}
		if err := ended(others); err != nil {
			t.Errorf("%s: a request to another node ends with %v", c.name, err)
		}
	}
}

// What a handler publishes before it returns arrives before the answer.
func TestAnswerAfterPublications(t *testing.T) {
	nodes, _ := openCluster(t, 2, nil)
	err := nodes[1].Handle("play", func(context.Context, string, []byte) ([]byte, error) {
		for n := range 5 {
			nodes[1].Publish("tea", bus.Notification{Seq: int64(n + 1)})
		}
		return []byte("done"), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	got := 0
	defer nodes[0].Subscribe("tea", func(m bus.Notification) {
		mu.Lock()
		defer mu.Unlock()
		if !m.Missed {
			got++
		}
	})()
	waitFor(t, "messages arrive", func() bool {
		_, _ = nodes[0].Request(t.Context(), "node1", "play", nil)
		mu.Lock()
		defer mu.Unlock()
		return got > 0
	})
	for range 200 {
		mu.Lock()
		got = 0
		mu.Unlock()
		if _, err := nodes[0].Request(t.Context(), "node1", "play", nil); err != nil {
			t.Fatal(err)
		}
		mu.Lock()
		n := got
		mu.Unlock()
		if n != 5 {
			t.Fatalf("%d of 5 messages came before the answer", n)
		}
	}
}

func TestAnnouncements(t *testing.T) {
	nodes, _ := openCluster(t, 3, nil)
	got := make(chan string, 100)
	for i, n := range nodes {
		err := n.HandleAnnouncement("viewers", func(from string, data []byte) { got <- fmt.Sprint(i, from, string(data)) })
		if err != nil {
			t.Fatal(err)
		}
		if n.HandleAnnouncement("viewers", nil) == nil {
			t.Error("two handlers")
		}
	}
	seen := map[string]bool{}
	waitFor(t, "all other nodes have it", func() bool {
		if err := nodes[0].Announce("viewers", []byte("!")); err != nil {
			t.Fatal(err)
		}
		for len(got) > 0 {
			seen[<-got] = true
		}
		return len(seen) == 2 && seen["1node0!"] && seen["2node0!"]
	})
}
