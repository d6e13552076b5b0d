package account

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// refusalTime is how long the refusal of a recovery code takes, whether there is an account of that name or not.
const refusalTime = 300 * time.Millisecond

// LogInWithPasskey gives a browser a session of the person whose passkey has made an answer. The errors are those of
// [Logins.FinishLogin].
func (p *SessionProvider) LogInWithPasskey(w http.ResponseWriter, r *http.Request, ceremony string, answer []byte) (identity.Person, error) {
	person, err := p.logins.FinishLogin(r.Context(), ceremony, answer)
	if err != nil {
		p.recordRefusal(r, err)
		return identity.Person{}, err
	}
	return p.logIn(w, r, person, AuditLogin)
}

// LogInWithCode gives a browser a session of the account with a name, for one of its recovery codes. The error is ErrRecovery.
func (p *SessionProvider) LogInWithCode(w http.ResponseWriter, r *http.Request, name, code string) (identity.Person, error) {
	begun := time.Now()
	person, err := p.logins.UseRecoveryCode(r.Context(), name, code)
	if err != nil {
		p.recordRefusal(r, err)
		waitFor(r.Context(), refusalTime-time.Since(begun))
		return identity.Person{}, err
	}
	return p.logIn(w, r, person, AuditRecoveryCodeUsed)
}

func (p *SessionProvider) logIn(w http.ResponseWriter, r *http.Request, person string, kind AuditKind) (identity.Person, error) {
	if err := p.LogIn(w, r, person); err != nil {
		return identity.Person{}, err
	}
	p.record(r, person, kind)
	return p.guests.PersonByID(r.Context(), person)
}

// recordRefusal adds a refused login to the audit of the account, if there is one and the audit is not full of them.
func (p *SessionProvider) recordRefusal(r *http.Request, err error) {
	if refused, ok := errors.AsType[*LoginError](err); ok && !p.recordedRefusals(r.Context(), refused.Person) {
		p.record(r, refused.Person, AuditLoginFailed)
	}
}

func waitFor(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// LogIn gives a browser a session of a person, instead of the one or the identity of a guest that it had. If the guest was
// the same person, before the account was made, the cookies of all their browsers become void. An account that its owner has disabled, or
// wanted to be deleted, is active again. The error is store.ErrSuspended if an operator has disabled it.
func (p *SessionProvider) LogIn(w http.ResponseWriter, r *http.Request, person string) error {
	if guest, err := p.guests.Person(r); err == nil && guest.ID == person {
		if err := p.guests.VoidCookies(r.Context(), person); err != nil {
			return err
		}
	}
	token, err := p.logins.OpenSession(r.Context(), person, r.UserAgent(), p.tokenOf(r))
	if errors.Is(err, store.ErrDisabled) {
		if err := p.reopen(r, person); err != nil {
			return err
		}
		token, err = p.logins.OpenSession(r.Context(), person, r.UserAgent(), p.tokenOf(r))
	}
	if err != nil {
		return err
	}
	p.cookie.Set(w, token, cookieLifetime)
	p.guests.ClearCookie(w)
	return nil
}

// reopen makes an account active that its owner has disabled or wanted to be deleted.
func (p *SessionProvider) reopen(r *http.Request, person string) error {
	before, err := p.logins.Account(r.Context(), person)
	if err != nil {
		return err
	}
	if err := p.logins.store.ReopenAccount(r.Context(), person); err != nil {
		return err
	}
	kind := AuditEnabled
	if before.State == store.AccountDeleted {
		kind = AuditDeletionCancelled
	}
	p.record(r, person, kind)
	return nil
}

// LogOut ends the session of a browser.
func (p *SessionProvider) LogOut(w http.ResponseWriter, r *http.Request) error {
	if err := p.logins.CloseToken(r.Context(), p.tokenOf(r)); err != nil {
		return err
	}
	p.cookie.Clear(w)
	return nil
}
