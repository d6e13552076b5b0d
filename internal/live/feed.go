package live

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/store"
)

// perPage is how many events or lines are read from the store at once.
const perPage = 100

// feed is what is to be sent on one connection: everything that happens in a match,
// once and in order, and besides whatever is put into its queue. Its memory is
// bounded: what has been missed is read from the store when it can be sent.
type feed struct {
	store store.Store
	match string
	wake  func() // called with mu locked when there is something to send
	whole bool   // lines of chat and presence too

	mu       sync.Mutex
	events   track
	lines    track
	greeting []byte   // goes before everything else
	queue    []queued // goes after what is behind
	present  []byte   // the latest; earlier ones that were not sent do not matter
	met      bool     // Current was sent
	full     bool     // the queue ran over
	stop     []func()
}

// queued is a whole message that waits.
type queued struct {
	data []byte
	of   *track // whose next number it is; nil for an answer
}

// listen subscribes. What happens from now on is not missed.
func (f *feed) listen(b bus.Bus) {
	stop := []func(){b.Subscribe(bus.MatchTopic(f.match), func(m bus.Message) { f.hear(&f.events, m) })}
	if f.whole {
		stop = append(stop, b.Subscribe(bus.ChatTopic(f.match), func(m bus.Message) { f.hear(&f.lines, m) }))
	}
	f.mu.Lock()
	f.stop = stop
	f.mu.Unlock()
}

// leave unsubscribes.
func (f *feed) leave() {
	f.mu.Lock()
	stop := f.stop
	f.stop = nil
	f.mu.Unlock()
	for _, s := range stop {
		s()
	}
}

// begin lets what comes behind these numbers be sent, after the greeting.
func (f *feed) begin(greeting []byte, after, lines int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.greeting = greeting
	f.events.sent, f.events.state = after, behind
	if f.whole {
		f.lines.sent, f.lines.state = lines, behind
	}
	f.wake()
}

func (f *feed) hear(t *track, m bus.Message) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case m.Seq == 0 && !f.whole:
	case m.Seq == 0:
		f.present = m.Data
	case t.hear(m.Seq):
		f.put(m.Data, t)
		return
	case t.missed(m.Seq):
		f.fallBehind(t)
	}
	if f.waiting() {
		f.wake()
	}
}

// say puts a message into the queue.
func (f *feed) say(m protocol.Message) {
	data := protocol.Append(nil, m)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put(data, nil)
}

// fallBehind has the store be read from the first number on that was not sent yet.
func (f *feed) fallBehind(t *track) {
	t.state = behind
	f.queue = slices.DeleteFunc(f.queue, func(q queued) bool {
		if q.of == t {
			t.sent--
		}
		return q.of == t
	})
}

func (f *feed) put(data []byte, of *track) {
	if len(f.queue) == protocol.MaxWaiting {
		f.full, f.queue = true, nil
	}
	if !f.full {
		f.queue = append(f.queue, queued{data, of})
	}
	f.wake()
}

// waiting reports whether there is something to send.
func (f *feed) waiting() bool {
	return f.greeting != nil || f.events.state == behind || f.lines.state == behind || len(f.queue) > 0 ||
		f.present != nil && f.events.state == live
}

// next returns what is to be sent next, nothing if there is nothing more. What answers
// a command stands in the queue and comes after the command's events.
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
		case f.events.state == behind:
			page, err = f.catchUp(&f.events, func(after int64) (numbered, error) {
				return numbers(f.store.Events(ctx, f.match, after, perPage))
			})
		case f.lines.state == behind:
			page, err = f.catchUp(&f.lines, func(after int64) (numbered, error) {
				return numbers(f.store.Lines(ctx, f.match, after, perPage))
			})
		case f.present != nil && f.events.state == live:
			page, f.present = [][]byte{f.present}, nil
		default:
			for _, q := range f.queue {
				page = append(page, q.data)
			}
			f.queue = nil
			return page, nil
		}
		if err != nil || len(page) > 0 {
			return page, err
		}
	}
}

// catchUp hands on a page of what was missed. It lets go of mu while it reads.
func (f *feed) catchUp(t *track, read func(after int64) (numbered, error)) ([][]byte, error) {
	after, heard := t.sent, t.heard
	f.mu.Unlock()
	page, err := read(after)
	f.mu.Lock()
	if err != nil {
		return nil, err
	}
	if len(page.data) > 0 && page.first != after+1 {
		return nil, fmt.Errorf("match %s: %d does not follow %d in the store", f.match, page.first, after)
	}
	t.page(heard, page.last, len(page.data), len(page.data) == perPage)
	if !f.met && f.events.state == live && f.lines.state == live {
		f.met = true
		page.data = append(page.data, protocol.Append(nil, protocol.Current{Seq: f.events.sent, Line: f.lines.sent}))
	}
	return page.data, nil
}

// numbered is a page of events or lines as messages.
type numbered struct {
	first, last int64
	data        [][]byte
}

// numbers writes what the store returned as messages.
func numbers[T match.Event | match.Line](page []T, err error) (numbered, error) {
	var n numbered
	for _, item := range page {
		data, err := json.Marshal(item)
		if err != nil {
			return n, err
		}
		switch item := any(item).(type) {
		case match.Event:
			n.last, data = item.Seq, protocol.Append(nil, protocol.Happened{Event: data})
		case match.Line:
			n.last, data = item.N, protocol.Append(nil, protocol.Said{Line: data})
		}
		if len(n.data) == 0 {
			n.first = n.last
		}
		n.data = append(n.data, data)
	}
	return n, err
}
