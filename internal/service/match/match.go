package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// Match is what the events up to Seq have made of a match. Its fields are for reading;
// only Apply changes them.
type Match struct {
	ID          string
	Seq         int64 // of the last event
	Created     time.Time
	Changed     time.Time     // when the last event happened
	CreatedBy   string        // who created it
	RematchOf   string        // the match that this is the rematch of
	RematchID   string        // the rematch of this one
	Challenged  game.Seat     // the seat that was reserved for somebody; game.None: it was no challenge
	Expires     time.Duration // for how long the challenge stands; 0: as long as an empty seat
	Terms       Terms
	Seats       [2]SeatState
	Began       bool
	Turns       []PlayedTurn
	ToMove      game.Seat             // Chance never: its turns are played with the turn before
	Times       clock.Times           // as they were when the turn of ToMove began
	TurnStarted time.Duration         // the uptime at which the turn of ToMove began, or the wait for players; later by as long as the clock was paused
	Pause       *Paused               // the clock of ToMove waits for its player, or stands still for a vacation; nil: it runs
	LagBudget   [2]time.Duration      // what is left of each side's lag budget
	Offers      map[OfferKind]Offered // those that stand
	Outcome     game.Outcome          // also of what the rules do not decide
	PositionSeq int64                 // the Seq of the last event that changed what can be played: a command that expects less is stale

	uptime    time.Duration       // of the last event
	clockSet  time.Duration       // the uptime at which the clock of ToMove was started, paused or resumed
	takenBack int64               // the Seq of the last event that took turns back
	offerSeq  map[OfferKind]int64 // the Seq of those that stand
	offered   [2]offersMade       // what each side has asked for since its last turn
	games     gamelist.Games
	state     game.Game // nil until it is needed
}

// offersMade is what a side cannot ask for again before it has played a turn.
type offersMade struct{ draw, takeback, rematch, gave bool }

// forOffer returns the mark of an offer.
func (a *offersMade) forOffer(o OfferKind) *bool {
	switch o {
	case OfferDraw:
		return &a.draw
	case OfferTakeback:
		return &a.takeback
	}
	return &a.rematch
}

// PlayedTurn is a turn that was played.
type PlayedTurn struct {
	Seat game.Seat
	Text string
	Used time.Duration
}

// New returns a match to which nothing has happened yet.
func New(id string, games gamelist.Games) *Match {
	return &Match{ID: id, ToMove: game.None, Challenged: game.None, games: games}
}

// Replay makes the match of an event log, which must begin with Created.
func Replay(id string, games gamelist.Games, events []Event) (*Match, error) {
	m := New(id, games)
	for i := range events {
		if err := m.Apply(events[i]); err != nil {
			return nil, err
		}
	}
	if m.Seq == 0 {
		return nil, m.applyErrorf("it has no events")
	}
	return m, nil
}

// NumberEvents makes the facts of a decision the next events.
func (m *Match) NumberEvents(facts []EventData, at Context) []Event {
	at = at.rounded()
	events := make([]Event, len(facts))
	for i, fact := range facts {
		events[i] = Event{Seq: m.Seq + int64(i) + 1, At: at.At, Uptime: max(at.Uptime, m.uptime), Data: fact}
	}
	return events
}

// SeatsOf returns the seats that a person has, as indices of Chairs.
func (m *Match) SeatsOf(person string) []game.Seat {
	var seats []game.Seat
	for seat := range game.Chance {
		if m.hasSeat(seat, person) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// hasSeat reports whether the person has the seat.
func (m *Match) hasSeat(seat game.Seat, person string) bool {
	return seat.IsPlayer() && m.Seats[seat].Holder == HolderPerson && m.Seats[seat].Person == person
}

// Uptime returns the uptime of the last event.
func (m *Match) Uptime() time.Duration { return m.uptime }

// Over reports whether the match has ended.
func (m *Match) Over() bool { return m.Outcome.Over() }

// hasPlayed reports whether a seat has played a turn that stands.
func (m *Match) hasPlayed(seat game.Seat) bool {
	return played(m.Turns, seat)
}

// RematchTerms returns what begins the rematch: the same terms, the seats swapped.
func (m *Match) RematchTerms() Created {
	return Created{Terms: m.Terms, Seats: [2]SeatState{m.Seats[1], m.Seats[0]}, CreatedBy: m.CreatedBy, RematchOf: m.ID}
}
