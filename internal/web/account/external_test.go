package account_test

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/openid"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

// newExternal returns visitors of a site at which logins of a provider are good.
func newExternal(t *testing.T) (*visitors, *openid.Server) {
	t.Helper()
	provider := openid.Start(t)
	provider.LogInAs("subject-of-ann", "ann@example.org")
	client, err := oidc.New(oidc.Config{
		ID: "example", Name: "Example", Issuer: provider.URL, ClientID: openid.ClientID, Secret: openid.Secret, Email: true,
		Redirect: origin + "/me/external/example/answer",
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	return newVisitorsOf(t, newSiteWith(t, client)), provider
}

// begin begins a login at the provider and returns the query with which the browser comes back.
func (v *visitors) begin(t *testing.T, b browser, provider *openid.Server, add bool) string {
	t.Helper()
	var address string
	b.mustDo(t, func(w http.ResponseWriter, r *http.Request) error {
		sender, err := v.Person(r)
		if err != nil {
			return err
		}
		address, err = v.BeginExternalLogin(w, r, sender, "example", add)
		return err
	})
	return provider.Visit(t, address).RawQuery
}

// comeBack has a browser come back from the provider.
func (v *visitors) comeBack(t *testing.T, b browser, query string) (outcome account.ExternalOutcome, err error) {
	t.Helper()
	err = b.do(t, func(w http.ResponseWriter, r *http.Request) (err error) {
		r.URL.RawQuery = query
		outcome, err = v.FinishExternalLogin(w, r, "example")
		return err
	})
	return outcome, err
}

// logInExternally has a browser log in at the provider.
func (v *visitors) logInExternally(t *testing.T, b browser, provider *openid.Server, add bool) (account.ExternalOutcome, error) {
	t.Helper()
	return v.comeBack(t, b, v.begin(t, b, provider, add))
}

// name chooses the name of an account that somebody makes with a login at the provider.
func (v *visitors) name(t *testing.T, b browser, name string) (person identity.Person, err error) {
	t.Helper()
	guest := v.visit(t, b)
	err = b.do(t, func(w http.ResponseWriter, r *http.Request) (err error) {
		person, err = v.MakeExternalAccount(w, r, guest, name)
		return err
	})
	return person, err
}

// newExternalAnn returns visitors with an account that was made with a login at a provider, and the browser of its owner.
func newExternalAnn(t *testing.T) (v *visitors, provider *openid.Server, b browser, person string) {
	t.Helper()
	v, provider = newExternal(t)
	b = browser{}
	if outcome, err := v.logInExternally(t, b, provider, false); outcome != account.ExternalNewcomer || err != nil {
		t.Fatalf("%s, %v", outcome, err)
	}
	ann, err := v.name(t, b, "Ann")
	if err != nil {
		t.Fatal(err)
	}
	return v, provider, b, ann.ID
}

// The first login makes the account of the guest, who stays the same person, and the second one logs another device in.
func TestExternalLogin(t *testing.T) {
	v, provider := newExternal(t)
	v.addPerson(t, "p1", "Taken")
	laptop, phone := browser{}, browser{}
	guest := v.visit(t, laptop)
	old := laptop["__Host-teahouse"]
	if outcome, err := v.logInExternally(t, laptop, provider, false); outcome != account.ExternalNewcomer || err != nil {
		t.Fatalf("%s, %v", outcome, err)
	}
	if p := v.visit(t, laptop); p.ID != guest.ID || p.Session != "" {
		t.Errorf("before the name there is %+v", p)
	}
	if site, err := v.ExternalNewcomer(laptop.request()); site.Name != "Example" || err != nil {
		t.Errorf("the name is asked for by somebody from %+v, %v", site, err)
	}
	for _, name := range []string{"Taken", "", "Moderator"} {
		var refused *identity.NameError
		if _, err := v.name(t, laptop, name); !errors.As(err, &refused) {
			t.Errorf("the name %q: %v", name, err)
		}
	}
	ann, err := v.name(t, laptop, "Ann")
	if ann.ID != guest.ID || ann.Name != "Ann" || err != nil {
		t.Fatalf("%+v, %v, want the guest %s", ann, err, guest.ID)
	}
	if p := v.visit(t, laptop); p.ID != guest.ID || p.Session == "" || laptop["__Host-external"] != nil {
		t.Errorf("the browser is %+v with the cookies %v", p, laptop)
	}
	if _, err := v.Person(browser{"__Host-teahouse": old}.request()); !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the cookie of the guest: %v", err)
	}
	if audit := v.auditOf(t, guest.ID); audit != "external-login-added account-made" {
		t.Errorf("the audit is %s", audit)
	}

	// Another guest, on another device, is the same person after the login; the address at the provider does not matter.
	stranger := v.visit(t, phone)
	provider.LogInAs("subject-of-ann", "other@example.org")
	if outcome, err := v.logInExternally(t, phone, provider, false); outcome != account.ExternalLoggedIn || err != nil {
		t.Fatalf("%s, %v", outcome, err)
	}
	if p := v.visit(t, phone); p.ID != guest.ID || p.ID == stranger.ID || !strings.HasPrefix(v.auditOf(t, guest.ID), "external-login ") {
		t.Errorf("on the phone there is %+v", p)
	}
	logins, err := v.ExternalLogins(t.Context(), guest.ID)
	if len(logins) != 1 || logins[0].Label != "ann@example.org" || !logins[0].Used.Equal(v.now) || err != nil {
		t.Errorf("the logins are %+v, %v", logins, err)
	}

	// Another person with the same address is somebody else.
	provider.LogInAs("another-subject", "ann@example.org")
	if outcome, err := v.logInExternally(t, browser{}, provider, false); outcome != account.ExternalNewcomer || err != nil {
		t.Errorf("%s, %v", outcome, err)
	}
}

// An answer is good once, in the browser that has begun the login, for ten minutes, as the provider has sent it.
func TestRefusedExternalLogins(t *testing.T) {
	claim := func(name string, value any) func(*visitors, *openid.Server, *browser, url.Values) {
		return func(_ *visitors, provider *openid.Server, _ *browser, _ url.Values) {
			provider.SetClaims(func(claims map[string]any) { claims[name] = value })
		}
	}
	for name, test := range map[string]struct {
		before func(v *visitors, provider *openid.Server, b *browser, answer url.Values)
		want   error
	}{
		"at the last moment": {func(v *visitors, _ *openid.Server, _ *browser, _ url.Values) {
			v.now = v.now.Add(account.ExternalTime - time.Second)
		}, nil},
		"too late":           {func(v *visitors, _ *openid.Server, _ *browser, _ url.Values) { v.now = v.now.Add(account.ExternalTime) }, account.ErrExternalState},
		"in another browser": {func(_ *visitors, _ *openid.Server, b *browser, _ url.Values) { *b = browser{} }, account.ErrExternalState},
		"another state":      {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) { a.Set("state", "x") }, account.ErrExternalState},
		"no state":           {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) { a.Del("state") }, account.ErrExternalState},
		"a long state": {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) {
			a.Set("state", strings.Repeat("x", 1<<16))
		}, account.ErrExternalState},
		"no code":      {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) { a.Del("code") }, oidc.ErrAnswer},
		"another code": {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) { a.Set("code", "x") }, oidc.ErrAnswer},
		"of another provider": {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) {
			a.Set("iss", "https://accounts.example")
		}, oidc.ErrAnswer},
		"not agreed to":            {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) { a.Set("error", "access_denied") }, account.ErrExternalDenied},
		"refused":                  {func(_ *visitors, _ *openid.Server, _ *browser, a url.Values) { a.Set("error", "server_error") }, oidc.ErrAnswer},
		"the nonce of another one": {claim("nonce", "x"), oidc.ErrAnswer},
		"for another site":         {claim("aud", "x"), oidc.ErrAnswer},
		"expired":                  {claim("exp", time.Now().Add(-time.Hour).Unix()), oidc.ErrAnswer},
		"the provider fails":       {func(_ *visitors, provider *openid.Server, _ *browser, _ url.Values) { provider.SetDefect(openid.Down) }, oidc.ErrUnavailable},
		"the account is suspended": {func(v *visitors, _ *openid.Server, _ *browser, _ url.Values) {
			logins, err := v.store.AccountByKey(t.Context(), account.NameKey("Ann"))
			if err := errors.Join(err, v.store.SetAccountState(t.Context(), logins.Person, store.AccountSuspended)); err != nil {
				t.Error(err)
			}
		}, store.ErrSuspended},
	} {
		t.Run(name, func(t *testing.T) {
			v, provider, _, _ := newExternalAnn(t)
			b := browser{}
			answer, err := url.ParseQuery(v.begin(t, b, provider, false))
			if err != nil {
				t.Fatal(err)
			}
			copied := browser{"__Host-external": b["__Host-external"]}
			test.before(v, provider, &b, answer)
			outcome, err := v.comeBack(t, b, answer.Encode())
			if !errors.Is(err, test.want) || (err == nil) != (outcome == account.ExternalLoggedIn) {
				t.Errorf("%s, %v, want %v", outcome, err, test.want)
			}
			if loggedIn := b["__Host-session"] != nil; loggedIn != (test.want == nil) {
				t.Errorf("logged in: %v", loggedIn)
			}
			if test.want != nil && !errors.Is(test.want, account.ErrExternalState) || name == "at the last moment" {
				provider.SetClaims(nil)
				provider.SetDefect(openid.None)
				if _, err := v.comeBack(t, copied, answer.Encode()); !errors.Is(err, account.ErrExternalState) {
					t.Errorf("the answer again: %v", err)
				}
			}
		})
	}
}

