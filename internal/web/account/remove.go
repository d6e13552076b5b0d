package account

import (
	"context"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// Account returns the account of a person. The error is store.ErrNotFound if there is none.
func (l *Logins) Account(ctx context.Context, person string) (store.Account, error) {
	return l.store.Account(ctx, person)
}

// EraseAfter is how long an account waits for its deletion. A login in this time cancels it.
const EraseAfter = 7 * 24 * time.Hour

// DisableAccount disables the account of the sender of a request and logs them out everywhere. The next login enables it.
func (p *SessionProvider) DisableAccount(w http.ResponseWriter, r *http.Request, sender identity.Person) error {
	return p.closeAccount(w, r, sender, store.AccountDisabled, time.Time{})
}

// DeleteAccount logs the sender of a request out everywhere and has their account erased after EraseAfter, with all that belongs to it. A
// login until then cancels it. The person stays as a former player, without a name. The error is ErrOldLogin, or one of the store.
func (p *SessionProvider) DeleteAccount(w http.ResponseWriter, r *http.Request, sender identity.Person) error {
	if err := p.checkFresh(r); err != nil {
		return err
	}
	return p.closeAccount(w, r, sender, store.AccountDeleted, p.logins.now().Add(EraseAfter))
}

func (p *SessionProvider) closeAccount(w http.ResponseWriter, r *http.Request, sender identity.Person, state store.AccountState, erase time.Time) error {
	if err := p.logins.store.CloseAccount(r.Context(), sender.ID, state, erase); err != nil {
		return err
	}
	kind, mail := AuditDisabled, "site-audit-disabled"
	if state == store.AccountDeleted {
		kind, mail = AuditDeletionAsked, "site-mail-deleted"
	}
	p.record(r, sender.ID, kind)
	p.notifyOwner(r, sender.ID, mail)
	if _, err := p.logins.CloseOtherSessions(r.Context(), sender.ID, ""); err != nil {
		return err
	}
	p.cookie.Clear(w)
	return nil
}

// CloseSessionsOf ends all sessions of a person whose account was disabled by an operator, with their connections.
func (l *Logins) CloseSessionsOf(ctx context.Context, person string) error {
	_, err := l.CloseOtherSessions(ctx, person, "")
	return err
}

// Erased forgets what is cached of a person whose account was erased.
func (p *SessionProvider) Erased(person string) { p.guests.Changed(person) }
