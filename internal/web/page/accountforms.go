package page

import (
	"encoding/base64"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// The forms of the reader's account work without script. Passkeys need it: web/src/plain/passkeys.ts.

// postRecovery logs somebody in with a recovery code.
func (p *Pages) postRecovery(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	_, err := p.Accounts.LogInWithCode(w, r, r.PostForm.Get("name"), r.PostForm.Get("code"))
	if errors.Is(err, account.ErrRecovery) || errors.Is(err, store.ErrSuspended) {
		return p.meAgain(w, r, err)
	}
	if err != nil {
		return err
	}
	to := afterLogin(r.PostForm)
	if r.PostForm.Get("confirm") != "" {
		to = "/me?done=confirmed"
	}
	redirect(w, r, to)
	return nil
}

// meAgain shows the page of the reader again, with why a form was refused.
func (p *Pages) meAgain(w http.ResponseWriter, r *http.Request, refusal error) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page, err := p.mePage(r, person)
	if err != nil {
		return err
	}
	found := problem.FromError(refusal)
	page.Problem, page.Confirm = page.translate(found), errors.Is(refusal, account.ErrOldLogin)
	return p.write(w, r, "me", found.Status, page)
}

// postCodes makes recovery codes and shows them: only this answer has them.
func (p *Pages) postCodes(w http.ResponseWriter, r *http.Request) error {
	person, err := p.owner(w, r)
	if err != nil {
		return err
	}
	codes, err := p.Accounts.MakeRecoveryCodes(r, person)
	if errors.Is(err, account.ErrOldLogin) {
		return p.meAgain(w, r, err)
	}
	if err != nil {
		return err
	}
	page, err := p.mePage(r, person)
	if err != nil {
		return err
	}
	page.Account.Codes = codes
	return p.write(w, r, "me", http.StatusOK, page)
}

// removePasskey removes a passkey of the reader.
func (p *Pages) removePasskey(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me?done=removed", func(person identity.Person) error {
		id, _ := base64.RawURLEncoding.DecodeString(r.PathValue("passkey")) // no passkey has what it is otherwise
		err := p.Accounts.RemovePasskey(r, person, id)
		if errors.Is(err, store.ErrNotFound) {
			return nil // it was removed already
		}
		return err
	})
}

// endSession ends a session of the reader.
func (p *Pages) endSession(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me?done=ended", func(person identity.Person) error {
		err := p.Accounts.RevokeSession(r, person, r.PathValue("session"))
		if errors.Is(err, account.ErrNoSession) {
			return nil // it has ended already
		}
		return err
	})
}

// endOtherSessions ends all sessions of the reader but for this one.
func (p *Pages) endOtherSessions(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me?done=ended", func(person identity.Person) error {
		_, err := p.Accounts.RevokeOtherSessions(r, person)
		return err
	})
}

// logOut ends the session of this browser.
func (p *Pages) logOut(w http.ResponseWriter, r *http.Request) error {
	if err := p.Accounts.LogOut(w, r); err != nil {
		return err
	}
	redirect(w, r, "/")
	return nil
}

// disableAccount disables the reader's account.
func (p *Pages) disableAccount(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/", func(person identity.Person) error { return p.Accounts.DisableAccount(w, r, person) })
}

// deleteAccount deletes the reader's account for good.
func (p *Pages) deleteAccount(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/", func(person identity.Person) error { return p.Accounts.DeleteAccount(w, r, person) })
}

// changeAccount does something to the reader's account and leads to a page. A refusal is shown on the page of the account.
func (p *Pages) changeAccount(w http.ResponseWriter, r *http.Request, to string, change func(identity.Person) error) error {
	person, err := p.owner(w, r)
	if err != nil {
		return err
	}
	err = change(person)
	if errors.Is(err, account.ErrLastLogin) || errors.Is(err, account.ErrAddress) || errors.Is(err, account.ErrOldLogin) {
		return p.meAgain(w, r, err)
	}
	if err != nil {
		return err
	}
	redirect(w, r, to)
	return nil
}
