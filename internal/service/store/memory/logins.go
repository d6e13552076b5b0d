package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// sessionsOf returns all sessions of a person, the last seen first. The store is locked.
func (s *Store) sessionsOf(person string) (list []store.LoginSession) {
	for _, l := range s.sessions {
		if l.Person == person {
			list = append(list, l)
		}
	}
	slices.SortFunc(list, func(a, b store.LoginSession) int {
		return cmp.Or(b.Seen.Compare(a.Seen), bytes.Compare(a.Hash[:], b.Hash[:]))
	})
	return list
}

// CreateSession stores a session.
func (s *Store) CreateSession(ctx context.Context, l store.LoginSession) error {
	if err := l.Check(); err != nil {
		return err
	}
	l.Created, l.Seen, l.Expires = store.RoundTime(l.Created), store.RoundTime(l.Seen), store.RoundTime(l.Expires)
	return s.changeAccount(ctx, l.Person, func(a *store.AccountCopy) error {
		if err := a.Account.State.CheckSession(); err != nil {
			return fmt.Errorf("session of person %s: %w", l.Person, err)
		}
		if _, ok := s.sessions[l.Hash]; ok {
			return fmt.Errorf("session: %w", store.ErrExists)
		}
		others := s.sessionsOf(l.Person)
		for _, old := range others[min(len(others), store.MaxSessions-1):] {
			delete(s.sessions, old.Hash)
		}
		s.sessions[l.Hash] = l
		return nil
	})
}

// sessionByHash returns a session that has not expired. The store is locked.
func (s *Store) sessionByHash(hash store.Hash, now time.Time) (store.LoginSession, error) {
	l, ok := s.sessions[hash]
	if !ok || store.HasExpired(l.Expires, now) {
		return store.LoginSession{}, fmt.Errorf("session: %w", store.ErrNotFound)
	}
	return l, nil
}

// Session returns the session with this hash of its token.
func (s *Store) Session(ctx context.Context, hash store.Hash, now time.Time) (store.LoginSession, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.LoginSession{}, err
	}
	defer s.mu.RUnlock()
	return s.sessionByHash(hash, now)
}

// TouchSession stores that a session is used.
func (s *Store) TouchSession(ctx context.Context, hash store.Hash, now, expires time.Time, every time.Duration) (bool, error) {
	if err := store.CheckTouch(now, expires); err != nil {
		return false, err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return false, err
	}
	defer s.mu.Unlock()
	l, err := s.sessionByHash(hash, now)
	if err != nil || !store.DueForTouch(&l, now, every) {
		return false, err
	}
	l.Seen, l.Expires = store.RoundTime(now), store.RoundTime(expires)
	s.sessions[hash] = l
	return true, nil
}

// Sessions returns the sessions of a person.
func (s *Store) Sessions(ctx context.Context, person string, now time.Time) ([]store.LoginSession, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	return slices.DeleteFunc(s.sessionsOf(person), func(l store.LoginSession) bool { return store.HasExpired(l.Expires, now) }), nil
}

// DeleteSession deletes a session of a person.
func (s *Store) DeleteSession(ctx context.Context, person string, hash store.Hash) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if l, ok := s.sessions[hash]; !ok || l.Person != person {
		return fmt.Errorf("session: %w", store.ErrNotFound)
	}
	delete(s.sessions, hash)
	return nil
}

// DeleteSessions deletes the sessions of a person but for one.
func (s *Store) DeleteSessions(ctx context.Context, person string, except store.Hash) (int, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return 0, err
	}
	defer s.mu.Unlock()
	before := len(s.sessions)
	maps.DeleteFunc(s.sessions, func(hash store.Hash, l store.LoginSession) bool { return l.Person == person && hash != except })
	return before - len(s.sessions), nil
}

// CreateLoginToken stores a token instead of those for the same.
func (s *Store) CreateLoginToken(ctx context.Context, t store.LoginToken) error {
	if err := t.Check(); err != nil {
		return err
	}
	t.Expires = store.RoundTime(t.Expires)
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if other, ok := s.tokens[t.Link]; ok && (other.Purpose != t.Purpose || other.Subject() != t.Subject()) {
		return fmt.Errorf("login token: %w", store.ErrExists)
	}
	maps.DeleteFunc(s.tokens, func(_ store.Hash, other store.LoginToken) bool {
		return other.Purpose == t.Purpose && other.Subject() == t.Subject()
	})
	s.tokens[t.Link] = t
	return nil
}

// errNoToken is the error of a token that is not there, has expired, or was used.
var errNoToken = fmt.Errorf("login token: %w", store.ErrNotFound)

// LoginToken returns the token with this hash of its link.
func (s *Store) LoginToken(ctx context.Context, link store.Hash, now time.Time) (store.LoginToken, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.LoginToken{}, err
	}
	defer s.mu.RUnlock()
	t, ok := s.tokens[link]
	if !ok || store.HasExpired(t.Expires, now) {
		return store.LoginToken{}, errNoToken
	}
	return t, nil
}

// UseLoginLink takes a token away by its link.
func (s *Store) UseLoginLink(ctx context.Context, link, browser store.Hash, now time.Time) (store.LoginToken, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return store.LoginToken{}, err
	}
	defer s.mu.Unlock()
	t, ok := s.tokens[link]
	if !ok || t.Browser != browser || store.HasExpired(t.Expires, now) {
		return store.LoginToken{}, errNoToken
	}
	delete(s.tokens, link)
	return t, nil
}

// UseLoginCode takes a token away by its code.
func (s *Store) UseLoginCode(ctx context.Context, c store.LoginCode, now time.Time) (store.LoginToken, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return store.LoginToken{}, err
	}
	defer s.mu.Unlock()
	for link, t := range s.tokens {
		switch {
		case t.Purpose != c.Purpose || t.Subject() != c.Subject() || store.HasExpired(t.Expires, now):
			continue
		case t.Code == c.Code:
			delete(s.tokens, link)
			return t, nil
		}
		if t.Tries--; t.Tries == 0 {
			delete(s.tokens, link)
		} else {
			s.tokens[link] = t
		}
		return store.LoginToken{}, store.ErrWrongCode
	}
	return store.LoginToken{}, errNoToken
}

// PutChallenge stores a challenge.
func (s *Store) PutChallenge(ctx context.Context, c store.Challenge) error {
	if err := c.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if _, ok := s.challenges[c.Hash]; ok {
		return fmt.Errorf("challenge: %w", store.ErrExists)
	}
	c.Data = bytes.Clone(c.Data)
	s.challenges[c.Hash] = c
	return nil
}

// TakeChallenge takes a challenge away.
func (s *Store) TakeChallenge(ctx context.Context, hash store.Hash, now time.Time) ([]byte, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return nil, err
	}
	defer s.mu.Unlock()
	c, ok := s.challenges[hash]
	if !ok || store.HasExpired(c.Expires, now) {
		return nil, fmt.Errorf("challenge: %w", store.ErrNotFound)
	}
	delete(s.challenges, hash)
	return c.Data, nil
}
