package lobby

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/message"
)

// WhyNoChallenge returns why a reader cannot challenge a person of a name now, nothing if they can. The room decides the same when the challenge
// is sent; the person may choose otherwise in between.
func (r *Lobby) WhyNoChallenge(ctx context.Context, reader identity.Person, person, name string) (message.Message, error) {
	err := r.Rooms.CheckChallenged(ctx, person, name, reader.ID)
	if refusal, ok := errors.AsType[*match.Refusal](err); ok {
		return refusal.Message, nil
	}
	return message.Message{}, err
}
