package account

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

// Store stores people and their accounts; a store.Store does.
type Store interface {
	store.Accounts
	Person(ctx context.Context, id string) (store.PersonRecord, error)
}

// Config is what logins need.
type Config struct {
	Store  Store
	Origin string           // of the pages, as browsers write it: https://teahouse.example; empty: there are no passkeys
	Now    func() time.Time // nil: time.Now
	Mailer Mailer           // nil: no mail is sent
	Site   string           // the address of the pages, e.g. https://teahouse.example; required with a Mailer or External
	// External are the other sites whose logins are good here.
	External []*oidc.Client
	// OnEnd is called after sessions have ended, to close their connections. It may be nil.
	OnEnd func(EndedSessions)
}

// Logins are how people come back to their accounts. It is safe for concurrent use.
type Logins struct {
	store    Store
	passkeys *webauthn.WebAuthn // nil: there are none
	origin   string
	mailer   Mailer // nil: no mail is sent
	site     string
	external []*oidc.Client
	now      func() time.Time
	ended    func(EndedSessions)
}

// The errors. Others are those of the store.
var (
	// ErrCeremony is the error of a ceremony that has expired, was finished already or is of somebody else.
	ErrCeremony = errors.New("it took too long, or was done already: begin again")
	// ErrPasskey is the error of an answer that proves nothing, or of a passkey that is not known any more.
	ErrPasskey = errors.New("this passkey is not known here")
	// ErrNoSession is the error of a token that is no session's, or not any more.
	ErrNoSession = errors.New("this browser is not logged in any more")
	// ErrNoPasskeys is the error of passkeys on a site without an origin for which browsers make them.
	ErrNoPasskeys = errors.New("browsers make no passkeys for the address of this site")
	// ErrNotLoggedIn is the error of what only a person with an account can do.
	ErrNotLoggedIn = errors.New("log in first")
	// ErrLastLogin is the error of taking away what a person could log in with last.
	ErrLastLogin = store.ErrLastLogin
)

// ceremonyTime is how long a person may take for a ceremony.
const ceremonyTime = 5 * time.Minute

// New returns the logins of a site. The error is that of [CheckOrigin].
func New(c Config) (*Logins, error) {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.OnEnd == nil {
		c.OnEnd = func(EndedSessions) {}
	}
	l := &Logins{store: c.Store, origin: c.Origin, mailer: c.Mailer, site: c.Site, external: c.External, now: c.Now, ended: c.OnEnd}
	if c.Origin == "" {
		return l, nil
	}
	host, err := passkeyHost(c.Origin)
	if err != nil {
		return nil, err
	}
	timeout := webauthn.TimeoutConfig{Enforce: true, Timeout: ceremonyTime, TimeoutUVD: ceremonyTime}
	l.passkeys, err = webauthn.New(&webauthn.Config{
		RPID: host, RPDisplayName: "Teahouse", RPOrigins: []string{c.Origin},
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, UserVerification: protocol.VerificationRequired,
		},
		AttestationPreference: protocol.PreferNoAttestation,
		Timeouts:              webauthn.TimeoutsConfig{Login: timeout, Registration: timeout},
	})
	if err != nil {
		return nil, fmt.Errorf("passkeys of %s: %w", c.Origin, err)
	}
	return l, nil
}

// Origin returns the origin for which browsers make passkeys, empty if there is none.
func (l *Logins) Origin() string { return l.origin }

// CheckOrigin returns why browsers make no passkeys for an origin.
func CheckOrigin(origin string) error {
	_, err := passkeyHost(origin)
	return err
}

// passkeyHost returns the host to which the passkeys of an origin belong.
func passkeyHost(origin string) (string, error) {
	u, err := url.Parse(origin)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.Path != "" {
		return "", fmt.Errorf("%q is not an origin; want https://HOST, with a port if it is not 443", origin)
	}
	host := u.Hostname()
	if _, err := netip.ParseAddr(host); err == nil {
		return "", fmt.Errorf("browsers make no passkeys for %s; use a name, for example http://localhost", origin)
	}
	if u.Scheme == "http" && host != "localhost" {
		return "", fmt.Errorf("browsers make no passkeys for %s; use https", origin)
	}
	return host, nil
}
