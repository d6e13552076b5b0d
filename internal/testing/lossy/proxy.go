package lossy

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// maxConnections is the number of concurrent WebSockets; further ones are refused.
const maxConnections = 4096

// Config is the configuration of a proxy.
type Config struct {
	Server string // its address, e.g. "127.0.0.1:8080"; only loopback
	Faults Faults
	Seed   uint64
}

// Proxy is a bad network to one server. It is safe for concurrent use.
type Proxy struct {
	config   Config
	counts   [2]counters
	listener net.Listener
	server   *http.Server
	plain    *httputil.ReverseProxy
	opened   atomic.Uint64
	plainly  httpConnections

	mu     sync.Mutex
	open   map[net.Conn]struct{}
	closed bool
	done   sync.WaitGroup // the WebSockets and the server
}

// Start listens on a free port of 127.0.0.1.
func Start(config Config) (*Proxy, error) {
	host, _, err := net.SplitHostPort(config.Server)
	if err != nil {
		return nil, fmt.Errorf("lossy: %w", err)
	}
	if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
		return nil, fmt.Errorf("lossy: %s is not a loopback address", host)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("lossy: %w", err)
	}
	p := &Proxy{config: config, listener: listener, open: map[net.Conn]struct{}{}}
	p.plain = httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: config.Server})
	p.plain.FlushInterval = -1
	p.plain.ErrorHandler = func(w http.ResponseWriter, _ *http.Request, _ error) { w.WriteHeader(http.StatusBadGateway) }
	p.plain.Transport = &http.Transport{DisableKeepAlives: true}
	p.server = &http.Server{Handler: p, ReadHeaderTimeout: 10 * time.Second, ConnState: p.plainly.onState}
	p.done.Go(func() { _ = p.server.Serve(listener) })
	return p, nil
}

// URL returns where clients find the proxy.
func (p *Proxy) URL() string { return "http://" + p.listener.Addr().String() }

// FaultCounts returns what has happened so far in a direction.
func (p *Proxy) FaultCounts(d TrafficDirection) FaultCounts { return p.counts[d].read() }

// Close cuts all connections and returns once nothing of the proxy runs any more.
func (p *Proxy) Close() error {
	p.mu.Lock()
	p.closed = true
	for c := range p.open {
		_ = c.Close()
	}
	p.mu.Unlock()
	err := p.server.Close()
	p.done.Wait()
	return err
}

// ServeHTTP carries one request, or all messages of a WebSocket.
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		p.plainly.requests.Add(1)
		p.plain.ServeHTTP(w, r)
		return
	}
	p.done.Add(1)
	defer p.done.Done()
	if err := p.forward(w, r); err != nil {
		http.Error(w, "the proxy cannot reach the server", http.StatusBadGateway)
	}
}

// forward opens the connection to the server and carries messages both ways until one
// side ends or the proxy cuts it. The error is that there was no handshake.
func (p *Proxy) forward(w http.ResponseWriter, r *http.Request) error {
	server, err := (&net.Dialer{Timeout: 5 * time.Second}).DialContext(r.Context(), "tcp", p.config.Server)
	if err != nil {
		return err
	}
	defer func() { _ = server.Close() }()
	fromServer := bufio.NewReader(server)
	response, err := p.forwardHandshake(r, server, fromServer)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	client, buffered, err := http.NewResponseController(w).Hijack()
	if err != nil {
		return err
	}
	defer func() { _ = client.Close() }()
	if !p.track(client, server) {
		return nil
	}
	defer p.untrack(client, server)
	if err := response.Write(client); err != nil || response.StatusCode != http.StatusSwitchingProtocols {
		return nil // the client has gone, or was answered
	}
	number := p.opened.Add(1)
	var both sync.WaitGroup
	for d, s := range []*stream{{from: buffered.Reader, to: server}, {from: fromServer, to: client}} {
		s.direction = TrafficDirection(d)
		s.faults, s.count, s.dice = p.config.Faults, &p.counts[d], newDice(p.config.Seed, number, s.direction)
		both.Go(func() {
			if errors.Is(s.run(), errCut) {
				resetOnClose(client)
				resetOnClose(server)
			}
			_ = client.Close()
			_ = server.Close()
		})
	}
	both.Wait()
	return nil
}

// forwardHandshake passes the handshake on, without extensions: compressed messages could not be disturbed.
func (p *Proxy) forwardHandshake(r *http.Request, server net.Conn, from *bufio.Reader) (*http.Response, error) {
	out := r.Clone(context.WithoutCancel(r.Context()))
	out.Header.Del("Sec-WebSocket-Extensions")
	if err := server.SetDeadline(time.Now().Add(10 * time.Second)); err != nil {
		return nil, err
	}
	if err := out.Write(server); err != nil {
		return nil, err
	}
	response, err := http.ReadResponse(from, out)
	if err != nil {
		return nil, err
	}
	return response, server.SetDeadline(time.Time{})
}

// track takes note of a connection and its other half, unless there are too many.
func (p *Proxy) track(conns ...net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed || len(p.open) >= 2*maxConnections {
		return false
	}
	for _, c := range conns {
		p.open[c] = struct{}{}
	}
	return true
}

func (p *Proxy) untrack(conns ...net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range conns {
		delete(p.open, c)
	}
}

// resetOnClose makes that closing the connection sends a reset and forgets what was not sent.
func resetOnClose(c net.Conn) {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
	}
}
