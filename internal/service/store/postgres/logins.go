package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
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
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		account, err := lockAccount(ctx, q, l.Person)
		if err != nil {
			return err
		}
		if err := store.AccountState(account.State).CheckSession(); err != nil {
			return fmt.Errorf("session of person %s: %w", l.Person, err)
		}
		if err := q.LimitSessions(ctx, query.LimitSessionsParams{Person: escape(l.Person), Most: store.MaxSessions - 1}); err != nil {
			return err
		}
		rows, err := q.InsertSession(ctx, query.InsertSessionParams{
			Hash: l.Hash[:], Person: escape(l.Person), Device: escape(l.Device), Created: l.Created.UnixMilli(), Seen: l.Seen.UnixMilli(), Expires: l.Expires.UnixMilli(),
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
		Hash: hashOf(row.Hash), Person: unescape(row.Person), Device: unescape(row.Device),
		Created: timeOf(row.Created), Seen: timeOf(row.Seen), Expires: timeOf(row.Expires),
	}
}

// Session returns the session with this hash of its token.
func (s *Store) Session(ctx context.Context, hash store.Hash, now time.Time) (store.LoginSession, error) {
	row, err := s.q.SessionByHash(ctx, query.SessionByHashParams{Hash: hash[:], Now: now.UnixMilli()})
	if err != nil {
		return store.LoginSession{}, s.readError(err, "session", "of this token")
	}
	return sessionOf(row), nil
}

// TouchSession stores that a session is used.
func (s *Store) TouchSession(ctx context.Context, hash store.Hash, now, expires time.Time, every time.Duration) (bool, error) {
	if err := store.CheckTouch(now, expires); err != nil {
		return false, err
	}
	// Hardly any call has something to write.
	if l, err := s.Session(ctx, hash, now); err != nil || !store.DueForTouch(&l, now, every) {
		return false, err
	}
	rows, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int64, error) {
		return q.TouchSession(ctx, query.TouchSessionParams{
			Hash: hash[:], Seen: now.UnixMilli(), Expires: expires.UnixMilli(), SeenBefore: now.UnixMilli() - max(every.Milliseconds(), 1),
		})
	})
	return rows > 0 && err == nil, err
}

// Sessions returns the sessions of a person.
func (s *Store) Sessions(ctx context.Context, person string, now time.Time) ([]store.LoginSession, error) {
	rows, err := s.q.SessionsOfPerson(ctx, query.SessionsOfPersonParams{Person: escape(person), Now: now.UnixMilli()})
	if err != nil {
		return nil, s.readError(err, "sessions of person", person)
	}
	var list []store.LoginSession
	for _, row := range rows {
		list = append(list, sessionOf(row))
	}
	return list, nil
}

// DeleteSession deletes a session of a person.
func (s *Store) DeleteSession(ctx context.Context, person string, hash store.Hash) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.DeleteSession(ctx, query.DeleteSessionParams{Hash: hash[:], Person: escape(person)})
		return changed(rows, err, "session")
	})
}

// DeleteSessions deletes the sessions of a person but for one.
func (s *Store) DeleteSessions(ctx context.Context, person string, except store.Hash) (int, error) {
	rows, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int64, error) {
		return q.DeleteSessions(ctx, query.DeleteSessionsParams{Person: escape(person), Kept: except[:]})
	})
	return int(rows), err
}

// CreateLoginToken stores a token instead of those for the same.
func (s *Store) CreateLoginToken(ctx context.Context, t store.LoginToken) error {
	if err := t.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		err := q.DeleteLoginTokensOf(ctx, query.DeleteLoginTokensOfParams{Purpose: string(t.Purpose), Subject: escape(t.Subject())})
		if err != nil {
			return err
		}
		rows, err := q.InsertLoginToken(ctx, query.InsertLoginTokenParams{
			Link: t.Link[:], Code: t.Code[:], Browser: t.Browser[:], Purpose: string(t.Purpose), Subject: escape(t.Subject()), Person: escape(t.Person),
			Address: escape(t.Address), AddressKey: escape(t.AddressKey), Expires: t.Expires.UnixMilli(), Tries: int64(t.Tries),
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
		Link: hashOf(row.Link), Code: hashOf(row.Code), Browser: hashOf(row.Browser), Purpose: store.LoginPurpose(row.Purpose), Person: unescape(row.Person),
		Address: unescape(row.Address), AddressKey: unescape(row.AddressKey), Expires: timeOf(row.Expires), Tries: int(row.Tries),
	}
}

// LoginToken returns the token with this hash of its link.
func (s *Store) LoginToken(ctx context.Context, link store.Hash, now time.Time) (store.LoginToken, error) {
	row, err := s.q.LoginTokenByLink(ctx, query.LoginTokenByLinkParams{Link: link[:], Now: now.UnixMilli()})
	if err != nil {
		return store.LoginToken{}, s.readError(err, "login token", "of this link")
	}
	return tokenOf(row), nil
}

// UseLoginLink takes a token away by its link.
func (s *Store) UseLoginLink(ctx context.Context, link, browser store.Hash, now time.Time) (store.LoginToken, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (store.LoginToken, error) {
		row, err := q.UseLoginLink(ctx, query.UseLoginLinkParams{Link: link[:], Browser: browser[:], Now: now.UnixMilli()})
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			return store.LoginToken{}, errNoToken
		case err != nil:
			return store.LoginToken{}, err
		}
		return tokenOf(row), nil
	})
}

// errNoToken is the error of a token that is not there, has expired, or was used.
var errNoToken = fmt.Errorf("login token: %w", store.ErrNotFound)

// UseLoginCode takes a token away by its code.
func (s *Store) UseLoginCode(ctx context.Context, c store.LoginCode, now time.Time) (store.LoginToken, error) {
	// A wrong code is no error of the transaction, since it costs a try.
	t, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (store.LoginToken, error) {
		row, err := q.LockLoginToken(ctx, query.LockLoginTokenParams{Purpose: string(c.Purpose), Subject: escape(c.Subject()), Now: now.UnixMilli()})
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			return store.LoginToken{}, errNoToken
		case err != nil:
			return store.LoginToken{}, err
		}
		t := tokenOf(row)
		if t.Code == c.Code || t.Tries <= 1 {
			return t, q.DeleteLoginToken(ctx, row.Link)
		}
		return t, q.SetLoginTries(ctx, query.SetLoginTriesParams{Tries: row.Tries - 1, Link: row.Link})
	})
	switch {
	case err != nil:
		return store.LoginToken{}, err
	case t.Code != c.Code:
		return store.LoginToken{}, store.ErrWrongCode
	}
	return t, nil
}

// PutChallenge stores a challenge.
func (s *Store) PutChallenge(ctx context.Context, c store.Challenge) error {
	if err := c.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.InsertChallenge(ctx, query.InsertChallengeParams{Hash: c.Hash[:], Data: c.Data, Expires: c.Expires.UnixMilli()})
		if err == nil && rows == 0 {
			return fmt.Errorf("challenge: %w", store.ErrExists)
		}
		return err
	})
}

// TakeChallenge takes a challenge away.
func (s *Store) TakeChallenge(ctx context.Context, hash store.Hash, now time.Time) ([]byte, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) ([]byte, error) {
		data, err := q.TakeChallenge(ctx, query.TakeChallengeParams{Hash: hash[:], Now: now.UnixMilli()})
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, fmt.Errorf("challenge: %w", store.ErrNotFound)
		}
		return data, err
	})
}
