package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// hashOf makes a hash of a column.
func hashOf(column []byte) (h store.Hash) {
	copy(h[:], column)
	return h
}

// CreateSession stores a session.
func (s *Store) CreateSession(ctx context.Context, l store.LoginSession) error {
	if err := l.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		account, err := accountRow(ctx, q, l.Person)
		if err != nil {
			return err
		}
		if err := store.AccountState(account.State).CheckSession(); err != nil {
			return fmt.Errorf("session of person %s: %w", l.Person, err)
		}
		if err := q.LimitSessions(ctx, query.LimitSessionsParams{Person: l.Person, Most: store.MaxSessions - 1}); err != nil {
			return err
		}
		rows, err := q.InsertSession(ctx, query.InsertSessionParams{
			Hash: l.Hash[:], Person: l.Person, Device: l.Device, Created: l.Created.UnixMilli(), Seen: l.Seen.UnixMilli(), Expires: l.Expires.UnixMilli(),
		})
		if err == nil && rows == 0 {
			return fmt.Errorf("session: %w", store.ErrExists)
		}
		return err
	})
}

// sessionOf makes a session of a row.
func sessionOf(row query.Session) store.LoginSession {
	return store.LoginSession{
		Hash: hashOf(row.Hash), Person: row.Person, Device: row.Device,
		Created: timeOf(row.Created), Seen: timeOf(row.Seen), Expires: timeOf(row.Expires),
	}
}

// Session returns the session with this hash of its token.
func (r *Reader) Session(ctx context.Context, hash store.Hash, now time.Time) (store.LoginSession, error) {
	row, err := r.q.Session(ctx, query.SessionParams{Hash: hash[:], Expires: now.UnixMilli()})
	if err != nil {
		return store.LoginSession{}, r.readError(err, "session", "of this token")
	}
	return sessionOf(row), nil
}

// TouchSession stores that a session is used.
func (s *Store) TouchSession(ctx context.Context, hash store.Hash, now, expires time.Time, every time.Duration) (touched bool, err error) {
	if err := store.CheckTouch(now, expires); err != nil {
		return false, err
	}
	// Hardly any call has something to write.
	if l, err := s.Session(ctx, hash, now); err != nil || !store.DueForTouch(&l, now, every) {
		return false, err
	}
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.TouchSession(ctx, query.TouchSessionParams{
			Hash: hash[:], Seen: now.UnixMilli(), Expires: expires.UnixMilli(), SeenBefore: now.UnixMilli() - max(every.Milliseconds(), 1),
		})
		touched = rows > 0
		return err
	})
	return touched && err == nil, err
}

// Sessions returns the sessions of a person.
func (r *Reader) Sessions(ctx context.Context, person string, now time.Time) ([]store.LoginSession, error) {
	rows, err := r.q.Sessions(ctx, query.SessionsParams{Person: person, Expires: now.UnixMilli()})
	if err != nil {
		return nil, r.readError(err, "sessions of person", person)
	}
	var list []store.LoginSession
	for _, row := range rows {
		list = append(list, sessionOf(row))
	}
	return list, nil
}

// DeleteSession deletes a session of a person.
func (s *Store) DeleteSession(ctx context.Context, person string, hash store.Hash) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteSession(ctx, query.DeleteSessionParams{Hash: hash[:], Person: person})
		return changed(rows, err, "session")
	})
}

// DeleteSessions deletes the sessions of a person but for one.
func (s *Store) DeleteSessions(ctx context.Context, person string, except store.Hash) (deleted int, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteSessions(ctx, query.DeleteSessionsParams{Person: person, Kept: except[:]})
		deleted = int(rows)
		return err
	})
	if err != nil {
		return 0, err
	}
	return deleted, nil
}

