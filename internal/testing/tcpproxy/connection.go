package tcpproxy

import (
	"net"
	"sync"
)

// connection is one that the proxy carries.
type connection struct {
	client net.Conn

	mu     sync.Mutex
	server net.Conn // nil until it is reached
	state  LinkState
	change chan struct{} // closed with the next change of the state
}

func newConnection(client net.Conn) *connection {
	return &connection{client: client, change: make(chan struct{})}
}

// setState sets the state. A connection that was reset stays so.
func (c *connection) setState(s LinkState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.state == Refused || c.state == s {
		return
	}
	c.state = s
	close(c.change)
	c.change = make(chan struct{})
	if s == Refused {
		reset(c.client)
		reset(c.server)
	}
}

// reset ends a connection and forgets what was not sent.
func reset(c net.Conn) {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
		_ = tcp.Close()
	}
}

// wait waits until bytes may pass, and reports false once the connection is reset.
func (c *connection) wait() bool {
	for {
		c.mu.Lock()
		state, change := c.state, c.change
		c.mu.Unlock()
		switch state {
		case Passing:
			return true
		case Refused:
			return false
		}
		<-change
	}
}

// setServer records the other side, and reports false if the connection was reset meanwhile.
func (c *connection) setServer(server net.Conn) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.state == Refused {
		reset(server)
		return false
	}
	c.server = server
	return true
}

// serverName returns the address of the other side; empty: it is not reached yet.
func (c *connection) serverName() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.server == nil {
		return ""
	}
	return c.server.RemoteAddr().String()
}

// carry passes bytes on in both directions until one side ends.
func (c *connection) carry() {
	var both sync.WaitGroup
	for _, way := range [][2]net.Conn{{c.client, c.server}, {c.server, c.client}} {
		both.Go(func() {
			c.copy(way[1], way[0])
			_ = c.client.Close()
			_ = c.server.Close()
		})
	}
	both.Wait()
}

// copy passes bytes on in one direction. That a side has ended passes no sooner than bytes do.
func (c *connection) copy(to, from net.Conn) {
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		if !c.wait() {
			return
		}
		if n > 0 {
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}
