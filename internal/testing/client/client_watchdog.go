package client

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// watchdog is called periodically: it sends commands without an answer again, pings
// when nothing comes, and ends connections that seem dead.
func (c *Client) watchdog() {
	c.mu.Lock()
	if c.ctx.Err() != nil {
		c.mu.Unlock()
		return
	}
	c.watch.Reset(c.config.AnswerTimeout / 2)
	conn := c.conn
	if conn == nil {
		c.mu.Unlock()
		return
	}
	now := time.Now()
	late := func(since time.Time) bool { return now.Sub(since) > c.config.AnswerTimeout }
	dead := !c.pingSent.IsZero() && late(c.pingSent)
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
	if c.pingSent.IsZero() && now.Sub(c.lastMessage) > pingAfter*c.config.AnswerTimeout {
		c.pingSent = now
		again = append(again, protocol.Append(nil, protocol.Ping{ID: "quiet"}))
	}
	c.mu.Unlock()
	if dead {
		c.reconnect()
		return
	}
	for _, data := range again {
		c.write(conn, data)
	}
}

// handlePong records that the connection lives, and how far the match is.
func (c *Client) handlePong(m *protocol.Pong) error {
	c.mu.Lock()
	c.pingSent = time.Time{}
	c.mu.Unlock()
	return c.checkGaps(m.Seq, m.Line)
}
