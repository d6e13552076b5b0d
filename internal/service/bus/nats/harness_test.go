package nats

import (
	"fmt"
	"log/slog"
	"slices"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/bustest"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const testSecret = "a secret / with : signs @ of addresses"

// testConfig is that of a node with fast digests.
func testConfig(node string) Config {
	return Config{
		Node: node, Listen: "127.0.0.1:0", Secret: testSecret, DigestInterval: 100 * time.Millisecond,
		Log: slog.New(slog.DiscardHandler),
	}
}

func startBus(t testing.TB, c Config) *Bus {
	t.Helper()
	b, err := Start(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

// openCluster starts nodes that reach each other through proxies alone, and returns once they do.
func openCluster(t testing.TB, n int, change func(*Config)) (nodes []*Bus, proxies []*tcpproxy.Proxy) {
	t.Helper()
	for i := range n {
		c := testConfig(fmt.Sprint("node", i))
		if change != nil {
			change(&c)
		}
		p := startProxy(t)
		c.Advertise = p.Address()
		if i > 0 {
			c.Peers = []string{proxies[0].Address()} // the others become known by themselves
		}
		b := startBus(t, c)
		p.SetServers(b.RouteAddress())
		nodes, proxies = append(nodes, b), append(proxies, p)
	}
	for _, b := range nodes {
		waitFor(t, "all nodes are known", func() bool { return len(b.Nodes()) == n-1 })
	}
	return nodes, proxies
}

func waitFor(t testing.TB, what string, condition func() bool) {
	t.Helper()
	for began := time.Now(); !condition(); time.Sleep(2 * time.Millisecond) {
		if time.Since(began) > 10*time.Second {
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

func TestOneNode(t *testing.T) {
	bustest.Run(t, func(t *testing.T) bus.Bus { return startBus(t, testConfig("alone")) })
}

func TestCluster(t *testing.T) {
	bustest.RunCluster(t, func(t *testing.T, n int) bustest.ConnectedNodes {
		nodes, proxies := openCluster(t, n, nil)
		c := bustest.ConnectedNodes{Cut: func() {
			for _, p := range proxies {
				p.Cut()
			}
		}}
		for _, b := range nodes {
			c.Nodes = append(c.Nodes, b)
		}
		return c
	})
}

// startProxy starts a proxy that has no server yet.
func startProxy(t testing.TB) *tcpproxy.Proxy {
	t.Helper()
	p, err := tcpproxy.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

func contains(nodes []string, node string) bool { return slices.Contains(nodes, node) }
