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

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// RejectedError is that the service does not want to be asked again.
type RejectedError struct {
	Status int    // of HTTP; 0 after the handshake
	Code   string // of the protocol, after the handshake
	Text   string // what it said
}

func (e *RejectedError) Error() string {
	return fmt.Sprintf("the service turned the client away: %s (%d%s)", strings.TrimSpace(e.Text), e.Status, e.Code)
}

// run makes connections and reads from them until the client ends.
func (c *Client) run() {
	defer close(c.ended)
	pause := c.config.Pause
	for c.ctx.Err() == nil {
		welcomed, err := c.runConnection()
		if turned := (*RejectedError)(nil); errors.As(err, &turned) {
			c.finishAll(turned)
			return
		}
		if c.ctx.Err() != nil {
			break
		}
		c.config.OnDisconnect(err)
		if welcomed {
			pause = c.config.Pause
		}
		// Clients that lost their connections together should not reconnect together.
		select {
		case <-time.After(pause/2 + rand.N(pause/2+1)):
		case <-c.ctx.Done():
		}
		pause = min(2*pause, c.config.LongestPause)
	}
	c.finishAll(nil)
}

// finishAll answers what waits. It is the last thing that happens.
func (c *Client) finishAll(err error) {
	c.mu.Lock()
	c.err = err
	c.stop()
	waiting := c.waiting
	c.waiting, c.conn = nil, nil
	if c.watch != nil {
		c.watch.Stop()
	}
	c.signalCaughtUp()
	c.mu.Unlock()
	for _, w := range waiting {
		w.answered(protocol.Done{}, ErrClosed)
	}
}

// signalCaughtUp lets Dial return.
func (c *Client) signalCaughtUp() {
	if !c.arrived {
		c.arrived = true
		close(c.first)
	}
}

// runConnection makes a connection and reads from it until it ends.
func (c *Client) runConnection() (welcomed bool, err error) {
	conn, err := c.connect()
	if err != nil {
		return false, err
	}
	defer func() { _ = conn.CloseNow() }()
	defer c.reconnect()
	conn.SetReadLimit(maxMessage)
	if err := c.sendHello(conn); err != nil {
		return false, err
	}
	for {
		_, data, err := conn.Read(context.Background()) // drop ends it
		if err != nil {
			return true, err
		}
		if err := c.handleMessage(data); err != nil {
			return true, err
		}
	}
}

// connect opens a WebSocket.
func (c *Client) connect() (*websocket.Conn, error) {
	address, err := url.JoinPath(c.config.URL, "api/matches", c.config.Match, "live")
	if err != nil {
		return nil, &RejectedError{Text: err.Error()}
	}
	ctx, cancel := context.WithTimeout(c.ctx, max(handshake, 2*c.config.AnswerTimeout))
	defer cancel()
	header := http.Header{}
	if c.config.Cookie != "" {
		header.Set("Cookie", c.config.Cookie)
	}
	conn, response, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: c.config.HTTP, HTTPHeader: header}) //nolint:bodyclose // the library closes it
	if err != nil && response != nil {
		text, _ := io.ReadAll(io.LimitReader(response.Body, 1024))
		if away := (&RejectedError{Status: response.StatusCode, Text: string(text)}); away.final() {
			return nil, away
		}
	}
	return conn, err
}

// final reports whether a retry cannot help. A 400 without a code is the answer to an
// incomplete request: a complete one may succeed.
func (e *RejectedError) final() bool {
	switch e.Status {
	case http.StatusRequestTimeout, http.StatusTooManyRequests:
		return false
	case http.StatusBadRequest:
		return strings.Contains(e.Text, `"code"`)
	}
	return e.Status >= 400 && e.Status < 500
}

// sendHello sends hello, waits for the welcome, and sends commands without an answer
// again.
func (c *Client) sendHello(conn *websocket.Conn) error {
	ctx, cancel := context.WithTimeout(c.ctx, 2*c.config.AnswerTimeout)
	defer cancel()
	seq, lines := c.Progress()
	hello := protocol.Append(nil, protocol.Hello{Protocol: protocol.Version, Client: c.config.Client, SeqSeen: seq, ChatSeen: lines})
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
		c.config.OnWelcome(m)
	case *protocol.Bye:
		return c.handleBye(m)
	default:
		return fmt.Errorf("a %s came before the welcome", m.Type())
	}
	c.setConnection(conn)
	return nil
}

// setConnection makes a connection that was welcomed the present one.
func (c *Client) setConnection(conn *websocket.Conn) {
	c.mu.Lock()
	now := time.Now()
	c.conn, c.lastMessage, c.pingSent = conn, now, time.Time{}
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
		c.watch = time.AfterFunc(c.config.AnswerTimeout/2, c.watchdog)
	}
	stopped := c.ctx.Err() != nil
	c.mu.Unlock()
	if stopped {
		c.reconnect()
		return
	}
	for _, data := range again {
		c.write(conn, data)
	}
}
