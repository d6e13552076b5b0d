package postgres

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// AddPasskey stores a new passkey.
func (s *Store) AddPasskey(ctx context.Context, p store.Passkey) error {
	if err := p.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, p.Person); err != nil {
			return err
		}
		n, err := q.CountPasskeys(ctx, escape(p.Person))
		if err != nil {
			return err
		}
		rows, err := q.InsertPasskey(ctx, query.InsertPasskeyParams{
			ID: p.ID, Person: escape(p.Person), Data: p.Data, Version: 1, Label: escape(p.Label), Created: p.Created.UnixMilli(), Used: p.Used.UnixMilli(),
		})
		switch {
		case err != nil:
			return err
		case rows == 0:
			return fmt.Errorf("passkey: %w", store.ErrExists)
		case n >= store.MaxPasskeys:
			return fmt.Errorf("passkeys of person %s: %w", p.Person, store.ErrTooMany)
		}
		return nil
	})
}

// passkeyOf makes a passkey of a row.
func passkeyOf(row query.Passkey) store.Passkey {
	return store.Passkey{
		ID: row.ID, Person: unescape(row.Person), Data: row.Data, Version: row.Version, Label: unescape(row.Label), Created: timeOf(row.Created), Used: timeOf(row.Used),
	}
}

// Passkey returns the passkey with an id.
func (s *Store) Passkey(ctx context.Context, id []byte) (store.Passkey, error) {
	row, err := s.q.PasskeyByID(ctx, bytesOf(id))
	if err != nil {
		return store.Passkey{}, s.readError(err, "passkey", "of this id")
	}
	return passkeyOf(row), nil
}

// Passkeys returns those of a person.
func (s *Store) Passkeys(ctx context.Context, person string) ([]store.Passkey, error) {
	rows, err := s.q.PasskeysOfPerson(ctx, escape(person))
	if err != nil {
		return nil, s.readError(err, "passkeys of person", person)
	}
	var list []store.Passkey
	for _, row := range rows {
		list = append(list, passkeyOf(row))
	}
	return list, nil
}

// UsePasskey stores the data of a passkey after a login.
func (s *Store) UsePasskey(ctx context.Context, id []byte, version int64, data []byte, now time.Time) error {
	if err := store.CheckPasskeyData(data); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.UsePasskey(ctx, query.UsePasskeyParams{Data: data, Used: now.UnixMilli(), ID: bytesOf(id), Version: version})
		if err != nil || rows > 0 {
			return err
		}
		_, err = q.PasskeyByID(ctx, bytesOf(id))
		switch {
		case err == nil:
			return fmt.Errorf("passkey: %w", store.ErrChanged)
		case errors.Is(err, pgx.ErrNoRows):
			return fmt.Errorf("passkey: %w", store.ErrNotFound)
		}
		return err
	})
}

// RenamePasskey changes the label of a passkey of a person.
func (s *Store) RenamePasskey(ctx context.Context, person string, id []byte, label string) error {
	if err := store.CheckPasskeyLabel(label); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.RenamePasskey(ctx, query.RenamePasskeyParams{Label: escape(label), ID: bytesOf(id), Person: escape(person)})
		return changed(rows, err, "passkey")
	})
}

// DeletePasskey deletes a passkey of a person.
func (s *Store) DeletePasskey(ctx context.Context, person string, id []byte, ways store.LoginWays) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, person); err != nil { // nothing else of it is removed meanwhile
			return err
		}
		rows, err := q.DeletePasskey(ctx, query.DeletePasskeyParams{ID: bytesOf(id), Person: escape(person)})
		if err := changed(rows, err, "passkey"); err != nil {
			return err
		}
		return checkLogin(ctx, q, person, ways)
	})
}

// checkLogin reports that nothing is left with which a person can log in.
func checkLogin(ctx context.Context, q *query.Queries, person string, ways store.LoginWays) error {
	passkeys, err := q.CountPasskeys(ctx, escape(person))
	if err != nil || passkeys > 0 {
		return err
	}
	codes, err := q.CountRecoveryCodes(ctx, escape(person))
	if err != nil || codes > 0 {
		return err
	}
	external, err := q.ExternalLogins(ctx, escape(person))
	if err != nil || ways.HasExternalLogin(externalLoginsOf(external)) {
		return err
	}
	if ways.Mail {
		if _, err := q.AddressByPerson(ctx, escape(person)); !errors.Is(err, pgx.ErrNoRows) {
			return err
		}
	}
	return fmt.Errorf("account of person %s: %w", person, store.ErrLastLogin)
}

