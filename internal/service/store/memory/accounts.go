package memory

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// accountData is the accounts with what belongs to them.
type accountData struct {
	accounts   map[string]*store.AccountCopy // by person; the slices have the order of copies
	sessions   map[store.Hash]store.LoginSession
	tokens     map[store.Hash]store.LoginToken // by link
	challenges map[store.Hash]store.Challenge
}

func newAccountData() accountData {
	return accountData{
		accounts: map[string]*store.AccountCopy{}, sessions: map[store.Hash]store.LoginSession{},
		tokens: map[store.Hash]store.LoginToken{}, challenges: map[store.Hash]store.Challenge{},
	}
}

// accountOf returns the account of a person. The store is locked.
func (s *Store) accountOf(person string) (*store.AccountCopy, error) {
	a := s.accounts[person]
	if a == nil {
		return nil, fmt.Errorf("account of person %s: %w", person, store.ErrNotFound)
	}
	return a, nil
}

// readAccount calls f with the account of a person.
func (s *Store) readAccount(ctx context.Context, person string, f func(*store.AccountCopy) error) error {
	if err := s.lockForRead(ctx); err != nil {
		return err
	}
	defer s.mu.RUnlock()
	a, err := s.accountOf(person)
	if err != nil {
		return err
	}
	return f(a)
}

// changeAccount calls f to change the account of a person. If f returns an error it has changed nothing.
func (s *Store) changeAccount(ctx context.Context, person string, f func(*store.AccountCopy) error) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	a, err := s.accountOf(person)
	if err != nil {
		return err
	}
	return f(a)
}

// checkFree reports that a name key is taken by or reserved for another person. The store is locked.
func (s *Store) checkFree(person, key string, now time.Time) error {
	for _, a := range s.accounts {
		if a.Account.Person == person {
			continue
		}
		taken := a.Account.NameKey == key || slices.ContainsFunc(a.ReservedNames, func(r store.ReservedName) bool {
			return r.NameKey == key && !store.HasExpired(r.Until, now)
		})
		if taken {
			return fmt.Errorf("account of person %s: %w", person, store.ErrNameTaken)
		}
	}
	return nil
}

// removeReserved removes a name key from the reserved names. The store is locked.
func (s *Store) removeReserved(key string) {
	for _, a := range s.accounts {
		a.ReservedNames = slices.DeleteFunc(a.ReservedNames, func(r store.ReservedName) bool { return r.NameKey == key })
	}
}

// setPersonName changes the name of a stored person. The store is locked.
func (s *Store) setPersonName(id, name string) {
	p := s.people[id]
	p.Name = name
	s.people[id] = p
}

// CreateAccount creates the account of a stored person.
func (s *Store) CreateAccount(ctx context.Context, a store.Account) error {
	if err := a.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if _, ok := s.people[a.Person]; !ok {
		return fmt.Errorf("person %s: %w", a.Person, store.ErrNotFound)
	}
	if s.accounts[a.Person] != nil {
		return fmt.Errorf("person %s: %w", a.Person, store.ErrHasAccount)
	}
	if err := s.checkFree(a.Person, a.NameKey, a.Created); err != nil {
		return err
	}
	s.removeReserved(a.NameKey)
	s.setPersonName(a.Person, a.Name)
	s.accounts[a.Person] = &store.AccountCopy{Account: a.Normalized()}
	return nil
}

// Account returns the account of a person.
func (s *Store) Account(ctx context.Context, person string) (found store.Account, err error) {
	err = s.readAccount(ctx, person, func(a *store.AccountCopy) error {
		found = a.Account.Normalized()
		return nil
	})
	return found, err
}

// AccountByKey returns the account with a name key.
func (s *Store) AccountByKey(ctx context.Context, nameKey string) (store.Account, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Account{}, err
	}
	defer s.mu.RUnlock()
	for _, a := range s.accounts {
		if a.Account.NameKey == nameKey {
			return a.Account.Normalized(), nil
		}
	}
	return store.Account{}, fmt.Errorf("account of this name: %w", store.ErrNotFound)
}

// AccountsOf returns the accounts of people.
func (s *Store) AccountsOf(ctx context.Context, people []string) ([]store.Account, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var accounts []store.Account
	for _, person := range slices.Compact(slices.Sorted(slices.Values(people))) {
		if a := s.accounts[person]; a != nil {
			accounts = append(accounts, a.Account.Normalized())
		}
	}
	return accounts, nil
}

// RenameAccount gives an account another name.
func (s *Store) RenameAccount(ctx context.Context, r store.AccountRename) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.changeAccount(ctx, r.Person, func(a *store.AccountCopy) error {
		if err := s.checkFree(r.Person, r.NameKey, r.At); err != nil {
			return err
		}
		if r.Reserves(a.Account.NameKey) {
			live := 1
			for _, other := range a.ReservedNames {
				if other.NameKey != r.NameKey && !store.HasExpired(other.Until, r.At) {
					live++
				}
			}
			if live > store.MaxReservedNames {
				return fmt.Errorf("reserved names of person %s: %w", r.Person, store.ErrTooMany)
			}
			a.ReservedNames = append(a.ReservedNames, store.ReservedName{
				NameKey: a.Account.NameKey, Person: r.Person, Until: store.RoundTime(r.Reserved),
			})
			slices.SortFunc(a.ReservedNames, func(x, y store.ReservedName) int { return strings.Compare(x.NameKey, y.NameKey) })
		}
		s.removeReserved(r.NameKey)
		a.Account.Name, a.Account.NameKey = r.Name, r.NameKey
		s.setPersonName(r.Person, r.Name)
		return nil
	})
}

