package server

import (
	"bufio"
	"cmp"
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// memoryListener hands out connections in memory, for tests in the time of package synctest.
type memoryListener struct {
	net.Listener // for its address
	conns        chan net.Conn
	once         sync.Once
}

// Accept implements net.Listener.
func (l *memoryListener) Accept() (net.Conn, error) {
	c, ok := <-l.conns
	if !ok {
		return nil, net.ErrClosed
	}
	return c, nil
}

// Close implements net.Listener.
func (l *memoryListener) Close() error {
	l.once.Do(func() { close(l.conns) })
	return l.Listener.Close()
}

// TestClosingWaitsForWorkAlone: how long closing takes depends on the connections: no
// time for one without a request, little for a client that does not continue, and as
// long as necessary for a request in progress.
func TestClosingWaitsForWorkAlone(t *testing.T) {
	const work = 3 * time.Second
	mux := http.NewServeMux()
	mux.HandleFunc("GET /quick", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("GET /work", func(http.ResponseWriter, *http.Request) { time.Sleep(work) })
	mux.HandleFunc("POST /read", func(_ http.ResponseWriter, r *http.Request) {
		if _, err := io.ReadAll(r.Body); err == nil {
			time.Sleep(work)
		}
	})
	mux.HandleFunc("GET /large", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(make([]byte, 100_000)) })
	mux.HandleFunc("GET /stream", func(w http.ResponseWriter, r *http.Request) {
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	})
	const rest = " HTTP/1.1\r\nHost: localhost\r\n"
	const short = 500 * time.Millisecond
	for name, c := range map[string]struct {
		send  string
		reads bool
		most  time.Duration
		grace time.Duration // 0: a minute
	}{
		"half a body, and little time":   {"POST /read" + rest + "Content-Length: 9\r\n\r\nx", true, short / 2, short},
		"nothing":                        {"", true, newWithin, 0},
		"half a header":                  {"GET /quick HT", true, newWithin, 0},
		"an answered request":            {"GET /quick" + rest + "\r\n", true, 0, 0},
		"and half a header":              {"GET /quick" + rest + "\r\nGET /qui", true, 0, 0},
		"half a body":                    {"POST /read" + rest + "Content-Length: 9\r\n\r\nx", true, bodyWithin, 0},
		"half a body that nobody wants":  {"POST /nowhere" + rest + "Content-Length: 9\r\n\r\nx", true, bodyWithin, 0},
		"a body that was asked for":      {"POST /read" + rest + "Content-Length: 9\r\nExpect: 100-continue\r\n\r\n", true, bodyWithin, 0},
		"a whole body":                   {"POST /read" + rest + "Content-Length: 9\r\nExpect: 100-continue\r\n\r\n123456789", true, work, 0},
		"a request that is worked on":    {"GET /work" + rest + "\r\n", true, work, 0},
		"an answer that is not read":     {"GET /large" + rest + "\r\n", false, answerWithin, 0},
		"a stream that does not end":     {"GET /stream" + rest + "\r\n", true, answerWithin, 0},
		"a stream that nobody reads too": {"GET /stream" + rest + "\r\n", false, answerWithin, 0},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				d, err := newEndpoint(t.Context(), "listen", "127.0.0.1:0", mux, slog.New(slog.DiscardHandler))
				if err != nil {
					t.Fatal(err)
				}
				l := &memoryListener{Listener: d.listener, conns: make(chan net.Conn)}
				d.listener = l
				served := make(chan error, 1)
				go func() { served <- d.serve() }()
				client, conn := net.Pipe()
				l.conns <- conn
				if c.reads {
					go func() { _, _ = io.Copy(io.Discard, bufio.NewReader(client)) }()
				}
				if _, err := io.WriteString(client, c.send); err != nil {
					t.Fatal(err)
				}
				synctest.Wait()
				ctx, cancel := context.WithTimeout(t.Context(), cmp.Or(c.grace, time.Minute))
				defer cancel()
				began := time.Now()
				if err := d.close(ctx); err != nil {
					t.Error(err)
				}
				took := time.Since(began)
				if took > c.most+cutEvery || c.most == work && took < work {
					t.Errorf("it took %v, want %v", took, c.most)
				}
				_ = client.Close()
				if err := <-served; err != nil {
					t.Error(err)
				}
			})
		})
	}
}
