package match

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// Terms are what a match is played on; they never change.
type Terms struct {
	Game     string        `json:"game"`
	Version  int           `json:"rules"`             // of the rules it is played under
	Options  game.Options  `json:"options"`           // complete
	Position string        `json:"position,omitzero"` // the position text it begins at; empty for the usual beginning
	Clock    clock.Control `json:"clock"`             // written as its text, e.g. "5+3"
	Public   bool          `json:"public"`            // in the public list
	Rated    bool          `json:"rated,omitzero"`    // its result counts for the ratings of both players
}

// Holder is the kind of player that has a seat.
type Holder string

// The holders.
const (
	HolderOpen     Holder = "open"     // empty; anyone may take it
	HolderLink     Holder = "link"     // empty; anyone with the invitation may take it
	HolderReserved Holder = "reserved" // empty; one person is challenged to take it
	HolderPerson   Holder = "person"   //
	HolderComputer Holder = "computer" //
)

// SeatState is one of the two seats of a match.
type SeatState struct {
	Holder Holder `json:"holder"`
	Person string `json:"person,omitzero"` // the id of the identity; of a reserved seat that of the person who is challenged
	Name   string `json:"name,omitzero"`   // what the person is called in this match
	Level  string `json:"level,omitzero"`  // of a computer, e.g. "3"
	// Lowest and Highest limit the rating of the person who takes an open seat of a rated match, in points; 0: no limit.
	Lowest  int `json:"lowest,omitzero"`
	Highest int `json:"highest,omitzero"`
}

// Occupied reports whether the seat has a player.
func (c SeatState) Occupied() bool { return c.Holder == HolderPerson || c.Holder == HolderComputer }

// Waits reports whether the seat waits for a person, or had been waiting when the match ended.
func (c SeatState) Waits() bool {
	return c.Holder == HolderOpen || c.Holder == HolderLink || c.Holder == HolderReserved
}

// ReservedFor reports whether the seat is empty and a person is challenged to take it.
func (c SeatState) ReservedFor(person string) bool {
	return c.Holder == HolderReserved && c.Person == person
}

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
	// MinExpiry and MaxExpiry limit how long a challenge stands, and UsualExpiry is how long one does that says nothing of it.
	MinExpiry   = time.Minute
	MaxExpiry   = 14 * 24 * time.Hour
	UsualExpiry = 7 * 24 * time.Hour
	// MinRating and MaxRating bound the limits of a seat, in points.
	MinRating = 100
	MaxRating = 4000
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

// AbsenceLimit returns how long a player must have been away, on this clock, before the opponent
// may claim the win.
func AbsenceLimit(c clock.Control) time.Duration {
	if c.RealTime() {
		return AbsenceRealTime
	}
	return AbsenceDays
}

// TermsError is an error in the terms of a match.
type TermsError struct {
	Field   string // "game", "position", "clock", "rated", "range", "public", "expires" or "seats"
	Message message.Message
}

// Error returns the message in English, as a clause.
func (e *TermsError) Error() string { return e.Message.String() }

// Begin checks terms and returns the events that begin the match:
// Created, and, if both seats are taken, what follows from that. Options that are not
// given have their default, and the version is that of the rules. The error is a
// *[TermsError], or the rules' own *game.OptionError or *game.SetupError.
func Begin(games gamelist.Games, created Created, moment Context) ([]EventData, error) {
	terms, table, err := created.Terms.complete(games)
	if err != nil {
		return nil, err
	}
	created.Terms = terms
	for seat, seatState := range created.Seats {
		if err := seatState.validate(); err != nil {
			return nil, &TermsError{"seats", messages.SeatOf(game.Seat(seat), messageOf(err))}
		}
	}
	if why := created.whyNotRated(); terms.Rated && !why.IsZero() {
		return nil, &TermsError{"rated", why}
	}
	if err := created.checkChallenge(); err != nil {
		return nil, err
	}
	facts := []EventData{created}
	if created.Seats[0].Occupied() && created.Seats[1].Occupied() {
		facts = append(facts, startFacts(terms.Clock, table, moment)...)
	}
	return facts, nil
}

// Validate returns the terms complete, or what is wrong with them as Begin does.
func (t Terms) Validate(games gamelist.Games) (Terms, error) {
	t, _, err := t.complete(games)
	return t, err
}

