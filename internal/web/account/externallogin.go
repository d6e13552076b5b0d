package account

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

// ExternalOutcome is what became of a login at another site.
type ExternalOutcome string

// The outcomes.
const (
	ExternalLoggedIn  ExternalOutcome = "logged-in"
	ExternalConfirmed ExternalOutcome = "confirmed" // the person who was logged in already has logged in once more
	ExternalAdded     ExternalOutcome = "added"     // to the account of the sender
	ExternalNewcomer  ExternalOutcome = "newcomer"  // there is no account yet; MakeExternalAccount makes one
)

// BeginExternalLogin begins a login at another site, and returns the address to which the browser is to go. If add is set, the login is
// added to the account of the sender of the request, who has logged in a short time ago. The error is ErrNoExternalSite, ErrExternalAddress,
// ErrNotLoggedIn, ErrOldLogin or oidc.ErrUnavailable.
func (p *SessionProvider) BeginExternalLogin(w http.ResponseWriter, r *http.Request, sender identity.Person, site string, add bool) (address string, err error) {
	client, err := p.logins.externalClient(site)
	if err != nil {
		return "", err
	}
	if p.logins.ExternalElsewhere(r) != "" {
		return "", ErrExternalAddress
	}
	state := externalState{Kind: externalLogin, Site: site, Expires: p.logins.now().Add(ExternalTime), Login: oidc.NewLogin()}
	if sender.Session != "" {
		state.Sender = sender.ID
	}
	if add {
		if sender.Session == "" {
			return "", ErrNotLoggedIn
		}
		if err := p.checkFresh(r); err != nil {
			return "", err
		}
		state.Session = sender.Session
	}
	// Somebody who is logged in confirms that it is them: the other site is to ask again.
	address, err = client.LoginURL(r.Context(), &state.Login, sender.Session != "" && !add)
	if err != nil {
		return "", err
	}
	browser := newToken()
	hash, _ := hashOfExternal(state.Login.State, browser)
	if err := p.logins.putExternal(r.Context(), hash, &state); err != nil {
		return "", err
	}
	p.externalCookie.Set(w, browser, ExternalTime)
	return address, nil
}

// FinishExternalLogin does what a login at another site was begun for, by the answer that the browser has brought in the address of a request. The
// error is ErrNoExternalSite, ErrExternalState, ErrExternalDenied, ErrExternalUnknown, ErrExternalTaken, ErrManyExternal, ErrNotLoggedIn, one of package
// oidc, or store.ErrSuspended.
func (p *SessionProvider) FinishExternalLogin(w http.ResponseWriter, r *http.Request, site string) (ExternalOutcome, error) {
	client, err := p.logins.externalClient(site)
	if err != nil {
		return "", err
	}
	answer := r.URL.Query()
	hash, ok := hashOfExternal(answer.Get("state"), p.externalCookie.Value(r))
	if !ok {
		return "", ErrExternalState
	}
	state, err := p.logins.takeExternal(r.Context(), hash, externalLogin, site)
	if err != nil {
		return "", err
	}
	p.externalCookie.Clear(w)
	switch refusal := answer.Get("error"); {
	case !client.MatchesIssuer(answer):
		return "", fmt.Errorf("%w: another site has sent it", oidc.ErrAnswer)
	case refusal == "access_denied":
		return "", ErrExternalDenied
	case refusal != "":
		return "", oidc.Refusal(refusal)
	}
	found, err := client.Identify(r.Context(), &state.Login, answer.Get("code"))
	if err != nil {
		return "", err
	}
	sender, err := p.Person(r)
	if err != nil && !errors.Is(err, identity.ErrInvalidIdentity) {
		return "", err
	}
	return p.useExternalLogin(w, r, sender, state, found)
}

