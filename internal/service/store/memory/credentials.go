package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// clonePasskey returns a passkey that shares nothing, with rounded times.
func clonePasskey(p store.Passkey) store.Passkey {
	p.ID, p.Data = bytes.Clone(p.ID), bytes.Clone(p.Data)
	p.Created, p.Used = store.RoundTime(p.Created), store.RoundTime(p.Used)
	return p
}

// passkeyByID returns the stored passkey with an id. The store is locked.
func (s *Store) passkeyByID(id []byte) (*store.Passkey, error) {
	for _, a := range s.accounts {
		for i := range a.Passkeys {
			if bytes.Equal(a.Passkeys[i].ID, id) {
				return &a.Passkeys[i], nil
			}
		}
	}
	return nil, fmt.Errorf("passkey: %w", store.ErrNotFound)
}

// AddPasskey stores a new passkey.
func (s *Store) AddPasskey(ctx context.Context, p store.Passkey) error {
	if err := p.Check(); err != nil {
		return err
	}
	return s.changeAccount(ctx, p.Person, func(a *store.AccountCopy) error {
		if _, err := s.passkeyByID(p.ID); err == nil {
			return fmt.Errorf("passkey: %w", store.ErrExists)
		}
		if len(a.Passkeys) >= store.MaxPasskeys {
			return fmt.Errorf("passkeys of person %s: %w", p.Person, store.ErrTooMany)
		}
		p.Version = 1
		a.Passkeys = append(a.Passkeys, clonePasskey(p))
		slices.SortFunc(a.Passkeys, func(x, y store.Passkey) int { return bytes.Compare(x.ID, y.ID) })
		return nil
	})
}

// Passkey returns the passkey with an id.
func (s *Store) Passkey(ctx context.Context, id []byte) (store.Passkey, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Passkey{}, err
	}
	defer s.mu.RUnlock()
	p, err := s.passkeyByID(id)
	if err != nil {
		return store.Passkey{}, err
	}
	return clonePasskey(*p), nil
}

// Passkeys returns those of a person.
func (s *Store) Passkeys(ctx context.Context, person string) (list []store.Passkey, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	if a := s.accounts[person]; a != nil {
		for _, p := range a.Passkeys {
			list = append(list, clonePasskey(p))
		}
	}
	slices.SortFunc(list, func(x, y store.Passkey) int {
		return cmp.Or(x.Created.Compare(y.Created), bytes.Compare(x.ID, y.ID))
	})
	return list, nil
}

// UsePasskey stores the data of a passkey after a login.
func (s *Store) UsePasskey(ctx context.Context, id []byte, version int64, data []byte, now time.Time) error {
	if err := store.CheckPasskeyData(data); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	p, err := s.passkeyByID(id)
	switch {
	case err != nil:
		return err
	case p.Version != version:
		return fmt.Errorf("passkey: %w", store.ErrChanged)
	}
	p.Version++
	p.Data, p.Used = bytes.Clone(data), store.RoundTime(now)
	return nil
}

// RenamePasskey changes the label of a passkey of a person.
func (s *Store) RenamePasskey(ctx context.Context, person string, id []byte, label string) error {
	if err := store.CheckPasskeyLabel(label); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		i := passkeyIndex(a, id)
		if i < 0 {
			return fmt.Errorf("passkey: %w", store.ErrNotFound)
		}
		a.Passkeys[i].Label = label
		return nil
	})
}

// DeletePasskey deletes a passkey of a person.
func (s *Store) DeletePasskey(ctx context.Context, person string, id []byte, ways store.LoginWays) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		i := passkeyIndex(a, id)
		if i < 0 {
			return fmt.Errorf("passkey: %w", store.ErrNotFound)
		}
		left := *a
		left.Passkeys = slices.Delete(slices.Clone(a.Passkeys), i, i+1)
		return replaceLogins(a, &left, ways)
	})
}

// passkeyIndex returns where a passkey is, -1 if the account has none with this id.
func passkeyIndex(a *store.AccountCopy, id []byte) int {
	return slices.IndexFunc(a.Passkeys, func(p store.Passkey) bool { return bytes.Equal(p.ID, id) })
}

