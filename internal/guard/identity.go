package guard

import (
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/identity"
)

// Identity returns people with whom being somebody new costs.
func (g *Guard) Identity(people identity.Source) identity.Source { return &admitting{people, g} }

type admitting struct {
	identity.Source
	guard *Guard
}

// Admit returns who sends the request; who has no identity is given one if there are
// not too many from there.
func (a *admitting) Admit(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	p, err := a.Of(r)
	if !p.Known() && (err == nil || errors.Is(err, identity.ErrVoid)) {
		if err := a.guard.full(); err != nil {
			return identity.Person{}, err
		}
		if err := a.guard.Spend(Identity, Sender{Address: a.guard.address(r)}); err != nil {
			return identity.Person{}, err
		}
	}
	return a.Source.Admit(w, r)
}
