package live

import (
	"net"
	"sync"
	"sync/atomic"
	"time"
)

// writeDeadline gives each write to a connection its own deadline, so that none is
// left over for a write that comes much later. It is safe for concurrent use.
type writeDeadline struct {
	set     func(time.Time) error // sets the deadline of the connection
	timeout time.Duration         // of one write

	mu      sync.Mutex
	message time.Time // when the message that is being sent must have been taken; zero: there is none
	end     time.Time // when all writing ends; zero: that is not decided
}

// start sets the deadline of the write that follows.
func (d *writeDeadline) start() {
	d.mu.Lock()
	defer d.mu.Unlock()
	deadline := time.Now().Add(d.timeout)
	for _, earlier := range []time.Time{d.message, d.end} {
		if !earlier.IsZero() && earlier.Before(deadline) {
			deadline = earlier
		}
	}
	// Not every kind of response has deadlines.
	_ = d.set(deadline)
}

// during bounds all writes of one message together: f sends it.
func (d *writeDeadline) during(f func() error) error {
	d.limit(time.Now().Add(d.timeout))
	defer d.limit(time.Time{})
	return f()
}

func (d *writeDeadline) limit(message time.Time) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.message = message
}

// endBy decides when all writing ends, a write that is blocked included. Of several
// decisions the earliest counts; it is returned.
func (d *writeDeadline) endBy(end time.Time) time.Time {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.end.IsZero() || end.Before(d.end) {
		d.end = end
		_ = d.set(end)
	}
	return d.end
}

// maxHeld is how many bytes of messages are held back for one write at most.
const maxHeld = 4096

// timedConn is a connection on which each write has a deadline, also those that the
// WebSocket library makes on its own: pings, pongs and close frames.
//
// Messages that are sent one after the other can be held back, to be written together: a system call and a packet are
// most of what a short message costs. Write is not safe for concurrent use: the library sends one frame at a time.
type timedConn struct {
	net.Conn
	deadline writeDeadline
	holding  atomic.Bool
	held     []byte
}

func newTimedConn(c net.Conn, timeout time.Duration) *timedConn {
	return &timedConn{Conn: c, deadline: writeDeadline{set: c.SetWriteDeadline, timeout: timeout}}
}

// hold decides whether what is written from now on may be held back. The next write that may not be writes it all.
func (c *timedConn) hold(holding bool) { c.holding.Store(holding) }

// Write implements net.Conn.
func (c *timedConn) Write(p []byte) (int, error) {
	if c.holding.Load() && len(c.held)+len(p) <= maxHeld {
		c.held = append(c.held, p...)
		return len(p), nil
	}
	c.deadline.start()
	if len(c.held) == 0 {
		return c.Conn.Write(p)
	}
	c.held = append(c.held, p...)
	_, err := c.Conn.Write(c.held)
	c.held = nil
	if err != nil {
		return 0, err
	}
	return len(p), nil
}
