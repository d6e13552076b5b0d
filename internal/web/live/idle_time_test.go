package live

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/coder/websocket"
	dto "github.com/prometheus/client_model/go"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// pipeListener hands out connections in memory. With them a test can run in the time of
// package synctest, in which ten minutes of silence take no time.
type pipeListener struct {
	conns chan net.Conn
	done  chan struct{}
	once  sync.Once
}

func newPipeListener() *pipeListener {
	return &pipeListener{conns: make(chan net.Conn), done: make(chan struct{})}
}

// Accept implements net.Listener.
func (l *pipeListener) Accept() (net.Conn, error) {
	select {
	case c := <-l.conns:
		return c, nil
	case <-l.done:
		return nil, net.ErrClosed
	}
}

// Close implements net.Listener.
func (l *pipeListener) Close() error {
	l.once.Do(func() { close(l.done) })
	return nil
}

// Addr implements net.Listener.
func (l *pipeListener) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 80} }

// dial opens a connection.
func (l *pipeListener) dial(ctx context.Context, _, _ string) (net.Conn, error) {
	client, server := net.Pipe()
	select {
	case l.conns <- server:
		return client, nil
	case <-l.done:
		return nil, net.ErrClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// inMemory returns a harness whose connections are in memory, and a client for it.
func inMemory(t *testing.T, p timeouts) (*harness, *http.Client) {
	t.Helper()
	l := newPipeListener()
	transport := &http.Transport{DialContext: l.dial}
	t.Cleanup(transport.CloseIdleConnections)
	return newParlourAt(t, p, l), &http.Client{Transport: transport}
}

// closed is how many connections the server has counted as closed with a code.
func (p *harness) closed(code string) int {
	p.t.Helper()
	var m dto.Metric
	if err := p.metrics.CutOff.WithLabelValues(code).Write(&m); err != nil {
		p.t.Fatal(err)
	}
	return int(m.GetCounter().GetValue())
}

// TestIdleSocketsLast: a client that answers WebSocket pings and sends nothing stays,
// and is pinged as often as docs/protocol.md says.
func TestIdleSocketsLast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, client := inMemory(t, defaultTimeouts)
		id := p.begin()
		var pings atomic.Int64
		var late atomic.Bool
		last := time.Now()
		conn, _, err := websocket.Dial(t.Context(), p.http.URL+"/api/matches/"+id+"/live", &websocket.DialOptions{ //nolint:bodyclose // the library has closed it
			HTTPClient: client,
			OnPingReceived: func(context.Context, []byte) bool {
				now := time.Now()
				if pings.Add(1) > 1 && now.Sub(last) > protocol.PingInterval+defaultTimeouts.tick {
					late.Store(true)
				}
				last = now
				return true
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		hello := protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: "idle"})
		if err := conn.Write(t.Context(), websocket.MessageText, hello); err != nil {
			t.Fatal(err)
		}
		ended := make(chan error, 1)
		began := time.Now()
		go func() {
			for {
				if _, _, err := conn.Read(context.Background()); err != nil {
					ended <- err
					return
				}
			}
		}()
		const idle = 10 * time.Minute
		select {
		case err := <-ended:
			t.Fatalf("the connection ended after %v: %v", time.Since(began), err)
		case <-time.After(idle):
		}
		if want := int64(idle/(protocol.PingInterval+defaultTimeouts.tick)) + 1; pings.Load() < want || late.Load() {
			t.Errorf("in %v came %d pings, want %d, each at most %v after the one before", idle, pings.Load(), want, protocol.PingInterval+defaultTimeouts.tick)
		}
		_ = conn.CloseNow()
		if err := <-ended; err == nil {
			t.Error("the connection ended without a reason")
		}
	})
}

// TestIdleSocketsAreAnswered: after a long silence a client's own ping has its pong.
func TestIdleSocketsAreAnswered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := defaultTimeouts
		slow.ping = time.Hour
		p, client := inMemory(t, slow)
		conn, _, err := websocket.Dial(t.Context(), p.http.URL+"/api/matches/"+p.begin()+"/live", &websocket.DialOptions{HTTPClient: client}) //nolint:bodyclose // the library has closed it
		if err != nil {
			t.Fatal(err)
		}
		if err := conn.Write(t.Context(), websocket.MessageText, protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: "idle"})); err != nil {
			t.Fatal(err)
		}
		go func() {
			for {
				if _, _, err := conn.Read(context.Background()); err != nil {
					return
				}
			}
		}()
		time.Sleep(time.Minute)
		ctx, cancel := context.WithTimeout(t.Context(), soon)
		defer cancel()
		if err := conn.Ping(ctx); err != nil {
			t.Errorf("after a minute of silence a ping has no pong: %v", err)
		}
		_ = conn.CloseNow()
	})
}

