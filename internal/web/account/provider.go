package account

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// cookieLifetime is the longest time that browsers keep a cookie. The session ends before.
const cookieLifetime = 400 * 24 * time.Hour

// ProviderConfig is what a provider needs.
type ProviderConfig struct {
	Logins *Logins
	Guests *identity.Guests
	Secure bool // cookies travel over HTTPS only
	// Address returns the network that a request comes from, for the audit.
	Address func(r *http.Request) string
	// LimitMail returns why no mail may be sent for a request to an address, which is written in one way. Nil: all may.
	LimitMail func(r *http.Request, address string) error
	Log       *slog.Logger // nil: slog.Default()
}

// SessionProvider finds the sender of a request: the person of a session, or else the guest of a cookie. It is an
// [identity.Provider], safe for concurrent use.
type SessionProvider struct {
	logins         *Logins
	guests         *identity.Guests
	cookie         identity.Cookie
	mailCookie     identity.Cookie // of a browser that waits for a mail
	externalCookie identity.Cookie // of a browser in which somebody logs in at another site
	address        func(r *http.Request) string
	limitMail      func(r *http.Request, address string) error // nil: there is no limit
	log            *slog.Logger
}

// NewSessionProvider returns a provider.
func NewSessionProvider(c ProviderConfig) *SessionProvider {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	return &SessionProvider{
		logins: c.Logins, guests: c.Guests, address: c.Address, limitMail: c.LimitMail, log: c.Log,
		cookie: identity.Cookie{Name: "session", Secure: c.Secure}, mailCookie: identity.Cookie{Name: "mail", Secure: c.Secure},
		externalCookie: identity.Cookie{Name: "external", Secure: c.Secure},
	}
}

// Logins returns the logins of the provider.
func (p *SessionProvider) Logins() *Logins { return p.logins }

// Person returns the sender of the request, a zero Person without an identity. The error is identity.ErrInvalidIdentity
// for a session that has ended, and as with guests.
func (p *SessionProvider) Person(r *http.Request) (identity.Person, error) {
	person, _, err := p.sender(r)
	return person, err
}

// RenewCookie is Person that renews a cookie that would expire.
func (p *SessionProvider) RenewCookie(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	token := p.tokenOf(r)
	if token == "" {
		return p.guests.RenewCookie(w, r)
	}
	person, extended, err := p.sender(r)
	if extended {
		p.cookie.Set(w, token, cookieLifetime)
	}
	return person, err
}

// PersonOrGuest is RenewCookie that gives a sender without an identity one. The sender of a session that has ended is a new guest.
func (p *SessionProvider) PersonOrGuest(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	if p.tokenOf(r) == "" {
		return p.guests.PersonOrGuest(w, r)
	}
	person, err := p.RenewCookie(w, r)
	if !errors.Is(err, identity.ErrInvalidIdentity) {
		return person, err
	}
	p.cookie.Clear(w)
	return p.guests.PersonOrGuest(w, r)
}

// Rename changes the name of the sender, and that of their account if they have one. The error is an
// *identity.NameError or one of the store.
func (p *SessionProvider) Rename(ctx context.Context, person identity.Person, name string) (identity.Person, error) {
	err := p.logins.Rename(ctx, person.ID, name)
	if errors.Is(err, store.ErrNotFound) {
		return p.guests.Rename(ctx, person, name)
	}
	if err != nil {
		return identity.Person{}, err
	}
	p.guests.Changed(person.ID)
	renamed, err := p.guests.PersonByID(ctx, person.ID)
	renamed.Session = person.Session
	return renamed, err
}

// Forget logs the sender out everywhere and makes all cookies void. A guest cannot come back, the owner of an account can log in
// again.
func (p *SessionProvider) Forget(w http.ResponseWriter, r *http.Request) error {
	if p.tokenOf(r) == "" {
		return p.guests.Forget(w, r)
	}
	person, _, err := p.sender(r)
	if err != nil && !errors.Is(err, identity.ErrInvalidIdentity) {
		return err
	}
	if err == nil {
		if _, err := p.logins.CloseOtherSessions(r.Context(), person.ID, ""); err != nil {
			return err
		}
		if err := p.guests.VoidCookies(r.Context(), person.ID); err != nil {
			return err
		}
	}
	p.cookie.Clear(w)
	p.guests.ClearCookie(w)
	return nil
}

// sender returns the sender of a request, and whether their session lasts longer now.
func (p *SessionProvider) sender(r *http.Request) (person identity.Person, extended bool, err error) {
	token := p.tokenOf(r)
	if token == "" {
		person, err = p.guests.Person(r)
		return person, false, err
	}
	id, extended, err := p.logins.useSession(r.Context(), token)
	if err == nil {
		person, err = p.guests.PersonByID(r.Context(), id)
		hash, _ := hashOf(token)
		person.Session = SessionID(hash)
	}
	if errors.Is(err, ErrNoSession) || errors.Is(err, store.ErrNotFound) {
		return identity.Person{}, false, identity.ErrInvalidIdentity
	}
	return person, extended, err
}

// IsValid reports whether what a person was found by is still good, by what the store has: their session, or the cookie of a guest.
func (p *SessionProvider) IsValid(ctx context.Context, person identity.Person) (bool, error) {
	if person.Session == "" {
		return p.guests.IsValid(ctx, person)
	}
	hash, ok := hashOfID(person.Session)
	if !ok {
		return false, nil
	}
	_, err := p.logins.store.Session(ctx, hash, p.logins.now())
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return true, err
}

// tokenOf returns the token of a session that a request comes with: that of a program in the field Authorization, or else
// the cookie of a browser. The ticket of a guest, which has dots, is none.
func (p *SessionProvider) tokenOf(r *http.Request) string {
	token, ok := identity.BearerToken(r)
	if !ok {
		return p.cookie.Value(r)
	}
	if strings.Contains(token, ".") {
		return ""
	}
	return token
}
