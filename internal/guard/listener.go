package guard

import (
	"io"
	"net"
	"net/netip"
	"sync"
	"time"
)

// Listener lets in as many connections of l as the limits say and turns others away
// with a few words, without waiting for theirs. Trusted proxies are limited by the
// total only.
func (g *Guard) Listener(l net.Listener) net.Listener { return &listener{l, g} }

type listener struct {
	net.Listener
	guard *Guard
}

func (l *listener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if address, ok := l.guard.letIn(c.RemoteAddr()); ok {
			return &conn{Conn: c, leave: func() { l.guard.letOut(address) }}, nil
		}
		sendAway(c)
	}
}

// letIn counts a connection, unless a limit is against it.
func (g *Guard) letIn(from net.Addr) (at netip.Prefix, ok bool) {
	var peer netip.Addr
	if a, err := netip.ParseAddrPort(from.String()); err == nil {
		peer = a.Addr().Unmap()
		at = network(peer)
	}
	trusted := g.trusts(peer)
	if !trusted && g.Spend(Connect, Sender{Address: at}) != nil {
		return at, false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case g.Limits.Open > 0 && g.opened >= g.Limits.Open:
		g.count("open")
		return at, false
	case !trusted && g.Limits.OpenAddress > 0 && g.open[at] >= g.Limits.OpenAddress:
		g.count("open-address")
		return at, false
	}
	g.opened++
	g.open[at]++
	return at, true
}

func (g *Guard) letOut(at netip.Prefix) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.opened--
	if g.open[at]--; g.open[at] <= 0 {
		delete(g.open, at)
	}
}

// conn tells when it is closed.
type conn struct {
	net.Conn
	once  sync.Once
	leave func()
}

func (c *conn) Close() error {
	c.once.Do(c.leave)
	return c.Conn.Close()
}

// busy is what who is turned away at the door is told.
const busy = "HTTP/1.1 503 Service Unavailable\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\n" +
	"Retry-After: 10\r\n" +
	"Connection: close\r\n" +
	"Content-Length: 61\r\n\r\n" +
	"There are too many connections. Please try again in a moment\n"

// sendAway must not hold up who is next: what does not fit into the buffers is not said.
func sendAway(c net.Conn) {
	_ = c.SetWriteDeadline(time.Now().Add(10 * time.Millisecond))
	_, _ = io.WriteString(c, busy)
	_ = c.Close()
}