// TestIdleStreamsLast: a stream without events stays open, with an empty line as often
// as docs/protocol.md says.
func TestIdleStreamsLast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, client := inMemory(t, defaultTimeouts)
		id := p.begin()
		for _, path := range []string{"/api/matches/" + id + "/events?follow=true", "/api/public"} {
			r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.http.URL+path, http.NoBody)
			if err != nil {
				t.Fatal(err)
			}
			answer, err := client.Do(r) //nolint:bodyclose // closed below, to end the stream
			if err != nil {
				t.Fatal(err)
			}
			var beats atomic.Int64
			ended := make(chan error, 1)
			began := time.Now()
			go func() {
				lines := bufio.NewScanner(answer.Body)
				for lines.Scan() {
					if lines.Text() == "" {
						beats.Add(1)
					}
				}
				ended <- errors.Join(errors.New("it ended"), lines.Err())
			}()
			const idle = 10*time.Minute + time.Second
			select {
			case err := <-ended:
				t.Fatalf("%s ended after %v: %v", path, time.Since(began), err)
			case <-time.After(idle):
			}
			if want := int64(idle / (25 * time.Second)); beats.Load() != want {
				t.Errorf("%s has %d empty lines in %v, want %d", path, beats.Load(), idle, want)
			}
			_ = answer.Body.Close()
			if err := <-ended; err == nil {
				t.Error("the stream ended without a reason")
			}
		}
	})
}

// TestWriteDeadline: each write has a deadline of its own, bounded by that of its
// message and by the end of all writing.
func TestWriteDeadline(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var set time.Time
		began := time.Now()
		d := &writeDeadline{set: func(at time.Time) error { set = at; return nil }, timeout: 20 * time.Second}
		want := func(after time.Duration) {
			t.Helper()
			if got := set.Sub(began); got != after {
				t.Errorf("the deadline is after %v, want %v", got, after)
			}
		}
		d.start()
		want(20 * time.Second)
		time.Sleep(time.Minute)
		d.start()
		want(80 * time.Second)
		_ = d.during(func() error {
			time.Sleep(5 * time.Second)
			d.start()
			want(80 * time.Second) // that of the message
			return nil
		})
		d.start()
		want(85 * time.Second)
		if end := d.endBy(time.Now().Add(time.Second)); end.Sub(began) != 66*time.Second {
			t.Errorf("all ends after %v", end.Sub(began))
		}
		want(66 * time.Second)
		if end := d.endBy(time.Now().Add(3 * time.Second)); end.Sub(began) != 66*time.Second {
			t.Errorf("a later end is %v", end.Sub(began))
		}
		d.start()
		want(66 * time.Second)
	})
}

// TestClosingDoesNotWaitForReaders: sockets and streams whose clients do not read are
// cut soon when the server closes, and that is no error.
func TestClosingDoesNotWaitForReaders(t *testing.T) {
	for _, grace := range []time.Duration{time.Minute, defaultTimeouts.leave} {
		closeOnReaders(t, grace, min(defaultTimeouts.leave, grace/2))
	}
}

func closeOnReaders(t *testing.T, grace, want time.Duration) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		p, client := inMemory(t, defaultTimeouts)
		id := p.begin()
		// A pipe has no buffer: unread bytes block the writer.
		conn, _, err := websocket.Dial(t.Context(), p.http.URL+"/api/matches/"+id+"/live", &websocket.DialOptions{HTTPClient: client}) //nolint:bodyclose // the library has closed it
		if err != nil {
			t.Fatal(err)
		}
		if err := conn.Write(t.Context(), websocket.MessageText, protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: "deaf"})); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{"/api/matches/" + id + "/events?follow=true", "/api/public"} {
			unread, err := p.http.Listener.(*pipeListener).dial(t.Context(), "", "")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = unread.Close() }()
			if _, err := io.WriteString(unread, "GET "+path+" HTTP/1.1\r\nHost: localhost\r\n\r\n"); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(2 * time.Second) // less than a write may take
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), grace)
		defer cancel()
		if err := p.live.Close(ctx); err != nil {
			t.Errorf("it was closed with %v", err)
		}
		if took := time.Since(began); took > want {
			t.Errorf("it took %v, want %v", took, want)
		}
		if n := p.closed("closing"); n != 1 {
			t.Errorf("%d connections are counted as closing, want the socket", n)
		}
		_ = conn.CloseNow()
	})
}

// TestEveryCutIsCounted: a connection that the server ends is counted by its reason,
// one that the client ends is not.
func TestEveryCutIsCounted(t *testing.T) {
	for name, c := range map[string]struct {
		send string
		code string // empty: it is not counted
	}{
		"a frame against the protocol": {frame(0xC1, "{}"), closedFrame},
		"an end by the client":         {frame(0x88, "\x03\xe8"), ""},
		"a binary frame":               {frame(0x82, "{}"), "text"},
	} {
		t.Run(name, func(t *testing.T) {
			quick := longTimeouts()
			quick.bye = 50 * time.Millisecond
			p := newHarness(t, quick)
			conn := p.rawConnection(p.begin())
			if _, err := io.WriteString(conn, c.send); err != nil {
				t.Fatal(err)
			}
			_, _ = io.ReadAll(conn) // until the server has closed it
			_ = conn.Close()
			for deadline := time.Now().Add(soon); p.guard.connections() > 0; time.Sleep(time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatal("the connection is still there")
				}
			}
			total := 0
			for _, code := range []string{closedFrame, closedCut, "text", "slow", "silent"} {
				total += p.closed(code)
			}
			if c.code == "" && total != 0 || c.code != "" && (total != 1 || p.closed(c.code) != 1) {
				t.Errorf("%d cuts are counted, %d of them as %q", total, p.closed(c.code), c.code)
			}
		})
	}
}
