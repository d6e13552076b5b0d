package room

import (
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// publishEvents publishes the events that were not published yet: new ones, and those for
// which it was unknown whether they were stored. It returns about how many bytes they take in
// the store.
func (r *room) publishEvents(events []match.Event) (bytes int) {
	for _, e := range events {
		if e.Seq <= r.eventPublished {
			continue
		}
		message := protocol.Append(nil, protocol.Event{Event: mustJSON(e)})
		r.registry.Bus.Publish(bus.MatchTopic(r.id), bus.Notification{Seq: e.Seq, Data: message})
		r.eventPublished = e.Seq
		bytes += store.RowBytes(len(message))
	}
	return bytes
}

// publishChat publishes a line of chat.
func (r *room) publishChat(line match.ChatMessage) {
	message := protocol.Append(nil, protocol.ChatMessage{Line: mustJSON(line)})
	r.registry.Bus.Publish(bus.ChatTopic(r.id), bus.Notification{Seq: line.Number, Data: message})
	r.chatPublished = line.Number
}

// publishListing publishes how a public match is now.
func (h *Registry) publishListing(s *store.Summary) {
	if s.Public {
		h.Bus.Publish(bus.PublicTopic, bus.Notification{Data: protocol.Append(nil, protocol.ListingOf(*s))})
	}
}

// mustJSON is v in JSON. Stored data can always be encoded.
func mustJSON(v any) json.RawMessage {
	data, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("a %T that cannot be written: %v", v, err))
	}
	return data
}

// countMetrics counts what has happened.
func (h *Registry) countMetrics(m *match.Match, events []match.Event, wasOver bool) {
	for _, e := range events {
		if played, ok := e.Data.(match.Played); ok && played.Seat.IsPlayer() {
			h.Metrics.Turns.WithLabelValues(m.Terms.Game).Inc()
		}
	}
	if m.Over() && !wasOver {
		h.Metrics.Ended.WithLabelValues(m.Outcome.Reason).Inc()
	}
}
