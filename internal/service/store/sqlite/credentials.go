package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// AddPasskey stores a new passkey.
func (s *Store) AddPasskey(ctx context.Context, p store.Passkey) error {
	if err := p.Check(); err != nil {
		return err
	}
	p.Version = 1
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, p.Person); err != nil {
			return err
		}
		n, err := q.CountPasskeys(ctx, p.Person)
		if err != nil {
			return err
		}
		rows, err := insertPasskey(ctx, q, &p)
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

// insertPasskey inserts the row of a passkey, unless there is one with its id.
func insertPasskey(ctx context.Context, q *query.Queries, p *store.Passkey) (rows int64, err error) {
	return q.InsertPasskey(ctx, query.InsertPasskeyParams{
		ID: p.ID, Person: p.Person, Data: p.Data, Version: p.Version, Label: p.Label, Created: p.Created.UnixMilli(), Used: p.Used.UnixMilli(),
	})
}

// passkeyOf makes a passkey of a row.
func passkeyOf(row query.Passkey) store.Passkey {
	return store.Passkey{
		ID: row.ID, Person: row.Person, Data: row.Data, Version: row.Version, Label: row.Label, Created: timeOf(row.Created), Used: timeOf(row.Used),
	}
}

// Passkey returns the passkey with an id.
func (r *Reader) Passkey(ctx context.Context, id []byte) (store.Passkey, error) {
	row, err := r.q.Passkey(ctx, bytesOf(id))
	if err != nil {
		return store.Passkey{}, r.readError(err, "passkey", "of this id")
	}
	return passkeyOf(row), nil
}

// Passkeys returns those of a person.
func (r *Reader) Passkeys(ctx context.Context, person string) ([]store.Passkey, error) {
	rows, err := r.q.Passkeys(ctx, person)
	if err != nil {
		return nil, r.readError(err, "passkeys of person", person)
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.UsePasskey(ctx, query.UsePasskeyParams{Data: data, Used: now.UnixMilli(), ID: bytesOf(id), Version: version})
		if err != nil || rows > 0 {
			return err
		}
		_, err = q.Passkey(ctx, bytesOf(id))
		switch {
		case err == nil:
			return fmt.Errorf("passkey: %w", store.ErrChanged)
		case errors.Is(err, sql.ErrNoRows):
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.RenamePasskey(ctx, query.RenamePasskeyParams{Label: label, ID: bytesOf(id), Person: person})
		return changed(rows, err, "passkey")
	})
}

// DeletePasskey deletes a passkey of a person.
func (s *Store) DeletePasskey(ctx context.Context, person string, id []byte, ways store.LoginWays) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeletePasskey(ctx, query.DeletePasskeyParams{ID: bytesOf(id), Person: person})
		if err := changed(rows, err, "passkey"); err != nil {
			return err
		}
		return checkLogin(ctx, q, person, ways)
	})
}

// checkLogin reports that nothing is left with which a person can log in.
func checkLogin(ctx context.Context, q *query.Queries, person string, ways store.LoginWays) error {
	passkeys, err := q.CountPasskeys(ctx, person)
	if err != nil || passkeys > 0 {
		return err
	}
	codes, err := q.CountRecoveryCodes(ctx, person)
	if err != nil || codes > 0 {
		return err
	}
	external, err := q.ExternalLogins(ctx, person)
	if err != nil || ways.HasExternalLogin(externalLoginsOf(external)) {
		return err
	}
	if ways.Mail {
		if _, err := q.Address(ctx, person); !errors.Is(err, sql.ErrNoRows) {
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, a.Person); err != nil {
			return err
		}
		other, err := q.AddressByKey(ctx, a.Key)
		switch {
		case err == nil && other.Person != a.Person:
			return fmt.Errorf("address of person %s: %w", a.Person, store.ErrAddressTaken)
		case err != nil && !errors.Is(err, sql.ErrNoRows):
			return err
		}
		return putAddress(ctx, q, &a)
	})
}

// putAddress stores the row of an address.
func putAddress(ctx context.Context, q *query.Queries, a *store.EmailAddress) error {
	return q.PutAddress(ctx, query.PutAddressParams{Person: a.Person, Address: a.Address, AddressKey: a.Key, Verified: a.Verified.UnixMilli()})
}

