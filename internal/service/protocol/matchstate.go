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
	Match      string            `json:"match"`
	Terms      match.Terms       `json:"terms"`
	ClockKind  clock.ControlKind `json:"clock_kind" enum:"none,fischer,byoyomi,days"`
	ClaimAfter int64             `json:"claim_after_ms"` // how long a player must have been away before the opponent may claim the win
	Turns      []string          `json:"turns"`
	MatchUpdate
}

// MatchUpdate is what events change of a match, besides its turns.
type MatchUpdate struct {
	Seq         int64              `json:"seq"` // of the last event
	Seats       [2]match.SeatState `json:"seats"`
	Status      store.MatchStatus  `json:"status"`
	ToMove      game.Seat          `json:"to_move" enum:"first,second,none"` // with an event also Chance, whose turn follows
	Times       clock.Times        `json:"times"`                            // what the clocks show at Uptime
	Countdown   [2][]int64         `json:"countdown_ms"`                     // see [clock.Control.Countdown]; while a seat is empty, of the beginning
	Running     bool               `json:"running"`                          // whether the clock of ToMove runs
	PausedUntil int64              `json:"paused_until,omitzero"`            // the uptime up to which the clock of ToMove waits for its player; 0: it does not
	Vacation    bool               `json:"vacation,omitzero"`                // PausedUntil is the end of the vacation of its player
	Deadline    int64              `json:"deadline,omitzero"`                // the uptime at which the turn of ToMove is lost, with days for each turn
	Uptime      int64              `json:"uptime"`                           // milliseconds
	Offers      []match.Offered    `json:"offers"`
	Actions     [2][]match.Action  `json:"actions"` // what the player of each seat can do besides playing a turn and answering an offer
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
	Rated   bool               `json:"rated"`
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
		Match: s.Match, Seq: s.Seq, Game: s.Game, Options: s.Options, Clock: s.Clock, Public: s.Public, Rated: s.Rated,
		Seats: s.Seats, Status: s.Status, ToMove: s.ToMove, Turns: s.Turns, Outcome: s.Outcome,
		Created: s.Created.UTC().Truncate(time.Millisecond), Changed: s.Changed.UTC().Truncate(time.Millisecond),
	}
}

// MatchStateOf returns a match as it is at this uptime.
func MatchStateOf(m *match.Match, uptime time.Duration) MatchState {
	s := MatchState{
		Match: m.ID, Terms: m.Terms, ClockKind: m.Terms.Clock.Kind, ClaimAfter: match.AbsenceLimit(m.Terms.Clock).Milliseconds(),
		Turns: []string{}, MatchUpdate: MatchUpdateOf(m, uptime),
	}
	for _, turn := range m.Turns {
		s.Turns = append(s.Turns, turn.Text)
	}
	return s
}

// MatchUpdateOf returns what events have made of a match at this uptime.
func MatchUpdateOf(m *match.Match, uptime time.Duration) MatchUpdate {
	s := MatchUpdate{
		Seq: m.Seq, Seats: m.Seats, Status: store.StatusWaiting,
		ToMove: m.ToMove, Times: m.Remaining(uptime), Running: m.Running(uptime), Uptime: uptime.Milliseconds(),
		Offers: []match.Offered{}, Outcome: m.Outcome, Rematch: m.RematchID,
	}
	if m.Pause != nil && (m.Pause.Vacation == 0 || uptime < m.Pause.Until) {
		s.PausedUntil, s.Vacation = m.Pause.Until.Milliseconds(), m.Pause.Vacation > 0
	}
	if deadline, ok := m.Deadline(); ok && m.Began && m.Terms.Clock.Kind == clock.DaysPerTurn {
		s.Deadline = deadline.Milliseconds()
	}
	switch {
	case m.Over():
		s.Status = store.StatusOver
	case m.Began:
		s.Status = store.StatusPlaying
	}
	times := s.Times
	if s.Status == store.StatusWaiting {
		times = m.Terms.Clock.InitialTimes()
	}
	for seat := range game.Chance {
		s.Countdown[seat] = []int64{}
		for _, part := range m.Terms.Clock.Countdown(times, int(seat)) {
			s.Countdown[seat] = append(s.Countdown[seat], part.Milliseconds())
		}
		s.Actions[seat] = m.Actions(seat)
	}
	for _, offer := range [...]match.OfferKind{match.OfferDraw, match.OfferTakeback, match.OfferRematch} {
		if offered, ok := m.Offers[offer]; ok {
			s.Offers = append(s.Offers, offered)
		}
	}
	return s
}
