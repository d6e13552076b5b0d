package match

import (
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/messages"
)

// challenged returns the seat that is reserved for somebody; game.None if none is.
func (c *Created) challenged() game.Seat {
	for seat := range game.Chance {
		if c.Seats[seat].Holder == HolderReserved {
			return seat
		}
	}
	return game.None
}

// checkChallenge returns why the match cannot be a challenge as it is, or have limits of ratings, as a *[TermsError]. Whether the person
// can be challenged is for the caller to know.
func (c *Created) checkChallenge() error {
	if err := c.checkRange(); err != nil {
		return err
	}
	seat := c.challenged()
	if seat == game.None {
		if c.Expires != 0 {
			return &TermsError{"expires", messages.ExpiryAlone()}
		}
		return nil
	}
	challenger := c.Seats[seat.Opponent()]
	switch {
	case challenger.Holder != HolderPerson || challenger.Person != c.CreatedBy:
		return &TermsError{"seats", messages.ChallengeSeats()}
	case challenger.Person == c.Seats[seat].Person:
		return &TermsError{"seats", messages.ChallengeSelf()}
	case c.Terms.Public:
		return &TermsError{"public", messages.ChallengePublic()}
	case c.Expires != 0 && (c.Expires < MinExpiry || c.Expires > MaxExpiry):
		return &TermsError{"expires", messages.ChallengeExpiry(int(MinExpiry.Seconds()), int(MaxExpiry.Seconds()))}
	}
	return nil
}

// waitsFor reports whether the match is a challenge that stands, and the sender is the person who is challenged.
func (m *Match) waitsFor(by Sender) bool {
	if m.Over() || by.Person == "" || by.Seat != game.None {
		return false
	}
	return m.Seats[0].ReservedFor(by.Person) || m.Seats[1].ReservedFor(by.Person)
}

// declineChallenge ends a challenge that its person does not accept.
func (m *Match) declineChallenge(at Context) []EventData {
	if facts := m.endIfTimeUp(at); facts != nil {
		return facts
	}
	return m.endMatch(game.Draw(ReasonDeclined), at)
}

// seatTimeout is how long a match waits for its seats to be taken.
func (m *Match) seatTimeout() time.Duration {
	if m.Expires > 0 {
		return min(m.Expires, SeatTimeout)
	}
	return SeatTimeout
}
