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
// store.ErrNotFound for a person without an account, an *identity.NameError, or store.ErrTooMany after too many names.
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
	if errors.Is(err, store.ErrNameTaken) {
		return &identity.NameError{Message: messages.NameTaken()}
	}
	return err
}
