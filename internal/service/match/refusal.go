package match

import (
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
)

// RefusalCode is why a command is refused.
type RefusalCode string

// The codes.
const (
	RefusedRule        RefusalCode = "rule" // the rules of the game refuse the turn
	RefusedTurn        RefusalCode = "not-your-turn"
	RefusedSeat        RefusalCode = "no-seat"       // the sender has no seat here
	RefusedTaken       RefusalCode = "taken"         // the seat is taken
	RefusedInvite      RefusalCode = "invite"        // the seat needs an invitation
	RefusedStale       RefusalCode = "stale"         // the match has moved on
	RefusedOver        RefusalCode = "over"          // the match has ended
	RefusedWaiting     RefusalCode = "waiting"       // not both seats are taken
	RefusedOffer       RefusalCode = "no-offer"      // there is no such offer, or nothing to ask for
	RefusedEarly       RefusalCode = "too-early"     // the opponent has not been gone for long enough
	RefusedLate        RefusalCode = "too-late"      // both have played, or time can not be added
	RefusedText        RefusalCode = "text"          // the text is empty, too long, or not text
	RefusedVersion     RefusalCode = "rules-version" // the rules have changed since
	RefusedRated       RefusalCode = "rated"         // the match is rated, and the sender cannot have the seat
	RefusedConditional RefusalCode = "conditional"   // these conditional turns cannot be kept
	RefusedMuted       RefusalCode = "muted"         // a moderator has muted the sender
	RefusedBlocked     RefusalCode = "blocked"       // one of two people has blocked the other
	RefusedChallenge   RefusalCode = "challenge"     // the person cannot be challenged, or somebody else is
	RefusedRange       RefusalCode = "rating-range"  // the seat is for people with another rating
)

// Refusal is why a command is refused.
type Refusal struct { //nolint:errname // it is an answer to a player, not a failure
	Code    RefusalCode
	Rule    string          // RefusedRule: the id of the rule
	Message message.Message // for the player
	Places  []string        // RefusedRule: what shows it
}

// Error returns the message in English, as a clause.
func (r *Refusal) Error() string { return r.Message.String() }

// refuse returns a *Refusal.
func refuse(code RefusalCode, m message.Message) *Refusal {
	return &Refusal{Code: code, Message: m}
}

// refusedByRule returns what the rules of the game say against a turn.
func refusedByRule(err error) *Refusal {
	broken := game.AsRuleError(err)
	return &Refusal{Code: RefusedRule, Rule: broken.Rule, Message: broken.Message, Places: broken.Places}
}

// refusedVersion is that turns cannot be played any more.
func refusedVersion(err error) *Refusal {
	return refuse(RefusedVersion, messageOf(err))
}

// messageOf returns the message of an error of this package or of the rules.
func messageOf(err error) message.Message {
	var broken *game.RuleError
	var terms *TermsError
	switch {
	case errors.As(err, &broken):
		return broken.Message
	case errors.As(err, &terms):
		return terms.Message
	}
	return message.Of(err)
}

// RematchRefusal is that there can be no rematch, since its match cannot begin.
func RematchRefusal(err error) *Refusal {
	return refuse(RefusedVersion, messages.NoRematch(messageOf(err)))
}
