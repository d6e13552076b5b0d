package postgres

import (
	"context"
	"errors"
	"net"
	"slices"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const (
	// stallTime is for how long a server may leave a request unanswered before it is compared with the primary.
	stallTime = 3 * time.Second
	// stallInterval is the time between two looks at the connections.
	stallInterval = time.Second
	// avoidTime is for how long a server that did not answer is passed over, if there are others.
	avoidTime = 5 * time.Second
)

// errAvoided is the error of a connection to a server that did not answer a moment ago.
var errAvoided = errors.New("the server did not answer a moment ago")

// serverConn is a network connection to a server, which can be closed while a statement runs.
type serverConn struct {
	net.Conn
	settings *settings
	writes   bool         // statements that write
	asked    atomic.Int64 // since when, as by time.Since(started), a request waits for an answer; 0: none does
}

// started is what asked counts from.
var started = time.Now()

// Write sends a part of a request.
func (c *serverConn) Write(data []byte) (int, error) {
	c.asked.CompareAndSwap(0, int64(time.Since(started)))
	return c.Conn.Write(data)
}

// Read receives a part of an answer.
func (c *serverConn) Read(data []byte) (int, error) {
	n, err := c.Conn.Read(data)
	if n > 0 {
		c.asked.Store(0)
	}
	return n, err
}

// Close closes the connection.
func (c *serverConn) Close() error {
	if c.unanswered() > connectTimeout/2 {
		c.settings.avoid(c.RemoteAddr().String())
	}
	c.settings.mu.Lock()
	delete(c.settings.open, c)
	c.settings.mu.Unlock()
	return c.Conn.Close()
}

// unanswered is for how long a request has waited for an answer; 0: none waits.
func (c *serverConn) unanswered() time.Duration {
	asked := c.asked.Load()
	if asked == 0 {
		return 0
	}
	return time.Since(started) - time.Duration(asked)
}

// avoid has an address passed over for avoidTime, if there are other servers: each attempt to connect would take
// connectTimeout.
func (s *settings) avoid(address string) {
	if !slices.ContainsFunc(s.config.Fallbacks, func(f *pgconn.FallbackConfig) bool { return f.Host != s.config.Host || f.Port != s.config.Port }) {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.avoided[address] = time.Now().Add(avoidTime)
}

// avoids reports whether an address is passed over.
func (s *settings) avoids(address string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	until, avoided := s.avoided[address]
	if avoided && time.Now().After(until) {
		delete(s.avoided, address)
		return false
	}
	return avoided
}

// watchStalled gives up all connections to a server that does not answer, once another one is the primary. A server that
// hangs still confirms what the network brings, so that no connection to it would ever break. A commit that waits for
// a standby is left alone: no other server is the primary.
func (s *Store) watchStalled(ctx context.Context) {
	ticker := time.NewTicker(stallInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
		stalled := s.settings.stalled()
		if len(stalled) == 0 {
			continue
		}
		primary, err := s.settings.otherPrimary(ctx, stalled)
		if err != nil {
			continue // there is none
		}
		n := s.settings.closeAll(stalled)
		s.log.Warn("connections to a server that does not answer were given up: another one is the primary", "connections", n, "primary", primary)
	}
}

// stalled returns the addresses of the servers that have left a request unanswered for stallTime.
func (s *settings) stalled() map[string]bool {
	addresses := map[string]bool{}
	for _, c := range s.connections() {
		if c.unanswered() >= stallTime {
			addresses[c.RemoteAddr().String()] = true
		}
	}
	return addresses
}

// otherPrimary returns the address of a server that can be written to and is not among those that have stalled.
func (s *settings) otherPrimary(ctx context.Context, stalled map[string]bool) (address string, err error) {
	ctx, cancel := context.WithTimeout(ctx, maxConnect)
	defer cancel()
	config := s.reading()
	dial := config.DialFunc
	config.DialFunc = func(ctx context.Context, network, address string) (net.Conn, error) {
		if stalled[address] {
			return nil, errAvoided
		}
		return dial(ctx, network, address)
	}
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return "", err
	}
	address = conn.PgConn().Conn().RemoteAddr().String()
	return address, conn.Close(ctx)
}

// closeAll closes the connections to servers and returns their number. The outcome of commits that wait there is
// unknown.
func (s *settings) closeAll(addresses map[string]bool) (closed int) {
	for address := range addresses {
		s.avoid(address)
	}
	for _, c := range s.connections() {
		if addresses[c.RemoteAddr().String()] {
			_ = c.Close()
			closed++
		}
	}
	return closed
}
