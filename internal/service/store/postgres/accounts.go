package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// Transactions that need several rows lock them in the same order: that of the person, that of the account, the others.

// lockAccount reads the account of a person and keeps other transactions from changing what belongs to it.
func lockAccount(ctx context.Context, q *query.Queries, person string) (query.Account, error) {
	row, err := q.LockAccount(ctx, escape(person))
	if errors.Is(err, pgx.ErrNoRows) {
		err = fmt.Errorf("account of person %s: %w", person, store.ErrNotFound)
	}
	return row, err
}

// lockPersonAndAccount is lockAccount with the row of the person.
func lockPersonAndAccount(ctx context.Context, q *query.Queries, person string) (query.Account, error) {
	if _, err := q.LockPerson(ctx, escape(person)); err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return query.Account{}, err
	}
	return lockAccount(ctx, q, person)
}

// changed is the error of a change of some rows, of which there must be one.
func changed(rows int64, err error, what string) error {
	if err == nil && rows == 0 {
		return fmt.Errorf("%s: %w", what, store.ErrNotFound)
	}
	return err
}

// checkNameKey reports that another account has a name key.
func checkNameKey(ctx context.Context, q *query.Queries, person, key string) error {
	other, err := q.AccountByKey(ctx, escape(key))
	if err == nil && other.Person != escape(person) {
		return fmt.Errorf("account of person %s: %w", person, store.ErrNameTaken)
	}
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	return err
}

// freeNameKey removes the reservation of a name key, or reports that it is reserved for another person. The
// account has the key already: had it been another's until now, the reservation is visible only to a
// statement that begins after that account has lost it.
func freeNameKey(ctx context.Context, q *query.Queries, person, key string, now time.Time) error {
	reserved, err := q.ReservedNameByKey(ctx, escape(key))
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return nil
	case err != nil:
		return err
	case reserved.Person != escape(person) && reserved.Until > now.UnixMilli():
		return fmt.Errorf("account of person %s: %w", person, store.ErrNameTaken)
	}
	return q.FreeName(ctx, escape(key))
}

// CreateAccount creates the account of a stored person.
func (s *Store) CreateAccount(ctx context.Context, a store.Account) error {
	if err := a.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetPersonName(ctx, query.SetPersonNameParams{Name: escape(a.Name), ID: escape(a.Person)}) // which locks it
		if err := changed(rows, err, "person "+a.Person); err != nil {
			return err
		}
		if _, err := q.LockAccount(ctx, escape(a.Person)); err == nil {
			return fmt.Errorf("person %s: %w", a.Person, store.ErrHasAccount)
		} else if !errors.Is(err, pgx.ErrNoRows) {
			return err
		}
		rows, err = q.InsertAccount(ctx, query.InsertAccountParams(accountRow(&a)))
		switch {
		case err != nil:
			return err
		case rows == 0:
			return fmt.Errorf("account of person %s: %w", a.Person, store.ErrNameTaken)
		}
		return freeNameKey(ctx, q, a.Person, a.NameKey, a.Created)
	})
}

// accountRow makes the row of an account.
func accountRow(a *store.Account) query.Account {
	return query.Account{
		Person: escape(a.Person), Name: escape(a.Name), NameKey: escape(a.NameKey), Created: a.Created.UnixMilli(), State: string(a.State),
		Roles: strings.Join(store.NormalizeRoles(a.Roles), " "), Erase: store.StoredTime(a.Erase),
	}
}

// accountOf makes an account of a row.
func accountOf(row query.Account) store.Account {
	return store.Account{
		Person: unescape(row.Person), Name: unescape(row.Name), NameKey: unescape(row.NameKey), Created: timeOf(row.Created),
		State: store.AccountState(row.State), Roles: store.NormalizeRoles(strings.Fields(row.Roles)), Erase: store.TimeOfStored(row.Erase),
	}
}

// Account returns the account of a person.
func (s *Store) Account(ctx context.Context, person string) (store.Account, error) {
	row, err := s.q.AccountByPerson(ctx, escape(person))
	if err != nil {
		return store.Account{}, s.readError(err, "account of person", person)
	}
	return accountOf(row), nil
}