// PutAddress stores the address of a person.
func (s *Store) PutAddress(ctx context.Context, a store.EmailAddress) error {
	if err := a.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, a.Person); err != nil {
			return err
		}
		other, err := q.AddressByKey(ctx, escape(a.Key))
		switch {
		case err == nil && other.Person != escape(a.Person):
			return fmt.Errorf("address of person %s: %w", a.Person, store.ErrAddressTaken)
		case err != nil && !errors.Is(err, pgx.ErrNoRows):
			return err
		}
		return q.PutAddress(ctx, query.PutAddressParams{
			Person: escape(a.Person), Address: escape(a.Address), AddressKey: escape(a.Key), Verified: a.Verified.UnixMilli(),
		})
	})
}

// addressOf makes an address of a row.
func addressOf(row query.Address) store.EmailAddress {
	return store.EmailAddress{Person: unescape(row.Person), Address: unescape(row.Address), Key: unescape(row.AddressKey), Verified: timeOf(row.Verified)}
}

// Address returns the address of a person.
func (s *Store) Address(ctx context.Context, person string) (store.EmailAddress, error) {
	row, err := s.q.AddressByPerson(ctx, escape(person))
	if err != nil {
		return store.EmailAddress{}, s.readError(err, "address of person", person)
	}
	return addressOf(row), nil
}

// AddressByKey returns the address with a key.
func (s *Store) AddressByKey(ctx context.Context, key string) (store.EmailAddress, error) {
	row, err := s.q.AddressByKey(ctx, escape(key))
	if err != nil {
		return store.EmailAddress{}, s.readError(err, "address", "of this key")
	}
	return addressOf(row), nil
}

// DeleteAddress deletes the address of a person.
func (s *Store) DeleteAddress(ctx context.Context, person string, ways store.LoginWays) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, person); err != nil {
			return err
		}
		rows, err := q.DeleteAddress(ctx, escape(person))
		if err := changed(rows, err, "address of person "+person); err != nil {
			return err
		}
		return checkLogin(ctx, q, person, ways)
	})
}

// ReplaceRecoveryCodes stores the hashes of the codes of a person.
func (s *Store) ReplaceRecoveryCodes(ctx context.Context, person string, hashes []store.Hash) error {
	if err := store.CheckRecoveryCodes(hashes); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, person); err != nil {
			return err
		}
		if err := q.DeleteRecoveryCodes(ctx, escape(person)); err != nil {
			return err
		}
		codes := query.InsertRecoveryCodesParams{}
		for _, hash := range hashes {
			codes.People, codes.Hashes = append(codes.People, escape(person)), append(codes.Hashes, hash[:])
		}
		if len(hashes) == 0 {
			return nil
		}
		return q.InsertRecoveryCodes(ctx, codes)
	})
}

// UseRecoveryCode takes a code away.
func (s *Store) UseRecoveryCode(ctx context.Context, person string, hash store.Hash) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.UseRecoveryCode(ctx, query.UseRecoveryCodeParams{Person: escape(person), Hash: hash[:]})
		return changed(rows, err, "recovery code of person "+person)
	})
}

// CountRecoveryCodes returns how many codes are left.
func (s *Store) CountRecoveryCodes(ctx context.Context, person string) (int, error) {
	n, err := s.q.CountRecoveryCodes(ctx, escape(person))
	return int(n), s.readError(err, "recovery codes of person", person)
}

// AppendAudit adds an entry.
func (s *Store) AppendAudit(ctx context.Context, e store.AuditEntry) error {
	if err := e.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := lockAccount(ctx, q, e.Person); err != nil {
			return err
		}
		last, err := q.LastAudit(ctx, escape(e.Person))
		if err != nil {
			return err
		}
		err = q.InsertAudit(ctx, query.InsertAuditParams{
			Person: escape(e.Person), Number: last + 1, At: e.At.UnixMilli(), Kind: e.Kind, Address: escape(e.Address), Device: escape(e.Device),
			By: escape(e.By), About: escape(e.About),
		})
		if err != nil {
			return err
		}
		return q.DeleteAuditUpTo(ctx, query.DeleteAuditUpToParams{Person: escape(e.Person), Number: last + 1 - store.MaxAudit})
	})
}

// auditOf makes an entry of a row.
func auditOf(row query.Audit) store.AuditEntry {
	return store.AuditEntry{
		Person: unescape(row.Person), Number: row.Number, At: timeOf(row.At), Kind: row.Kind, Address: unescape(row.Address), Device: unescape(row.Device),
		By: unescape(row.By), About: unescape(row.About),
	}
}

// Audit returns the entries of a person before a number.
func (s *Store) Audit(ctx context.Context, person string, before int64, limit int) ([]store.AuditEntry, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	rows, err := s.q.AuditBefore(ctx, query.AuditBeforeParams{Person: escape(person), Number: before, Limit: rowLimit(store.AuditLimit(limit))})
	if err != nil {
		return nil, s.readError(err, "audit of person", person)
	}
	var list []store.AuditEntry
	for _, row := range rows {
		list = append(list, auditOf(row))
	}
	return list, nil
}
