package match

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// Code is why a command is refused.
type Code string

// The codes.
const (
	RefusedRule    Code = "rule" // the rules of the game refuse the turn
	RefusedTurn    Code = "not-your-turn"
	RefusedSeat    Code = "no-seat"       // the sender has no seat here
	RefusedTaken   Code = "taken"         // somebody sits there
	RefusedInvite  Code = "invite"        // the seat needs an invitation
	RefusedStale   Code = "stale"         // the match has moved on
	RefusedOver    Code = "over"          // the match has ended
	RefusedWaiting Code = "waiting"       // not both seats are taken
	RefusedOffer   Code = "no-offer"      // there is no such offer, or nothing to ask for
	RefusedEarly   Code = "too-early"     // the opponent has not been gone for long enough
	RefusedLate    Code = "too-late"      // both have played, or time can not be added
	RefusedText    Code = "text"          // the text is empty, too long, or not text
	RefusedVersion Code = "rules-version" // the rules have changed since
)

// Refusal is why a command is refused.
type Refusal struct { //nolint:errname // it is what a player is told, not what has failed
	Code   Code
	Rule   string   // RefusedRule: the id of the rule
	Text   string   // a sentence for the player
	Places []string // RefusedRule: what shows it
}

func (r *Refusal) Error() string { return r.Text }

// refused returns a *Refusal; its text is made as by fmt.Sprintf.
func refused(code Code, format string, args ...any) *Refusal {
	return &Refusal{Code: code, Text: fmt.Sprintf(format, args...)}
}

// refusedByRule is what the rules of the game say against a turn.
func refusedByRule(err error) *Refusal {
	broken := game.Refusal(err)
	return &Refusal{Code: RefusedRule, Rule: broken.Rule, Text: game.Sentence(broken.Text), Places: broken.Places}
}

// refusedVersion is that turns cannot be played any more.
func refusedVersion(err error) *Refusal {
	return &Refusal{Code: RefusedVersion, Text: game.Sentence(err.Error())}
}
