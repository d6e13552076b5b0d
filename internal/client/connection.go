package client

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/protocol"
)

// TurnedAwayError is that the service does not want to be asked again.
type TurnedAwayError struct {
	Status int    // of HTTP; 0 after the handshake
	Code   string // of the protocol, after the handshake
	Text   string // what it said
}

func (e *TurnedAwayError) Error() string {
	return fmt.Sprintf("the service turned the client away: %s (%d%s)", strings.TrimSpace(e.Text), e.Status, e.Code)
}

// run makes connections and reads from them until the client ends.
func (c *Client) run() {
	defer close(c.ended)
	pause := c.config.Pause
	for c.ctx.Err() == nil {
		welcomed, err := c.attend()
		if turned := (*TurnedAwayError)(nil); errors.As(err, &turned) {
			c.end(turned)
			return
		}
		if c.ctx.Err() != nil {
			break
		}
		c.config.Lost(err)
		if welcomed {
			pause = c.config.Pause
		}
		// Who lost their connections together should not come back together.
		select {
		case <-time.After(pause/2 + rand.N(pause/2+1)):
		case <-c.ctx.Done():
		}
		pause = min(2*pause, c.config.LongestPause)
	}
	c.end(nil)
}

// end answers what waits. It is the last thing that happens.
func (c *Client) end(err error) {
	c.mu.Lock()
	c.err = err
	c.stop()
	waiting := c.waiting
	c.waiting, c.conn = nil, nil
	if c.watch != nil {
		c.watch.Stop()
	}
	c.arrive()
	c.mu.Unlock()
	for _, w := range waiting {
		w.answered(protocol.Done{}, ErrClosed)
	}
}

// arrive lets Dial return.
func (c *Client) arrive() {
	if !c.arrived {
		c.arrived = true
		close(c.first)
	}
}

// attend makes a connection and reads from it until it ends.
func (c *Client) attend() (welcomed bool, err error) {
	conn, err := c.connect()
	if err != nil {
		return false, err
	}
	defer func() { _ = conn.CloseNow() }()
	defer c.drop()
	conn.SetReadLimit(maxMessage)
	if err := c.greet(conn); err != nil {
		return false, err
	}
	for {
		_, data, err := conn.Read(context.Background()) // drop ends it
		if err != nil {
			return true, err
		}
		if err := c.take(data); err != nil {
			return true, err
		}
	}
}

// connect opens a WebSocket.
func (c *Client) connect() (*websocket.Conn, error) {
	address, err := url.JoinPath(c.config.URL, "api/matches", c.config.Match, "live")
	if err != nil {
		return nil, &TurnedAwayError{Text: err.Error()}
	}
	ctx, cancel := context.WithTimeout(c.ctx, max(handshake, 2*c.config.Patience))
	defer cancel()
	header := http.Header{}
	if c.config.Cookie != "" {
		header.Set("Cookie", c.config.Cookie)
	}
	conn, response, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: c.config.HTTP, HTTPHeader: header}) //nolint:bodyclose // the library closes it
	if err != nil && response != nil {
		text, _ := io.ReadAll(io.LimitReader(response.Body, 1024))
		if away := (&TurnedAwayError{Status: response.StatusCode, Text: string(text)}); away.final() {
			return nil, away
		}
	}
	return conn, err
}

// final reports whether asking again cannot help. A 400 without a code is what a server
// answers that got half of a request: the whole one may fare better.
func (e *TurnedAwayError) final() bool {
	switch e.Status {
	case http.StatusRequestTimeout, http.StatusTooManyRequests:
		return false
	case http.StatusBadRequest:
		return strings.Contains(e.Text, `"code"`)
	}
	return e.Status >= 400 && e.Status < 500
}

// greet says hello, waits for the welcome, and sends again what is not answered.
func (c *Client) greet(conn *websocket.Conn) error {
	ctx, cancel := context.WithTimeout(c.ctx, 2*c.config.Patience)
	defer cancel()
	seq, lines := c.Seen()
	hello := protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: c.config.Client, After: seq, Lines: lines})
	if err := conn.Write(ctx, websocket.MessageText, hello); err != nil {
		return err
	}
	_, data, err := conn.Read(ctx)
	if err != nil {
		return err
	}
	m, err := protocol.ReadMessage(data)
	if err != nil {
		return err
	}
	switch m := m.(type) {
	case *protocol.Welcome:
		c.config.Welcome(m)
	case *protocol.Bye:
		return c.bye(m)
	default:
		return fmt.Errorf("a %s came before the welcome", m.Type())
	}
	c.resume(conn)
	return nil
}

// resume makes a connection that was welcomed the present one.
func (c *Client) resume(conn *websocket.Conn) {
	c.mu.Lock()
	now := time.Now()
	c.conn, c.heard, c.asked = conn, now, time.Time{}
	c.counts.Connections++
	var again [][]byte
	for _, w := range c.waiting {
		if w.done == nil {
			again = append(again, w.data)
			w.sent, w.tries = now, 1
		}
	}
	c.counts.Resent += len(again)
	if c.watch == nil {
		c.watch = time.AfterFunc(c.config.Patience/2, c.look)
	}
	stopped := c.ctx.Err() != nil
	c.mu.Unlock()
	if stopped {
		c.drop()
		return
	}
	for _, data := range again {
		c.write(conn, data)
	}
}
