package protocol

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// State is a match as it is now.
type State struct {
	Match       string          `json:"match"`
	Seq         int64           `json:"seq"`
	Terms       match.Terms     `json:"terms"`
	Seats       [2]match.Chair  `json:"seats"`
	Status      store.Status    `json:"status"`
	Turns       []string        `json:"turns"`
	ToMove      game.Seat       `json:"to_move" enum:"first,second,none"`
	Times       clock.Times     `json:"times"`                 // what the clocks show at Uptime
	Running     bool            `json:"running"`               // whether the clock of ToMove runs
	PausedUntil int64           `json:"paused_until,omitzero"` // the uptime up to which the clock of ToMove waits for its player; 0: it does not
	Uptime      int64           `json:"uptime"`                // milliseconds
	Offers      []match.Offered `json:"offers"`
	Outcome     game.Outcome    `json:"outcome"`
	Rematch     string          `json:"rematch,omitzero"`
}

// Listed is a public match as the list has it, when it has changed.
type Listed struct {
	Match   string         `json:"match"`
	Seq     int64          `json:"seq"`
	Game    string         `json:"game"`
	Options game.Options   `json:"options"`
	Clock   string         `json:"clock"`
	Public  bool           `json:"public"`
	Seats   [2]match.Chair `json:"seats"`
	Status  store.Status   `json:"status"`
	ToMove  game.Seat      `json:"to_move" enum:"first,second,none"`
	Turns   int            `json:"turns"`
	Outcome game.Outcome   `json:"outcome"`
	Created time.Time      `json:"created"` // UTC, milliseconds
	Changed time.Time      `json:"changed"`
}

// List returns the summary of a match as clients are sent it.
func List(s store.Summary) Listed {
	return Listed{
		Match: s.Match, Seq: s.Seq, Game: s.Game, Options: s.Options, Clock: s.Clock, Public: s.Public,
		Seats: s.Chairs, Status: s.Status, ToMove: s.ToMove, Turns: s.Turns, Outcome: s.Outcome,
		Created: s.Created.UTC().Truncate(time.Millisecond), Changed: s.Changed.UTC().Truncate(time.Millisecond),
	}
}

// StateOf returns a match as it is at this uptime.
func StateOf(m *match.Match, uptime time.Duration) State {
	s := State{
		Match: m.ID, Seq: m.Seq, Terms: m.Terms, Seats: m.Chairs, Status: store.Waiting, Turns: []string{},
		ToMove: m.ToMove, Times: m.Remaining(uptime), Running: m.Running(), Uptime: uptime.Milliseconds(), Offers: []match.Offered{},
		Outcome: m.Outcome, Rematch: m.Next,
	}
	if m.Pause != nil {
		s.PausedUntil = m.Pause.Until.Milliseconds()
	}
	switch {
	case m.Over():
		s.Status = store.Over
	case m.Began:
		s.Status = store.Playing
	}
	for _, turn := range m.Turns {
		s.Turns = append(s.Turns, turn.Text)
	}
	for _, offer := range [...]match.Offer{match.Draw, match.Takeback, match.Rematch} {
		if offered, ok := m.Offers[offer]; ok {
			s.Offers = append(s.Offers, offered)
		}
	}
	return s
}
