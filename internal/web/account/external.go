package account

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

// ExternalSite is another site whose logins are good here, too.
type ExternalSite struct {
	ID     string // in addresses
	Name   string
	Issuer string
}

// The errors of logins at other sites, besides those of package oidc.
var (
	// ErrNoExternalSite is the error of a site whose logins are not good here.
	ErrNoExternalSite = errors.New("logins of this site are not good here")
	// ErrExternalState is the error of an answer to a login that has expired, was answered already, or was begun in another browser.
	ErrExternalState = errors.New("this browser waits for no such login")
	// ErrExternalDenied is the error of a login that the person has not agreed to there.
	ErrExternalDenied = errors.New("the login was not agreed to at the other site")
	// ErrExternalUnknown is the error of a login that belongs to no account, by somebody who is logged in.
	ErrExternalUnknown = errors.New("this login belongs to no account here")
	// ErrExternalTaken is the error of a login that belongs to another account.
	ErrExternalTaken = errors.New("this login belongs to another account")
	// ErrManyExternal is the error of an account with as many external logins as it can have.
	ErrManyExternal = errors.New("there are as many logins at other sites as there can be")
	// ErrExternalAddress is the error of a browser at another address than the one to which other sites send it back.
	ErrExternalAddress = errors.New("other sites send browsers back to another address")
)

// ExternalTime is how long a person may take to log in at another site, and then to choose a name.
const ExternalTime = 10 * time.Minute

// The kinds of what the store has of a login at another site.
const (
	externalLogin    ceremonyKind = "external"
	externalNewcomer ceremonyKind = "external-newcomer" // whose account has no name yet
)

// externalState is what the server remembers of a login at another site.
type externalState struct {
	Kind    ceremonyKind `json:"kind"`
	Site    string       `json:"site"`
	Expires time.Time    `json:"expires"`
	Login   oidc.Login   `json:"login,omitzero"`
	Session string       `json:"session,omitempty"` // that the login is added in; empty: it logs in
	Sender  string       `json:"sender,omitempty"`  // the person who was logged in when it was begun
	Found   oidc.Subject `json:"found,omitzero"`    // of a newcomer
}

// ExternalSites returns the sites whose logins are good here.
func (l *Logins) ExternalSites() (sites []ExternalSite) {
	for _, c := range l.external {
		sites = append(sites, ExternalSite{c.ID, c.Name, c.Issuer})
	}
	return sites
}

// externalClient returns the client of a site.
func (l *Logins) externalClient(id string) (*oidc.Client, error) {
	for _, c := range l.external {
		if c.ID == id {
			return c, nil
		}
	}
	return nil, ErrNoExternalSite
}

// ExternalElsewhere returns the address at which logins at other sites work, if it is not that of a request: there a browser would come back
// without its cookies.
func (l *Logins) ExternalElsewhere(r *http.Request) string {
	site, err := url.Parse(l.site)
	if len(l.external) == 0 || err != nil || strings.EqualFold(site.Host, r.Host) {
		return ""
	}
	return l.site
}

// ways returns how people log in here besides passkeys and recovery codes.
func (l *Logins) ways() store.LoginWays {
	ways := store.LoginWays{Mail: l.mailer != nil}
	for _, c := range l.external {
		ways.Issuers = append(ways.Issuers, c.Issuer)
	}
	return ways
}

// ExternalLogins returns the logins at other sites of a person, the oldest first.
func (l *Logins) ExternalLogins(ctx context.Context, person string) ([]store.ExternalLogin, error) {
	return l.store.ExternalLogins(ctx, person)
}

// ExternalLoginID returns the name of an external login in addresses, which does not reveal its subject.
func ExternalLoginID(l *store.ExternalLogin) string {
	return SessionID(sha256.Sum256([]byte("external " + l.Issuer + "\n" + l.Subject)))
}