// The owner of an account adds a login at another site after a fresh login, in the session in which they have begun, and not one of
// somebody else.
func TestAddExternalLogin(t *testing.T) {
	v, provider, _, ann := newExternalAnn(t)
	v.addPerson(t, "p2", "Bea")
	bea := browser{}
	v.logIn(t, bea, "p2")
	if _, err := v.logInExternally(t, bea, provider, true); !errors.Is(err, account.ErrExternalTaken) {
		t.Errorf("the login of another account: %v", err)
	}
	provider.LogInAs("subject-of-bea", "")
	if _, err := v.logInExternally(t, bea, provider, false); !errors.Is(err, account.ErrExternalUnknown) {
		t.Errorf("a login of no account, without adding it: %v", err)
	}
	query := v.begin(t, bea, provider, true)
	v.logIn(t, bea, "p2") // which ends the session
	if _, err := v.comeBack(t, bea, query); !errors.Is(err, account.ErrNotLoggedIn) {
		t.Errorf("in another session: %v", err)
	}
	for range 2 {
		if outcome, err := v.logInExternally(t, bea, provider, true); outcome != account.ExternalAdded || err != nil {
			t.Errorf("%s, %v", outcome, err)
		}
	}
	if audit := v.auditOf(t, "p2"); strings.Count(audit, "external-login-added") != 1 {
		t.Errorf("the audit is %s", audit)
	}

	// An old login is not enough. A login with the other site makes it new again.
	v.now = v.now.Add(account.FreshLogin)
	begin := func(b browser, add bool) error {
		return b.do(t, func(w http.ResponseWriter, r *http.Request) error {
			sender, err := v.Person(r)
			if err != nil {
				return err
			}
			_, err = v.BeginExternalLogin(w, r, sender, "example", add)
			return err
		})
	}
	if err := begin(bea, true); !errors.Is(err, account.ErrOldLogin) {
		t.Errorf("with an old login: %v", err)
	}
	before := bea["__Host-session"].Value
	if outcome, err := v.logInExternally(t, bea, provider, false); outcome != account.ExternalConfirmed || err != nil || bea["__Host-session"].Value == before {
		t.Errorf("to confirm who it is: %s, %v", outcome, err)
	}
	if err := begin(bea, true); err != nil {
		t.Errorf("afterwards: %v", err)
	}
	if err := begin(browser{}, true); !errors.Is(err, account.ErrNotLoggedIn) {
		t.Errorf("by somebody without an account: %v", err)
	}
	provider.LogInAs("subject-of-ann", "")
	if outcome, err := v.logInExternally(t, bea, provider, false); outcome != account.ExternalLoggedIn || v.visit(t, bea).ID != ann || err != nil {
		t.Errorf("the login of another account: %s, %v", outcome, err)
	}
}