// AccountByKey returns the account with a name key.
func (s *Store) AccountByKey(ctx context.Context, nameKey string) (store.Account, error) {
	row, err := s.q.AccountByKey(ctx, escape(nameKey))
	if err != nil {
		return store.Account{}, s.readError(err, "account", "of this name")
	}
	return accountOf(row), nil
}

// AccountsOf returns the accounts of people.
func (s *Store) AccountsOf(ctx context.Context, people []string) ([]store.Account, error) {
	escaped := make([]string, len(people))
	for i, person := range people {
		escaped[i] = escape(person)
	}
	rows, err := s.q.AccountsOf(ctx, escaped)
	var accounts []store.Account
	for _, row := range rows {
		accounts = append(accounts, accountOf(row))
	}
	return accounts, s.readError(err, "list", "of accounts")
}

// RenameAccount gives an account another name.
func (s *Store) RenameAccount(ctx context.Context, r store.AccountRename) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		before, err := lockPersonAndAccount(ctx, q, r.Person)
		if err != nil {
			return err
		}
		if err := checkNameKey(ctx, q, r.Person, r.NameKey); err != nil {
			return err
		}
		// Should another account take the key at the same time, this fails and the transaction is run again.
		err = q.SetAccountName(ctx, query.SetAccountNameParams{Name: escape(r.Name), NameKey: escape(r.NameKey), Person: before.Person})
		if err != nil {
			return err
		}
		if err := freeNameKey(ctx, q, r.Person, r.NameKey, r.At); err != nil {
			return err
		}
		if r.Reserves(unescape(before.NameKey)) {
			if err := reserveName(ctx, q, before, r); err != nil {
				return err
			}
		}
		_, err = q.SetPersonName(ctx, query.SetPersonNameParams{Name: escape(r.Name), ID: before.Person})
		return err
	})
}

// reserveName reserves the name key that an account had before.
func reserveName(ctx context.Context, q *query.Queries, before query.Account, r store.AccountRename) error {
	n, err := q.CountReservedNames(ctx, query.CountReservedNamesParams{Person: before.Person, Until: r.At.UnixMilli()})
	if err != nil {
		return err
	}
	if n >= store.MaxReservedNames {
		return fmt.Errorf("reserved names of person %s: %w", r.Person, store.ErrTooMany)
	}
	return q.ReserveName(ctx, query.ReserveNameParams{NameKey: before.NameKey, Person: before.Person, Until: r.Reserved.UnixMilli()})
}

// SetAccountState changes the state of an account.
func (s *Store) SetAccountState(ctx context.Context, person string, state store.AccountState) error {
	if err := state.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetAccountState(ctx, query.SetAccountStateParams{State: string(state), Person: escape(person)})
		return changed(rows, err, "account of person "+person)
	})
}

// CloseAccount closes an account for its owner.
func (s *Store) CloseAccount(ctx context.Context, person string, state store.AccountState, erase time.Time) error {
	if err := store.CheckClosing(state, erase); err != nil {
		return err
	}
	return s.setOwnState(ctx, person, state, erase)
}

// ReopenAccount makes an account active that its owner has closed.
func (s *Store) ReopenAccount(ctx context.Context, person string) error {
	return s.setOwnState(ctx, person, store.AccountActive, time.Time{})
}

// setOwnState sets a state for the owner of an account.
func (s *Store) setOwnState(ctx context.Context, person string, state store.AccountState, erase time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		account, err := lockAccount(ctx, q, person)
		if err != nil {
			return err
		}
		if account.State == string(store.AccountSuspended) {
			return fmt.Errorf("account of person %s: %w", person, store.ErrSuspended)
		}
		return q.CloseAccount(ctx, query.CloseAccountParams{State: string(state), Erase: store.StoredTime(erase), Person: escape(person)})
	})
}

