package live

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// long is a store of one match with so many events and so many lines of chat.
type long struct {
	store.Store
	events, lines int64
}

func (l *long) Events(_ context.Context, _ string, after int64, limit int) (page []match.Event, err error) {
	for n := after + 1; n <= l.events && len(page) < limit; n++ {
		page = append(page, match.Event{Seq: n, Data: match.Declined{Offer: match.OfferDraw}})
	}
	return page, nil
}

func (l *long) Chat(_ context.Context, _ string, after int64, limit int) (page []match.ChatMessage, err error) {
	for n := after + 1; n <= l.lines && len(page) < limit; n++ {
		page = append(page, match.ChatMessage{Number: n})
	}
	return page, nil
}

func happened(n int64) bus.Notification {
	return bus.Notification{Seq: n, Data: protocol.Append(nil, protocol.Event{Event: fmt.Appendf(nil, `{"seq":%d}`, n), State: &protocol.MatchUpdate{Seq: n}})}
}

func chatNotification(n int64) bus.Notification {
	return bus.Notification{Seq: n, Data: protocol.Append(nil, protocol.ChatMessage{Line: fmt.Appendf(nil, `{"n":%d}`, n)})}
}

// receivedNumbers are the numbers that a client has received.
type receivedNumbers struct {
	events, lines []int64
	state         int64 // the event whose state was handed on last
}

// receive reads the next messages and reports whether there were any.
func (h *receivedNumbers) receive(f *feed) (more bool, err error) {
	batch, err := f.next(context.Background())
	for _, data := range batch {
		m, err := protocol.ReadMessage(data)
		if err != nil {
			return false, err
		}
		var numbered struct{ Seq, N int64 }
		switch m := m.(type) {
		case *protocol.Event:
			err = json.Unmarshal(m.Event, &numbered)
			h.events = append(h.events, numbered.Seq)
			if m.State != nil {
				h.state = m.State.Seq
			}
			if m.State != nil && m.State.Seq != numbered.Seq {
				err = fmt.Errorf("event %d has the state after event %d", numbered.Seq, m.State.Seq)
			}
		case *protocol.ChatMessage:
			err = json.Unmarshal(m.Line, &numbered)
			h.lines = append(h.lines, numbered.N)
		case *protocol.Done:
			if !slices.Contains(h.events, m.Seq) && m.Seq > 0 {
				err = fmt.Errorf("the answer %d came after %v", m.Seq, h.events)
			}
		}
		if err != nil {
			return false, err
		}
	}
	return len(batch) > 0, err
}

// Whatever is published, lost or read late: events and lines are handed on once and in
// order, and an answer behind its event. What the last event has made of the match is
// known at the end: from the greeting, or with the event.
func TestAllIsHandedOnInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &long{}
		f := &feed{log: s, wake: func() {}, match: "m", withChat: true}
		var h receivedNumbers
		var published int64
		f.state = func(context.Context) (protocol.MatchUpdate, error) { return protocol.MatchUpdate{Seq: s.events}, nil }
		steps := rapid.SliceOf(rapid.SampledFrom([]string{"event", "event", "lost event", "line", "lost line", "answer", "take", "missed"})).Draw(t, "steps")
		begin := rapid.IntRange(0, len(steps)).Draw(t, "begin")
		end := rapid.SampledFrom([][]string{{"event", "line"}, {"missed"}}).Draw(t, "end") // with which is noticed what was lost
		for i, step := range append(steps, end...) {
			if i == begin {
				f.stateSeq, h.state = s.events, s.events
				f.begin(nil, 0, 0)
			}
			switch step {
			case "event":
				s.events++
				published = s.events
				f.onPublished(&f.events, happened(s.events))
			case "lost event":
				s.events++
			case "line":
				s.lines++
				f.onPublished(&f.lines, chatNotification(s.lines))
			case "lost line":
				s.lines++
			case "missed":
				f.onPublished(&f.events, bus.Notification{Missed: true})
				f.onPublished(&f.lines, bus.Notification{Missed: true})
			case "answer": // to what was published
				if i > begin && published == s.events {
					f.enqueue(protocol.Done{ID: "1", Seq: published})
				}
			case "take":
				if _, err := h.receive(f); err != nil {
					t.Fatal(err)
				}
			}
		}
		for more := true; more; {
			var err error
			if more, err = h.receive(f); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(h.events, upTo(s.events)) || !slices.Equal(h.lines, upTo(s.lines)) {
			t.Fatalf("of %d events and %d lines these were handed on: %v, %v", s.events, s.lines, h.events, h.lines)
		}
		if h.state != s.events {
			t.Fatalf("of %d events the state after %d was handed on last", s.events, h.state)
		}
	})
}

func upTo(last int64) (all []int64) {
	for n := range last {
		all = append(all, n+1)
	}
	return all
}

// A message that is lost while the store is read is read once more.
func TestMissedWhileReading(t *testing.T) {
	s := &long{events: 3}
	f := &feed{wake: func() {}, match: "m"}
	f.log = &intervening{Store: s, during: func() {
		s.events++ // it was read too early to see this one
		f.onPublished(&f.events, bus.Notification{Missed: true})
	}}
	f.begin(nil, 0, 0)
	var h receivedNumbers
	for more := true; more; {
		var err error
		if more, err = h.receive(f); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(h.events, upTo(4)) {
		t.Errorf("these were handed on: %v", h.events)
	}
}

// intervening is a store in which something happens once, after the events were read.
type intervening struct {
	store.Store
	during func()
}

func (s *intervening) Events(ctx context.Context, match string, after int64, limit int) ([]match.Event, error) {
	page, err := s.Store.Events(ctx, match, after, limit)
	if s.during != nil {
		during := s.during
		s.during = nil
		during()
	}
	return page, err
}

// The last presence stays when something was missed.
func TestMissedKeepsPresence(t *testing.T) {
	f := &feed{log: &long{}, wake: func() {}, match: "m", withChat: true}
	f.onPublished(&f.events, bus.Notification{Data: []byte("{}")})
	f.onPublished(&f.events, bus.Notification{Missed: true})
	if string(f.present) != "{}" {
		t.Errorf("the presence is %q", f.present)
	}
}