// The last way to log in stays, and one that the site does not offer any more is none.
func TestRemoveExternalLogin(t *testing.T) {
	v, provider, b, ann := newExternalAnn(t)
	logins, err := v.ExternalLogins(t.Context(), ann)
	if err != nil {
		t.Fatal(err)
	}
	id := account.ExternalLoginID(&logins[0])
	remove := func(b browser, id string) error {
		return b.do(t, func(_ http.ResponseWriter, r *http.Request) error { return v.RemoveExternalLogin(r, v.visit(t, b), id) })
	}
	if err := remove(b, id); !errors.Is(err, account.ErrLastLogin) {
		t.Errorf("the last way to log in: %v", err)
	}
	v.addPerson(t, "p2", "Bea")
	bea := browser{}
	v.logIn(t, bea, "p2")
	if err := remove(bea, id); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("by another person: %v", err)
	}
	if err := v.store.ReplaceRecoveryCodes(t.Context(), ann, []store.Hash{{1}}); err != nil {
		t.Fatal(err)
	}
	v.now = v.now.Add(account.FreshLogin)
	if err := remove(b, id); !errors.Is(err, account.ErrOldLogin) {
		t.Errorf("with an old login: %v", err)
	}
	if _, err := v.logInExternally(t, b, provider, false); err != nil {
		t.Fatal(err)
	}
	if err := remove(b, id); err != nil {
		t.Error(err)
	}
	if err := remove(b, id); !errors.Is(err, store.ErrNotFound) || !strings.HasPrefix(v.auditOf(t, ann), "external-login-removed") {
		t.Errorf("again: %v, the audit is %s", err, v.auditOf(t, ann))
	}
	if outcome, err := v.logInExternally(t, browser{}, provider, false); outcome != account.ExternalNewcomer || err != nil {
		t.Errorf("a login afterwards: %s, %v", outcome, err)
	}
}

