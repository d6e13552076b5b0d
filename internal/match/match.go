package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
)

// Match is what the events up to Seq have made of a match. Its fields are for reading;
// only Apply changes them.
type Match struct {
	ID      string
	Seq     int64 // of the last event
	Created time.Time
	Changed time.Time // when the last event happened
	By      string    // who created it
	After   string    // the match that this is the rematch of
	Next    string    // the rematch of this one
	Terms   Terms
	Chairs  [2]Chair
	Began   bool
	Turns   []Turn
	ToMove  game.Seat         // Chance never: its turns are played with the turn before
	Times   clock.Times       // as they were when the turn of ToMove began
	Since   time.Duration     // the uptime at which the turn of ToMove began, or the wait for players; later by as long as the clock was paused
	Pause   *Paused           // the clock of ToMove waits for its player; nil: it does not
	Lag     [2]time.Duration  // what is left of each side's lag budget
	Offers  map[Offer]Offered // those that stand
	Outcome game.Outcome      // also of what the rules do not decide
	Moved   int64             // the Seq of the last event that changed what can be played: a command that expects less is stale

	uptime    time.Duration   // of the last event
	offeredAt map[Offer]int64 // the Seq of those that stand
	asked     [2]asked        // what each side has asked for since its last turn
	games     catalog.Catalog
	table     game.Table // nil until it is needed
}

// asked is what a side cannot ask for again before it has played a turn.
type asked struct{ draw, takeback, rematch, gave bool }

// of returns the mark of an offer.
func (a *asked) of(o Offer) *bool {
	switch o {
	case Draw:
		return &a.draw
	case Takeback:
		return &a.takeback
	}
	return &a.rematch
}

// Turn is a turn that was played.
type Turn struct {
	Seat game.Seat
	Text string
	Used time.Duration
}

// New is a match to which nothing has happened yet.
func New(id string, games catalog.Catalog) *Match {
	return &Match{ID: id, ToMove: game.None, games: games}
}

// Replay makes the match of an event log, which must begin with Created.
func Replay(id string, games catalog.Catalog, events []Event) (*Match, error) {
	m := New(id, games)
	for i := range events {
		if err := m.Apply(events[i]); err != nil {
			return nil, err
		}
	}
	if m.Seq == 0 {
		return nil, m.wrong("it has no events")
	}
	return m, nil
}

// Number makes the facts of a decision the next events.
func (m *Match) Number(facts []Fact, at Moment) []Event {
	at = at.whole()
	events := make([]Event, len(facts))
	for i, fact := range facts {
		events[i] = Event{Seq: m.Seq + int64(i) + 1, At: at.At, Uptime: max(at.Uptime, m.uptime), Fact: fact}
	}
	return events
}

// Seats returns the seats that a person has, as indices of Chairs.
func (m *Match) Seats(person string) []game.Seat {
	var seats []game.Seat
	for seat := range game.Chance {
		if m.has(seat, person) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// has reports whether the person has the seat.
func (m *Match) has(seat game.Seat, person string) bool {
	return seat.IsPlayer() && m.Chairs[seat].Holder == Person && m.Chairs[seat].Person == person
}

// Over reports whether the match has ended.
func (m *Match) Over() bool { return m.Outcome.Over() }

// hasPlayed reports whether a seat has played a turn that stands.
func (m *Match) hasPlayed(seat game.Seat) bool {
	return played(m.Turns, seat)
}

// Rematch returns what begins the rematch: the same terms, the seats swapped.
func (m *Match) Rematch() Created {
	return Created{Terms: m.Terms, Chairs: [2]Chair{m.Chairs[1], m.Chairs[0]}, By: m.By, After: m.ID}
}
