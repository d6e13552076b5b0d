package postgres

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const (
	// stallTime is for how long a server may leave a request unanswered until another primary is looked for.
	stallTime = 3 * time.Second
	// stallInterval is the time between two looks at the connections.
	stallInterval = time.Second
	// avoidTime is for how long a server is passed over when another one is the primary. A standby would start a process for
	// each connection, and one to a server that does not answer would take connectTimeout.
	avoidTime = 5 * time.Second
)

// errAvoided is the error of a connection to a server that was not the primary when another one was.
var errAvoided = errors.New("another server was the primary a moment ago")

// serverConn is a network connection to a server, which can be closed while a statement runs.
type serverConn struct {
	net.Conn
	settings *settings
	writes   bool         // statements that write
	asked    atomic.Int64 // since when, as by time.Since(started), a request waits for an answer; 0: none does
	timeline atomic.Int64 // of the server, which grows with each promotion; 0 as long as it is not known
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
	if c.timeline.Load() == 0 { // no primary was found by it
		c.settings.noPrimaryAt(c.RemoteAddr().String())
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

// noPrimaryAt records that no primary was found at an address, and looks for one.
func (s *settings) noPrimaryAt(address string) {
	s.mu.Lock()
	s.others[address] = true
	s.mu.Unlock()
	s.search.begin()
}

// foundPrimary records the timeline of a connection to a primary. The file is that of the write-ahead log, whose name begins
// with the timeline.
func (s *settings) foundPrimary(c *pgconn.PgConn, file string) {
	conn := c.Conn()
	if encrypted, ok := conn.(*tls.Conn); ok {
		conn = encrypted.NetConn()
	}
	this, ok := conn.(*serverConn)
	if !ok {
		return
	}
	if len(file) >= timelineDigits {
		if timeline, err := strconv.ParseInt(file[:timelineDigits], 16, 64); err == nil {
			this.timeline.Store(timeline)
		}
	}
	s.foundAt(this.RemoteAddr().String())
}

// foundAt ends the search for the primary, and has the other servers passed over for a while.
func (s *settings) foundAt(primary string) {
	s.mu.Lock()
	delete(s.others, primary)
	delete(s.avoided, primary)
	for address := range s.others {
		s.avoided[address] = time.Now().Add(avoidTime)
	}
	clear(s.others)
	s.mu.Unlock()
	s.search.end()
}

// timelineDigits is how many hexadecimal digits of the name of a file are the timeline.
const timelineDigits = 8

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

// watchStalled gives up the connections to a server that does not answer, once another one was promoted. A server that
// hangs still confirms what the network brings, so that no connection to it would ever break. A commit that waits for
// a standby is left alone: no server was promoted.
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
		timeline, err := s.settings.otherPrimary(ctx, stalled)
		if err != nil {
			continue // there is none
		}
		if n := s.settings.closeOlder(stalled, timeline); n > 0 {
			s.log.Warn("connections to a server that does not answer were given up: another one was promoted", "connections", n)
		}
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

// otherPrimary returns the timeline of a server that can be written to at an address that has not stalled.
func (s *settings) otherPrimary(ctx context.Context, stalled map[string]bool) (timeline int64, err error) {
	ctx, cancel := context.WithTimeout(ctx, maxConnect)
	defer cancel()
	config := s.config.Copy()
	var last *serverConn
	config.DialFunc = func(ctx context.Context, network, address string) (net.Conn, error) {
		if stalled[address] {
			return nil, errAvoided
		}
		conn, err := s.dial(ctx, network, address, false)
		if err == nil {
			last = conn.(*serverConn)
		}
		return conn, err
	}
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return 0, err
	}
	return last.timeline.Load(), conn.Close(ctx)
}

// closeOlder closes the connections to servers with a timeline before the given one, and returns their number. The outcome of
// commits that wait there is unknown.
func (s *settings) closeOlder(addresses map[string]bool, timeline int64) (closed int) {
	for _, c := range s.connections() {
		address := c.RemoteAddr().String()
		if older := c.timeline.Load(); !addresses[address] || older == 0 || older >= timeline {
			continue
		}
		s.mu.Lock()
		s.avoided[address] = time.Now().Add(avoidTime)
		s.mu.Unlock()
		_ = c.Close()
		closed++
	}
	return closed
}
