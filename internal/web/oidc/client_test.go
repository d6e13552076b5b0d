package oidc_test

import (
	"bytes"
	"errors"
	"log/slog"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/openid"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

// site is one whose people log in at a provider, with a clock that is set by hand.
type site struct {
	*oidc.Client
	provider *openid.Server
	log      bytes.Buffer
	passed   time.Duration
}

func newSite(t *testing.T, change func(c *oidc.Config)) *site {
	t.Helper()
	s := &site{provider: openid.Start(t)}
	c := oidc.Config{
		ID: "example", Name: "Example", Issuer: s.provider.URL, ClientID: openid.ClientID, Secret: openid.Secret,
		Redirect: "https://teahouse.example/me/external/example/answer", Now: func() time.Time { return time.Now().Add(s.passed) },
		Log: slog.New(slog.NewTextHandler(&s.log, nil)),
	}
	if change != nil {
		change(&c)
	}
	var err error
	if s.Client, err = oidc.New(c); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	s.provider.LogInAs("subject-1", "ann@example.org")
	return s
}

// begin begins a login, and returns what the browser comes back with.
func (s *site) begin(t *testing.T, login *oidc.Login, anew bool) url.Values {
	t.Helper()
	address, err := s.LoginURL(t.Context(), login, anew)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(address, login.Verifier) {
		t.Errorf("the verifier is in %s", address)
	}
	return s.provider.Visit(t, address).Query()
}

// A provider identifies a person. The e-mail address is asked for if it is wanted.
func TestIdentify(t *testing.T) {
	for email, address := range map[bool]string{true: "ann@example.org", false: ""} {
		s := newSite(t, func(c *oidc.Config) { c.Email = email })
		for range 2 {
			login := oidc.NewLogin()
			answer := s.begin(t, &login, false)
			if answer.Get("state") != login.State || !s.MatchesIssuer(answer) {
				t.Errorf("the answer is %v", answer)
			}
			found, err := s.Identify(t.Context(), &login, answer.Get("code"))
			if want := (oidc.Subject{Issuer: s.provider.URL, ID: "subject-1", Address: address}); found != want || err != nil {
				t.Errorf("%+v, %v, want %+v", found, err, want)
			}
		}
		if n := s.provider.Requests("/.well-known/openid-configuration"); n != 1 {
			t.Errorf("the provider was asked %d times what it is like", n)
		}
	}
}

// Answers that prove nothing are refused, and nothing that is secret is in the error.
func TestRefusedAnswers(t *testing.T) {
	claim := func(name string, value any) func(s *site) {
		return func(s *site) { s.provider.SetClaims(func(claims map[string]any) { claims[name] = value }) }
	}
	defect := func(f openid.Defect) func(s *site) { return func(s *site) { s.provider.SetDefect(f) } }
	for name, test := range map[string]struct {
		before func(s *site)
		want   error
	}{
		"the nonce of another login":        {claim("nonce", "another"), oidc.ErrAnswer},
		"no nonce":                          {claim("nonce", ""), oidc.ErrAnswer},
		"for another site":                  {claim("aud", "another"), oidc.ErrAnswer},
		"for several sites":                 {claim("aud", []string{openid.ClientID, "another"}), oidc.ErrAnswer},
		"given to another site":             {claim("azp", "another"), oidc.ErrAnswer},
		"of another provider":               {claim("iss", "https://accounts.example"), oidc.ErrAnswer},
		"expired":                           {func(s *site) { s.passed = 2 * time.Hour }, oidc.ErrAnswer},
		"of nobody":                         {claim("sub", ""), oidc.ErrAnswer},
		"a long subject":                    {claim("sub", strings.Repeat("x", 256)), oidc.ErrAnswer},
		"a key that nobody knows":           {defect(openid.OtherKey), oidc.ErrAnswer},
		"not signed":                        {defect(openid.Unsigned), oidc.ErrAnswer},
		"no token":                          {defect(openid.NoToken), oidc.ErrAnswer},
		"the token server fails":            {defect(openid.TokenDown), oidc.ErrUnavailable},
		"an answer that does not end":       {defect(openid.Endless), oidc.ErrUnavailable},
		"no answer":                         {defect(openid.Slow), oidc.ErrUnavailable},
		"the login was long ago":            {claim("auth_time", time.Now().Add(-time.Hour).Unix()), oidc.ErrAnswer},
		"an address that is none":           {claim("email", "a\nb"), nil},
		"a long address":                    {claim("email", strings.Repeat("a", 400)), nil},
		"several sites, and given to this ": {func(s *site) { s.provider.SetClaims(severalSites) }, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSite(t, func(c *oidc.Config) {
				if c.Email = true; name == "no answer" {
					c.Patience = 100 * time.Millisecond
				}
			})
			login := oidc.NewLogin()
			code := s.begin(t, &login, true).Get("code")
			test.before(s)
			found, err := s.Identify(t.Context(), &login, code)
			if !errors.Is(err, test.want) || err == nil && (found.ID != "subject-1" || len(found.Address) > 100) {
				t.Errorf("%+v, %v, want %v", found, err, test.want)
			}
			for _, secret := range []string{code, login.Verifier, openid.Secret} {
				if err != nil && strings.Contains(err.Error(), secret) || strings.Contains(s.log.String(), secret) {
					t.Errorf("the error %v or the log %s has a secret", err, &s.log)
				}
			}
		})
	}
}

