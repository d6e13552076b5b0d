package match

import (
	"maps"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Record is the match written down. That it was aborted or became too long is no result
// of a game: it stands in the header Ended.
func (m *Match) Record() *record.Record {
	r := &record.Record{
		Game:     m.Terms.Game,
		Version:  m.Terms.Version,
		Options:  maps.Clone(m.Terms.Options),
		Position: m.Terms.Position,
		First:    m.Chairs[game.First].called(),
		Second:   m.Chairs[game.Second].called(),
		Date:     m.Created.Format(time.DateOnly),
		Clock:    m.Terms.Clock.String(),
		Turns:    make([]record.Turn, len(m.Turns)),
	}
	for i := range m.Turns {
		r.Turns[i].Text = m.Turns[i].Text
	}
	switch reason := m.Outcome.Reason; reason {
	case Aborted, TooLong:
		r.Headers = []record.Header{{Name: "Ended", Value: reason}}
	default:
		r.Result = m.Outcome
	}
	return r
}

// called is what a record calls who sits there, nothing if nobody does.
func (c *Chair) called() string {
	if c.Name == "" && c.Holder == Computer {
		return "Computer (" + c.Level + ")"
	}
	return c.Name
}
