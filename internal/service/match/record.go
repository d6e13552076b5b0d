package match

import (
	"maps"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Record returns the match written down. That it was aborted or became too long is no result
// of a game: it stands in the header Ended.
func (m *Match) Record() *record.Record {
	r := &record.Record{
		Game:     m.Terms.Game,
		Version:  m.Terms.Version,
		Options:  maps.Clone(m.Terms.Options),
		Position: m.Terms.Position,
		First:    m.Seats[game.First].recordName(),
		Second:   m.Seats[game.Second].recordName(),
		Date:     m.Created.Format(time.DateOnly),
		Clock:    m.Terms.Clock.String(),
		Turns:    make([]record.AnnotatedTurn, len(m.Turns)),
	}
	for i := range m.Turns {
		r.Turns[i].Text = m.Turns[i].Text
	}
	switch reason := m.Outcome.Reason; reason {
	case ReasonAborted, ReasonDeclined, ReasonTooLong:
		r.Headers = []record.Header{{Name: "Ended", Value: reason}}
	default:
		r.Result = m.Outcome
	}
	return r
}

// recordName returns the name of a seat's player in records; empty for an empty seat.
func (c *SeatState) recordName() string {
	if c.Name == "" && c.Holder == HolderComputer {
		return "Computer (" + c.Level + ")"
	}
	return c.Name
}