// complete also returns the table at its beginning.
func (t Terms) complete(games gamelist.Games) (Terms, game.Game, error) {
	rules, err := games.ByName(t.Game)
	if err != nil {
		return t, nil, &TermsError{"game", messageOf(err)}
	}
	if err := t.Clock.Validate(); err != nil {
		return t, nil, &TermsError{"clock", messageOf(err)}
	}
	if t.Options, err = rules.CompleteOptions(t.Options); err != nil {
		return t, nil, err
	}
	t.Version = rules.Version
	if t.Position == "" {
		return t, rules.MustNew(t.Options), nil
	}
	if t.Rated {
		return t, nil, &TermsError{"rated", messages.RatedPosition()}
	}
	if len(t.Position) > MaxPosition {
		return t, nil, &TermsError{"position", messages.PositionTooLong(MaxPosition)}
	}
	table, err := rules.NewFromPosition(t.Options, t.Position)
	if err != nil {
		return t, nil, err
	}
	if o := table.Outcome(); o.Over() {
		return t, nil, &TermsError{"position", messages.PositionOver(message.Text(o.String()))}
	}
	t.Position = table.PositionText()
	return t, table, nil
}

// startFacts is that turns can be played, with the turns of chance before the first one. The
// table is left as it was.
func startFacts(c clock.Control, table game.Game, at Context) []EventData {
	times := c.InitialTimes()
	facts := []EventData{Began{NextToMove: table.ToMove(), Times: times}}
	turns := playChance(table, at.Seed, times)
	for range turns {
		game.UndoTurn(table)
	}
	return append(facts, turns...)
}

func (c *SeatState) validate() error {
	switch c.Holder {
	case HolderOpen:
		if *c != (SeatState{Holder: c.Holder, Lowest: c.Lowest, Highest: c.Highest}) {
			return message.NewError(messages.SeatEmpty())
		}
		return c.validateLimits()
	case HolderLink:
		if *c != (SeatState{Holder: c.Holder}) {
			return message.NewError(messages.SeatEmpty())
		}
	case HolderPerson, HolderReserved:
		switch {
		case c.Person == "" || len(c.Person) > MaxID:
			return message.NewError(messages.SeatNoPerson())
		case c.Level != "":
			return message.NewError(messages.SeatPersonLevel())
		}
	case HolderComputer:
		if c.Person != "" || c.Level == "" {
			return message.NewError(messages.SeatComputer())
		}
	default:
		return message.NewError(messages.SeatHolder(message.ListOf(
			message.Text(HolderOpen), message.Text(HolderLink), message.Text(HolderReserved), message.Text(HolderPerson), message.Text(HolderComputer)),
			quoted(string(c.Holder))))
	}
	if c.HasLimits() {
		return message.NewError(messages.LimitsTaken())
	}
	if why := whyNotName(messages.TheLevel(), c.Level); !why.IsZero() {
		return message.NewError(why)
	}
	if why := whyNotName(messages.TheName(), c.Name); !why.IsZero() {
		return message.NewError(why)
	}
	return nil
}

// validateLimits returns why the rating of the person who takes the seat cannot be limited so.
func (c *SeatState) validateLimits() error {
	for _, limit := range [...]int{c.Lowest, c.Highest} {
		if limit != 0 && (limit < MinRating || limit > MaxRating) {
			return message.NewError(messages.LimitsRange(MinRating, MaxRating))
		}
	}
	if c.Highest != 0 && c.Lowest > c.Highest {
		return message.NewError(messages.LimitsOrder())
	}
	return nil
}

// whyNotName returns why a name cannot stand in a line, or nothing. It may be empty.
func whyNotName(what message.Message, name string) message.Message {
	if utf8.RuneCountInString(name) > MaxName {
		return messages.LineTooLong(what, MaxName)
	}
	return whyNotLine(what, name)
}

// whyNotLine returns why a text is not one line of characters, or nothing.
func whyNotLine(what message.Message, text string) message.Message {
	switch {
	case !utf8.ValidString(text):
		return messages.LineNotText(what)
	case strings.ContainsFunc(text, unicode.IsControl):
		return messages.LineControl(what)
	case strings.TrimSpace(text) != text:
		return messages.LineSpace(what)
	}
	return message.Message{}
}

// quoted returns a text from outside for a message.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }
