package client

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/protocol"
)

// look is called again and again: it sends again what is not answered, asks whether
// anything was lost when nothing comes, and ends connections that seem dead.
func (c *Client) look() {
	c.mu.Lock()
	if c.ctx.Err() != nil {
		c.mu.Unlock()
		return
	}
	c.watch.Reset(c.config.Patience / 2)
	conn := c.conn
	if conn == nil {
		c.mu.Unlock()
		return
	}
	now := time.Now()
	late := func(since time.Time) bool { return now.Sub(since) > c.config.Patience }
	dead := !c.asked.IsZero() && late(c.asked)
	var again [][]byte
	for _, w := range c.waiting {
		switch {
		case !late(w.sent):
		case w.done != nil, w.tries > 1:
			dead = true // its events do not come; it was sent twice and not answered
		default:
			again = append(again, w.data)
			w.sent = now
			w.tries++
		}
	}
	c.counts.Resent += len(again)
	if c.asked.IsZero() && now.Sub(c.heard) > quietFor*c.config.Patience {
		c.asked = now
		again = append(again, protocol.Append(nil, protocol.Ping{ID: "quiet"}))
	}
	c.mu.Unlock()
	if dead {
		c.drop()
		return
	}
	for _, data := range again {
		c.write(conn, data)
	}
}

// pong hears that the connection lives, and how far the match is.
func (c *Client) pong(m *protocol.Pong) error {
	c.mu.Lock()
	c.asked = time.Time{}
	c.mu.Unlock()
	return c.compare(m.Seq, m.Line)
}
