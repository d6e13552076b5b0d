package account

import (
	"context"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// Account returns the account of a person. The error is store.ErrNotFound if there is none.
func (l *Logins) Account(ctx context.Context, person string) (store.Account, error) {
	return l.store.Account(ctx, person)
}

// DisableAccount disables the account of the sender of a request and logs them out everywhere. The next login enables it.
func (p *SessionProvider) DisableAccount(w http.ResponseWriter, r *http.Request, sender identity.Person) error {
	if err := p.logins.store.SetAccountState(r.Context(), sender.ID, store.AccountDisabled); err != nil {
		return err
	}
	p.record(r, sender.ID, AuditDisabled)
	p.notifyOwner(r, sender.ID, "site-audit-disabled")
	if _, err := p.logins.CloseOtherSessions(r.Context(), sender.ID, ""); err != nil {
		return err
	}
	p.cookie.Clear(w)
	return nil
}

// DeleteAccount deletes the account of the sender of a request at once, with all that belongs to it. The person stays as a former
// player, without a name.
func (p *SessionProvider) DeleteAccount(w http.ResponseWriter, r *http.Request, sender identity.Person) error {
	before, err := p.logins.Address(r.Context(), sender.ID)
	if err != nil {
		return err
	}
	if err := p.logins.store.DeleteAccount(r.Context(), sender.ID); err != nil {
		return err
	}
	p.notify(r, before.Address, "site-mail-deleted")
	p.guests.Changed(sender.ID)
	p.logins.ended(EndedSessions{Person: sender.ID})
	p.cookie.Clear(w)
	return nil
}
