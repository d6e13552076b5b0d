package oidc

import (
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Config is what a client of a provider needs.
type Config struct {
	ID       string           // in addresses and the names of settings: small letters, digits and hyphens
	Name     string           // for people
	Issuer   string           // the URL of the provider
	ClientID string           // of this site there
	Secret   string           // of this site there; it may be empty for providers that want none
	Email    bool             // whether to ask for the e-mail address, which only its owner sees
	Redirect string           // the address to which the provider sends browsers back
	Now      func() time.Time // nil: time.Now
	Patience time.Duration    // how long one request to the provider may take; 0: 5 seconds
	Log      *slog.Logger     // nil: slog.Default()
}

// The longest texts, in bytes, but for the name: in characters.
const (
	maxID       = 32
	maxName     = 40
	maxClientID = 500
	maxSecret   = 4096
)

var idForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// ConfigError is what is wrong with a setting of a provider.
type ConfigError struct {
	Setting string // a name as in the file of settings; empty for the id
	Text    string // the mistake, and what would be right
}

func (e *ConfigError) Error() string { return e.Setting + ": " + e.Text }

// Check reports the first setting that cannot be, as a *ConfigError.
func (c *Config) Check() error {
	switch {
	case !idForm.MatchString(c.ID) || len(c.ID) > maxID:
		return &ConfigError{"", fmt.Sprintf("%q cannot be: want 1 to %d small letters and digits, with hyphens between them, e.g. [oidc.example]", c.ID, maxID)}
	case strings.TrimSpace(c.Name) == "" || utf8.RuneCountInString(c.Name) > maxName || strings.ContainsFunc(c.Name, isInvisible):
		return &ConfigError{"name", fmt.Sprintf("%q cannot be: want 1 to %d characters, as people know the site", c.Name, maxName)}
	case c.ClientID == "" || len(c.ClientID) > maxClientID || strings.ContainsFunc(c.ClientID, isInvisible):
		return &ConfigError{"client-id", fmt.Sprintf("it has 1 to %d characters: the provider has given it to this site", maxClientID)}
	case len(c.Secret) > maxSecret || strings.ContainsFunc(c.Secret, isInvisible):
		return &ConfigError{"client-secret-file", fmt.Sprintf("a secret has at most %d bytes in one line", maxSecret)}
	}
	if err := checkIssuer(c.Issuer); err != nil {
		return &ConfigError{"issuer", err.Error()}
	}
	return nil
}

func isInvisible(c rune) bool { return !unicode.IsPrint(c) }

// checkIssuer returns what is wrong with the URL of a provider.
func checkIssuer(text string) error {
	u, err := url.Parse(text)
	switch {
	case err != nil || u.Host == "" || len(text) > store.MaxIssuer:
		return fmt.Errorf("%q is not the URL of a provider: want e.g. https://accounts.example", text)
	case u.RawQuery != "" || u.Fragment != "" || u.User != nil:
		return fmt.Errorf("%q has more than a host and a path: want e.g. https://accounts.example", text)
	}
	return checkScheme(u)
}

// checkScheme reports a URL without encryption, unless it is of this machine.
func checkScheme(u *url.URL) error {
	if u.Scheme == "https" || u.Scheme == "http" && isLoopback(u.Hostname()) {
		return nil
	}
	return errors.New("it is not encrypted: want https, or http for a provider on this machine")
}

func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.IsLoopback()
}
