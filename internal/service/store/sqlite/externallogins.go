package sqlite

import (
	"context"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// AddExternalLogin stores an external login of a person.
func (s *Store) AddExternalLogin(ctx context.Context, l store.ExternalLogin) error {
	if err := l.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, l.Person); err != nil {
			return err
		}
		before, err := q.ExternalLogins(ctx, l.Person)
		if err != nil {
			return err
		}
		rows, err := insertExternalLogin(ctx, q, &l)
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

// insertExternalLogin inserts the row of an external login, unless there is one.
func insertExternalLogin(ctx context.Context, q *query.Queries, l *store.ExternalLogin) (rows int64, err error) {
	return q.InsertExternalLogin(ctx, query.InsertExternalLoginParams{
		Issuer: l.Issuer, Subject: l.Subject, Person: l.Person, Label: l.Label, Created: l.Created.UnixMilli(), Used: l.Used.UnixMilli(),
	})
}

// externalLoginsOf makes external logins of rows.
func externalLoginsOf(rows []query.ExternalLogin) []store.ExternalLogin {
	var list []store.ExternalLogin
	for _, row := range rows {
		list = append(list, store.ExternalLogin{
			Issuer: row.Issuer, Subject: row.Subject, Person: row.Person, Label: row.Label, Created: timeOf(row.Created), Used: timeOf(row.Used),
		})
	}
	return list
}

// ExternalLogin returns the external login of a subject at an issuer.
func (r *Reader) ExternalLogin(ctx context.Context, issuer, subject string) (store.ExternalLogin, error) {
	row, err := r.q.ExternalLogin(ctx, query.ExternalLoginParams{Issuer: issuer, Subject: subject})
	if err != nil {
		return store.ExternalLogin{}, r.readError(err, "external login", "of this subject")
	}
	return externalLoginsOf([]query.ExternalLogin{row})[0], nil
}

// ExternalLogins returns those of a person.
func (r *Reader) ExternalLogins(ctx context.Context, person string) ([]store.ExternalLogin, error) {
	rows, err := r.q.ExternalLogins(ctx, person)
	return externalLoginsOf(rows), r.readError(err, "external logins of person", person)
}

// UseExternalLogin stores that somebody has logged in with it.
func (s *Store) UseExternalLogin(ctx context.Context, issuer, subject string, now time.Time) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.UseExternalLogin(ctx, query.UseExternalLoginParams{Used: now.UnixMilli(), Issuer: issuer, Subject: subject})
		return changed(rows, err, "external login")
	})
}

// DeleteExternalLogin deletes an external login of a person.
func (s *Store) DeleteExternalLogin(ctx context.Context, person, issuer, subject string, ways store.LoginWays) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteExternalLogin(ctx, query.DeleteExternalLoginParams{Person: person, Issuer: issuer, Subject: subject})
		if err := changed(rows, err, "external login of person "+person); err != nil {
			return err
		}
		return checkLogin(ctx, q, person, ways)
	})
}
