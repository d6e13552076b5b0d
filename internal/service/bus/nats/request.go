package nats

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	client "github.com/nats-io/nats.go"
)

var (
	// ErrNoNode means that no node with this id can be reached or that it does not handle such requests:
	// nothing was handled.
	ErrNoNode = errors.New("nats: the node cannot be reached")
	// ErrNodeLost means that the node has left or become unreachable before it answered, for a moment
	// at least: it is unknown whether the request was handled.
	ErrNodeLost = errors.New("nats: the node was lost before it answered")
	// ErrBusy means that the node has too many requests: nothing was handled.
	ErrBusy = errors.New("nats: the node has too many requests")
	// ErrDisconnected means that this node has no connection to NATS, or too much to send: nothing
	// was handled.
	ErrDisconnected = errors.New("nats: this node is not connected")
	// ErrTooLong means that the data is longer than MaxData.
	ErrTooLong = errors.New("nats: the data is too long")
	// ErrClosed means that the bus was closed. A request may have been handled.
	ErrClosed = errors.New("nats: the bus is closed")
)

// RemoteError is an error that a handler has returned. A handler that returns another error sends its
// text with the code internal.
type RemoteError struct {
	Code string
	Text []byte
}

func (e *RemoteError) Error() string {
	return "the node has answered " + e.Code + ": " + string(e.Text)
}

// The first byte of an answer.
const (
	answerData  = 'd'
	answerError = 'e'
	answerBusy  = 'b'
)

// calls are requests of this node that have no answer yet. Answers arrive in order
// with notifications.
type calls struct {
	prefix string
	last   atomic.Uint64

	mu      sync.Mutex
	waiting map[string]openCall // by the subject of the answer
	err     error               // that of the closed bus
}

type answer struct {
	data []byte
	err  error
}

// openCall is a request without an answer.
type openCall struct {
	node   string
	result chan answer
}

func (c *calls) open(node string) (subject string, result chan answer, err error) {
	subject = c.prefix + strconv.FormatUint(c.last.Add(1), 36)
	result = make(chan answer, 1)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil {
		c.waiting[subject] = openCall{node, result}
	}
	return subject, result, c.err
}

func (c *calls) finish(subject string, a answer) {
	c.mu.Lock()
	call, ok := c.waiting[subject]
	delete(c.waiting, subject)
	c.mu.Unlock()
	if ok {
		call.result <- a
	}
}

// failNode ends the calls of a node.
func (c *calls) failNode(node string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for subject, call := range c.waiting {
		if call.node == node {
			delete(c.waiting, subject)
			call.result <- answer{err: ErrNodeLost}
		}
	}
}

// fail ends all calls.
func (c *calls) fail(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.err = err
	for subject, call := range c.waiting {
		delete(c.waiting, subject)
		call.result <- answer{err: err}
	}
}

// receive takes an answer.
func (c *calls) receive(m *client.Msg) {
	if len(m.Data) == 0 { // of the server: nobody has subscribed
		c.finish(m.Subject, answer{err: ErrNoNode})
		return
	}
	c.finish(m.Subject, decodeAnswer(m.Data))
}

func decodeAnswer(data []byte) answer {
	switch r := (reader{data: data[1:]}); data[0] {
	case answerData:
		return answer{data: r.data}
	case answerBusy:
		return answer{err: ErrBusy}
	case answerError:
		code := r.text()
		if r.err == nil {
			return answer{err: &RemoteError{Code: code, Text: r.data}}
		}
	}
	return answer{err: errFormat}
}

