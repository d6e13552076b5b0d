package server

import (
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"
)

// How long a connection is waited for while the server shuts down. What a handler does
// for a complete request is waited for longer: as long as the grace allows.
const (
	newWithin    = 100 * time.Millisecond // for the rest of a request's header
	bodyWithin   = time.Second            // for the rest of a request's body
	answerWithin = time.Second            // for taking the answer, from its first byte on
	cutEvery     = 20 * time.Millisecond
)

// connections are those of one listener, without those that have become WebSockets.
// They are known so that shutting down waits for work and not for clients.
type connections struct {
	log *slog.Logger

	mu      sync.Mutex
	open    map[*connection]http.ConnState
	closing time.Time     // when shutting down began; zero before
	most    time.Duration // that any client is waited for
	gone    chan struct{} // closed when shutting down has begun and none is open
	cut     map[string]int
}

func newConnections(log *slog.Logger) *connections {
	return &connections{log: log, open: map[*connection]http.ConnState{}, gone: make(chan struct{}), cut: map[string]int{}}
}

type connectionKey struct{}

// withConnection returns the ConnContext of the server.
func withConnection(ctx context.Context, c net.Conn) context.Context {
	return context.WithValue(ctx, connectionKey{}, c)
}

// onConnections wraps h and tracks the requests of each connection.
func onConnections(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c, ok := r.Context().Value(connectionKey{}).(*connection); ok {
			c.begin(r)
		}
		h.ServeHTTP(w, r)
	})
}

// knownListener makes connections that are known.
type knownListener struct{ net.Listener }

// Accept implements net.Listener.
func (l knownListener) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &connection{Conn: c}, nil
}

// connection is a connection with the state of its present request.
type connection struct {
	net.Conn
	mu       sync.Mutex
	sending  bool      // the body of the request has not been read to its end
	answered time.Time // when the answer began; zero: it has not
}

// begin takes note of a request.
func (c *connection) begin(r *http.Request) {
	has := r.Body != nil && r.Body != http.NoBody
	c.mu.Lock()
	c.sending, c.answered = has, time.Time{}
	c.mu.Unlock()
	if has {
		r.Body = &body{r.Body, c}
	}
}

// Write implements net.Conn.
func (c *connection) Write(p []byte) (int, error) {
	c.mu.Lock()
	if c.answered.IsZero() {
		c.answered = time.Now()
	}
	c.mu.Unlock()
	return c.Conn.Write(p)
}

// waits returns what the connection waits for from the client, and since when; "" for nothing.
func (c *connection) waits() (what string, since time.Time, within time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.sending:
		return "body", time.Time{}, bodyWithin
	case !c.answered.IsZero():
		return "answer", c.answered, answerWithin
	}
	return "", time.Time{}, 0
}

// body reports to the connection when all of it has been read.
type body struct {
	io.ReadCloser
	of *connection
}

// Read implements io.Reader.
func (b *body) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err == io.EOF {
		b.of.mu.Lock()
		b.of.sending = false
		b.of.answered = time.Time{} // that it was to go on is not the answer
		b.of.mu.Unlock()
	}
	return n, err
}

// changed is the server's: a connection has come, works, is idle or has ended.
func (s *connections) changed(conn net.Conn, state http.ConnState) {
	c, ok := conn.(*connection)
	if !ok {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	switch state {
	case http.StateClosed, http.StateHijacked:
		delete(s.open, c)
		s.check()
	default:
		s.open[c] = state
		if state == http.StateIdle && !s.closing.IsZero() {
			_ = c.Close()
		}
	}
}

// check closes gone when the last connection has ended. mu is locked.
func (s *connections) check() {
	if s.closing.IsZero() || len(s.open) > 0 {
		return
	}
	select {
	case <-s.gone:
	default:
		close(s.gone)
	}
}

// close waits until all connections have ended. Those without a request end at once,
// those that wait for their client soon, all others when their request has been
// answered. The error is that of ctx. The server has been shut down already.
func (s *connections) close(ctx context.Context) error {
	s.mu.Lock()
	s.closing, s.most = time.Now(), max(newWithin, bodyWithin, answerWithin)
	if end, ok := ctx.Deadline(); ok {
		s.most = min(s.most, end.Sub(s.closing)/2) // that clients do not go on is no reason to run out of time
	}
	s.check()
	s.mu.Unlock()
	tick := time.NewTicker(cutEvery)
	defer tick.Stop()
	for {
		s.cutThose(time.Now())
		select {
		case <-s.gone:
			if len(s.cut) > 0 {
				s.log.Info("connections with an incomplete request or an unread answer were closed",
					"header", s.cut["header"], "body", s.cut["body"], "answer", s.cut["answer"])
			}
			return nil
		case <-tick.C:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// cutThose closes the connections that have had their time.
func (s *connections) cutThose(now time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for c, state := range s.open {
		what, since, within := "header", s.closing, newWithin
		switch state {
		case http.StateIdle:
			_ = c.Close()
			continue
		case http.StateActive:
			if what, since, within = c.waits(); what == "" {
				continue
			}
			if since.Before(s.closing) {
				since = s.closing
			}
		}
		if now.Sub(since) >= min(within, s.most) {
			s.cut[what]++
			_ = c.Close()
			// It is not counted twice; changed is called at its end.
			s.open[c] = http.StateIdle
		}
	}
}
