package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// Event is something that happened in a match. Its JSON is one flat object: seq, at
// (RFC 3339, UTC, milliseconds), uptime (milliseconds), kind, and the fields of the fact.
// It is what the log keeps and what clients are sent.
type Event struct {
	Seq    int64         // 1, 2, … without a gap
	At     time.Time     // for people only; clocks of machines jump
	Uptime time.Duration // of the service
	Data   EventData
}

// EventData is what an event says.
type EventData interface {
	// Kind is its name in JSON, e.g. "played".
	Kind() string
}

// EventTypes has an event of every kind.
var EventTypes = [...]EventData{
	Created{}, Seated{}, Began{}, Played{}, Offered{}, Declined{},
	TakenBack{}, TimeAdded{}, Paused{}, Resumed{}, Ended{}, Rematched{},
}

// Created begins every match.
type Created struct {
	Terms     Terms        `json:"terms"`
	Seats     [2]SeatState `json:"seats"`
	CreatedBy string       `json:"by"`             // the person
	RematchOf string       `json:"after,omitzero"` // the match that this is the rematch of
	// Expires is for how long a challenge stands, in uptime; 0: as long as an empty seat.
	Expires time.Duration `json:"expires_ms,omitzero"`
}

// Seated reports that a player took an empty seat. The holder can change once more when
// the same person comes from another device: see package identity.
type Seated struct {
	Seat   game.Seat `json:"seat" tstype:"Player"`
	Person string    `json:"person"`
	Name   string    `json:"name"`
}

// Began is that both seats are taken: turns can be played. The turns of chance that stand
// before the first turn follow at once.
type Began struct {
	NextToMove game.Seat   `json:"next"`
	Times      clock.Times `json:"times"`
}

// Played is one turn, that of chance included.
type Played struct {
	Seat       game.Seat     `json:"seat"`
	Turn       string        `json:"turn"`            // its canonical text
	Used       time.Duration `json:"used_ms"`         // how long it took, less Lag: what the clock was charged with if it ran
	Lag        time.Duration `json:"lag_ms,omitzero"` // what it was spared for the way over the network
	Times      clock.Times   `json:"times"`           // after it
	NextToMove game.Seat     `json:"next"`            // none once the game is over
}

// OfferKind is what a player can ask the other for.
type OfferKind string

// The offers.
const (
	OfferDraw     OfferKind = "draw"
	OfferTakeback OfferKind = "takeback"
	OfferRematch  OfferKind = "rematch"
)

// Offered is that a player asks for something.
type Offered struct {
	Seat      game.Seat `json:"seat" tstype:"Player"`
	Offer     OfferKind `json:"offer"`
	TurnsKept int       `json:"keep,omitzero"` // Takeback: how many turns would remain
}

// Declined is that an offer was refused, or withdrawn by the player who made it.
type Declined struct {
	Seat  game.Seat `json:"seat" tstype:"Player"` // who made the offer
	Offer OfferKind `json:"offer"`
	By    game.Seat `json:"by" tstype:"Player"`
}

// TakenBack is that turns were taken back. What was offered is void.
type TakenBack struct {
	TurnsKept  int         `json:"keep"` // how many turns remain
	Times      clock.Times `json:"times"`
	NextToMove game.Seat   `json:"next"`
}

// TimeAdded is that a player gave the opponent time.
type TimeAdded struct {
	Seat  game.Seat     `json:"seat" tstype:"Player"` // who got it
	Added time.Duration `json:"added_ms"`
	Times clock.Times   `json:"times"` // as if there had been that much more when the turn under way began
}

// Paused is that the clock of the player to move stands still. On a live clock the service was
// restarted, and the clock waits for the player to come back; one that is paused
// already waits again after each further restart. With days for each turn the player is on vacation.
type Paused struct {
	Seat  game.Seat     `json:"seat" tstype:"Player"` // the player to move
	Used  time.Duration `json:"used_ms"`              // of the turn, up to the restart or the vacation
	Times clock.Times   `json:"times"`                // what the clocks show while it is paused
	Until time.Duration `json:"until"`                // the uptime at which it runs again at the latest
	// Vacation is the uptime at which the vacation began for which it stands still; 0: it waits after a restart.
	Vacation time.Duration `json:"vacation,omitzero"`
}

// Resumed is that a clock that was paused runs again: the player is back, or Until has come.
type Resumed struct {
	Seat  game.Seat     `json:"seat" tstype:"Player"`
	Used  time.Duration `json:"used_ms"` // of the turn, up to now
	Times clock.Times   `json:"times"`   // what the clocks show now
}

// Ended is the end of the match. What was offered is void.
type Ended struct {
	Winner game.Seat `json:"winner"` // none for a draw, and without a winner
	// Reason is a reason word of the rules, or one of resign, agreement, timeout,
	// abandoned, aborted, declined, too-long.
	Reason string `json:"reason"`
	// Times are what the clocks showed.
	Times clock.Times `json:"times"`
}

// Rematched reports the rematch of a match.
type Rematched struct {
	Match string `json:"match"`
}

// Reasons for which a match ends although its rules let it go on.
const (
	ReasonResign    = "resign"
	ReasonAgreement = "agreement"
	ReasonTimeout   = "timeout"
	ReasonAbandoned = "abandoned"
	ReasonAborted   = "aborted"
	ReasonDeclined  = "declined" // who was challenged does not want to play
	ReasonTooLong   = "too-long"
)

// ChatMessage is a line of chat. Lines are numbered on their own: they change nothing in the match.
type ChatMessage struct {
	Number int64     `json:"n"` // 1, 2, … without a gap
	At     time.Time `json:"at"`
	Seat   game.Seat `json:"seat"`
	Name   string    `json:"name"`
	Text   string    `json:"text"`
	// Hidden says that the reader has blocked the writer: the line has neither name nor text. It is not stored.
	Hidden bool `json:"hidden,omitzero"`
}

// Concealed returns the line as somebody reads it who has blocked its writer. It keeps its number, since lines are numbered without a gap.
func (l ChatMessage) Concealed() ChatMessage {
	return ChatMessage{Number: l.Number, At: l.At, Seat: l.Seat, Hidden: true}
}

// Kind implements [EventData].
func (Created) Kind() string { return "created" }

// Kind implements [EventData].
func (Seated) Kind() string { return "seated" }

// Kind implements [EventData].
func (Began) Kind() string { return "began" }

// Kind implements [EventData].
func (Played) Kind() string { return "played" }

// Kind implements [EventData].
func (Offered) Kind() string { return "offered" }

// Kind implements [EventData].
func (Declined) Kind() string { return "declined" }

// Kind implements [EventData].
func (TakenBack) Kind() string { return "taken-back" }

// Kind implements [EventData].
func (TimeAdded) Kind() string { return "time-added" }

// Kind implements [EventData].
func (Paused) Kind() string { return "paused" }

// Kind implements [EventData].
func (Resumed) Kind() string { return "resumed" }

// Kind implements [EventData].
func (Ended) Kind() string { return "ended" }

// Kind implements [EventData].
func (Rematched) Kind() string { return "rematched" }