// Request sends a request to a node, which may be this one, and returns the answer of its handler. After
// an error of ctx, and after ErrNodeLost, it is unknown whether it was or will be handled.
func (b *Bus) Request(ctx context.Context, node, kind string, data []byte) ([]byte, error) {
	switch {
	case !word.MatchString(node) || !word.MatchString(kind):
		return nil, fmt.Errorf("%w: %q, %q", ErrNoNode, node, kind)
	case len(data) > MaxData:
		return nil, ErrTooLong
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	subject, result, err := b.calls.open(node)
	if err != nil {
		return nil, err
	}
	defer b.calls.finish(subject, answer{})
	switch {
	case node == b.config.Node:
		b.requestHere(ctx, kind, subject, data)
	case b.inbox.isSilent(node):
		return nil, ErrNoNode // it would not answer
	case !b.Connected(), !b.outbox.send(outgoing{
		subject: b.requestSubject(node, kind), reply: subject, data: encodeRequest(ctx, b.config.Node, data),
		failed: func(err error) {
			b.calls.finish(subject, answer{err: fmt.Errorf("%w: %w", ErrDisconnected, connectError(err))})
		},
	}):
		return nil, ErrDisconnected
	}
	select {
	case a := <-result:
		return a.data, a.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (b *Bus) requestSubject(node, kind string) string {
	return b.config.Cluster + ".r." + node + "." + kind
}

// encodeRequest writes a request with the time that is left for it.
func encodeRequest(ctx context.Context, from string, data []byte) []byte {
	var left time.Duration
	if deadline, ok := ctx.Deadline(); ok {
		left = max(time.Until(deadline), time.Millisecond)
	}
	message := appendText([]byte{formatVersion}, from)
	message = binary.AppendUvarint(message, uint64(left/time.Millisecond)) //nolint:gosec // it is positive
	return append(message, data...)
}

// Handle has f answer requests of a kind, its ctx ends when the sender waits no longer or the bus is closed. f is
// called in several goroutines at once. The error is that the kind is no word of letters and
// digits, or has a handler.
func (b *Bus) Handle(kind string, f func(ctx context.Context, from string, data []byte) ([]byte, error)) error {
	b.mu.Lock()
	if !word.MatchString(kind) || b.handlers[kind] != nil {
		b.mu.Unlock()
		return fmt.Errorf("nats: %q has a handler or is no word", kind)
	}
	b.handlers[kind] = f
	b.mu.Unlock()
	return b.subscribeKind(b.requestSubject(b.config.Node, kind), func(m *client.Msg) {
		r := reader{data: m.Data}
		r.version()
		from, left := r.text(), time.Duration(r.uvarint())*time.Millisecond //nolint:gosec // too long a time is none
		reply := func(data []byte) { b.outbox.send(outgoing{subject: m.Reply, data: data}) }
		if r.err != nil || m.Reply == "" {
			return
		}
		b.enqueueCall(call{from: from, data: r.data, left: left, began: time.Now(), handler: f}, reply)
	})
}

// requestHere handles a request of this node to itself.
func (b *Bus) requestHere(ctx context.Context, kind, subject string, data []byte) {
	b.mu.Lock()
	f := b.handlers[kind]
	b.mu.Unlock()
	if f == nil {
		b.calls.finish(subject, answer{err: ErrNoNode})
		return
	}
	var left time.Duration
	if deadline, ok := ctx.Deadline(); ok {
		left = max(time.Until(deadline), 1)
	}
	b.enqueueCall(call{from: b.config.Node, data: data, left: left, began: time.Now(), handler: f}, func(data []byte) {
		b.calls.finish(subject, decodeAnswer(data))
	})
}

// enqueueCall has the pool handle a request.
func (b *Bus) enqueueCall(c call, reply func([]byte)) {
	if !b.pool.put(func(ctx context.Context) {
		if data := c.run(ctx); data != nil {
			reply(data)
		}
	}) {
		reply([]byte{answerBusy})
	}
}

// call is a request that is to be handled.
type call struct {
	from    string
	data    []byte
	left    time.Duration // 0: for ever
	began   time.Time
	handler func(context.Context, string, []byte) ([]byte, error)
}

// run returns the answer; nil if nobody waits for it any more.
func (c call) run(ctx context.Context) []byte {
	if c.left > 0 {
		left := c.left - time.Since(c.began)
		if left <= 0 {
			return nil
		}
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, left)
		defer cancel()
	}
	data, err := c.handler(ctx, c.from, c.data)
	if err != nil && c.left > 0 && ctx.Err() != nil {
		return nil
	}
	if err == nil && len(data) > MaxData {
		err = ErrTooLong
	}
	if err == nil {
		return append([]byte{answerData}, data...)
	}
	var remote *RemoteError
	if !errors.As(err, &remote) {
		remote = &RemoteError{Code: "internal", Text: []byte(err.Error())}
	}
	text := remote.Text[:min(len(remote.Text), MaxData)]
	return append(appendText([]byte{answerError}, remote.Code[:min(len(remote.Code), 64)]), text...)
}

// Announce sends data to the handlers of all other nodes. It does not wait.
func (b *Bus) Announce(kind string, data []byte) error {
	switch {
	case !word.MatchString(kind):
		return fmt.Errorf("nats: %q is no word", kind)
	case len(data) > MaxData:
		return ErrTooLong
	case !b.Connected():
		return ErrDisconnected
	}
	message := append(appendText([]byte{formatVersion}, b.config.Node), data...)
	if !b.outbox.send(outgoing{subject: b.config.Cluster + ".a." + kind, data: message}) {
		return ErrDisconnected
	}
	return nil
}

// HandleAnnouncement has f called with the announcements of a kind, one after the other, those of a node in their
// order. While f does not return, later ones wait, and are lost if they are too many.
func (b *Bus) HandleAnnouncement(kind string, f func(from string, data []byte)) error {
	b.mu.Lock()
	if !word.MatchString(kind) || b.heeded[kind] {
		b.mu.Unlock()
		return fmt.Errorf("nats: %q has a handler or is no word", kind)
	}
	b.heeded[kind] = true
	b.mu.Unlock()
	return b.subscribeKind(b.config.Cluster+".a."+kind, func(m *client.Msg) {
		r := reader{data: m.Data}
		r.version()
		if from := r.text(); r.err == nil {
			f(from, r.data)
		}
	})
}

// subscribeKind subscribes and returns once the server knows.
func (b *Bus) subscribeKind(subject string, f func(*client.Msg)) error {
	s, err := b.conn.Subscribe(subject, f)
	if err != nil {
		return connectError(err)
	}
	if err := s.SetPendingLimits(1024, 16<<20); err != nil {
		return err
	}
	b.mu.Lock()
	b.handling = append(b.handling, s)
	b.mu.Unlock()
	if b.conn.IsConnected() {
		_ = b.conn.FlushTimeout(writeTimeout)
	}
	return nil
}

// connectError is an error of NATS without the address, which may have a password.
func connectError(err error) error {
	var address *url.Error
	if errors.As(err, &address) {
		return errors.New("the address of NATS cannot be read")
	}
	return err
}
