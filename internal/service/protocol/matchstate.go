package protocol

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// MatchState is a match as it is now.
type MatchState struct {
	Match       string             `json:"match"`
	Seq         int64              `json:"seq"`
	Terms       match.Terms        `json:"terms"`
	Seats       [2]match.SeatState `json:"seats"`
	Status      store.MatchStatus  `json:"status"`
	Turns       []string           `json:"turns"`
	ToMove      game.Seat          `json:"to_move" enum:"first,second,none"`
	Times       clock.Times        `json:"times"`                 // what the clocks show at Uptime
	Running     bool               `json:"running"`               // whether the clock of ToMove runs
	PausedUntil int64              `json:"paused_until,omitzero"` // the uptime up to which the clock of ToMove waits for its player; 0: it does not
	Uptime      int64              `json:"uptime"`                // milliseconds
	Offers      []match.Offered    `json:"offers"`
	Outcome     game.Outcome       `json:"outcome"`
	Rematch     string             `json:"rematch,omitzero"`
}

// MatchListing is a public match as the list has it, when it has changed.
type MatchListing struct {
	Match   string             `json:"match"`
	Seq     int64              `json:"seq"`
	Game    string             `json:"game"`
	Options game.Options       `json:"options"`
	Clock   string             `json:"clock"`
	Public  bool               `json:"public"`
	Seats   [2]match.SeatState `json:"seats"`
	Status  store.MatchStatus  `json:"status"`
	ToMove  game.Seat          `json:"to_move" enum:"first,second,none"`
	Turns   int                `json:"turns"`
	Outcome game.Outcome       `json:"outcome"`
	Created time.Time          `json:"created"` // UTC, milliseconds
	Changed time.Time          `json:"changed"`
}

// ListingOf returns the summary of a match as clients are sent it.
func ListingOf(s store.Summary) MatchListing {
	return MatchListing{
		Match: s.Match, Seq: s.Seq, Game: s.Game, Options: s.Options, Clock: s.Clock, Public: s.Public,
		Seats: s.Seats, Status: s.Status, ToMove: s.ToMove, Turns: s.Turns, Outcome: s.Outcome,
		Created: s.Created.UTC().Truncate(time.Millisecond), Changed: s.Changed.UTC().Truncate(time.Millisecond),
	}
}

// MatchStateOf returns a match as it is at this uptime.
func MatchStateOf(m *match.Match, uptime time.Duration) MatchState {
	s := MatchState{
		Match: m.ID, Seq: m.Seq, Terms: m.Terms, Seats: m.Seats, Status: store.StatusWaiting, Turns: []string{},
		ToMove: m.ToMove, Times: m.Remaining(uptime), Running: m.Running(), Uptime: uptime.Milliseconds(), Offers: []match.Offered{},
		Outcome: m.Outcome, Rematch: m.RematchID,
	}
	if m.Pause != nil {
		s.PausedUntil = m.Pause.Until.Milliseconds()
	}
	switch {
	case m.Over():
		s.Status = store.StatusOver
	case m.Began:
		s.Status = store.StatusPlaying
	}
	for _, turn := range m.Turns {
		s.Turns = append(s.Turns, turn.Text)
	}
	for _, offer := range [...]match.OfferKind{match.OfferDraw, match.OfferTakeback, match.OfferRematch} {
		if offered, ok := m.Offers[offer]; ok {
			s.Offers = append(s.Offers, offered)
		}
	}
	return s
}
