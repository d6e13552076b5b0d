package account

import (
	"context"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// BeginPasskey begins to make a passkey for the sender of a request, and with it the account of a guest, under a name; empty: that of
// the guest. The error is ErrOldLogin, or ErrNotLoggedIn for the cookie of a guest who has an account to log in to by now.
func (p *SessionProvider) BeginPasskey(r *http.Request, sender identity.Person, name string) (Ceremony, error) {
	ctx := r.Context()
	if sender.Session != "" {
		if err := p.checkFresh(r); err != nil {
			return Ceremony{}, err
		}
		return p.logins.BeginPasskey(ctx, sender.ID, "")
	}
	if err := p.logins.checkNoCredentials(ctx, sender.ID); err != nil {
		return Ceremony{}, err
	}
	if name == "" {
		name = sender.Name
	}
	return p.logins.BeginPasskey(ctx, sender.ID, name)
}

// FinishPasskey stores the passkey that a browser has made for the sender of a request. It logs a guest in, who has an account now;
// the cookies of the guest are void. The errors are ErrOldLogin and those of [Logins.FinishPasskey].
func (p *SessionProvider) FinishPasskey(w http.ResponseWriter, r *http.Request, sender identity.Person, ceremony, label string, answer []byte) (identity.Person, error) {
	if sender.Session != "" { // with a passkey a thief of its cookie would keep the account
		if err := p.checkFresh(r); err != nil {
			return identity.Person{}, err
		}
	}
	if err := p.logins.FinishPasskey(r.Context(), sender.ID, ceremony, label, answer); err != nil {
		return identity.Person{}, err
	}
	if sender.Session != "" {
		p.record(r, sender.ID, AuditPasskeyAdded)
		p.notifyOwner(r, sender.ID, "site-audit-passkey-added")
		return sender, nil
	}
	p.record(r, sender.ID, AuditAccountMade)
	return p.logIn(w, r, sender.ID, AuditPasskeyAdded)
}

// Passkeys returns the passkeys of a person, the oldest first.
func (l *Logins) Passkeys(ctx context.Context, person string) ([]store.Passkey, error) {
	return l.store.Passkeys(ctx, person)
}

// RenamePasskey gives a passkey of a person another label. The error is store.ErrNotFound if they have none with this id.
func (l *Logins) RenamePasskey(ctx context.Context, person string, id []byte, label string) error {
	return l.store.RenamePasskey(ctx, person, id, printable(label))
}

// RemovePasskey deletes a passkey of the sender of a request. The error is store.ErrNotFound if they have none with this id,
// ErrOldLogin, or ErrLastLogin if they could not log in any more.
func (p *SessionProvider) RemovePasskey(r *http.Request, sender identity.Person, id []byte) error {
	if err := p.checkFresh(r); err != nil {
		return err
	}
	if err := p.logins.store.DeletePasskey(r.Context(), sender.ID, id, p.logins.ways()); err != nil {
		return err
	}
	p.record(r, sender.ID, AuditPasskeyRemoved)
	return nil
}

// MakeRecoveryCodes is that of [Logins] for the sender of a request. The error is ErrOldLogin, or one of the store.
func (p *SessionProvider) MakeRecoveryCodes(r *http.Request, sender identity.Person) ([]string, error) {
	if err := p.checkFresh(r); err != nil {
		return nil, err
	}
	codes, err := p.logins.MakeRecoveryCodes(r.Context(), sender.ID)
	if err == nil {
		p.record(r, sender.ID, AuditRecoveryCodesMade)
	}
	return codes, err
}

// CountRecoveryCodes returns how many recovery codes of a person are left.
func (l *Logins) CountRecoveryCodes(ctx context.Context, person string) (int, error) {
	n, err := l.store.CountRecoveryCodes(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return 0, nil
	}
	return n, err
}

// RevokeSession ends a session of the sender of a request. The error is ErrNoSession if it is not theirs.
func (p *SessionProvider) RevokeSession(r *http.Request, sender identity.Person, id string) error {
	hash, ok := hashOfID(id)
	if !ok {
		return ErrNoSession
	}
	if err := p.logins.CloseSession(r.Context(), sender.ID, hash); err != nil {
		return err
	}
	p.record(r, sender.ID, AuditSessionRevoked)
	return nil
}

// RevokeOtherSessions ends all sessions of the sender of a request but for that of the request, and returns how many.
func (p *SessionProvider) RevokeOtherSessions(r *http.Request, sender identity.Person) (closed int, err error) {
	closed, err = p.logins.CloseOtherSessions(r.Context(), sender.ID, p.tokenOf(r))
	if err == nil && closed > 0 {
		p.record(r, sender.ID, AuditSessionRevoked)
	}
	return closed, err
}
