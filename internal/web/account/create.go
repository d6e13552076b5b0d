package account

import (
	"context"
	"errors"
	"slices"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// officialNames are the names that read as those of the people who run a site.
var officialNames = []string{"admin", "administrator", store.FormerPlayer, "moderator", "mod", "operator", "root", "staff", "support", "system", "teahouse", "webmaster"}

// CreateAccount makes an account of a guest, under a name that nobody else has. The id stays, and with it all matches. The error
// is an *identity.NameError, or store.ErrHasAccount if the person has an account.
func (l *Logins) CreateAccount(ctx context.Context, person, name string) (store.Account, error) {
	name, key, err := accountName(name)
	if err != nil {
		return store.Account{}, err
	}
	a := store.Account{Person: person, Name: name, NameKey: key, Created: l.now(), State: store.AccountActive}
	if err := l.store.CreateAccount(ctx, a); err != nil {
		return store.Account{}, nameError(err)
	}
	return a, nil
}

// freeName returns the stored form of a name that a person could have. The error is an *identity.NameError. A name that is
// reserved is only found when it is taken.
func (l *Logins) freeName(ctx context.Context, person, name string) (string, error) {
	name, key, err := accountName(name)
	if err != nil {
		return "", err
	}
	owner, err := l.store.AccountByKey(ctx, key)
	switch {
	case errors.Is(err, store.ErrNotFound), err == nil && owner.Person == person:
		return name, nil
	case err == nil:
		err = nameError(store.ErrNameTaken)
	}
	return "", err
}

// accountName returns the stored form of a name with its key. The error is an *identity.NameError.
func accountName(name string) (stored, key string, err error) {
	stored, err = identity.NormalizeName(name)
	if err != nil {
		return "", "", err
	}
	key = NameKey(stored)
	switch {
	case key == "":
		return "", "", &identity.NameError{Message: messages.NameNoLetter()}
	case utf8.RuneCountInString(key) > store.MaxNameKey: // a letter of the name can stand for many
		return "", "", &identity.NameError{Message: messages.NameTooLong(store.MaxNameKey * utf8.RuneCountInString(stored) / utf8.RuneCountInString(key))}
	case slices.ContainsFunc(officialNames, func(official string) bool { return NameKey(official) == key }):
		return "", "", &identity.NameError{Message: messages.NameOfficial()}
	}
	return stored, key, nil
}
