package client

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
)

// errGap ends a connection on which something did not come.
var errGap = errors.New("something was lost on the way")

// take does what a message says. An error ends the connection.
func (c *Client) take(data []byte) error {
	m, err := protocol.ReadMessage(data)
	if errors.Is(err, protocol.ErrUnknown) {
		return nil // a later version may say more
	}
	if err != nil {
		return err
	}
	c.mu.Lock()
	c.heard = time.Now()
	c.mu.Unlock()
	switch m := m.(type) {
	case *protocol.Happened:
		return c.happened(m.Event)
	case *protocol.Said:
		return c.said(m.Line)
	case *protocol.Current:
		return c.compare(m.Seq, m.Line)
	case *protocol.Done:
		c.done(*m)
	case *protocol.Refused:
		c.answer(m.ID, &match.Refusal{Code: m.Code, Rule: m.Rule, Text: m.Text, Places: m.Places})
	case *protocol.Failed:
		c.failed(m)
	case *protocol.Pong:
		return c.pong(m)
	case *protocol.Bye:
		return c.bye(m)
	}
	return nil
}

// bye hears why the service ends the connection.
func (c *Client) bye(m *protocol.Bye) error {
	c.config.Bye(m.Code, m.Text)
	switch m.Code {
	case "ahead", "protocol": // it would be the same again
		return &TurnedAwayError{Code: m.Code, Text: m.Text}
	}
	return fmt.Errorf("the service ended the connection: %s", m.Text)
}

// next reports whether number n follows the last one, which it then is.
func (c *Client) next(last *int64, n int64) (bool, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if n <= *last {
		c.counts.Repeated++
		return false, nil
	}
	if n > *last+1 {
		c.counts.Gaps++
		return false, errGap
	}
	*last = n
	return true, nil
}

func (c *Client) happened(event json.RawMessage) error {
	var e struct {
		Seq int64 `json:"seq"`
	}
	if err := json.Unmarshal(event, &e); err != nil {
		return err
	}
	if ok, err := c.next(&c.seq, e.Seq); !ok {
		return err
	}
	c.config.Event(e.Seq, event)
	c.settle()
	return nil
}

func (c *Client) said(line json.RawMessage) error {
	var l struct {
		N int64 `json:"n"`
	}
	if err := json.Unmarshal(line, &l); err != nil {
		return err
	}
	if ok, err := c.next(&c.lines, l.N); !ok {
		return err
	}
	c.config.Line(l.N, line)
	c.settle()
	return nil
}

// compare finds out whether something is missing.
func (c *Client) compare(seq, line int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if seq > c.seq || line > c.lines {
		c.counts.Gaps++
		return errGap
	}
	c.arrive()
	return nil
}

// done takes note of an acknowledgement. It is handed on once its events have come.
func (c *Client) done(d protocol.Done) {
	c.mu.Lock()
	i := c.find(d.ID)
	if i < 0 {
		c.counts.Repeated++
	} else {
		c.waiting[i].done, c.waiting[i].sent = &d, time.Now()
	}
	c.mu.Unlock()
	c.settle()
}

// settle hands on acknowledgements whose events have come.
func (c *Client) settle() {
	for {
		c.mu.Lock()
		i := slices.IndexFunc(c.waiting, func(w *command) bool {
			return w.done != nil && w.done.Seq <= c.seq && w.done.Line <= c.lines
		})
		if i < 0 {
			c.mu.Unlock()
			return
		}
		w := c.waiting[i]
		c.waiting = slices.Delete(c.waiting, i, i+1)
		c.mu.Unlock()
		w.answered(*w.done, nil)
	}
}

// answer hands on that a command was refused.
func (c *Client) answer(id string, err error) {
	c.mu.Lock()
	i := c.find(id)
	if i < 0 || c.waiting[i].done != nil {
		c.counts.Repeated++
		c.mu.Unlock()
		return
	}
	w := c.waiting[i]
	c.waiting = slices.Delete(c.waiting, i, i+1)
	c.mu.Unlock()
	w.answered(protocol.Done{}, err)
}

// failed lets a command be sent again after the time that the service asks for.
func (c *Client) failed(m *protocol.Failed) {
	c.config.Failed(m)
	c.mu.Lock()
	defer c.mu.Unlock()
	if i := c.find(m.ID); i >= 0 && c.waiting[i].done == nil {
		w := c.waiting[i]
		w.tries = 0
		w.sent = time.Now().Add(time.Duration(m.RetryMS)*time.Millisecond - c.config.Patience)
	}
}

// find returns where a command waits, or -1.
func (c *Client) find(id string) int {
	return slices.IndexFunc(c.waiting, func(w *command) bool { return w.id == id })
}
