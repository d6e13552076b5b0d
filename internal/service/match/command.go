package match

import (
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// Command is a request to change a match.
type Command interface {
	// Kind is its name in JSON, e.g. "play".
	Kind() string
}

// The commands of people. In JSON each is an object with its kind and its fields.
type (
	// Sit takes an empty seat.
	Sit struct {
		Seat game.Seat `json:"seat" tstype:"Player"`
		Name string    `json:"-"` // the name of the person, from the identity
		// Invited says that the sender has shown the invitation to a [HolderLink] seat.
		Invited bool `json:"-"`
		// HasAccount says that the sender has an account, which the seats of rated matches need.
		HasAccount bool `json:"-"`
		// Rating is that of the sender in games on these terms, in points, which seats with limits need.
		Rating int `json:"-"`
	}
	// Play plays a turn, given by its text or in the game's own notation.
	Play struct {
		Turn string `json:"turn"`
	}
	// Resign resigns.
	Resign struct{}
	// Offer offers a draw, or asks for a takeback or a rematch. Where the opponent has
	// asked for the same already it accepts.
	Offer struct {
		Offer OfferKind `json:"offer"`
	}
	// Accept accepts the opponent's offer.
	Accept struct {
		Offer OfferKind `json:"offer"`
	}
	// Decline refuses the opponent's offer, or takes back the own one.
	Decline struct {
		Offer OfferKind `json:"offer"`
	}
	// Abort ends a match in which not both players have played. It has no winner.
	Abort struct{}
	// Claim claims the win, since the opponent has been gone.
	Claim struct{}
	// GiveTime gives the opponent [GiveTimeAmount].
	GiveTime struct{}
	// Chat is a line of chat.
	Chat struct {
		Text string `json:"text"`
	}
)

// CommandTypes has every command of people.
var CommandTypes = [...]Command{Sit{}, Play{}, Resign{}, Offer{}, Accept{}, Decline{}, Abort{}, Claim{}, GiveTime{}, Chat{}}

// The commands of the service itself.
type (
	// CheckDeadline looks whether time has run out, and whether a clock has to be paused or resumed.
	CheckDeadline struct{}
	// MoveSeat moves a seat to another identity of the same person.
	MoveSeat struct {
		Seat   game.Seat
		From   string // the expected holder; empty for any
		Person string
		Name   string
	}
)

// Kind implements [Command].
func (Sit) Kind() string { return "sit" }

// Kind implements [Command].
func (Play) Kind() string { return "play" }

// Kind implements [Command].
func (Resign) Kind() string { return "resign" }

// Kind implements [Command].
func (Offer) Kind() string { return "offer" }

// Kind implements [Command].
func (Accept) Kind() string { return "accept" }

// Kind implements [Command].
func (Decline) Kind() string { return "decline" }

// Kind implements [Command].
func (Abort) Kind() string { return "abort" }

// Kind implements [Command].
func (Claim) Kind() string { return "claim" }

// Kind implements [Command].
func (GiveTime) Kind() string { return "give-time" }

// Kind implements [Command].
func (Chat) Kind() string { return "say" }

// Kind implements [Command].
func (CheckDeadline) Kind() string { return "tick" }

// Kind implements [Command].
func (MoveSeat) Kind() string { return "move" }

// Sender is the person who sends a command, and the state of the match that they knew.
type Sender struct {
	Person string // empty for the service itself
	// Seat is the seat the command is for. None stands for the one the person has; where
	// a person has both, for the one to move. The zero value is First, not None. A turn
	// of a computer comes from the service itself as its seat.
	Seat game.Seat
	// ExpectedSeq is the Seq that the sender had seen; negative: not said. Where what has
	// happened since would make the command mean something else, it is refused as stale:
	//
	//   - Play, Resign, Ask and Accept, if turns were played or taken back, or the
	//     match began or ended (Expect < Moved);
	//   - Accept and Decline, if the offer was made since, or does not stand any more;
	//   - all of these, if there is no such event (Expect > Seq).
	//
	// Sit, Abort, Claim, GiveTime and Say mean the same in any case.
	ExpectedSeq int64
}

// Context is what a decision needs to know besides the match. Parts of milliseconds are lost.
type Context struct {
	At        time.Time
	Uptime    time.Duration
	Lag       time.Duration     // the round trip to the sender, as measured
	Absent    [2]time.Duration  // how long each seat's player has been away; 0: is here
	Held      time.Duration     // for how long the service has delayed the turn of ToMove; it is not charged
	Start     time.Duration     // the uptime at which the service started: a millisecond after all that was before
	Grace     time.Duration     // for how long after Start a live clock waits for its player to come back; 0: it does not
	Back      [2]bool           // whether each seat's player has been here since Start
	Vacations [2][]VacationTime // of each seat's player, in order, without overlap; they decide only with days for each turn
	Seed      uint64            // where chance takes its luck from
	RematchID string            // the id of a rematch, should there be one
}

// rounded returns a time as events store it: in UTC and whole milliseconds.
func (at Context) rounded() Context {
	at.At = at.At.UTC().Truncate(time.Millisecond)
	at.Uptime = at.Uptime.Truncate(time.Millisecond)
	at.Lag = max(at.Lag.Truncate(time.Millisecond), 0)
	at.Held = max(at.Held.Truncate(time.Millisecond), 0)
	at.Start, at.Grace = at.Start.Truncate(time.Millisecond), at.Grace.Truncate(time.Millisecond)
	return at
}
