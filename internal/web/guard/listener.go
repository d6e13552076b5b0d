package guard

import (
	"io"
	"net"
	"net/netip"
	"sync"
	"time"
)

// Listener accepts as many connections of l as the limits allow and refuses others with
// a short answer, without reading their request. Trusted proxies are limited by the
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
		if address, ok := l.guard.countConnection(c.RemoteAddr()); ok {
			return &conn{Conn: c, leave: func() { l.guard.releaseConnection(address) }}, nil
		}
		rejectConnection(c)
	}
}

// countConnection counts a connection, unless a limit is against it.
func (g *Guard) countConnection(from net.Addr) (at netip.Prefix, ok bool) {
	var peer netip.Addr
	if a, err := netip.ParseAddrPort(from.String()); err == nil {
		peer = a.Addr().Unmap()
		at = addressPrefix(peer)
	}
	trusted := g.isTrusted(peer)
	if !trusted && g.Spend(KindConnect, Requester{Address: at}) != nil {
		return at, false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case g.Limits.Open > 0 && g.openTotal >= g.Limits.Open:
		g.count("open")
		return at, false
	case !trusted && g.Limits.OpenAddress > 0 && g.open[at] >= g.Limits.OpenAddress:
		g.count("open-address")
		return at, false
	}
	g.openTotal++
	g.open[at]++
	return at, true
}

func (g *Guard) releaseConnection(at netip.Prefix) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.openTotal--
	if g.open[at]--; g.open[at] <= 0 {
		delete(g.open, at)
	}
}

// conn reports when it is closed.
type conn struct {
	net.Conn
	once  sync.Once
	leave func()
}

func (c *conn) Close() error {
	c.once.Do(c.leave)
	return c.Conn.Close()
}

// busyResponse is the answer to a refused connection.
const busyResponse = "HTTP/1.1 503 Service Unavailable\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\n" +
	"Retry-After: 10\r\n" +
	"Connection: close\r\n" +
	"Content-Length: 61\r\n\r\n" +
	"There are too many connections. Please try again in a moment\n"

// rejectConnection must not delay the next connection: what does not fit into the buffers is not
// sent.
func rejectConnection(c net.Conn) {
	_ = c.SetWriteDeadline(time.Now().Add(10 * time.Millisecond))
	_, _ = io.WriteString(c, busyResponse)
	_ = c.Close()
}
