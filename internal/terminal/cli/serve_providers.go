package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"github.com/teahouse-games/teahouse/internal/web/server"
)

// providerTable is the table of OpenID providers in a file of settings: [oidc.example] is one of them.
const providerTable = "oidc"

// providerSecret returns the name of the secret at a provider, a setting of the environment alone.
func providerSecret(id string) string { return "oidc-" + id + "-client-secret" }

// readProviders reads the OpenID providers of a file of settings, which is TOML, in its order. Their values are checked with the other settings.
func readProviders(path, text string) (providers []server.OIDCProvider, err error) {
	var file struct {
		OIDC map[string]server.OIDCProvider `toml:"oidc"`
	}
	read, err := toml.Decode(text, &file)
	if kind := read.Type(providerTable); err == nil && kind != "" && kind != "Hash" { // a table that has only tables has no kind
		err = errors.New("it is no table")
	}
	if err != nil {
		return nil, fmt.Errorf("%s:%d: %s: want a table for each provider, e.g. [oidc.example], with texts in quotes: %w", path, lineOf(text, providerTable), providerTable, err)
	}
	for _, key := range read.Undecoded() {
		if key[0] == providerTable {
			return nil, fmt.Errorf("%s:%d: %s: there is no such setting; a provider has name, issuer, client-id, client-secret-file and scopes",
				path, lineOf(text, strings.Join(key[:min(len(key), 2)], ".")), key)
		}
	}
	for _, key := range read.Keys() {
		if len(key) < 2 || key[0] != providerTable || slices.ContainsFunc(providers, func(p server.OIDCProvider) bool { return p.ID == key[1] }) {
			continue
		}
		p := file.OIDC[key[1]]
		p.ID = key[1]
		providers = append(providers, p)
	}
	return providers, nil
}
