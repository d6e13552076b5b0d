package guard

import (
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/identity"
)

// Identity returns people with whom being somebody new costs.
func (g *Guard) Identity(people identity.Provider) identity.Provider {
	return &chargingProvider{people, g}
}

type chargingProvider struct {
	identity.Provider
	guard *Guard
}

// PersonOrGuest returns who sends the request; who has no identity is given one if there are
// not too many from there.
func (a *chargingProvider) PersonOrGuest(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	p, err := a.Person(r)
	if !p.Identified() && (err == nil || errors.Is(err, identity.ErrInvalidIdentity)) {
		if err := a.guard.full(); err != nil {
			return identity.Person{}, err
		}
		if err := a.guard.Spend(KindIdentity, Requester{Address: a.guard.clientAddress(r)}); err != nil {
			return identity.Person{}, err
		}
	}
	return a.Provider.PersonOrGuest(w, r)
}
