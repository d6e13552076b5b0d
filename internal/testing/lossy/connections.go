package lossy

import (
	"net"
	"net/http"
	"sync"
	"sync/atomic"
)

// Connections are those that a proxy has carried.
type Connections struct {
	Sockets     int64 `json:"sockets"`      // WebSockets
	SocketsCut  int64 `json:"sockets_cut"`  // by Cut
	Requests    int64 `json:"requests"`     // other requests
	RequestsCut int64 `json:"requests_cut"` // by Cut, before they were answered
}

// Connections returns those that there have been so far.
func (p *Proxy) Connections() Connections {
	return Connections{
		Sockets: int64(p.opened.Load()), SocketsCut: p.plainly.socketsCut.Load(), //nolint:gosec // there are not so many
		Requests: p.plainly.requests.Load(), RequestsCut: p.plainly.requestsCut.Load(),
	}
}

// Cut ends all open connections, of WebSockets and of other requests, as a network does
// that fails for a moment. New ones are accepted at once.
func (p *Proxy) Cut() {
	p.mu.Lock()
	p.plainly.socketsCut.Add(int64(len(p.open) / 2))
	for c := range p.open {
		resetOnClose(c)
		_ = c.Close()
	}
	p.mu.Unlock()
	p.plainly.cut()
}

// httpConnections knows the connections that are no WebSockets.
type httpConnections struct {
	requests, requestsCut, socketsCut atomic.Int64

	mu   sync.Mutex
	open map[net.Conn]bool // whether a request is under way
}

// onState is an http.Server's ConnState.
func (c *httpConnections) onState(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch state {
	case http.StateNew, http.StateActive, http.StateIdle:
		if c.open == nil {
			c.open = map[net.Conn]bool{}
		}
		c.open[conn] = state == http.StateActive
	case http.StateHijacked, http.StateClosed:
		delete(c.open, conn)
	}
}

func (c *httpConnections) cut() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for conn, busy := range c.open {
		if busy {
			c.requestsCut.Add(1)
		}
		resetOnClose(conn)
		_ = conn.Close()
	}
}