// PutAddress stores the address of a person.
func (s *Store) PutAddress(ctx context.Context, address store.EmailAddress) error {
	if err := address.Check(); err != nil {
		return err
	}
	address.Verified = store.RoundTime(address.Verified)
	return s.changeAccount(ctx, address.Person, func(a *store.AccountCopy) error {
		for _, other := range s.accounts {
			if other != a && other.Address != nil && other.Address.Key == address.Key {
				return fmt.Errorf("address of person %s: %w", address.Person, store.ErrAddressTaken)
			}
		}
		a.Address = &address
		return nil
	})
}

// Address returns the address of a person.
func (s *Store) Address(ctx context.Context, person string) (found store.EmailAddress, err error) {
	err = s.readAccount(ctx, person, func(a *store.AccountCopy) error {
		if a.Address == nil {
			return fmt.Errorf("address of person %s: %w", person, store.ErrNotFound)
		}
		found = *a.Address
		return nil
	})
	return found, err
}

// AddressByKey returns the address with a key.
func (s *Store) AddressByKey(ctx context.Context, key string) (store.EmailAddress, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.EmailAddress{}, err
	}
	defer s.mu.RUnlock()
	for _, a := range s.accounts {
		if a.Address != nil && a.Address.Key == key {
			return *a.Address, nil
		}
	}
	return store.EmailAddress{}, fmt.Errorf("address: %w", store.ErrNotFound)
}

// DeleteAddress deletes the address of a person.
func (s *Store) DeleteAddress(ctx context.Context, person string, ways store.LoginWays) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		if a.Address == nil {
			return fmt.Errorf("address of person %s: %w", person, store.ErrNotFound)
		}
		left := *a
		left.Address = nil
		return replaceLogins(a, &left, ways)
	})
}

// ReplaceRecoveryCodes stores the hashes of the codes of a person.
func (s *Store) ReplaceRecoveryCodes(ctx context.Context, person string, hashes []store.Hash) error {
	if err := store.CheckRecoveryCodes(hashes); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		a.RecoveryCodes = slices.SortedFunc(slices.Values(hashes), func(x, y store.Hash) int { return bytes.Compare(x[:], y[:]) })
		return nil
	})
}

// UseRecoveryCode takes a code away.
func (s *Store) UseRecoveryCode(ctx context.Context, person string, hash store.Hash) error {
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		i := slices.Index(a.RecoveryCodes, hash)
		if i < 0 {
			return fmt.Errorf("recovery code of person %s: %w", person, store.ErrNotFound)
		}
		a.RecoveryCodes = slices.Delete(a.RecoveryCodes, i, i+1)
		return nil
	})
}

// CountRecoveryCodes returns how many codes are left.
func (s *Store) CountRecoveryCodes(ctx context.Context, person string) (int, error) {
	if err := s.lockForRead(ctx); err != nil {
		return 0, err
	}
	defer s.mu.RUnlock()
	if a := s.accounts[person]; a != nil {
		return len(a.RecoveryCodes), nil
	}
	return 0, nil
}

// AppendAudit adds an entry.
func (s *Store) AppendAudit(ctx context.Context, e store.AuditEntry) error {
	if err := e.Check(); err != nil {
		return err
	}
	return s.changeAccount(ctx, e.Person, func(a *store.AccountCopy) error {
		e.At, e.Number = store.RoundTime(e.At), 1
		if n := len(a.Audit); n > 0 {
			e.Number = a.Audit[n-1].Number + 1
		}
		a.Audit = append(a.Audit, e)
		a.Audit = slices.Delete(a.Audit, 0, max(0, len(a.Audit)-store.MaxAudit))
		return nil
	})
}

// Audit returns the entries of a person before a number.
func (s *Store) Audit(ctx context.Context, person string, before int64, limit int) (list []store.AuditEntry, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	a := s.accounts[person]
	if a == nil {
		return nil, nil
	}
	for _, e := range slices.Backward(a.Audit) {
		if (before == 0 || e.Number < before) && len(list) < store.AuditLimit(limit) {
			list = append(list, e)
		}
	}
	return list, nil
}
