package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// replaceLogins gives an account what is left of its ways to log in, unless that is nothing. The store is locked.
func replaceLogins(a, left *store.AccountCopy, ways store.LoginWays) error {
	if len(left.Passkeys) == 0 && len(left.RecoveryCodes) == 0 && (left.Address == nil || !ways.Mail) && !ways.HasExternalLogin(left.ExternalLogins) {
		return fmt.Errorf("account of person %s: %w", a.Account.Person, store.ErrLastLogin)
	}
	*a = *left
	return nil
}

// findExternalLogin returns the stored external login of a subject. The store is locked.
func (s *Store) findExternalLogin(issuer, subject string) (*store.ExternalLogin, error) {
	for _, a := range s.accounts {
		if i := externalLoginIndex(a, issuer, subject); i >= 0 {
			return &a.ExternalLogins[i], nil
		}
	}
	return nil, fmt.Errorf("external login: %w", store.ErrNotFound)
}

// externalLoginIndex returns where an external login is, -1 if the account does not have it.
func externalLoginIndex(a *store.AccountCopy, issuer, subject string) int {
	return slices.IndexFunc(a.ExternalLogins, func(l store.ExternalLogin) bool { return l.Issuer == issuer && l.Subject == subject })
}

// AddExternalLogin stores an external login of a person.
func (s *Store) AddExternalLogin(ctx context.Context, l store.ExternalLogin) error {
	if err := l.Check(); err != nil {
		return err
	}
	l.Created, l.Used = store.RoundTime(l.Created), store.RoundTime(l.Used)
	return s.changeAccount(ctx, l.Person, func(a *store.AccountCopy) error {
		if _, err := s.findExternalLogin(l.Issuer, l.Subject); err == nil {
			return fmt.Errorf("external login: %w", store.ErrExists)
		}
		if len(a.ExternalLogins) >= store.MaxExternalLogins {
			return fmt.Errorf("external logins of person %s: %w", l.Person, store.ErrTooMany)
		}
		a.ExternalLogins = append(a.ExternalLogins, l)
		slices.SortFunc(a.ExternalLogins, compareExternalLogins)
		return nil
	})
}

// compareExternalLogins orders external logins as copies have them.
func compareExternalLogins(x, y store.ExternalLogin) int {
	return cmp.Or(strings.Compare(x.Issuer, y.Issuer), strings.Compare(x.Subject, y.Subject))
}

// ExternalLogin returns the external login of a subject at an issuer.
func (s *Store) ExternalLogin(ctx context.Context, issuer, subject string) (store.ExternalLogin, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.ExternalLogin{}, err
	}
	defer s.mu.RUnlock()
	l, err := s.findExternalLogin(issuer, subject)
	if err != nil {
		return store.ExternalLogin{}, err
	}
	return *l, nil
}

// ExternalLogins returns those of a person.
func (s *Store) ExternalLogins(ctx context.Context, person string) (list []store.ExternalLogin, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	if a := s.accounts[person]; a != nil {
		list = append(list, a.ExternalLogins...)
	}
	slices.SortFunc(list, func(x, y store.ExternalLogin) int {
		return cmp.Or(x.Created.Compare(y.Created), compareExternalLogins(x, y))
	})
	return list, nil
}

// UseExternalLogin stores that somebody has logged in with it.
func (s *Store) UseExternalLogin(ctx context.Context, issuer, subject string, now time.Time) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	l, err := s.findExternalLogin(issuer, subject)
	if err == nil {
		l.Used = store.RoundTime(now)
	}
	return err
}

// DeleteExternalLogin deletes an external login of a person.
func (s *Store) DeleteExternalLogin(ctx context.Context, person, issuer, subject string, ways store.LoginWays) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		i := externalLoginIndex(a, issuer, subject)
		if i < 0 {
			return fmt.Errorf("external login of person %s: %w", person, store.ErrNotFound)
		}
		left := *a
		left.ExternalLogins = slices.Delete(slices.Clone(a.ExternalLogins), i, i+1)
		return replaceLogins(a, &left, ways)
	})
}
