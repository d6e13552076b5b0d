package match

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// RefusalCode is why a command is refused.
type RefusalCode string

// The codes.
const (
	RefusedRule    RefusalCode = "rule" // the rules of the game refuse the turn
	RefusedTurn    RefusalCode = "not-your-turn"
	RefusedSeat    RefusalCode = "no-seat"       // the sender has no seat here
	RefusedTaken   RefusalCode = "taken"         // the seat is taken
	RefusedInvite  RefusalCode = "invite"        // the seat needs an invitation
	RefusedStale   RefusalCode = "stale"         // the match has moved on
	RefusedOver    RefusalCode = "over"          // the match has ended
	RefusedWaiting RefusalCode = "waiting"       // not both seats are taken
	RefusedOffer   RefusalCode = "no-offer"      // there is no such offer, or nothing to ask for
	RefusedEarly   RefusalCode = "too-early"     // the opponent has not been gone for long enough
	RefusedLate    RefusalCode = "too-late"      // both have played, or time can not be added
	RefusedText    RefusalCode = "text"          // the text is empty, too long, or not text
	RefusedVersion RefusalCode = "rules-version" // the rules have changed since
)

// Refusal is why a command is refused.
type Refusal struct { //nolint:errname // it is an answer to a player, not a failure
	Code   RefusalCode
	Rule   string   // RefusedRule: the id of the rule
	Text   string   // a sentence for the player
	Places []string // RefusedRule: what shows it
}

func (r *Refusal) Error() string { return r.Text }

// refusalf returns a *Refusal; its text is made as by fmt.Sprintf.
func refusalf(code RefusalCode, format string, args ...any) *Refusal {
	return &Refusal{Code: code, Text: fmt.Sprintf(format, args...)}
}

// refusedByRule returns what the rules of the game say against a turn.
func refusedByRule(err error) *Refusal {
	broken := game.AsRuleError(err)
	return &Refusal{Code: RefusedRule, Rule: broken.Rule, Text: wording.AsSentence(broken.Error()), Places: broken.Places}
}

// refusedVersion is that turns cannot be played any more.
func refusedVersion(err error) *Refusal {
	return &Refusal{Code: RefusedVersion, Text: wording.AsSentence(err.Error())}
}
