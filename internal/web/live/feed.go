package live

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// readBatch is how many events or lines are read from the store at once.
const readBatch = 100

// matchLog is what was stored of matches; see [room.Registry].
type matchLog interface {
	Events(ctx context.Context, id string, after int64, limit int) ([]match.Event, error)
	Chat(ctx context.Context, id string, after int64, limit int) ([]match.ChatMessage, error)
}

// feed is the output of one connection: all events of a match, once and in
// order, and the messages in its queue. Its memory is bounded: missed events are read
// from the store when they can be sent.
type feed struct {
	log      matchLog
	match    string
	wake     func() // called with mu locked when there is something to send
	withChat bool   // lines of chat and presence too
	// state reads what the match is like. It is sent with the last event read from the
	// store if that came after stateSeq. Nil: it is not sent.
	state    func(context.Context) (protocol.MatchUpdate, error)
	stateSeq int64 // the number of the last event that the greeting's state includes
	// list returns what goes before the queue, at the beginning and after something was missed. Nil: nothing.
	list func(context.Context) ([][]byte, error)

	// hides returns from which seats the viewer does not want to read chat. Nil: they read all.
	hides func(context.Context) ([2]bool, error)

	mu           sync.Mutex
	events       seriesProgress
	lines        seriesProgress
	greeting     []byte          // goes before everything else
	queue        []queuedMessage // goes after what is behind
	present      []byte          // the latest; earlier ones that were not sent do not matter
	caughtUpSent bool            // Current was sent
	full         bool            // the queue ran over
	listDue      bool            // list is to be called
	stop         []func()
}

// queuedMessage is a whole message that waits.
type queuedMessage struct {
	data []byte
	of   *seriesProgress // the series of its number; nil for an answer
}

// subscribe subscribes. What happens from now on is not missed.
func (f *feed) subscribe(b bus.Bus) {
	stop := []func(){b.Subscribe(bus.MatchTopic(f.match), func(m bus.Notification) { f.onPublished(&f.events, m) })}
	if f.withChat {
		stop = append(stop, b.Subscribe(bus.ChatTopic(f.match), func(m bus.Notification) { f.onPublished(&f.lines, m) }))
	}
	f.mu.Lock()
	f.stop = stop
	f.mu.Unlock()
}

// unsubscribe unsubscribes.
func (f *feed) unsubscribe() {
	f.mu.Lock()
	stop := f.stop
	f.stop = nil
	f.mu.Unlock()
	for _, s := range stop {
		s()
	}
}

// begin starts the feed after these numbers, after the greeting.
func (f *feed) begin(greeting []byte, after, lines int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.greeting = greeting
	f.events.sent, f.events.state = after, seriesReading
	if f.withChat {
		f.lines.sent, f.lines.state = lines, seriesReading
	}
	f.wake()
}

func (f *feed) onPublished(t *seriesProgress, m bus.Notification) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case m.Missed: // the last presence stays: the store has none
		f.onMissed(t)
	case m.Seq == 0 && !f.withChat:
	case m.Seq == 0:
		f.present = m.Data
	case t.onPublished(m.Seq):
		f.enqueueData(m.Data, t)
		return
	case t.hasGap(m.Seq):
		f.readFromStore(t)
	}
	if f.waiting() {
		f.wake()
	}
}

// onMissed has the store be read, once more if it is just being read.
func (f *feed) onMissed(t *seriesProgress) {
	t.missed++
	if t.state == seriesLive {
		f.readFromStore(t)
	}
}

// enqueue puts a message into the queue.
func (f *feed) enqueue(m protocol.Message) {
	data := protocol.Append(nil, m)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.enqueueData(data, nil)
}

// readFromStore has the store be read from the first number on that was not sent yet.
func (f *feed) readFromStore(t *seriesProgress) {
	t.state = seriesReading
	f.queue = slices.DeleteFunc(f.queue, func(q queuedMessage) bool {
		if q.of == t {
			t.sent--
		}
		return q.of == t
	})
}

