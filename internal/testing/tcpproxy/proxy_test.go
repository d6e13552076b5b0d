package tcpproxy_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"sync"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// startEcho is a server that sends each line back.
func startEcho(t *testing.T) (address string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var running sync.WaitGroup
	running.Go(func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			running.Go(func() {
				_, _ = io.Copy(c, c)
				_ = c.Close()
			})
		}
	})
	t.Cleanup(func() {
		_ = listener.Close()
		running.Wait()
	})
	return listener.Addr().String()
}

func startProxy(t *testing.T, servers ...string) *tcpproxy.Proxy {
	t.Helper()
	p, err := tcpproxy.Start(servers...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

// caller is a client of the echo.
type caller struct {
	net.Conn
	lines *bufio.Reader
}

func dial(t *testing.T, p *tcpproxy.Proxy) *caller {
	t.Helper()
	c, err := net.Dial("tcp", p.Address())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return &caller{c, bufio.NewReader(c)}
}

// exchange sends a line and returns why it does not come back; nil: it does.
func (c *caller) exchange(limit time.Duration) error {
	if err := c.SetDeadline(time.Now().Add(limit)); err != nil {
		return err
	}
	if _, err := fmt.Fprintln(c, "tea"); err != nil {
		return err
	}
	text, err := c.lines.ReadString('\n')
	if err == nil && text != "tea\n" {
		err = fmt.Errorf("%q came back", text)
	}
	return err
}

const longTime = 10 * time.Second

func mustExchange(t *testing.T, c *caller) {
	t.Helper()
	if err := c.exchange(longTime); err != nil {
		t.Fatal(err)
	}
}

func mustBreak(t *testing.T, c *caller) {
	t.Helper()
	if err := c.exchange(longTime); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
		t.Fatalf("the connection is not reset: %v", err)
	}
}

// mustRefuse connects and waits for the reset. It can come before the connection is made.
func mustRefuse(t *testing.T, p *tcpproxy.Proxy) {
	t.Helper()
	c, err := net.Dial("tcp", p.Address())
	if errors.Is(err, syscall.ECONNRESET) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	mustBreak(t, &caller{c, bufio.NewReader(c)})
}

// A stalled connection holds everything back, and passes it on afterwards.
func TestStalled(t *testing.T) {
	p := startProxy(t, startEcho(t))
	before := dial(t, p)
	mustExchange(t, before)
	p.Set(tcpproxy.Stalled)
	during := dial(t, p)
	for _, c := range []*caller{before, during} {
		if err := c.exchange(50 * time.Millisecond); !errors.Is(err, os.ErrDeadlineExceeded) {
			t.Fatalf("something has passed: %v", err)
		}
	}
	p.Set(tcpproxy.Passing)
	for _, c := range []*caller{before, during} {
		mustExchange(t, c) // the first answer is that to the first line
		mustExchange(t, c)
	}
}

// Refused connections are reset, open ones and new ones; Cut resets the open ones alone.
func TestRefused(t *testing.T) {
	p := startProxy(t, startEcho(t))
	before := dial(t, p)
	mustExchange(t, before)
	p.Set(tcpproxy.Refused)
	mustBreak(t, before)
	mustRefuse(t, p)
	p.Set(tcpproxy.Passing)
	after := dial(t, p)
	mustExchange(t, after)
	p.Cut()
	mustBreak(t, after)
	mustExchange(t, dial(t, p))
}

// A rule selects connections by their clients.
func TestRule(t *testing.T) {
	p := startProxy(t, startEcho(t))
	one, other := dial(t, p), dial(t, p)
	mustExchange(t, one)
	mustExchange(t, other)
	p.SetRule(func(client net.Addr) tcpproxy.LinkState {
		if client.String() == one.LocalAddr().String() {
			return tcpproxy.Refused
		}
		return tcpproxy.Passing
	})
	mustBreak(t, one)
	mustExchange(t, other)
}

// A server that does not accept a connection is passed over, and it is known which one has it.
func TestServers(t *testing.T) {
	echo := startEcho(t)
	p := startProxy(t, "127.0.0.1:1", echo)
	for range 8 {
		c := dial(t, p)
		mustExchange(t, c)
		if server := p.Connections()[c.LocalAddr().String()]; server != echo {
			t.Errorf("the connection is at %q, want %q", server, echo)
		}
	}
	p.SetServers("127.0.0.1:1")
	mustRefuse(t, p)
}
