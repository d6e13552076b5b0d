package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// accountRow reads the account of a person, which is to be changed.
func accountRow(ctx context.Context, q *query.Queries, person string) (query.Account, error) {
	row, err := q.Account(ctx, person)
	if errors.Is(err, sql.ErrNoRows) {
		err = fmt.Errorf("account of person %s: %w", person, store.ErrNotFound)
	}
	return row, err
}

// changed is the error of a change of some rows, of which there must be one.
func changed(rows int64, err error, what string) error {
	if err == nil && rows == 0 {
		return fmt.Errorf("%s: %w", what, store.ErrNotFound)
	}
	return err
}

// checkFree reports that a name key is taken by or reserved for another person.
func checkFree(ctx context.Context, q *query.Queries, person, key string, now time.Time) error {
	account, err := q.AccountByKey(ctx, key)
	taken := err == nil && account.Person != person
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	reserved, err := q.ReservedName(ctx, key)
	taken = taken || err == nil && reserved.Person != person && reserved.Until > now.UnixMilli()
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	if taken {
		return fmt.Errorf("account of person %s: %w", person, store.ErrNameTaken)
	}
	return nil
}

// CreateAccount creates the account of a stored person.
func (s *Store) CreateAccount(ctx context.Context, a store.Account) error {
	if err := a.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetPersonName(ctx, query.SetPersonNameParams{Name: a.Name, ID: a.Person})
		if err := changed(rows, err, "person "+a.Person); err != nil {
			return err
		}
		if _, err := q.Account(ctx, a.Person); err == nil {
			return fmt.Errorf("person %s: %w", a.Person, store.ErrHasAccount)
		} else if !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if err := checkFree(ctx, q, a.Person, a.NameKey, a.Created); err != nil {
			return err
		}
		if err := q.FreeName(ctx, a.NameKey); err != nil {
			return err
		}
		return insertAccount(ctx, q, &a)
	})
}

// insertAccount inserts the row of an account.
func insertAccount(ctx context.Context, q *query.Queries, a *store.Account) error {
	return q.InsertAccount(ctx, query.InsertAccountParams{
		Person: a.Person, Name: a.Name, NameKey: a.NameKey, Created: a.Created.UnixMilli(), State: string(a.State),
		Roles: strings.Join(store.NormalizeRoles(a.Roles), " "), Erase: store.StoredTime(a.Erase),
	})
}

// accountOf makes an account of a row.
func accountOf(row query.Account) store.Account {
	return store.Account{
		Person: row.Person, Name: row.Name, NameKey: row.NameKey, Created: timeOf(row.Created), State: store.AccountState(row.State),
		Roles: store.NormalizeRoles(strings.Fields(row.Roles)), Erase: store.TimeOfStored(row.Erase),
	}
}

// Account returns the account of a person.
func (r *Reader) Account(ctx context.Context, person string) (store.Account, error) {
	row, err := r.q.Account(ctx, person)
	if err != nil {
		return store.Account{}, r.readError(err, "account of person", person)
	}
	return accountOf(row), nil
}

// AccountByKey returns the account with a name key.
func (r *Reader) AccountByKey(ctx context.Context, nameKey string) (store.Account, error) {
	row, err := r.q.AccountByKey(ctx, nameKey)
	if err != nil {
		return store.Account{}, r.readError(err, "account", "of this name")
	}
	return accountOf(row), nil
}

// AccountsOf returns the accounts of people.
func (r *Reader) AccountsOf(ctx context.Context, people []string) ([]store.Account, error) {
	var accounts []store.Account
	for _, person := range slices.Compact(slices.Sorted(slices.Values(people))) {
		row, err := r.q.Account(ctx, person)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, r.readError(err, "account of person", person)
		}
		accounts = append(accounts, accountOf(row))
	}
	return accounts, nil
}

// RenameAccount gives an account another name.
func (s *Store) RenameAccount(ctx context.Context, r store.AccountRename) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		before, err := accountRow(ctx, q, r.Person)
		if err != nil {
			return err
		}
		if err := checkFree(ctx, q, r.Person, r.NameKey, r.At); err != nil {
			return err
		}
		if err := q.FreeName(ctx, r.NameKey); err != nil {
			return err
		}
		if r.Reserves(before.NameKey) {
			n, err := q.CountReservedNames(ctx, query.CountReservedNamesParams{Person: r.Person, Until: r.At.UnixMilli()})
			if err != nil {
				return err
			}
			if n >= store.MaxReservedNames {
				return fmt.Errorf("reserved names of person %s: %w", r.Person, store.ErrTooMany)
			}
			err = q.ReserveName(ctx, query.ReserveNameParams{NameKey: before.NameKey, Person: r.Person, Until: r.Reserved.UnixMilli()})
			if err != nil {
				return err
			}
		}
		if err := q.SetAccountName(ctx, query.SetAccountNameParams{Name: r.Name, NameKey: r.NameKey, Person: r.Person}); err != nil {
			return err
		}
		_, err = q.SetPersonName(ctx, query.SetPersonNameParams{Name: r.Name, ID: r.Person})
		return err
	})
}

// SetAccountState changes the state of an account.
func (s *Store) SetAccountState(ctx context.Context, person string, state store.AccountState) error {
	if err := state.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetAccountState(ctx, query.SetAccountStateParams{State: string(state), Person: person})
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		account, err := accountRow(ctx, q, person)
		if err != nil {
			return err
		}
		if account.State == string(store.AccountSuspended) {
			return fmt.Errorf("account of person %s: %w", person, store.ErrSuspended)
		}
		return q.CloseAccount(ctx, query.CloseAccountParams{State: string(state), Erase: store.StoredTime(erase), Person: person})
	})
}

// AccountsToErase returns the people whose accounts are to be erased.
func (r *Reader) AccountsToErase(ctx context.Context, now time.Time, limit int) ([]string, error) {
	people, err := r.q.AccountsToErase(ctx, query.AccountsToEraseParams{Now: now.UnixMilli(), Most: int64(max(limit, 1))})
	return people, r.readError(err, "list", "of accounts to erase")
}

// SetAccountRoles replaces the roles of an account.
func (s *Store) SetAccountRoles(ctx context.Context, person string, roles []string) error {
	if err := store.CheckRoles(roles); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.SetAccountRoles(ctx, query.SetAccountRolesParams{Roles: strings.Join(store.NormalizeRoles(roles), " "), Person: person})
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		account, err := accountRow(ctx, q, person)
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
			if err := remove(ctx, person); err != nil {
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
func (s *Store) DeleteExpired(ctx context.Context, now time.Time, limit int) (deleted int, err error) {
	before, most := now.UnixMilli(), int64(max(limit, 1))
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		deleted = 0
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
				return q.DeleteExpiredMutes(ctx, query.DeleteExpiredMutesParams{Now: before, Most: most})
			},
			func() (int64, error) {
				return q.DeleteOldReports(ctx, query.DeleteOldReportsParams{Before: now.Add(-store.ReportLifetime).UnixMilli(), Most: most})
			},
		} {
			n, err := remove()
			if err != nil {
				return err
			}
			deleted += int(n)
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	return deleted, nil
}
