package account

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// reserveTime is how long nobody else can take a name that an account had before.
const reserveTime = 365 * 24 * time.Hour

// Rename gives an account, and its person, another name. The name before is kept for the account for a year. The error is
// store.ErrNotFound for a person without an account, or an *identity.NameError, also after too many names in a year.
func (l *Logins) Rename(ctx context.Context, person, name string) error {
	name, key, err := accountName(name)
	if err != nil {
		return err
	}
	now := l.now()
	err = l.store.RenameAccount(ctx, store.AccountRename{Person: person, Name: name, NameKey: key, At: now, Reserved: now.Add(reserveTime)})
	return nameError(err)
}

// nameError returns an error of the store as one about a name.
func nameError(err error) error {
	switch {
	case errors.Is(err, store.ErrNameTaken):
		return &identity.NameError{Message: messages.NameTaken()}
	case errors.Is(err, store.ErrTooMany):
		return &identity.NameError{Message: messages.NameTooMany()}
	}
	return err
}