func severalSites(claims map[string]any) {
	claims["aud"], claims["azp"] = []string{openid.ClientID, "another"}, openid.ClientID
}

// A code is good once, and only with the verifier of its login.
func TestCodes(t *testing.T) {
	s := newSite(t, nil)
	login, other := oidc.NewLogin(), oidc.NewLogin()
	code := s.begin(t, &login, false).Get("code")
	if _, err := s.Identify(t.Context(), &other, code); !errors.Is(err, oidc.ErrAnswer) {
		t.Errorf("with the verifier of another login: %v", err)
	}
	code = s.begin(t, &login, false).Get("code")
	if _, err := s.Identify(t.Context(), &login, code); err != nil {
		t.Error(err)
	}
	for _, code := range []string{code, "", strings.Repeat("x", 5000)} {
		if _, err := s.Identify(t.Context(), &login, code); !errors.Is(err, oidc.ErrAnswer) {
			t.Errorf("the code %.9q: %v", code, err)
		}
	}
	if s.MatchesIssuer(url.Values{"iss": {"https://accounts.example"}}) {
		t.Error("another provider answers")
	}
}

// A provider that cannot be reached is asked again later, and not at once. What it has said before is good meanwhile.
func TestProviderComesBack(t *testing.T) {
	s := newSite(t, nil)
	asked := func() int { return s.provider.Requests("/.well-known/openid-configuration") }
	login := oidc.NewLogin()
	for _, defect := range []openid.Defect{openid.Down, openid.Endless, openid.Plain} {
		s.provider.SetDefect(defect)
		before := asked()
		for range 3 {
			if _, err := s.LoginURL(t.Context(), &login, false); !errors.Is(err, oidc.ErrUnavailable) {
				t.Errorf("%s: %v", defect, err)
			}
		}
		if n := asked() - before; n != 1 {
			t.Errorf("%s: the provider was asked %d times at once", defect, n)
		}
		s.passed += time.Minute
	}
	s.provider.SetDefect(openid.None)
	s.begin(t, &login, false)
	s.provider.SetDefect(openid.Down)
	s.passed += 48 * time.Hour
	before := asked()
	for range 2 {
		if _, err := s.LoginURL(t.Context(), &login, false); err != nil {
			t.Error(err)
		}
	}
	if asked() != before+1 || !strings.Contains(s.log.String(), "provider=example") {
		t.Errorf("the provider was asked %d times later, the log is %s", asked()-before, &s.log)
	}
}

// A site that a provider does not know cannot use it.
func TestUnknownClient(t *testing.T) {
	s := newSite(t, func(c *oidc.Config) { c.Secret = "wrong" })
	login := oidc.NewLogin()
	if _, err := s.Identify(t.Context(), &login, s.begin(t, &login, false).Get("code")); !errors.Is(err, oidc.ErrUnavailable) {
		t.Error(err)
	}
}

// Settings that cannot be are refused, with what would be right.
func TestCheck(t *testing.T) {
	for want, change := range map[string]func(c *oidc.Config){
		"":                          func(*oidc.Config) {},
		": \"Example\" cannot be":   func(c *oidc.Config) { c.ID = "Example" },
		": \"\" cannot be":          func(c *oidc.Config) { c.ID = "" },
		"name: \" \" cannot be":     func(c *oidc.Config) { c.Name = " " },
		"name: \"aaaaaaaaaaaaaaaaa": func(c *oidc.Config) { c.Name = strings.Repeat("a", 41) },
		"client-id: ":               func(c *oidc.Config) { c.ClientID = "" },
		"client-secret-file: ":      func(c *oidc.Config) { c.Secret = "a\nb" },
		"issuer: \"accounts.exampl": func(c *oidc.Config) { c.Issuer = "accounts.example" },
		"issuer: it is not encrypt": func(c *oidc.Config) { c.Issuer = "http://accounts.example" },
		"issuer: \"https://a.examp": func(c *oidc.Config) { c.Issuer = "https://a.example?x=1" },
	} {
		c := oidc.Config{ID: "example", Name: "Example", Issuer: "https://accounts.example/realm", ClientID: "teahouse"}
		change(&c)
		err := c.Check()
		if want == "" && err != nil || want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
