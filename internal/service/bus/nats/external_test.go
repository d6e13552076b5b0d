package nats

import (
	"context"
	"errors"
	"net/url"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/bustest"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// startServer starts a NATS that runs elsewhere.
func startServer(t *testing.T) *server.Server {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, Username: "tea", Password: "pot", NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	if !s.ReadyForConnections(5 * time.Second) {
		t.Fatal("the server does not start")
	}
	t.Cleanup(func() {
		s.Shutdown()
		s.WaitForShutdown()
	})
	return s
}

func externalConfig(t *testing.T, node, address string) Config {
	c := testConfig(node)
	c.Listen, c.Secret = "", ""
	c.URL, c.User, c.Password = "nats://"+address, "tea", "pot"
	return c
}

func TestExternal(t *testing.T) {
	s := startServer(t)
	u, err := url.Parse(s.ClientURL())
	if err != nil {
		t.Fatal(err)
	}
	bustest.RunCluster(t, func(t *testing.T, n int) bustest.ConnectedNodes {
		p := startProxy(t)
		p.SetServers(u.Host)
		c := bustest.ConnectedNodes{Cut: p.Cut}
		for i := range n {
			c.Nodes = append(c.Nodes, startBus(t, externalConfig(t, "node"+string(rune('0'+i)), p.Address())))
		}
		for _, b := range c.Nodes {
			waitFor(t, "all nodes are known", func() bool { return len(b.(*Bus).Nodes()) == n-1 })
		}
		return c
	})
}

// Without NATS the process goes on, and when NATS comes the topics have missed something.
func TestExternalAway(t *testing.T) {
	p := startProxy(t)
	p.Set(tcpproxy.Refused)
	p.SetServers("127.0.0.1:1")
	b := startBus(t, externalConfig(t, "a", p.Address()))
	var missed, got atomic.Int64
	defer b.Subscribe("tea", func(m bus.Notification) {
		if m.Missed {
			missed.Add(1)
		} else {
			got.Add(1)
		}
	})()
	for range 1000 {
		b.Publish("tea", bus.Notification{Seq: 1})
	}
	if got.Load() != 1000 || b.Connected() {
		t.Errorf("%d messages, connected %v", got.Load(), b.Connected())
	}
	if _, err := b.Request(context.Background(), "other", "echo", nil); !errors.Is(err, ErrDisconnected) {
		t.Errorf("a request: %v", err)
	}
	if err := b.Announce("viewers", nil); !errors.Is(err, ErrDisconnected) {
		t.Errorf("an announcement: %v", err)
	}
	u, err := url.Parse(startServer(t).ClientURL())
	if err != nil {
		t.Fatal(err)
	}
	p.SetServers(u.Host)
	p.Set(tcpproxy.Passing)
	waitFor(t, "it is connected", func() bool { return b.Connected() && missed.Load() > 0 })
}
