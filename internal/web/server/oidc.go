package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

// OIDCProvider has the settings of another site, an OpenID provider, whose logins are good here. In the file of settings it is a table
// [oidc.ID].
type OIDCProvider struct {
	ID         string   `toml:"-"`
	Name       string   `toml:"name"`
	Issuer     string   `toml:"issuer"`
	ClientID   string   `toml:"client-id"`
	SecretFile string   `toml:"client-secret-file"`
	Scopes     []string `toml:"scopes"`

	// Secret is that of the environment: files of settings are often read by many.
	Secret string `toml:"-"`
}

// maxProviders is how many providers there can be: each has a button.
const maxProviders = 8

// oidcScopes are the scopes that can be asked for.
var oidcScopes = []string{"openid", "email"}

// client returns the settings as package oidc has them, without the secret of a file.
func (p *OIDCProvider) client() oidc.Config {
	return oidc.Config{ID: p.ID, Name: p.Name, Issuer: p.Issuer, ClientID: p.ClientID, Secret: p.Secret, Email: slices.Contains(p.Scopes, "email")}
}

// settingError returns what is wrong with a setting of a provider.
func (p *OIDCProvider) settingError(name, text string) error {
	return &SettingError{strings.TrimSuffix("oidc."+p.ID+"."+name, "."), text}
}

// checkProviders reports the first setting of a provider that cannot be.
func (c *Config) checkProviders() error {
	if len(c.OIDC) > maxProviders {
		return &SettingError{"oidc", fmt.Sprintf("there are %d providers, and at most %d", len(c.OIDC), maxProviders)}
	}
	issuers := map[string]string{}
	for i := range c.OIDC {
		p := &c.OIDC[i]
		settings := p.client()
		if wrong, ok := errors.AsType[*oidc.ConfigError](settings.Check()); ok {
			return p.settingError(wrong.Setting, wrong.Text)
		}
		for _, scope := range p.Scopes {
			if !slices.Contains(oidcScopes, scope) {
				return p.settingError("scopes", fmt.Sprintf("%q cannot be: want some of %s; nothing else is of use here", scope, strings.Join(oidcScopes, ", ")))
			}
		}
		if p.Secret != "" && p.SecretFile != "" {
			return p.settingError("client-secret-file", "there is a secret in the environment too: choose one")
		}
		if other := issuers[p.Issuer]; other != "" {
			return p.settingError("issuer", fmt.Sprintf("it is also that of %s: people are known by the issuer", other))
		}
		issuers[p.Issuer] = p.ID
	}
	return nil
}

// secret returns the secret of this site at a provider. A line break at the end of the file does not belong to it.
func (p *OIDCProvider) secret() (string, error) {
	if p.SecretFile == "" {
		return p.Secret, nil
	}
	text, err := os.ReadFile(p.SecretFile)
	if err != nil {
		return "", fmt.Errorf("the secret of this site at %s: %w", p.ID, err)
	}
	secret := strings.TrimRight(string(text), "\r\n")
	if secret == "" || len(secret) > maxPassword || strings.ContainsAny(secret, "\r\n") {
		return "", p.settingError("client-secret-file", "the file has to have one line, which is the secret")
	}
	return secret, nil
}

// openProviders makes the clients of the providers for pages at an address. None is asked for anything yet.
func (h *app) openProviders(c *Config, address net.Addr) (clients []*oidc.Client, err error) {
	for i := range c.OIDC {
		settings := c.OIDC[i].client()
		if settings.Secret, err = c.OIDC[i].secret(); err != nil {
			return nil, err
		}
		settings.Redirect, settings.Log = c.passkeyOrigin(address)+"/me/external/"+settings.ID+"/answer", h.log
		client, err := oidc.New(settings)
		if err != nil {
			return nil, err
		}
		h.onClose("provider "+settings.ID, func(context.Context) error { client.Close(); return nil })
		clients = append(clients, client)
	}
	return clients, nil
}
