package store

import (
	"maps"

	"github.com/teahouse-games/teahouse/internal/match"
)

// Summarize derives the summary of a match.
func Summarize(m *match.Match) *Summary {
	s := &Summary{
		Match:   m.ID,
		Seq:     m.Seq,
		Game:    m.Terms.Game,
		Options: maps.Clone(m.Terms.Options),
		Clock:   m.Terms.Clock.String(),
		Public:  m.Terms.Public,
		Seats:   m.Seats,
		Status:  statusOf(m),
		ToMove:  m.ToMove,
		Turns:   len(m.Turns),
		Outcome: m.Outcome,
		Created: m.Created,
		Changed: m.Changed,
	}
	if deadline, ok := m.Deadline(); ok {
		s.Deadline = &deadline
	}
	s.Computer = s.Status == StatusPlaying && m.ToMove.IsPlayer() && m.Seats[m.ToMove].Holder == match.HolderComputer
	return s
}

func statusOf(m *match.Match) MatchStatus {
	switch {
	case m.Over():
		return StatusOver
	case m.Began:
		return StatusPlaying
	}
	return StatusWaiting
}