// useExternalLogin logs the person of another site in, or adds the login to the account of the sender.
func (p *SessionProvider) useExternalLogin(w http.ResponseWriter, r *http.Request, sender identity.Person, state *externalState, found oidc.Subject) (ExternalOutcome, error) {
	if state.Session != "" && sender.Session != state.Session {
		return "", ErrNotLoggedIn
	}
	known, err := p.logins.store.ExternalLogin(r.Context(), found.Issuer, found.ID)
	switch {
	case err == nil && state.Session == "":
		return p.logInExternally(w, r, state, known)
	case err == nil && known.Person == sender.ID:
		return ExternalAdded, nil
	case err == nil:
		return "", ErrExternalTaken
	case !errors.Is(err, store.ErrNotFound):
		return "", err
	case state.Session != "":
		added := p.logins.externalLoginOf(sender.ID, found)
		added.Used = time.Time{} // it has logged nobody in here
		if err := p.logins.addExternalLogin(r.Context(), added); err != nil {
			return "", err
		}
		p.record(r, sender.ID, AuditExternalAdded)
		p.notifyOwner(r, sender.ID, "site-audit-external-added")
		return ExternalAdded, nil
	case sender.Session != "":
		return "", ErrExternalUnknown
	}
	secret := newToken()
	hash, _ := hashOfExternal(string(externalNewcomer), secret)
	newcomer := externalState{Kind: externalNewcomer, Site: state.Site, Expires: p.logins.now().Add(ExternalTime), Found: found}
	if err := p.logins.putExternal(r.Context(), hash, &newcomer); err != nil {
		return "", err
	}
	p.externalCookie.Set(w, secret+"."+state.Site, ExternalTime)
	return ExternalNewcomer, nil
}

// logInExternally logs the owner of an external login in.
func (p *SessionProvider) logInExternally(w http.ResponseWriter, r *http.Request, state *externalState, known store.ExternalLogin) (ExternalOutcome, error) {
	err := p.logins.store.UseExternalLogin(r.Context(), known.Issuer, known.Subject, p.logins.now())
	if errors.Is(err, store.ErrNotFound) {
		return "", ErrExternalState // it was removed meanwhile
	}
	if err != nil {
		return "", err
	}
	if _, err := p.logIn(w, r, known.Person, AuditExternalLogin); err != nil {
		return "", err
	}
	if known.Person == state.Sender {
		return ExternalConfirmed, nil
	}
	return ExternalLoggedIn, nil
}

// externalLoginOf returns what is stored of a person of another site.
func (l *Logins) externalLoginOf(person string, found oidc.Subject) store.ExternalLogin {
	now := l.now()
	return store.ExternalLogin{Issuer: found.Issuer, Subject: found.ID, Person: person, Label: found.Address, Created: now, Used: now}
}

// ExternalNewcomer returns the site at which somebody has logged in who has no account here yet, and has to choose a name. The error is ErrExternalState
// in a browser in which nobody has, and ErrNoExternalSite.
func (p *SessionProvider) ExternalNewcomer(r *http.Request) (ExternalSite, error) {
	_, site, ok := strings.Cut(p.externalCookie.Value(r), ".")
	if !ok {
		return ExternalSite{}, ErrExternalState
	}
	client, err := p.logins.externalClient(site)
	if err != nil {
		return ExternalSite{}, err
	}
	return ExternalSite{client.ID, client.Name, client.Issuer}, nil
}

// MakeExternalAccount makes the account of a guest, the sender of a request, who has logged in at another site, and logs them in here; the
// cookies of the guest are void. The error is ErrExternalState or ErrExternalTaken, or an *identity.NameError, after which another name can be
// chosen.
func (p *SessionProvider) MakeExternalAccount(w http.ResponseWriter, r *http.Request, sender identity.Person, name string) (identity.Person, error) {
	secret, site, _ := strings.Cut(p.externalCookie.Value(r), ".")
	hash, ok := hashOfExternal(string(externalNewcomer), secret)
	if !ok || sender.Session != "" {
		return identity.Person{}, ErrExternalState
	}
	state, err := p.logins.takeExternal(r.Context(), hash, externalNewcomer, site)
	if err != nil {
		return identity.Person{}, err
	}
	err = p.logins.makeExternalAccount(r.Context(), sender.ID, name, p.logins.externalLoginOf(sender.ID, state.Found))
	if _, ok := errors.AsType[*identity.NameError](err); ok {
		return identity.Person{}, errors.Join(err, p.logins.putExternal(r.Context(), hash, state))
	}
	if err != nil {
		return identity.Person{}, err
	}
	p.externalCookie.Clear(w)
	p.record(r, sender.ID, AuditAccountMade)
	// The guest may have been made by this very request, whose cookie the browser does not send yet.
	if err := p.guests.VoidCookies(r.Context(), sender.ID); err != nil {
		return identity.Person{}, err
	}
	return p.logIn(w, r, sender.ID, AuditExternalAdded)
}
