package account_test

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/descope/virtualwebauthn"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/testing/passkey"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
)

const origin = "https://teahouse.example"

// site is one with accounts and a clock that is set by hand.
type site struct {
	*account.Logins
	store *memory.Store
	now   time.Time
	mails outgoing
}

// outgoing are the mails that a site sends.
type outgoing struct {
	mu   sync.Mutex
	list []mail.Message
	err  error // of sending
}

// Send keeps a mail.
func (o *outgoing) Send(m mail.Message) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err == nil {
		o.list = append(o.list, m)
	}
	return o.err
}

// takeAll returns the mails that were sent since the last call.
func (o *outgoing) takeAll() []mail.Message {
	o.mu.Lock()
	defer o.mu.Unlock()
	list := o.list
	o.list = nil
	return list
}

func newSite(t *testing.T) *site {
	t.Helper()
	return newSiteWith(t)
}

// newSiteWith returns a site at which the logins of others are good.
func newSiteWith(t *testing.T, external ...*oidc.Client) *site {
	t.Helper()
	s := &site{store: memory.New(), now: time.Date(2031, 5, 17, 12, 0, 0, 0, time.UTC)}
	logins, err := account.New(account.Config{Store: s.store, Origin: origin, Mailer: &s.mails, Site: origin, External: external, Now: func() time.Time { return s.now }})
	if err != nil {
		t.Fatal(err)
	}
	s.Logins = logins
	return s
}

// addGuest stores a person without an account.
func (s *site) addGuest(t *testing.T, id, name string) {
	t.Helper()
	if err := s.store.PutPerson(t.Context(), store.PersonRecord{ID: id, Name: name, Generation: 1, Created: s.now, Seen: s.now}); err != nil {
		t.Fatal(err)
	}
}

// addPerson stores a person with an account.
func (s *site) addPerson(t *testing.T, id, name string) {
	t.Helper()
	s.addGuest(t, id, "Jade Oolong")
	if _, err := s.CreateAccount(t.Context(), id, name); err != nil {
		t.Fatal(err)
	}
}

// device is one with a fingerprint reader, on which a person has a passkey.
type device struct {
	virtualwebauthn.Authenticator
	site virtualwebauthn.RelyingParty
	key  virtualwebauthn.Credential
}

func newDevice(t testing.TB, person, origin string) *device {
	t.Helper()
	host := strings.TrimPrefix(origin, "https://")
	d := &device{site: virtualwebauthn.RelyingParty{ID: host, Name: "Teahouse", Origin: origin}, key: passkey.New(t)}
	d.Authenticator = virtualwebauthn.NewAuthenticatorWithOptions(virtualwebauthn.AuthenticatorOptions{UserHandle: []byte(person)})
	d.AddCredential(d.key)
	return d
}

func optionsOf(t *testing.T, c account.Ceremony) string {
	t.Helper()
	text, err := json.Marshal(c.Options)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// register answers a ceremony that makes a passkey.
func (d *device) register(t *testing.T, c account.Ceremony) []byte {
	t.Helper()
	options, err := virtualwebauthn.ParseAttestationOptions(optionsOf(t, c))
	if err != nil {
		t.Fatal(err)
	}
	return []byte(virtualwebauthn.CreateAttestationResponse(d.site, d.Authenticator, d.key, *options))
}

// login answers a ceremony that logs in. The counter of the passkey becomes count.
func (d *device) login(t *testing.T, c account.Ceremony, count uint32) []byte {
	t.Helper()
	options, err := virtualwebauthn.ParseAssertionOptions(optionsOf(t, c))
	if err != nil {
		t.Fatal(err)
	}
	d.key.Counter = count
	return []byte(virtualwebauthn.CreateAssertionResponse(d.site, d.Authenticator, d.key, *options))
}

// addPasskey makes a passkey of a person on a new device.
func (s *site) addPasskey(t *testing.T, person string) *device {
	t.Helper()
	d := newDevice(t, person, origin)
	c := s.beginPasskey(t, person)
	if err := s.FinishPasskey(t.Context(), person, c.ID, "Phone", d.register(t, c)); err != nil {
		t.Fatal(err)
	}
	return d
}

func (s *site) beginPasskey(t *testing.T, person string) account.Ceremony {
	t.Helper()
	c, err := s.BeginPasskey(t.Context(), person, "")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func (s *site) beginLogin(t *testing.T) account.Ceremony {
	t.Helper()
	c, err := s.BeginLogin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func (s *site) openSession(t *testing.T, person, before string) (token string) {
	t.Helper()
	token, err := s.OpenSession(t.Context(), person, "Firefox on Linux", before)
	if err != nil {
		t.Fatal(err)
	}
	return token
}

func (s *site) personOf(token string) (string, error) {
	return s.PersonOf(context.Background(), token)
}