func (f *feed) enqueueData(data []byte, of *seriesProgress) {
	if len(f.queue) == protocol.MaxQueued {
		f.full, f.queue = true, nil
	}
	if !f.full {
		f.queue = append(f.queue, queuedMessage{data, of})
	}
	f.wake()
}

// waiting reports whether there is something to send.
func (f *feed) waiting() bool {
	return f.greeting != nil || f.listDue || f.events.state == seriesReading || f.lines.state == seriesReading || len(f.queue) > 0 ||
		f.present != nil && f.events.state == seriesLive
}

// next returns the next message to send, or nothing. The answer to
// a command is in the queue and comes after the command's events.
func (f *feed) next(ctx context.Context) ([][]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for {
		if f.greeting != nil {
			greeting := f.greeting
			f.greeting = nil
			return [][]byte{greeting}, nil
		}
		var page [][]byte
		var err error
		switch {
		case f.listDue:
			f.listDue = false
			f.mu.Unlock()
			page, err = f.list(ctx)
			f.mu.Lock()
		case f.events.state == seriesReading:
			page, err = f.catchUp(&f.events, func(after int64) (messagePage, error) { return f.readEvents(ctx, after) })
		case f.lines.state == seriesReading:
			page, err = f.catchUp(&f.lines, func(after int64) (messagePage, error) {
				return messagesOf(f.readChat(ctx, after))
			})
		case f.present != nil && f.events.state == seriesLive:
			page, f.present = [][]byte{f.present}, nil
		default:
			queue := f.queue
			f.queue = nil
			f.mu.Unlock()
			page, err = f.dataOf(ctx, queue)
			f.mu.Lock()
			return page, err
		}
		if err != nil || len(page) > 0 {
			return page, err
		}
	}
}

// catchUp returns a page of missed messages. It unlocks mu while it reads.
func (f *feed) catchUp(t *seriesProgress, read func(after int64) (messagePage, error)) ([][]byte, error) {
	before := *t
	after := before.sent
	f.mu.Unlock()
	page, err := read(after)
	f.mu.Lock()
	if err != nil {
		return nil, err
	}
	if len(page.data) > 0 && page.first != after+1 {
		return nil, fmt.Errorf("match %s: %d does not follow %d in the store", f.match, page.first, after)
	}
	t.advance(before, page.last, len(page.data), len(page.data) == readBatch)
	if !f.caughtUpSent && f.events.state == seriesLive && f.lines.state == seriesLive {
		f.caughtUpSent = true
		page.data = append(page.data, protocol.Append(nil, protocol.CaughtUp{Seq: f.events.sent, Line: f.lines.sent}))
	}
	return page.data, nil
}

// readEvents reads a page of events. Events that were published have what they have made
// of the match; of those that are read from the store it is enough that the last one does.
func (f *feed) readEvents(ctx context.Context, after int64) (messagePage, error) {
	events, err := f.log.Events(ctx, f.match, after, readBatch)
	page, err := messagesOf(events, err)
	if err != nil || f.state == nil || page.last <= f.stateSeq {
		return page, err
	}
	state, err := f.state(ctx)
	if err != nil || state.Seq != page.last { // further events follow, and the last one has it
		return page, err
	}
	last := len(events) - 1
	data, err := json.Marshal(events[last])
	page.data[last] = protocol.Append(nil, protocol.Event{Event: data, State: &state})
	return page, err
}

// messagePage is a page of events or lines as messages.
type messagePage struct {
	first, last int64
	data        [][]byte
}

// messagesOf writes what the store returned as messages.
func messagesOf[T match.Event | match.ChatMessage](page []T, err error) (messagePage, error) {
	var n messagePage
	for _, item := range page {
		data, err := json.Marshal(item)
		if err != nil {
			return n, err
		}
		switch item := any(item).(type) {
		case match.Event:
			n.last, data = item.Seq, protocol.Append(nil, protocol.Event{Event: data})
		case match.ChatMessage:
			n.last, data = item.Number, protocol.Append(nil, protocol.ChatMessage{Line: data})
		}
		if len(n.data) == 0 {
			n.first = n.last
		}
		n.data = append(n.data, data)
	}
	return n, err
}
