package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// Terms are what a match is played on; they never change.
type Terms struct {
	Game     string        `json:"game"`
	Version  int           `json:"rules"`             // of the rules it is played under
	Options  game.Options  `json:"options"`           // complete
	Position string        `json:"position,omitzero"` // the position text it begins at; empty for the usual beginning
	Clock    clock.Control `json:"clock"`             // written as its text, e.g. "5+3"
	Public   bool          `json:"public"`            // listed for everybody
}

// Holder is who has a seat.
type Holder string

// The holders.
const (
	HolderOpen     Holder = "open"     // nobody yet; whoever comes may take it
	HolderLink     Holder = "link"     // nobody yet; whoever has the invitation may take it
	HolderPerson   Holder = "person"   //
	HolderComputer Holder = "computer" //
)

// SeatState is one of the two seats of a match.
type SeatState struct {
	Holder Holder `json:"holder"`
	Person string `json:"person,omitzero"` // the id of the identity
	Name   string `json:"name,omitzero"`   // what the person is called in this match
	Level  string `json:"level,omitzero"`  // of a computer, e.g. "3"
}

// Occupied reports whether somebody sits there.
func (c SeatState) Occupied() bool { return c.Holder == HolderPerson || c.Holder == HolderComputer }

// Limits of what a match takes.
const (
	MaxTurns        = 10_000                    // turns of a match; then it ends as a draw for the reason "too-long"
	MaxTurnText     = 2_000                     // bytes of a turn text
	MaxName         = 40                        // characters of a name
	MaxID           = 64                        // bytes of the id of a person
	MaxChatLength   = 500                       // characters of a line of chat
	MaxChatMessages = 2_000                     // lines of chat in a match
	MaxPosition     = game.MaxPositionText      // bytes of a position text
	GiveTimeAmount  = 15_000 * time.Millisecond // what a player gives the opponent at once

	// MaxLagPerTurn is the most of a turn's time that is given back for the way over the
	// network, MaxLagBudget the most a side has to draw on, and LagRefill what the
	// budget regains with each turn.
	MaxLagPerTurn = 500 * time.Millisecond
	MaxLagBudget  = 2 * time.Second
	LagRefill     = 100 * time.Millisecond

	// SeatTimeout is how long a match waits for both its seats to be taken before it is
	// aborted.
	SeatTimeout = 30 * 24 * time.Hour
	// FirstTurnTimeout is how long, on a live clock, a side may wait with its first turn,
	// for which its clock does not run, before the match is aborted.
	FirstTurnTimeout = 2 * time.Minute
	// Grace is for how long after a start of the service a live clock waits for its player
	// to come back: the longest pause of a client between two attempts to connect, 15
	// seconds, and 5 to connect.
	Grace = 20 * time.Second
	// AbsenceRealTime and AbsenceDays are how long a player must have been away before the opponent
	// may claim the win: on a live clock, and otherwise.
	AbsenceRealTime = time.Minute
	AbsenceDays     = 30 * 24 * time.Hour
)

// AbsenceLimit is how long a player must have been away, on this clock, before the opponent
// may claim the win.
func AbsenceLimit(c clock.Control) time.Duration {
	if c.RealTime() {
		return AbsenceRealTime
	}
	return AbsenceDays
}
