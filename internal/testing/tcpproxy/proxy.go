package tcpproxy

import (
	"errors"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// LinkState is what happens to connections.
type LinkState int

// The states.
const (
	Passing LinkState = iota
	Stalled           // they stay open and are accepted, and nothing passes
	Refused           // they are reset
)

// Proxy carries connections to servers. It is safe for concurrent use.
type Proxy struct {
	listener net.Listener
	running  sync.WaitGroup

	mu     sync.Mutex
	rule   func(client net.Addr) LinkState
	server []string
	open   map[*connection]struct{}
	closed bool
}

// Start listens on a free port of 127.0.0.1.
func Start(servers ...string) (*Proxy, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &Proxy{listener: listener, server: servers, open: map[*connection]struct{}{}}
	p.rule = func(net.Addr) LinkState { return Passing }
	p.running.Go(p.accept)
	return p, nil
}

// Address returns where clients find the proxy.
func (p *Proxy) Address() string { return p.listener.Addr().String() }

// SetServers replaces the servers of new connections.
func (p *Proxy) SetServers(servers ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.server = servers
}

// Set sets the state of all connections, now and later.
func (p *Proxy) Set(s LinkState) { p.SetRule(func(net.Addr) LinkState { return s }) }

// SetRule sets the state of each connection by the address of its client, now and later.
func (p *Proxy) SetRule(rule func(client net.Addr) LinkState) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.rule = rule
	for c := range p.open {
		c.setState(rule(c.client.RemoteAddr()))
	}
}

// Cut resets the connections that are open.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.open {
		c.setState(Refused)
	}
}

// Connections returns the server of each open connection by the address of its client. A connection
// that has not reached a server is not among them.
func (p *Proxy) Connections() map[string]string {
	p.mu.Lock()
	defer p.mu.Unlock()
	servers := map[string]string{}
	for c := range p.open {
		if name := c.serverName(); name != "" {
			servers[c.client.RemoteAddr().String()] = name
		}
	}
	return servers
}

// Close ends all connections and returns once nothing of the proxy runs any more.
func (p *Proxy) Close() error {
	err := p.listener.Close()
	p.mu.Lock()
	p.closed = true
	for c := range p.open {
		c.setState(Refused)
	}
	p.mu.Unlock()
	p.running.Wait()
	return err
}

func (p *Proxy) accept() {
	for {
		client, err := p.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			time.Sleep(10 * time.Millisecond) // too many open files, for example
			continue
		}
		p.running.Go(func() { p.carry(client) })
	}
}

// carry passes the bytes of a connection on until one side ends it.
func (p *Proxy) carry(client net.Conn) {
	c := newConnection(client)
	p.mu.Lock()
	p.open[c] = struct{}{}
	c.setState(p.rule(client.RemoteAddr()))
	if p.closed {
		c.setState(Refused)
	}
	p.mu.Unlock()
	defer func() {
		p.mu.Lock()
		delete(p.open, c)
		p.mu.Unlock()
		c.setState(Refused)
	}()
	if !c.wait() {
		return
	}
	if server := p.dial(); server != nil && c.setServer(server) {
		c.carry()
	}
}

// dial connects to a server that accepts it, nil if none does.
func (p *Proxy) dial() net.Conn {
	p.mu.Lock()
	servers := append([]string{}, p.server...)
	p.mu.Unlock()
	for _, i := range rand.Perm(len(servers)) {
		if server, err := net.Dial("tcp", servers[i]); err == nil {
			return server
		}
	}
	return nil
}
