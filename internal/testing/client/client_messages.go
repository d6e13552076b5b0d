package client

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/jsonreader"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// errGap ends a connection on which something did not come.
var errGap = errors.New("something was lost on the way")

// frequentFields returns the type and the fields of an event or of an answer, which nearly all messages are. Reading all of an event
// would take most of the time of a client that plays thousands of matches.
func frequentFields(data []byte) (kind string, fields jsonreader.Fields) {
	fields, err := jsonreader.Object(data, jsonreader.ObjectLimits{})
	if err == nil {
		kind, _ = jsonreader.Text(fields.Value("type"))
	}
	return kind, fields
}

// number returns a whole number that a message has, 0 if it has none.
func number(value json.RawMessage) (int64, error) {
	if value == nil {
		return 0, nil
	}
	return strconv.ParseInt(string(value), 10, 64)
}

// handleMessage handles a message. An error ends the connection.
func (c *Client) handleMessage(data []byte) error {
	switch kind, fields := frequentFields(data); kind {
	case protocol.Event{}.Type():
		if event := fields.Value("event"); event != nil {
			c.noteMessage()
			return c.handleEvent(event)
		}
	case protocol.Done{}.Type():
		c.noteMessage()
		return c.handleAck(fields)
	}
	m, err := protocol.ReadMessage(data)
	if errors.Is(err, protocol.ErrUnknown) {
		return nil // a later version may send other messages
	}
	if err != nil {
		return err
	}
	c.noteMessage()
	switch m := m.(type) {
	case *protocol.ChatMessage:
		return c.handleChat(m.Line)
	case *protocol.CaughtUp:
		return c.checkGaps(m.Seq, m.Line)
	case *protocol.Refused:
		c.deliverRefusal(m.ID, &match.Refusal{Code: m.Code, Rule: m.Rule, Message: m.Message, Places: m.Places})
	case *protocol.Failed:
		c.scheduleRetry(m)
	case *protocol.Pong:
		return c.handlePong(m)
	case *protocol.Bye:
		return c.handleBye(m)
	}
	return nil
}

// noteMessage takes note of the time at which a message came.
func (c *Client) noteMessage() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lastMessage = time.Now()
}

// handleBye handles the reason why the service ends the connection.
func (c *Client) handleBye(m *protocol.Bye) error {
	c.config.OnClose(m.Code, m.Text)
	switch m.Code {
	case "ahead", "protocol": // it would be the same again
		return &RejectedError{Code: m.Code, Text: m.Text}
	}
	return fmt.Errorf("the service ended the connection: %s", m.Text)
}

// isNextNumber reports whether number n follows the last one, which it then is.
func (c *Client) isNextNumber(last *int64, n int64) (bool, error) {
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

func (c *Client) handleEvent(event json.RawMessage) error {
	fields, err := jsonreader.Object(event, jsonreader.ObjectLimits{})
	if err != nil {
		return err
	}
	seq, err := number(fields.Value("seq"))
	if err != nil {
		return err
	}
	if ok, err := c.isNextNumber(&c.seq, seq); !ok {
		return err
	}
	c.config.OnEvent(seq, event)
	c.deliverAcks()
	return nil
}

func (c *Client) handleChat(line json.RawMessage) error {
	var l struct {
		N int64 `json:"n"`
	}
	if err := json.Unmarshal(line, &l); err != nil {
		return err
	}
	if ok, err := c.isNextNumber(&c.lines, l.N); !ok {
		return err
	}
	c.config.OnChat(l.N, line)
	c.deliverAcks()
	return nil
}

// checkGaps finds out whether something is missing.
func (c *Client) checkGaps(seq, line int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if seq > c.seq || line > c.lines {
		c.counts.Gaps++
		return errGap
	}
	c.signalCaughtUp()
	return nil
}

// handleAck records an acknowledgement. It is reported once its events have come.
func (c *Client) handleAck(fields jsonreader.Fields) (err error) {
	var d protocol.Done
	d.ID, _ = jsonreader.Text(fields.Value("id"))
	d.Repeated = string(fields.Value("again")) == "true"
	if d.Seq, err = number(fields.Value("seq")); err != nil {
		return err
	}
	if d.Line, err = number(fields.Value("line")); err != nil {
		return err
	}
	c.mu.Lock()
	i := c.indexOf(d.ID)
	if i < 0 {
		c.counts.Repeated++
	} else {
		c.waiting[i].done, c.waiting[i].sent = &d, time.Now()
	}
	c.mu.Unlock()
	c.deliverAcks()
	return nil
}

// deliverAcks reports acknowledgements whose events have come.
func (c *Client) deliverAcks() {
	for {
		c.mu.Lock()
		i := slices.IndexFunc(c.waiting, func(w *pendingCommand) bool {
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

// deliverRefusal reports that a command was refused.
func (c *Client) deliverRefusal(id string, err error) {
	c.mu.Lock()
	i := c.indexOf(id)
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

// scheduleRetry lets a command be sent again after the time that the service asks for.
func (c *Client) scheduleRetry(m *protocol.Failed) {
	c.config.OnFailed(m)
	c.mu.Lock()
	defer c.mu.Unlock()
	if i := c.indexOf(m.ID); i >= 0 && c.waiting[i].done == nil {
		w := c.waiting[i]
		w.tries = 0
		w.sent = time.Now().Add(time.Duration(m.RetryMS)*time.Millisecond - c.config.AnswerTimeout)
	}
}

// indexOf returns where a command waits, or -1.
func (c *Client) indexOf(id string) int {
	return slices.IndexFunc(c.waiting, func(w *pendingCommand) bool { return w.id == id })
}