// SetAccountState changes the state of an account.
func (s *Store) SetAccountState(ctx context.Context, person string, state store.AccountState) error {
	if err := state.Check(); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		if a.Account.State = state; state == store.AccountActive {
			a.Account.Erase = time.Time{}
		}
		return nil
	})
}

// CloseAccount closes an account for its owner.
func (s *Store) CloseAccount(ctx context.Context, person string, state store.AccountState, erase time.Time) error {
	if err := store.CheckClosing(state, erase); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		if a.Account.State == store.AccountSuspended {
			return fmt.Errorf("account of person %s: %w", person, store.ErrSuspended)
		}
		a.Account.State, a.Account.Erase = state, store.RoundTime(erase)
		return nil
	})
}

// ReopenAccount makes an account active that its owner has closed.
func (s *Store) ReopenAccount(ctx context.Context, person string) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		if a.Account.State == store.AccountSuspended {
			return fmt.Errorf("account of person %s: %w", person, store.ErrSuspended)
		}
		a.Account.State, a.Account.Erase = store.AccountActive, time.Time{}
		return nil
	})
}

// AccountsToErase returns the people whose accounts are to be erased.
func (s *Store) AccountsToErase(ctx context.Context, now time.Time, limit int) ([]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var people []string
	for person, a := range s.accounts {
		if !a.Account.Erase.IsZero() && store.HasExpired(a.Account.Erase, now) {
			people = append(people, person)
		}
	}
	slices.SortFunc(people, func(a, b string) int {
		return cmp.Or(s.accounts[a].Account.Erase.Compare(s.accounts[b].Account.Erase), strings.Compare(a, b))
	})
	return people[:min(len(people), max(limit, 1))], nil
}

// EraseAccount deletes an account that is to be erased.
func (s *Store) EraseAccount(ctx context.Context, person string, now time.Time) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		if a.Account.Erase.IsZero() || !store.HasExpired(a.Account.Erase, now) {
			return fmt.Errorf("account of person %s: %w", person, store.ErrChanged)
		}
		s.deleteAccount(a)
		return nil
	})
}

// SetAccountRoles replaces the roles of an account.
func (s *Store) SetAccountRoles(ctx context.Context, person string, roles []string) error {
	if err := store.CheckRoles(roles); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		a.Account.Roles = store.NormalizeRoles(roles)
		return nil
	})
}

// DeleteAccount deletes an account with all that belongs to it.
func (s *Store) DeleteAccount(ctx context.Context, person string) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		s.deleteAccount(a)
		return nil
	})
}

// deleteAccount deletes an account with all that belongs to it. The store is locked.
func (s *Store) deleteAccount(a *store.AccountCopy) {
	person := a.Account.Person
	maps.DeleteFunc(s.sessions, func(_ store.Hash, l store.LoginSession) bool { return l.Person == person })
	maps.DeleteFunc(s.tokens, func(_ store.Hash, t store.LoginToken) bool {
		return t.Person == person || a.Address != nil && t.AddressKey == a.Address.Key
	})
	s.deleteSafety(person)
	s.deleteNoticesOf(person)
	s.deleteConditionalOf(person)
	s.deleteStudiesOf(person)
	delete(s.accounts, person)
	for _, other := range s.accounts {
		removeFollow(other, person)
	}
	p := s.people[person]
	p.Name, p.Vacations, p.Challenges = "", nil, store.ChallengedByAll
	p.Generation++
	s.people[person] = p
}

// DeleteExpired deletes what has expired of the accounts.
func (s *Store) DeleteExpired(ctx context.Context, now time.Time, limit int) (deleted int, err error) {
	if err := s.lockForWrite(ctx); err != nil {
		return 0, err
	}
	defer s.mu.Unlock()
	limit = max(limit, 1)
	deleted += deleteExpired(s.sessions, func(l store.LoginSession) time.Time { return l.Expires }, now, limit)
	deleted += deleteExpired(s.tokens, func(t store.LoginToken) time.Time { return t.Expires }, now, limit)
	deleted += deleteExpired(s.challenges, func(c store.Challenge) time.Time { return c.Expires }, now, limit)
	deleted += deleteExpired(s.mutes, func(m store.Mute) time.Time { return m.Until }, now, limit)
	deleted += deleteExpired(s.reports, func(r store.Report) time.Time {
		if r.Settled.IsZero() {
			return now.Add(time.Hour) // it is open
		}
		return r.Settled.Add(store.ReportLifetime)
	}, now, limit)
	reserved := map[string]store.ReservedName{}
	for _, a := range s.accounts {
		for _, r := range a.ReservedNames {
			reserved[r.NameKey] = r
		}
	}
	before := maps.Clone(reserved)
	deleted += deleteExpired(reserved, func(r store.ReservedName) time.Time { return r.Until }, now, limit)
	for key := range before {
		if _, left := reserved[key]; !left {
			s.removeReserved(key)
		}
	}
	return deleted, nil
}

// deleteExpired deletes at most limit elements that have expired, and returns how many.
func deleteExpired[K comparable, V any](all map[K]V, expires func(V) time.Time, now time.Time, limit int) (deleted int) {
	for key, value := range all {
		if deleted < limit && store.HasExpired(expires(value), now) {
			delete(all, key)
			deleted++
		}
	}
	return deleted
}
