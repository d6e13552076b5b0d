package postgres_test

import (
	"io"
	"net"
	"strings"
	"sync"
	"testing"
)

// proxy passes connections on to a server until they are cut.
type proxy struct {
	listener net.Listener
	target   string
	mu       sync.Mutex
	open     []net.Conn // of clients
}

func startProxy(t *testing.T, target string) *proxy {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{listener: listener, target: target}
	t.Cleanup(func() {
		if err := listener.Close(); err != nil {
			t.Error(err)
		}
		p.cut()
	})
	go p.accept()
	return p
}

func (p *proxy) accept() {
	for {
		client, err := p.listener.Accept()
		if err != nil {
			return // it was closed
		}
		server, err := net.Dial("tcp", p.target)
		if err != nil {
			_ = client.Close()
			continue
		}
		p.mu.Lock()
		p.open = append(p.open, client)
		p.mu.Unlock()
		go func() {
			_, _ = io.Copy(server, client)
			_ = server.(*net.TCPConn).CloseWrite()
		}()
		go func() {
			_, _ = io.Copy(client, server)
			_ = client.Close()
		}()
	}
}

// cut closes the connections of all clients. New ones are passed on.
func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, client := range p.open {
		_ = client.Close()
	}
	p.open = nil
}

// address returns a DSN with the address of the proxy in place of that of its server.
func (p *proxy) address(dsn string) string {
	return strings.Replace(dsn, p.target, p.listener.Addr().String(), 1)
}
