package match

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// whyNotRated returns why a match with these seats cannot be rated, or nothing. That its people have accounts is
// for the caller to know.
func (c *Created) whyNotRated() message.Message {
	switch {
	case c.Seats[0].Holder == HolderComputer || c.Seats[1].Holder == HolderComputer:
		return messages.RatedComputer()
	case c.Seats[0].Holder == HolderPerson && c.Seats[0].Person == c.Seats[1].Person:
		return messages.RatedSamePerson()
	}
	return message.Message{}
}

// RatedScore returns the half points of the first seat, 2, 1 or 0, if the match has a result that counts for
// ratings: the match is rated and over, and turns of both players stand.
func (m *Match) RatedScore() (halfPoints int, rated bool) {
	if !m.Terms.Rated || !m.Over() || m.Outcome.Reason == ReasonAborted || !m.hasPlayed(game.First) || !m.hasPlayed(game.Second) {
		return 0, false
	}
	switch m.Outcome.Winner {
	case game.First:
		return 2, true
	case game.Second:
		return 0, true
	}
	return 1, true
}
