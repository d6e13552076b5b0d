package server

import (
	"bytes"
	"html"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/testing/openid"
)

// configWithProvider returns the settings of a service at which logins of a provider are good.
func configWithProvider(t *testing.T, provider *openid.Server) Config {
	t.Helper()
	secret := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(secret, []byte(openid.Secret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	c := config(t)
	c.OIDC = []OIDCProvider{{ID: "example", Name: "Example", Issuer: provider.URL, ClientID: openid.ClientID, SecretFile: secret, Scopes: []string{"openid", "email"}}}
	return c
}

// form sends a form and returns the page to which it leads.
func (b *browser) form(path string, fields url.Values) (status int, at, text string) {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), http.MethodPost, b.url+path, strings.NewReader(fields.Encode()))
	if err != nil {
		b.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return b.openPage(r)
}

// open opens an address.
func (b *browser) open(address string) (status int, at, text string) {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), http.MethodGet, address, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	return b.openPage(r)
}

func (b *browser) openPage(r *http.Request) (status int, at, text string) {
	b.t.Helper()
	r.Header.Set("Accept-Language", "en")
	answer, err := b.http.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	var read bytes.Buffer
	if _, err := read.ReadFrom(answer.Body); err != nil {
		b.t.Fatal(err)
	}
	return answer.StatusCode, answer.Request.URL.Path, read.String()
}

var leavesTo = regexp.MustCompile(`<a class="button main" href="([^"]+)"`)

// logInAtProvider logs in at a provider, and returns the page to which the browser comes back.
func (b *browser) logInAtProvider(provider *openid.Server, do string) (status int, at, text string) {
	b.t.Helper()
	_, _, text = b.form("me/external/example", url.Values{"do": {do}})
	found := leavesTo.FindStringSubmatch(text)
	if found == nil {
		b.t.Fatalf("the page leads nowhere:\n%s", text)
	}
	return b.open(provider.Visit(b.t, html.UnescapeString(found[1])).String())
}

// A guest keeps their games with a login at another site, finds them on another device, and takes all data about them along. The
// log has no secret.
func TestLogInWithProvider(t *testing.T) {
	provider := openid.Start(t)
	provider.LogInAs("subject-of-ann", "ann@example.org")
	c := configWithProvider(t, provider)
	var log bytes.Buffer
	c.Log, c.LogLevel = &log, "debug"
	s := start(t, c)
	laptop, phone := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	match := laptop.order("ki-shogi", "", "me", "me")
	if _, at, text := laptop.logInAtProvider(provider, "login"); at != "/me/external" || !strings.Contains(text, "You have logged in at Example.") {
		t.Fatalf("at %s:\n%s", at, text)
	}
	if status, _, text := laptop.form("me/external", url.Values{"name": {"Support"}}); status != http.StatusUnprocessableEntity || !strings.Contains(text, "Please choose another one.") {
		t.Errorf("%d:\n%s", status, text)
	}
	if _, at, text := laptop.form("me/external", url.Values{"name": {"Ann"}}); at != "/me" || !strings.Contains(text, "You have an account now.") || !strings.Contains(text, "ann@example.org") {
		t.Errorf("at %s:\n%s", at, text)
	}
	if _, at, _ := phone.logInAtProvider(provider, "login"); at != "/games" {
		t.Errorf("the phone is at %s", at)
	}
	var own struct{ Matches []struct{ Match string } }
	phone.must(http.MethodGet, "api/me/matches", nil, &own)
	if len(own.Matches) != 1 || own.Matches[0].Match != match {
		t.Errorf("the matches on the phone are %+v", own)
	}
	var export struct {
		ExternalLogins []struct{ Issuer, Subject, Label string } `json:"external_logins"`
	}
	phone.must(http.MethodGet, "api/account/export", nil, &export)
	if l := export.ExternalLogins; len(l) != 1 || l[0].Issuer != provider.URL || l[0].Subject != "subject-of-ann" || l[0].Label != "ann@example.org" {
		t.Errorf("the export has %+v", l)
	}
	for _, secret := range []string{openid.Secret, "subject-of-ann", "ann@example.org", "code=", "state="} {
		if strings.Contains(log.String(), secret) {
			t.Errorf("the log has %q", secret)
		}
	}
}

// What goes wrong at another site is said on the page, with the other ways to log in.
func TestProviderFails(t *testing.T) {
	provider := openid.Start(t)
	provider.SetDefect(openid.Down)
	s := start(t, configWithProvider(t, provider))
	b := visit(t, s.passkeyURL())
	if status, _, text := b.form("me/external/example", nil); status != http.StatusServiceUnavailable || !strings.Contains(text, "The other site cannot be reached at the moment") || !strings.Contains(text, "Log in with a passkey") {
		t.Errorf("%d:\n%s", status, text)
	}
	if status, _, text := b.open(b.url + "me/external/example/answer?state=x&code=y"); status != http.StatusGone || !strings.Contains(text, "Please begin again") || !strings.Contains(text, "Log in with Example") {
		t.Errorf("%d:\n%s", status, text)
	}
	if status, _, _ := b.form("me/external/other", nil); status != http.StatusNotFound {
		t.Errorf("another site: %d", status)
	}
	if _, at, _ := b.open(b.url + "me/external"); at != "/me" {
		t.Errorf("without a login the page is %s", at)
	}
	if _, _, text := visit(t, s.URL()).open(s.URL() + "me"); !strings.Contains(text, "work only at the public address of this site") || strings.Contains(text, "Log in with Example") {
		t.Errorf("at another address:\n%s", text)
	}
}

// Settings of providers are checked before the service starts.
func TestCheckProviders(t *testing.T) {
	fine := OIDCProvider{ID: "example", Name: "Example", Issuer: "https://accounts.example", ClientID: "teahouse"}
	changed := func(change func(p *OIDCProvider)) []OIDCProvider {
		p := fine
		change(&p)
		return []OIDCProvider{p}
	}
	for want, providers := range map[string][]OIDCProvider{
		"":                                {fine},
		`oidc.: "" cannot be`:             changed(func(p *OIDCProvider) { p.ID = "" }),
		`oidc.example.name: "" cannot be`: changed(func(p *OIDCProvider) { p.Name = "" }),
		`oidc.example.issuer: "x" is not the URL`:       changed(func(p *OIDCProvider) { p.Issuer = "x" }),
		`oidc.example.client-id: it has 1 to`:           changed(func(p *OIDCProvider) { p.ClientID = "" }),
		`oidc.example.scopes: "phone" cannot be`:        changed(func(p *OIDCProvider) { p.Scopes = []string{"phone"} }),
		`oidc.example.client-secret-file: there is a s`: changed(func(p *OIDCProvider) { p.Secret, p.SecretFile = "a", "b" }),
		`oidc.example.issuer: it is also that of`:       {fine, fine},
		`oidc: there are 9 providers, and at most 8`:    make([]OIDCProvider, 9),
	} {
		c := Default()
		c.OIDC = providers
		if err := c.Check(); want == "" && err != nil || want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	p := OIDCProvider{ID: "example", SecretFile: filepath.Join(t.TempDir(), "none")}
	if _, err := p.secret(); err == nil {
		t.Error("a file that does not exist has a secret")
	}
}