// addressOf makes an address of a row.
func addressOf(row query.Address) store.EmailAddress {
	return store.EmailAddress{Person: row.Person, Address: row.Address, Key: row.AddressKey, Verified: timeOf(row.Verified)}
}

// Address returns the address of a person.
func (r *Reader) Address(ctx context.Context, person string) (store.EmailAddress, error) {
	row, err := r.q.Address(ctx, person)
	if err != nil {
		return store.EmailAddress{}, r.readError(err, "address of person", person)
	}
	return addressOf(row), nil
}

// AddressByKey returns the address with a key.
func (r *Reader) AddressByKey(ctx context.Context, key string) (store.EmailAddress, error) {
	row, err := r.q.AddressByKey(ctx, key)
	if err != nil {
		return store.EmailAddress{}, r.readError(err, "address", "of this key")
	}
	return addressOf(row), nil
}

// DeleteAddress deletes the address of a person.
func (s *Store) DeleteAddress(ctx context.Context, person string, ways store.LoginWays) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteAddress(ctx, person)
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
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, person); err != nil {
			return err
		}
		if err := q.DeleteRecoveryCodes(ctx, person); err != nil {
			return err
		}
		return insertRecoveryCodes(ctx, q, person, hashes)
	})
}

// insertRecoveryCodes inserts the rows of recovery codes.
func insertRecoveryCodes(ctx context.Context, q *query.Queries, person string, hashes []store.Hash) error {
	for _, hash := range hashes {
		if err := q.InsertRecoveryCode(ctx, query.InsertRecoveryCodeParams{Person: person, Hash: hash[:]}); err != nil {
			return err
		}
	}
	return nil
}

// UseRecoveryCode takes a code away.
func (s *Store) UseRecoveryCode(ctx context.Context, person string, hash store.Hash) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.UseRecoveryCode(ctx, query.UseRecoveryCodeParams{Person: person, Hash: hash[:]})
		return changed(rows, err, "recovery code of person "+person)
	})
}

// CountRecoveryCodes returns how many codes are left.
func (r *Reader) CountRecoveryCodes(ctx context.Context, person string) (int, error) {
	n, err := r.q.CountRecoveryCodes(ctx, person)
	return int(n), r.readError(err, "recovery codes of person", person)
}

// AppendAudit adds an entry.
func (s *Store) AppendAudit(ctx context.Context, e store.AuditEntry) error {
	if err := e.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, e.Person); err != nil {
			return err
		}
		last, err := q.LastAudit(ctx, e.Person)
		if err != nil {
			return err
		}
		entry := e
		entry.Number = last + 1
		if err := insertAudit(ctx, q, &entry); err != nil {
			return err
		}
		return q.DeleteAuditUpTo(ctx, query.DeleteAuditUpToParams{Person: e.Person, Number: entry.Number - store.MaxAudit})
	})
}

// insertAudit inserts the row of an entry.
func insertAudit(ctx context.Context, q *query.Queries, e *store.AuditEntry) error {
	return q.InsertAudit(ctx, query.InsertAuditParams{
		Person: e.Person, Number: e.Number, At: e.At.UnixMilli(), Kind: e.Kind, Address: e.Address, Device: e.Device,
		By: e.By, About: e.About,
	})
}

// auditOf makes an entry of a row.
func auditOf(row query.Audit) store.AuditEntry {
	return store.AuditEntry{
		Person: row.Person, Number: row.Number, At: timeOf(row.At), Kind: row.Kind, Address: row.Address, Device: row.Device, By: row.By, About: row.About,
	}
}

// Audit returns the entries of a person before a number.
func (r *Reader) Audit(ctx context.Context, person string, before int64, limit int) ([]store.AuditEntry, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	rows, err := r.q.AuditBefore(ctx, query.AuditBeforeParams{Person: person, Number: before, Limit: int64(store.AuditLimit(limit))})
	if err != nil {
		return nil, r.readError(err, "audit of person", person)
	}
	var list []store.AuditEntry
	for _, row := range rows {
		list = append(list, auditOf(row))
	}
	return list, nil
}
