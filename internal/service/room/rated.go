package room

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/message"
)

// checkRated returns why a match cannot be rated, as a *match.Refusal: somebody in it has no account, or a node
// would not know what a rated match is. All else is checked by the match.
func (h *Registry) checkRated(ctx context.Context, created match.Created) error {
	if !created.Terms.Rated {
		return nil
	}
	for _, seat := range created.Seats {
		if seat.Holder != match.HolderPerson && seat.Holder != match.HolderReserved {
			continue
		}
		switch has, err := h.hasAccount(ctx, seat.Person); {
		case err != nil:
			return err
		case !has && seat.Holder == match.HolderReserved:
			return &match.Refusal{Code: match.RefusedRated, Message: messages.RatedGuest(message.Text(seat.Name))}
		case !has:
			return &match.Refusal{Code: match.RefusedRated, Message: messages.RatedAccount()}
		}
	}
	if h.Cluster == nil {
		return nil
	}
	err := h.Cluster.AllowRated(ctx)
	if errors.Is(err, store.ErrOlderNodes) {
		return &match.Refusal{Code: match.RefusedRated, Message: messages.RatedOlderNodes()}
	}
	return err
}

// hasAccount reports whether a person has an account that can be used.
func (h *Registry) hasAccount(ctx context.Context, person string) (bool, error) {
	account, err := h.Store.Account(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil && account.State == store.AccountActive, err
}
