package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/record"
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
	Since   time.Duration     // the uptime at which the turn of ToMove began
	Lag     [2]time.Duration  // what is left of each side's lag budget
	Offers  map[Offer]Offered // those that stand
	Outcome game.Outcome      // also of what the rules do not decide
	Moved   int64             // the Seq of the last event that changed what can be played: a command that expects less is stale

	games catalog.Catalog
	table game.Table // nil until it is needed
}

// Turn is a turn that was played.
type Turn struct {
	Seat game.Seat     `json:"seat"`
	Text string        `json:"turn"`
	Used time.Duration `json:"used_ms"`
}

// VersionError is that a match was played under rules that have changed since.
type VersionError struct {
	Game       string
	Played, Is int // the versions
}

// Replay makes the match of an event log, which must begin with Created.
func Replay(id string, games catalog.Catalog, events []Event) (*Match, error) { panic("soon") }

// Begin checks what somebody wants to play and returns the facts that begin the match:
// Created, and Began if both seats are taken, with the turns of chance that stand
// before the first turn. Options that are not given have their default. The error says
// what is wrong with the terms.
func Begin(games catalog.Catalog, created Created, moment Moment) ([]Fact, error) { panic("soon") }

// Decide returns what a command does, as one or more facts, or a *Refusal. A Tick that finds nothing
// to do returns no fact. It changes nothing.
func (m *Match) Decide(c Command, by Sender, at Moment) ([]Fact, error) { panic("soon") }

// Talk returns the line of chat that a Say makes, or a *Refusal.
func (m *Match) Talk(s Say, by Sender, at Moment, lines int64) (Line, error) { panic("soon") }

// Number makes the facts of a decision the next events.
func (m *Match) Number(facts []Fact, at Moment) []Event { panic("soon") }

// Apply makes an event part of the match. The error is that the event does not follow.
func (m *Match) Apply(e Event) error { panic("soon") }

// Seats returns the seats that a person has, as indices of Chairs.
func (m *Match) Seats(person string) []game.Seat { panic("soon") }

// Over reports whether the match has ended.
func (m *Match) Over() bool { panic("soon") }

// Deadline is the uptime at which a Tick will find something to do, if it may.
func (m *Match) Deadline() (time.Duration, bool) { panic("soon") }

// Remaining is what the clocks show at an uptime.
func (m *Match) Remaining(uptime time.Duration) clock.Times { panic("soon") }

// Table returns the game at its present position; the caller must leave it as it was.
// The error is a *VersionError. It is kept for the next call until Rest.
func (m *Match) Table() (game.Table, error) { panic("soon") }

// Rest lets go of what can be made again from the turns.
func (m *Match) Rest() { panic("soon") }

// Record is the match written down.
func (m *Match) Record() *record.Record { panic("soon") }

// Rematch returns what begins the rematch: the same terms, the seats swapped.
func (m *Match) Rematch() Created { panic("soon") }
