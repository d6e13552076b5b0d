package account

import (
	"context"
	"errors"
	"strings"
	"time"
	"unicode"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// SessionLifetime is how long a session lasts after it was used for the last time.
const SessionLifetime = 180 * 24 * time.Hour

// touchPause is how old the stored time of the last use may be.
const touchPause = time.Hour

// OpenSession logs a person with an account in and returns the token of the session. The session that the browser had before
// ends: a token from before the login is never that of a session after it. The error is store.ErrDisabled for a
// disabled account.
func (l *Logins) OpenSession(ctx context.Context, person, device, before string) (token string, err error) {
	now := l.now()
	token = newToken()
	hash, _ := hashOf(token)
	s := store.LoginSession{Hash: hash, Person: person, Device: deviceText(device), Created: now, Seen: now, Expires: now.Add(SessionLifetime)}
	if err := l.store.CreateSession(ctx, s); err != nil {
		return "", err
	}
	if err := l.CloseToken(ctx, before); err != nil {
		return "", err
	}
	return token, nil
}

// PersonOf returns the id of the person of a session and stores, at most once an hour, that it is used. The error is
// ErrNoSession for the token of no session.
func (l *Logins) PersonOf(ctx context.Context, token string) (person string, err error) {
	person, _, err = l.useSession(ctx, token)
	return person, err
}

// useSession is PersonOf that also reports whether the session lasts longer now.
func (l *Logins) useSession(ctx context.Context, token string) (person string, extended bool, err error) {
	s, err := l.session(ctx, token)
	if err != nil {
		return "", false, err
	}
	now := l.now()
	if !store.DueForTouch(&s, now, touchPause) {
		return s.Person, false, nil
	}
	extended, err = l.store.TouchSession(ctx, s.Hash, now, now.Add(SessionLifetime), touchPause)
	if errors.Is(err, store.ErrNotFound) {
		return "", false, ErrNoSession
	}
	return s.Person, extended, err
}

func (l *Logins) session(ctx context.Context, token string) (store.LoginSession, error) {
	hash, ok := hashOf(token)
	if !ok {
		return store.LoginSession{}, ErrNoSession
	}
	s, err := l.store.Session(ctx, hash, l.now())
	if errors.Is(err, store.ErrNotFound) {
		return store.LoginSession{}, ErrNoSession
	}
	return s, err
}

// Sessions returns where a person is logged in, the last seen first.
func (l *Logins) Sessions(ctx context.Context, person string) ([]store.LoginSession, error) {
	return l.store.Sessions(ctx, person, l.now())
}

// CloseSession ends a session of a person. The error is ErrNoSession if it has none with this hash.
func (l *Logins) CloseSession(ctx context.Context, person string, hash store.Hash) error {
	err := l.store.DeleteSession(ctx, person, hash)
	if errors.Is(err, store.ErrNotFound) {
		return ErrNoSession
	}
	if err == nil {
		l.ended(EndedSessions{Person: person, Session: SessionID(hash)})
	}
	return err
}

// CloseToken ends the session with a token, if there is one.
func (l *Logins) CloseToken(ctx context.Context, token string) error {
	s, err := l.session(ctx, token)
	if err == nil {
		err = l.CloseSession(ctx, s.Person, s.Hash)
	}
	if errors.Is(err, ErrNoSession) {
		return nil
	}
	return err
}

// CloseOtherSessions ends the sessions of a person but for that with a token, and returns how many.
func (l *Logins) CloseOtherSessions(ctx context.Context, person, token string) (closed int, err error) {
	ended := EndedSessions{Person: person}
	hash, ok := hashOf(token)
	if ok {
		ended.Except = SessionID(hash)
	}
	closed, err = l.store.DeleteSessions(ctx, person, hash)
	if err == nil {
		l.ended(ended)
	}
	return closed, err
}

// deviceText returns what a browser says of itself as a text that can be stored.
func deviceText(userAgent string) string {
	return wording.Shorten(printable(userAgent), store.MaxDevice)
}

// printable returns what people can see of a text.
func printable(text string) string {
	return strings.Map(func(c rune) rune {
		if !unicode.IsPrint(c) {
			return -1
		}
		return c
	}, strings.ToValidUTF8(text, ""))
}