// putExternal remembers a login for the browser with a secret.
func (l *Logins) putExternal(ctx context.Context, hash store.Hash, state *externalState) error {
	data, err := json.Marshal(state)
	if err != nil {
		return err
	}
	return l.store.PutChallenge(ctx, store.Challenge{Hash: hash, Data: data, Expires: state.Expires})
}

// takeExternal takes a login away: an answer is good once. The error is ErrExternalState.
func (l *Logins) takeExternal(ctx context.Context, hash store.Hash, kind ceremonyKind, site string) (*externalState, error) {
	data, err := l.store.TakeChallenge(ctx, hash, l.now())
	if errors.Is(err, store.ErrNotFound) {
		return nil, ErrExternalState
	}
	if err != nil {
		return nil, err
	}
	var state externalState
	if err := json.Unmarshal(data, &state); err != nil {
		return nil, fmt.Errorf("a stored login at another site cannot be read: %w", err)
	}
	if state.Kind != kind || state.Site != site {
		return nil, ErrExternalState
	}
	return &state, nil
}

// hashOfExternal returns under which hash a login is remembered: only the browser with the secret finds it.
func hashOfExternal(state, browser string) (store.Hash, bool) {
	if len(state) > maxToken || len(browser) > maxToken || state == "" || browser == "" {
		return store.Hash{}, false
	}
	return sha256.Sum256([]byte("external " + state + " " + browser)), true
}

// makeExternalAccount makes the account of a guest, with a login at another site. The errors are those of CreateAccount, ErrNotLoggedIn for a guest whose
// account can be logged in to by now, and ErrExternalTaken.
func (l *Logins) makeExternalAccount(ctx context.Context, person, name string, login store.ExternalLogin) error {
	if err := l.checkNoCredentials(ctx, person); err != nil {
		return err
	}
	// Before the account is made: nobody could log in to it otherwise.
	switch _, err := l.store.ExternalLogin(ctx, login.Issuer, login.Subject); {
	case err == nil:
		return ErrExternalTaken
	case !errors.Is(err, store.ErrNotFound):
		return err
	}
	if _, err := l.CreateAccount(ctx, person, name); err != nil && !errors.Is(err, store.ErrHasAccount) {
		return err
	}
	return l.addExternalLogin(ctx, login)
}

// addExternalLogin stores an external login. The error is ErrExternalTaken or ErrManyExternal, or one of the store.
func (l *Logins) addExternalLogin(ctx context.Context, login store.ExternalLogin) error {
	err := l.store.AddExternalLogin(ctx, login)
	switch {
	case errors.Is(err, store.ErrExists):
		return ErrExternalTaken
	case errors.Is(err, store.ErrTooMany):
		return ErrManyExternal
	}
	return err
}

// checkNoCredentials returns ErrNotLoggedIn if somebody can log in as a person with a passkey or at another site.
func (l *Logins) checkNoCredentials(ctx context.Context, person string) error {
	keys, err := l.store.Passkeys(ctx, person)
	if err != nil {
		return err
	}
	logins, err := l.store.ExternalLogins(ctx, person)
	if err == nil && len(keys)+len(logins) > 0 {
		err = ErrNotLoggedIn
	}
	return err
}

// RemoveExternalLogin deletes a login at another site of the sender of a request, by its id. The error is store.ErrNotFound if they have none with
// this id, ErrOldLogin, or ErrLastLogin if they could not log in any more.
func (p *SessionProvider) RemoveExternalLogin(r *http.Request, sender identity.Person, id string) error {
	if err := p.checkFresh(r); err != nil {
		return err
	}
	logins, err := p.logins.ExternalLogins(r.Context(), sender.ID)
	if err != nil {
		return err
	}
	for _, l := range logins {
		if ExternalLoginID(&l) != id {
			continue
		}
		if err := p.logins.store.DeleteExternalLogin(r.Context(), sender.ID, l.Issuer, l.Subject, p.logins.ways()); err != nil {
			return err
		}
		p.record(r, sender.ID, AuditExternalRemoved)
		p.notifyOwner(r, sender.ID, "site-audit-external-removed")
		return nil
	}
	return store.ErrNotFound
}
