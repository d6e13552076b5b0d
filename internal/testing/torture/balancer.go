package torture

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"sync"
)

// balancer hands each connection to one of several servers at random, as the proxy in front of a
// site does. A server that does not accept it is passed over.
type balancer struct {
	listener net.Listener
	running  sync.WaitGroup

	mu    sync.Mutex
	nodes []string // where the servers listen
	open  map[net.Conn]struct{}
}

// newBalancer listens on a free port.
func newBalancer(ctx context.Context, nodes []string) (*balancer, error) {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	b := &balancer{listener: listener, nodes: nodes, open: map[net.Conn]struct{}{}}
	b.running.Go(b.accept)
	return b, nil
}

// url returns where the site is.
func (b *balancer) url() string { return "http://" + b.listener.Addr().String() }

func (b *balancer) accept() {
	for {
		client, err := b.listener.Accept()
		if err != nil {
			return
		}
		b.running.Go(func() { b.serve(client) })
	}
}

// serve passes the bytes of a connection on until one side ends it.
func (b *balancer) serve(client net.Conn) {
	defer func() { _ = client.Close() }()
	server := b.dial()
	if server == nil || !b.track(client, server) {
		return
	}
	defer b.forget(client, server)
	var both sync.WaitGroup
	for _, way := range [][2]net.Conn{{client, server}, {server, client}} {
		both.Go(func() {
			_, _ = io.Copy(way[1], way[0])
			_ = client.Close()
			_ = server.Close()
		})
	}
	both.Wait()
}

// dial connects to a server that accepts it, nil if none does.
func (b *balancer) dial() net.Conn {
	for _, i := range rand.Perm(len(b.nodes)) {
		if server, err := net.Dial("tcp", b.nodes[i]); err == nil {
			return server
		}
	}
	return nil
}

// track remembers open connections, and reports whether the balancer is open.
func (b *balancer) track(connections ...net.Conn) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.open == nil {
		for _, c := range connections {
			_ = c.Close()
		}
		return false
	}
	for _, c := range connections {
		b.open[c] = struct{}{}
	}
	return true
}

func (b *balancer) forget(connections ...net.Conn) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, c := range connections {
		_ = c.Close()
		delete(b.open, c)
	}
}

// close ends all connections.
func (b *balancer) close() error {
	err := b.listener.Close()
	b.mu.Lock()
	for c := range b.open {
		err = errors.Join(err, c.Close())
	}
	b.open = nil
	b.mu.Unlock()
	b.running.Wait()
	return err
}