// CreateLoginToken stores a token instead of those for the same.
func (s *Store) CreateLoginToken(ctx context.Context, t store.LoginToken) error {
	if err := t.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		err := q.DeleteLoginTokensOf(ctx, query.DeleteLoginTokensOfParams{Purpose: string(t.Purpose), Subject: t.Subject()})
		if err != nil {
			return err
		}
		rows, err := q.InsertLoginToken(ctx, query.InsertLoginTokenParams{
			Link: t.Link[:], Code: t.Code[:], Browser: t.Browser[:], Purpose: string(t.Purpose), Subject: t.Subject(), Person: t.Person,
			Address: t.Address, AddressKey: t.AddressKey, Expires: t.Expires.UnixMilli(), Tries: int64(t.Tries),
		})
		if err == nil && rows == 0 {
			return fmt.Errorf("login token: %w", store.ErrExists)
		}
		return err
	})
}

// tokenOf makes a token of a row.
func tokenOf(row query.LoginToken) store.LoginToken {
	return store.LoginToken{
		Link: hashOf(row.Link), Code: hashOf(row.Code), Browser: hashOf(row.Browser), Purpose: store.LoginPurpose(row.Purpose), Person: row.Person,
		Address: row.Address, AddressKey: row.AddressKey, Expires: timeOf(row.Expires), Tries: int(row.Tries),
	}
}

// LoginToken returns the token with this hash of its link.
func (r *Reader) LoginToken(ctx context.Context, link store.Hash, now time.Time) (store.LoginToken, error) {
	row, err := r.q.LoginToken(ctx, query.LoginTokenParams{Link: link[:], Expires: now.UnixMilli()})
	if err != nil {
		return store.LoginToken{}, r.readError(err, "login token", "of this link")
	}
	return tokenOf(row), nil
}

// UseLoginLink takes a token away by its link.
func (s *Store) UseLoginLink(ctx context.Context, link, browser store.Hash, now time.Time) (t store.LoginToken, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		row, err := q.LoginToken(ctx, query.LoginTokenParams{Link: link[:], Expires: now.UnixMilli()})
		if errors.Is(err, sql.ErrNoRows) || err == nil && hashOf(row.Browser) != browser {
			return errNoToken
		}
		if err != nil {
			return err
		}
		t = tokenOf(row)
		return q.DeleteLoginToken(ctx, link[:])
	})
	if err != nil {
		return store.LoginToken{}, err
	}
	return t, nil
}

// errNoToken is the error of a token that is not there, has expired, or was used.
var errNoToken = fmt.Errorf("login token: %w", store.ErrNotFound)

// UseLoginCode takes a token away by its code.
func (s *Store) UseLoginCode(ctx context.Context, c store.LoginCode, now time.Time) (t store.LoginToken, err error) {
	right := false // a wrong code is no error of the transaction, since it costs a try
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		row, err := q.LoginTokenOf(ctx, query.LoginTokenOfParams{Purpose: string(c.Purpose), Subject: c.Subject(), Expires: now.UnixMilli()})
		if errors.Is(err, sql.ErrNoRows) {
			return errNoToken
		}
		if err != nil {
			return err
		}
		t, right = tokenOf(row), hashOf(row.Code) == c.Code
		if right || row.Tries <= 1 {
			return q.DeleteLoginToken(ctx, row.Link)
		}
		return q.SetLoginTries(ctx, query.SetLoginTriesParams{Tries: row.Tries - 1, Link: row.Link})
	})
	switch {
	case err != nil:
		return store.LoginToken{}, err
	case !right:
		return store.LoginToken{}, store.ErrWrongCode
	}
	return t, nil
}

// PutChallenge stores a challenge.
func (s *Store) PutChallenge(ctx context.Context, c store.Challenge) error {
	if err := c.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.InsertChallenge(ctx, query.InsertChallengeParams{Hash: c.Hash[:], Data: c.Data, Expires: c.Expires.UnixMilli()})
		if err == nil && rows == 0 {
			return fmt.Errorf("challenge: %w", store.ErrExists)
		}
		return err
	})
}

// TakeChallenge takes a challenge away.
func (s *Store) TakeChallenge(ctx context.Context, hash store.Hash, now time.Time) (data []byte, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		row, err := q.Challenge(ctx, query.ChallengeParams{Hash: hash[:], Expires: now.UnixMilli()})
		if errors.Is(err, sql.ErrNoRows) {
			return fmt.Errorf("challenge: %w", store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		data = row.Data
		return q.DeleteChallenge(ctx, hash[:])
	})
	if err != nil {
		return nil, err
	}
	return data, nil
}
