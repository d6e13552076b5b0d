package nats

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/bustest"
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
func openCluster(t testing.TB, n int, change func(*Config)) (nodes []*Bus, proxies []*routeProxy) {
	t.Helper()
	for i := range n {
		c := testConfig(fmt.Sprint("node", i))
		if change != nil {
			change(&c)
		}
		p := startProxy(t)
		c.Advertise = p.address()
		if i > 0 {
			c.Peers = []string{proxies[0].address()} // the others become known by themselves
		}
		b := startBus(t, c)
		p.forward(b.RouteAddress())
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
				p.cut()
			}
		}}
		for _, b := range nodes {
			c.Nodes = append(c.Nodes, b)
		}
		return c
	})
}

// routeProxy carries connections to a node, and can break them.
type routeProxy struct {
	listener net.Listener
	mu       sync.Mutex
	target   string
	blocked  bool // new connections are refused
	open     []net.Conn
	running  sync.WaitGroup
}

func startProxy(t testing.TB) *routeProxy {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &routeProxy{listener: listener}
	p.running.Go(func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			p.carry(c)
		}
	})
	t.Cleanup(func() {
		_ = listener.Close()
		p.cut()
		p.running.Wait()
	})
	return p
}

func (p *routeProxy) address() string { return p.listener.Addr().String() }

// forward sets the address of the node.
func (p *routeProxy) forward(target string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.target = target
}

func (p *routeProxy) carry(from net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	to, err := net.Dial("tcp", p.target)
	if err != nil || p.blocked {
		if err == nil {
			_ = to.Close()
		}
		_ = from.Close()
		return
	}
	p.open = append(p.open, from, to)
	for _, pair := range [][2]net.Conn{{from, to}, {to, from}} {
		p.running.Go(func() {
			_, _ = io.Copy(pair[0], pair[1])
			_ = pair[0].Close()
			_ = pair[1].Close()
		})
	}
}

// cut breaks the connections. New ones are carried, unless the proxy is blocked.
func (p *routeProxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.open {
		_ = c.(*net.TCPConn).SetLinger(0)
		_ = c.Close()
	}
	p.open = nil
}

func (p *routeProxy) block(blocked bool) {
	p.mu.Lock()
	p.blocked = blocked
	p.mu.Unlock()
	if blocked {
		p.cut()
	}
}

func contains(nodes []string, node string) bool { return slices.Contains(nodes, node) }
