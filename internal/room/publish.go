package room

import (
	"encoding/json"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/store"
)

// tell publishes those events that were not yet: new ones, and those of which it was
// open whether they were kept. It returns about how many bytes they take where they are kept.
func (r *room) tell(events []match.Event) (bytes int) {
	for _, e := range events {
		if e.Seq <= r.published {
			continue
		}
		message := protocol.Append(nil, protocol.Happened{Event: written(e)})
		r.hall.Bus.Publish(bus.MatchTopic(r.id), bus.Message{Seq: e.Seq, Data: message})
		r.published = e.Seq
		bytes += store.RowBytes(len(message))
	}
	return bytes
}

// say publishes a line of chat.
func (r *room) say(line match.Line) {
	message := protocol.Append(nil, protocol.Said{Line: written(line)})
	r.hall.Bus.Publish(bus.ChatTopic(r.id), bus.Message{Seq: line.N, Data: message})
	r.said = line.N
}

// list publishes how a public match is now.
func (h *hall) list(s *store.Summary) {
	if s.Public {
		h.Bus.Publish(bus.Public, bus.Message{Data: protocol.Append(nil, protocol.List(*s))})
	}
}

// written is v in JSON. What was kept can be written.
func written(v any) json.RawMessage {
	data, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("a %T that can not be written: %v", v, err))
	}
	return data
}

// tally counts what has happened.
func (h *hall) tally(m *match.Match, events []match.Event, wasOver bool) {
	for _, e := range events {
		if played, ok := e.Fact.(match.Played); ok && played.Seat.IsPlayer() {
			h.Metrics.Turns.WithLabelValues(m.Terms.Game).Inc()
		}
	}
	if m.Over() && !wasOver {
		h.Metrics.Ended.WithLabelValues(m.Outcome.Reason).Inc()
	}
}
