package room

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
)

// rate adds the rating of the sender to a command that takes a seat with limits.
func (r *room) rate(ctx context.Context, sit *match.Sit, person string) (err error) {
	if !sit.Seat.IsPlayer() || !r.match.Seats[sit.Seat].HasLimits() {
		return nil
	}
	sit.Rating, err = rating.PointsOf(ctx, r.registry.Store, r.match.Terms, person)
	return err
}
