package account

import (
	"errors"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// RequestLogin sends a mail with a link and a code to the owner of an address, with which this browser logs in. It does not reveal
// whether there is an account with the address. The error is ErrAddress, ErrNoMail or one of the limits.
func (p *SessionProvider) RequestLogin(w http.ResponseWriter, r *http.Request, address string) error {
	address, key, err := p.checkMail(r, address)
	if err != nil {
		return err
	}
	cookie, err := p.logins.requestLogin(r.Context(), address, key, messages.LanguageOf(r))
	if err == nil {
		p.mailCookie.Set(w, cookie, MailLifetime)
	}
	return err
}

// RequestAddress sends a mail with a link and a code to an address, with which its owner adds it to the account of the sender of a
// request, in this browser. The error is ErrOldLogin, ErrAddress, ErrNoMail, one of the limits, or that of the Mailer.
func (p *SessionProvider) RequestAddress(w http.ResponseWriter, r *http.Request, sender identity.Person, address string) error {
	if err := p.checkFresh(r); err != nil {
		return err
	}
	address, key, err := p.checkMail(r, address)
	if err != nil {
		return err
	}
	cookie, err := p.logins.requestAddress(r.Context(), sender.ID, address, key, messages.LanguageOf(r))
	if err == nil {
		p.mailCookie.Set(w, cookie, MailLifetime)
	}
	return err
}

// checkMail checks an address, and that a mail may be sent to it.
func (p *SessionProvider) checkMail(r *http.Request, text string) (address, key string, err error) {
	if p.logins.mailer == nil {
		return "", "", ErrNoMail
	}
	address, key, err = parseAddress(text)
	if err == nil && p.limitMail != nil {
		err = p.limitMail(r, key)
	}
	return address, key, err
}

// AwaitedMail returns what the mail is for that this browser has asked for, and its address. The error is ErrMailVoid if there is
// none, or not any more.
func (p *SessionProvider) AwaitedMail(r *http.Request) (purpose store.LoginPurpose, address string, err error) {
	t, _, err := p.logins.awaitedMail(r.Context(), p.mailCookie.Value(r))
	return t.Purpose, t.Address, err
}

// LinkedMail returns what the mail with a link is for, and changes nothing: programs that look for harmful links may open it as often
// as they like. The error is ErrMailVoid, or ErrOtherBrowser if not this browser has asked for the mail.
func (p *SessionProvider) LinkedMail(r *http.Request, link string) (purpose store.LoginPurpose, err error) {
	t, err := p.logins.linkedMail(r.Context(), p.mailCookie.Value(r), link)
	return t.Purpose, err
}

// AnswerMail does what a mail was sent for: it logs this browser in, or adds the address to the account of the sender. With a purpose,
// it is refused for another one. The error is ErrMailVoid, ErrOtherBrowser, ErrMailCode, ErrNotLoggedIn or store.ErrAddressTaken.
func (p *SessionProvider) AnswerMail(w http.ResponseWriter, r *http.Request, only store.LoginPurpose, answer MailAnswer) (identity.Person, store.LoginPurpose, error) {
	begun := time.Now()
	sender, t, err := p.takeMail(r, only, answer)
	if err != nil {
		p.recordRefusal(r, err)
		waitFor(r.Context(), refusalTime-time.Since(begun))
		return identity.Person{}, t.Purpose, err
	}
	p.mailCookie.Clear(w)
	if t.Purpose == store.VerifyAddress {
		return sender, t.Purpose, p.addAddress(r, &t)
	}
	person, err := p.logIn(w, r, t.Person, AuditLoginByMail)
	return person, t.Purpose, err
}

// takeMail takes a mail away by its answer. The mail for a new address is for its person alone.
func (p *SessionProvider) takeMail(r *http.Request, only store.LoginPurpose, answer MailAnswer) (sender identity.Person, t store.LoginToken, err error) {
	cookie := p.mailCookie.Value(r)
	t, err = p.logins.findMail(r.Context(), cookie, answer)
	if err != nil {
		return sender, t, err
	}
	if only != "" && t.Purpose != only {
		return sender, t, ErrMailVoid
	}
	if t.Purpose == store.VerifyAddress {
		sender, err = p.Person(r)
		if errors.Is(err, identity.ErrInvalidIdentity) || err == nil && (sender.Session == "" || sender.ID != t.Person) {
			err = ErrNotLoggedIn
		}
		if err != nil {
			return sender, t, err
		}
	}
	purpose := t.Purpose
	t, err = p.logins.takeMail(r.Context(), cookie, answer)
	if t.Purpose = purpose; err == nil && purpose == store.LoginByMail {
		err = p.logins.checkOwner(r.Context(), &t)
	}
	return sender, t, err
}

// addAddress stores a verified address instead of the one before.
func (p *SessionProvider) addAddress(r *http.Request, t *store.LoginToken) error {
	before, err := p.logins.Address(r.Context(), t.Person)
	if err != nil {
		return err
	}
	added := store.EmailAddress{Person: t.Person, Address: t.Address, Key: t.AddressKey, Verified: p.logins.now()}
	if err := p.logins.store.PutAddress(r.Context(), added); err != nil {
		return err
	}
	p.record(r, t.Person, AuditAddressAdded)
	if before.Key != "" && before.Key != added.Key {
		p.notify(r, before.Address, "site-audit-address-removed")
	}
	return nil
}

// RemoveAddress removes the address of the sender of a request. The error is ErrOldLogin, or ErrLastLogin if they could not log in any more.
func (p *SessionProvider) RemoveAddress(r *http.Request, sender identity.Person) error {
	before, err := p.logins.Address(r.Context(), sender.ID)
	if err != nil || before.Key == "" {
		return err
	}
	if err := p.checkFresh(r); err != nil {
		return err
	}
	if err := p.logins.store.DeleteAddress(r.Context(), sender.ID, p.logins.ways()); err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	p.record(r, sender.ID, AuditAddressRemoved)
	p.notify(r, before.Address, "site-audit-address-removed")
	return nil
}

// notifyOwner sends a mail about something that happened to an account to its owner, if they have an address.
func (p *SessionProvider) notifyOwner(r *http.Request, person, happened string) {
	a, err := p.logins.Address(r.Context(), person)
	if err != nil {
		p.log.Warn("the owner of an account was not notified", "error", err)
		return
	}
	p.notify(r, a.Address, happened)
}

// notify sends a mail about something that happened to an account to an address, if there is one.
func (p *SessionProvider) notify(r *http.Request, address, happened string) {
	if p.logins.mailer == nil || address == "" {
		return
	}
	m, err := p.logins.noticeMail(messages.LanguageOf(r), happened).message(address)
	if err == nil {
		err = p.logins.mailer.Send(m)
	}
	if err != nil {
		p.log.Warn("the owner of an account was not notified", "error", err)
	}
}
