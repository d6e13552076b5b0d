package match

import (
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
)

// checkRange returns why the seats cannot have limits of ratings, as a *[TermsError].
func (c *Created) checkRange() error {
	for _, seat := range c.Seats {
		if seat.HasLimits() && !c.Terms.Rated {
			return &TermsError{"range", messages.LimitsCasual()}
		}
	}
	return nil
}

// HasLimits reports whether the rating of the person who takes the seat is limited.
func (c SeatState) HasLimits() bool { return c.Lowest != 0 || c.Highest != 0 }

// Allows reports whether somebody with a rating may take the seat.
func (c SeatState) Allows(rating int) bool {
	return rating >= c.Lowest && (c.Highest == 0 || rating <= c.Highest)
}

// WhyNot says whose rating the seat is for, to somebody with another one.
func (c SeatState) WhyNot(rating int) message.Message {
	switch {
	case c.Highest == 0:
		return messages.RatingFrom(c.Lowest, rating)
	case c.Lowest == 0:
		return messages.RatingUpTo(c.Highest, rating)
	}
	return messages.RatingBetween(c.Lowest, c.Highest, rating)
}