// A name is chosen once, within ten minutes, by somebody who is not logged in; and a guest who has an account makes no second one.
func TestRefusedExternalAccounts(t *testing.T) {
	newcomer := func(v *visitors, provider *openid.Server) browser {
		b := browser{}
		if outcome, err := v.logInExternally(t, b, provider, false); outcome != account.ExternalNewcomer || err != nil {
			t.Fatalf("%s, %v", outcome, err)
		}
		return b
	}
	v, provider := newExternal(t)
	b := newcomer(v, provider)
	copied := browser{"__Host-external": b["__Host-external"]}
	v.now = v.now.Add(account.ExternalTime)
	if _, err := v.name(t, b, "Ann"); !errors.Is(err, account.ErrExternalState) {
		t.Errorf("too late: %v", err)
	}
	if _, err := v.name(t, browser{}, "Ann"); !errors.Is(err, account.ErrExternalState) {
		t.Errorf("in another browser: %v", err)
	}
	b, again := newcomer(v, provider), newcomer(v, provider)
	if _, err := v.name(t, b, "Ann"); err != nil {
		t.Error(err)
	}
	if _, err := v.name(t, copied, "Bea"); !errors.Is(err, account.ErrExternalState) {
		t.Errorf("again: %v", err)
	}
	if _, err := v.name(t, again, "Cleo"); !errors.Is(err, account.ErrExternalTaken) {
		t.Errorf("a login that has an account by now: %v", err)
	}
	if _, err := v.CreateAccount(t.Context(), v.visit(t, browser{}).ID, "Cleo"); err != nil {
		t.Errorf("an account that nobody can log in to has taken the name: %v", err)
	}

	provider.LogInAs("subject-of-dora", "")
	b = newcomer(v, provider)
	guest := v.visit(t, b)
	if _, err := v.CreateAccount(t.Context(), guest.ID, "Dora"); err != nil {
		t.Fatal(err)
	}
	v.addPasskey(t, guest.ID)
	if _, err := v.name(t, b, "Dora"); !errors.Is(err, account.ErrNotLoggedIn) {
		t.Errorf("with the cookie of a guest who has an account: %v", err)
	}
	provider.LogInAs("subject-of-eve", "")
	b = newcomer(v, provider)
	v.logIn(t, b, guest.ID)
	if _, err := v.name(t, b, "Eve"); !errors.Is(err, account.ErrExternalState) {
		t.Errorf("by somebody who has logged in meanwhile: %v", err)
	}
}

// At another address than the public one a browser would come back without its cookies.
func TestExternalAddress(t *testing.T) {
	v, _ := newExternal(t)
	r := browser{}.request()
	if v.ExternalElsewhere(r) != "" {
		t.Error("at the public address it does not work")
	}
	r.Host = "127.0.0.1:8080"
	if v.ExternalElsewhere(r) != origin {
		t.Errorf("the address is %q", v.ExternalElsewhere(r))
	}
	for site, want := range map[string]error{"example": account.ErrExternalAddress, "other": account.ErrNoExternalSite} {
		if _, err := v.BeginExternalLogin(nil, r, identity.Person{}, site, false); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", site, err, want)
		}
	}
}
