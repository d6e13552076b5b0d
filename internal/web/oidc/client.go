package oidc

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	goidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The errors. What they wrap is for the log: it has neither codes nor tokens.
var (
	// ErrUnavailable is the error of a provider that cannot be reached, takes too long, or does not know this site.
	ErrUnavailable = errors.New("the provider cannot be used")
	// ErrAnswer is the error of an answer that proves nothing.
	ErrAnswer = errors.New("the answer of the provider proves nothing")
)

// Bounds of what is asked of a provider.
const (
	patience     = 5 * time.Second // for one request, and twice as long for all that an answer needs
	maxCode      = 4096            // bytes
	maxErrorText = 200             // bytes of what a provider says, in the log
)

// freshTime is how old a login at the provider may be if a new one was asked for.
const freshTime = 10 * time.Minute

// Client is this site as a client of one provider. It is safe for concurrent use.
type Client struct {
	Config
	http *http.Client
	discovery
}

// New returns a client. It asks the provider for nothing yet. The error is that of [Config.Check].
func New(c Config) (*Client, error) {
	if err := c.Check(); err != nil {
		return nil, err
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Patience == 0 {
		c.Patience = patience
	}
	return &Client{Config: c, http: newHTTPClient(c.Patience), discovery: discovery{turn: make(chan struct{}, 1)}}, nil
}

// Close ends connections that are not in use.
func (c *Client) Close() { c.http.CloseIdleConnections() }

// Login is what this site remembers of a login between its two halves. Only the hash of Verifier is sent to the provider before the answer.
type Login struct {
	State    string `json:"-"` // comes back with the answer; it is kept as a hash
	Nonce    string `json:"nonce"`
	Verifier string `json:"verifier"` // of PKCE
	Anew     bool   `json:"anew,omitempty"`
}

// NewLogin makes the secrets of a login.
func NewLogin() Login {
	return Login{State: rand.Text(), Nonce: rand.Text(), Verifier: oauth2.GenerateVerifier()}
}

// LoginURL returns the address at the provider to which a browser goes to log in. If anew is set, the provider is asked to have the person log in once more. The error
// is ErrUnavailable.
func (c *Client) LoginURL(ctx context.Context, login *Login, anew bool) (string, error) {
	p, err := c.provider(ctx)
	if err != nil {
		return "", err
	}
	options := []oauth2.AuthCodeOption{goidc.Nonce(login.Nonce), oauth2.S256ChallengeOption(login.Verifier)}
	if login.Anew = anew; anew {
		options = append(options, oauth2.SetAuthURLParam("max_age", "0"))
	}
	return p.oauth.AuthCodeURL(login.State, options...), nil
}

// Subject is a person of a provider.
type Subject struct {
	Issuer  string
	ID      string // which never changes
	Address string // of e-mails; empty if it was not asked for, or there is none
}

// Identify returns which person of the provider has logged in, by the code that their browser came back with. The error is ErrUnavailable or
// ErrAnswer.
func (c *Client) Identify(ctx context.Context, login *Login, code string) (Subject, error) {
	if code == "" || len(code) > maxCode {
		return Subject{}, fmt.Errorf("%w: there is no code of 1 to %d bytes", ErrAnswer, maxCode)
	}
	ctx, cancel := context.WithTimeout(ctx, 2*c.Patience)
	defer cancel()
	p, err := c.provider(ctx)
	if err != nil {
		return Subject{}, err
	}
	ctx = goidc.ClientContext(ctx, c.http)
	tokens, err := p.oauth.Exchange(ctx, code, oauth2.VerifierOption(login.Verifier))
	if err != nil {
		return Subject{}, exchangeError(err)
	}
	raw, ok := tokens.Extra("id_token").(string)
	if !ok {
		return Subject{}, fmt.Errorf("%w: there is no ID token", ErrAnswer)
	}
	token, err := p.verifier.Verify(ctx, raw)
	if err != nil {
		return Subject{}, fmt.Errorf("%w: %s", ErrAnswer, shortText(err.Error()))
	}
	return c.subjectOf(token, login)
}

// subjectOf checks what the library does not check of an ID token.
func (c *Client) subjectOf(token *goidc.IDToken, login *Login) (Subject, error) {
	var claims struct {
		AuthorizedParty string `json:"azp"`
		LoggedIn        int64  `json:"auth_time"`
		Address         string `json:"email"`
	}
	if err := token.Claims(&claims); err != nil {
		return Subject{}, fmt.Errorf("%w: its claims cannot be read", ErrAnswer)
	}
	now := c.Now()
	switch {
	case subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(login.Nonce)) != 1:
		return Subject{}, fmt.Errorf("%w: it is the answer to another login", ErrAnswer)
	case claims.AuthorizedParty != "" && claims.AuthorizedParty != c.ClientID, len(token.Audience) > 1 && claims.AuthorizedParty == "":
		return Subject{}, fmt.Errorf("%w: it is for another site", ErrAnswer)
	case token.Subject == "" || len(token.Subject) > store.MaxSubject:
		return Subject{}, fmt.Errorf("%w: a subject has 1 to %d bytes", ErrAnswer, store.MaxSubject)
	// Some providers neither ask again nor say when somebody has logged in.
	case login.Anew && claims.LoggedIn != 0 && now.Sub(time.Unix(claims.LoggedIn, 0)) > freshTime:
		return Subject{}, fmt.Errorf("%w: the login at the provider is old, although a new one was asked for", ErrAnswer)
	}
	// The library accepts another spelling of the issuer for one provider. A subject has one name only here.
	s := Subject{Issuer: c.Issuer, ID: token.Subject}
	if c.Email && len(claims.Address) <= store.MaxExternalLabel && !strings.ContainsFunc(claims.Address, isInvisible) {
		s.Address = claims.Address
	}
	return s, nil
}

// exchangeError returns why there are no tokens for a code. A provider that does not know this site is not used; any other refusal
// means that the code is no good.
func exchangeError(err error) error {
	refused, ok := errors.AsType[*oauth2.RetrieveError](err)
	if !ok {
		return fmt.Errorf("%w: no tokens: %s", ErrUnavailable, shortText(err.Error()))
	}
	status := 0
	if refused.Response != nil {
		status = refused.Response.StatusCode
	}
	kind := ErrUnavailable
	if status/100 == 4 && slices.Contains([]string{"invalid_grant", "invalid_request"}, refused.ErrorCode) {
		kind = ErrAnswer
	}
	return fmt.Errorf("%w: no tokens: status %d, %s", kind, status, shortText(refused.ErrorCode))
}

// shortText returns what a provider says as a part of a line of the log.
func shortText(s string) string {
	return wording.Shorten(strings.Map(func(c rune) rune {
		if isInvisible(c) {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(s, "")), maxErrorText)
}

// MatchesIssuer reports whether the parameter iss of an answer is that of the provider, so that no provider answers for another one. Not
// all send it.
func (c *Client) MatchesIssuer(answer url.Values) bool {
	return !answer.Has("iss") || answer.Get("iss") == c.Issuer
}

// Refusal returns the error ErrAnswer of a provider that answers with an error instead of a code.
func Refusal(reason string) error {
	return fmt.Errorf("%w: it refuses: %s", ErrAnswer, shortText(reason))
}
