package account

import (
	"context"
	"errors"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// officialNames are the names that read as those of the people who run a site.
var officialNames = []string{"admin", "administrator", "moderator", "mod", "operator", "root", "staff", "support", "system", "teahouse", "webmaster"}

// CreateAccount makes an account of a guest, under a name that nobody else has. The id stays, and with it all matches. The error
// is an *identity.NameError, or store.ErrHasAccount if the person has an account.
func (l *Logins) CreateAccount(ctx context.Context, person, name string) (store.Account, error) {
	name, err := identity.NormalizeName(name)
	if err != nil {
		return store.Account{}, err
	}
	key := NameKey(name)
	switch {
	case key == "":
		return store.Account{}, &identity.NameError{Message: messages.NameNoLetter()}
	case slices.ContainsFunc(officialNames, func(official string) bool { return NameKey(official) == key }):
		return store.Account{}, &identity.NameError{Message: messages.NameOfficial()}
	}
	a := store.Account{Person: person, Name: name, NameKey: key, Created: l.now(), State: store.AccountActive}
	err = l.store.CreateAccount(ctx, a)
	if errors.Is(err, store.ErrNameTaken) {
		return store.Account{}, &identity.NameError{Message: messages.NameTaken()}
	}
	if err != nil {
		return store.Account{}, err
	}
	return a, nil
}
