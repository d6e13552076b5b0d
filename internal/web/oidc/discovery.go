package oidc

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"time"

	goidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// discoveryLifetime is how long what a provider says of itself is good.
const discoveryLifetime = 24 * time.Hour

// retryPause is how long a provider is left alone that did not say what it is like.
const retryPause = 5 * time.Second

// discovery is what a provider has said of itself.
type discovery struct {
	turn   chan struct{} // one caller asks, the others wait
	found  *provider     // nil: it was not reached yet
	retry  time.Time     // from when it is asked again after a failure
	failed error
}

// provider is what is known of a provider.
type provider struct {
	oauth    oauth2.Config
	verifier *goidc.IDTokenVerifier
	at       time.Time
}

// provider returns what the provider has said of itself, and asks it if that is old. The error is ErrUnavailable.
func (c *Client) provider(ctx context.Context) (*provider, error) {
	select {
	case c.turn <- struct{}{}:
		defer func() { <-c.turn }()
	case <-ctx.Done():
		return nil, fmt.Errorf("%w: %w", ErrUnavailable, ctx.Err())
	}
	now := c.Now()
	switch {
	case c.found != nil && now.Sub(c.found.at) < discoveryLifetime:
		return c.found, nil
	case !now.Before(c.retry):
		// Others wait for the answer too, so it does not end with the request of one of them.
		asking, cancel := context.WithTimeout(context.WithoutCancel(ctx), c.Patience)
		defer cancel()
		found, err := c.discover(asking, now)
		if err == nil {
			c.found, c.failed = found, nil
			return found, nil
		}
		c.Log.Warn("an OpenID provider cannot be used at the moment; it is asked again when somebody wants to log in", "provider", c.ID, "error", err)
		c.failed, c.retry = err, c.Now().Add(retryPause)
	}
	if c.found != nil {
		return c.found, nil // what it has said before is better than nothing
	}
	return nil, c.failed
}

// discover asks the provider what it is like.
func (c *Client) discover(ctx context.Context, now time.Time) (*provider, error) {
	metadata, err := goidc.NewProvider(goidc.ClientContext(ctx, c.http), c.Issuer)
	if err != nil {
		return nil, fmt.Errorf("%w: %s", ErrUnavailable, shortText(err.Error()))
	}
	var more struct {
		Keys    string   `json:"jwks_uri"`
		Methods []string `json:"token_endpoint_auth_methods_supported"`
	}
	if err := metadata.Claims(&more); err != nil {
		return nil, fmt.Errorf("%w: what it says of itself cannot be read", ErrUnavailable)
	}
	endpoint := metadata.Endpoint()
	for _, text := range []string{endpoint.AuthURL, endpoint.TokenURL, more.Keys} {
		u, err := url.Parse(text)
		if err == nil {
			err = checkScheme(u)
		}
		if err != nil || u.Host == "" {
			return nil, fmt.Errorf("%w: it names the address %q, which is not one with https", ErrUnavailable, shortText(text))
		}
	}
	// To find out by trying would send a code twice, which makes it void at some providers.
	endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if c.Secret == "" || len(more.Methods) > 0 && !slices.Contains(more.Methods, "client_secret_basic") {
		endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	scopes := []string{goidc.ScopeOpenID}
	if c.Email {
		scopes = append(scopes, "email")
	}
	return &provider{
		oauth:    oauth2.Config{ClientID: c.ClientID, ClientSecret: c.Secret, Endpoint: endpoint, RedirectURL: c.Redirect, Scopes: scopes},
		verifier: metadata.Verifier(&goidc.Config{ClientID: c.ClientID, Now: c.Now}),
		at:       now,
	}, nil
}
