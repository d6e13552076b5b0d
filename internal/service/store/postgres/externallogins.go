package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// AddExternalLogin stores an external login of a person.
func (s *Store) AddExternalLogin(ctx context.Context, l store.ExternalLogin) error {
	if err := l.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, l.Person); err != nil {
			return err
		}
		before, err := q.ExternalLogins(ctx, escape(l.Person))
		if err != nil {
			return err
		}
		rows, err := q.InsertExternalLogin(ctx, query.InsertExternalLoginParams{
			Issuer: escape(l.Issuer), Subject: escape(l.Subject), Person: escape(l.Person), Label: escape(l.Label),
			Created: l.Created.UnixMilli(), Used: l.Used.UnixMilli(),
		})
		switch {
		case err != nil:
			return err
		case rows == 0:
			return fmt.Errorf("external login: %w", store.ErrExists)
		case len(before) >= store.MaxExternalLogins:
			return fmt.Errorf("external logins of person %s: %w", l.Person, store.ErrTooMany)
		}
		return nil
	})
}

// externalLoginsOf makes external logins of rows.
func externalLoginsOf(rows []query.ExternalLogin) []store.ExternalLogin {
	var list []store.ExternalLogin
	for _, row := range rows {
		list = append(list, store.ExternalLogin{
			Issuer: unescape(row.Issuer), Subject: unescape(row.Subject), Person: unescape(row.Person), Label: unescape(row.Label),
			Created: timeOf(row.Created), Used: timeOf(row.Used),
		})
	}
	return list
}

// ExternalLogin returns the external login of a subject at an issuer.
func (s *Store) ExternalLogin(ctx context.Context, issuer, subject string) (store.ExternalLogin, error) {
	row, err := s.q.ExternalLoginOf(ctx, query.ExternalLoginOfParams{Issuer: escape(issuer), Subject: escape(subject)})
	if err != nil {
		return store.ExternalLogin{}, s.readError(err, "external login", "of this subject")
	}
	return externalLoginsOf([]query.ExternalLogin{row})[0], nil
}

// ExternalLogins returns those of a person.
func (s *Store) ExternalLogins(ctx context.Context, person string) ([]store.ExternalLogin, error) {
	rows, err := s.q.ExternalLogins(ctx, escape(person))
	return externalLoginsOf(rows), s.readError(err, "external logins of person", person)
}

// UseExternalLogin stores that somebody has logged in with it.
func (s *Store) UseExternalLogin(ctx context.Context, issuer, subject string, now time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.UseExternalLogin(ctx, query.UseExternalLoginParams{Used: now.UnixMilli(), Issuer: escape(issuer), Subject: escape(subject)})
		return changed(rows, err, "external login")
	})
}

// DeleteExternalLogin deletes an external login of a person.
func (s *Store) DeleteExternalLogin(ctx context.Context, person, issuer, subject string, ways store.LoginWays) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, person); err != nil { // nothing else of it is removed meanwhile
			return err
		}
		rows, err := q.DeleteExternalLogin(ctx, query.DeleteExternalLoginParams{Person: escape(person), Issuer: escape(issuer), Subject: escape(subject)})
		if err := changed(rows, err, "external login of person "+person); err != nil {
			return err
		}
		return checkLogin(ctx, q, person, ways)
	})
}
