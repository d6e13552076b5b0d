package lobby

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
)

// The limits of the range of a rating, in points.
const (
	MinRange = 25
	MaxRange = 1000
)

// limitSeats limits the rating of the person who takes an open seat to a range around that of the sender.
func (r *Lobby) limitSeats(ctx context.Context, created *match.Created, points int) error {
	switch {
	case points == 0:
		return nil
	case points < MinRange || points > MaxRange:
		return problem.InvalidField("range", messages.RangePoints(MinRange, MaxRange))
	case !slices.ContainsFunc(created.Seats[:], func(s match.SeatState) bool { return s.Holder == match.HolderOpen }):
		return problem.InvalidField("range", messages.RangeSeat())
	}
	own, err := rating.PointsOf(ctx, r.Store, created.Terms, created.CreatedBy)
	for i := range created.Seats {
		if seat := &created.Seats[i]; seat.Holder == match.HolderOpen {
			seat.Lowest, seat.Highest = max(own-points, match.MinRating), min(own+points, match.MaxRating)
		}
	}
	return err
}

// SeatLimits tells for matches whether a reader may take their open seats. It reads the rating of each pool once, so it is for one request.
type SeatLimits struct {
	lobby  *Lobby
	reader identity.Person
	known  map[string]int // by pool
}

// SeatLimits returns the limits for a reader.
func (r *Lobby) SeatLimits(reader identity.Person) *SeatLimits {
	return &SeatLimits{r, reader, map[string]int{}}
}

// WhyNot returns why the reader cannot take a seat because of their rating, nothing if they can.
func (l *SeatLimits) WhyNot(ctx context.Context, t match.Terms, seat match.SeatState) (message.Message, error) {
	if !seat.HasLimits() {
		return message.Message{}, nil
	}
	pool := rating.PoolOf(t)
	points, ok := l.known[pool]
	if !ok {
		var err error
		if points, err = rating.PointsOf(ctx, l.lobby.Store, t, l.reader.ID); err != nil {
			return message.Message{}, err
		}
		l.known[pool] = points
	}
	if seat.Allows(points) {
		return message.Message{}, nil
	}
	return seat.WhyNot(points), nil
}