// AccountsToErase returns the people whose accounts are to be erased.
func (s *Store) AccountsToErase(ctx context.Context, now time.Time, limit int) ([]string, error) {
	people, err := s.q.AccountsToErase(ctx, query.AccountsToEraseParams{Now: now.UnixMilli(), Most: rowLimit(max(limit, 1))})
	for i := range people {
		people[i] = unescape(people[i])
	}
	return people, s.readError(err, "list", "of accounts to erase")
}

// SetAccountRoles replaces the roles of an account.
func (s *Store) SetAccountRoles(ctx context.Context, person string, roles []string) error {
	if err := store.CheckRoles(roles); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetAccountRoles(ctx, query.SetAccountRolesParams{Roles: strings.Join(store.NormalizeRoles(roles), " "), Person: escape(person)})
		return changed(rows, err, "account of person "+person)
	})
}

// DeleteAccount deletes an account with all that belongs to it.
func (s *Store) DeleteAccount(ctx context.Context, person string) error {
	return s.deleteAccount(ctx, person, func(query.Account) error { return nil })
}

// EraseAccount deletes an account that is to be erased.
func (s *Store) EraseAccount(ctx context.Context, person string, now time.Time) error {
	return s.deleteAccount(ctx, person, func(account query.Account) error {
		if account.Erase == 0 || account.Erase > now.UnixMilli() {
			return fmt.Errorf("account of person %s: %w", person, store.ErrChanged)
		}
		return nil
	})
}

// deleteAccount deletes an account if check finds nothing against it.
func (s *Store) deleteAccount(ctx context.Context, person string, check func(query.Account) error) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		account, err := lockPersonAndAccount(ctx, q, person)
		if err != nil {
			return err
		}
		if err := check(account); err != nil {
			return err
		}
		for _, remove := range []func(context.Context, string) error{
			q.DeleteLoginTokensOfPerson, q.DeleteSessionsOfPerson, q.DeletePasskeys, q.DeleteAddressOfPerson, q.DeleteExternalLogins, q.DeleteRecoveryCodes,
			q.DeleteAudit, q.DeleteFollows, q.DeleteCourseSteps, q.DeletePuzzleTries, q.DeletePuzzleStandings, q.DeleteReservedNames, q.DeleteConditionalTurnsOfPerson, q.DeleteBlocksOfPerson, q.DeleteReportsOfPerson, q.DeleteMuteOfPerson, q.DeleteAccount, q.MakeFormerPlayer,
		} {
			if err := remove(ctx, escape(person)); err != nil {
				return err
			}
		}
		if err := deleteStudiesOf(ctx, q, person); err != nil {
			return err
		}
		return deleteNoticesOf(ctx, q, person)
	})
}

// DeleteExpired deletes what has expired of the accounts.
func (s *Store) DeleteExpired(ctx context.Context, now time.Time, limit int) (int, error) {
	before, most := now.UnixMilli(), int64(max(limit, 1))
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (deleted int, err error) {
		for _, remove := range []func() (int64, error){
			func() (int64, error) {
				return q.DeleteExpiredSessions(ctx, query.DeleteExpiredSessionsParams{Now: before, Most: most})
			},
			func() (int64, error) {
				return q.DeleteExpiredLoginTokens(ctx, query.DeleteExpiredLoginTokensParams{Now: before, Most: most})
			},
			func() (int64, error) {
				return q.DeleteExpiredChallenges(ctx, query.DeleteExpiredChallengesParams{Now: before, Most: most})
			},
			func() (int64, error) {
				return q.DeleteExpiredNames(ctx, query.DeleteExpiredNamesParams{Now: before, Most: most})
			},
			func() (int64, error) {
				return q.DeleteExpiredMutes(ctx, query.DeleteExpiredMutesParams{Now: before, Most: rowLimit(most)})
			},
			func() (int64, error) {
				return q.DeleteOldReports(ctx, query.DeleteOldReportsParams{Before: now.Add(-store.ReportLifetime).UnixMilli(), Most: rowLimit(most)})
			},
		} {
			n, err := remove()
			if err != nil {
				return 0, err
			}
			deleted += int(n)
		}
		return deleted, nil
	})
}
