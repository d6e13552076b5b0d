package room

import (
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// publishEvents publishes those events that were not yet: new ones, and those of which it was
// open whether they were kept. states has what each event has made of the match; without
// it the last event says what the match is like now. It returns about how many bytes the
// events take where they are kept.
func (r *room) publishEvents(events []match.Event, states []protocol.MatchUpdate) (bytes int) {
	if !r.owned() {
		return 0
	}
	for i, e := range events {
		if e.Seq <= r.eventPublished {
			continue
		}
		message := protocol.Event{Event: mustJSON(e)}
		switch {
		case states != nil:
			message.State = &states[i]
		case e.Seq == r.match.Seq:
			now := protocol.MatchUpdateOf(r.match, e.Uptime)
			message.State = &now
		}
		r.registry.Bus.Publish(bus.MatchTopic(r.id), bus.Notification{Seq: e.Seq, Data: protocol.Append(nil, message)})
		r.eventPublished = e.Seq
		bytes += store.RowBytes(len(`{"type":"event","event":}`) + len(message.Event))
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

// mustJSON is an event or a line of chat in JSON. Stored data can always be encoded.
//
// json.Marshal would parse and copy what MarshalJSON returns.
func mustJSON(v json.Marshaler) json.RawMessage {
	data, err := v.MarshalJSON()
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
