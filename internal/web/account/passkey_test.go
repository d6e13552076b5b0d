package account_test

import (
	"errors"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// A passkey is found again without a name, on every login.
func TestPasskeyLogsIn(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	s.addPerson(t, "p2", "Bea")
	ann, bea := s.addPasskey(t, "p1"), s.addPasskey(t, "p2")
	for count := range uint32(3) {
		for person, d := range map[string]*device{"p1": ann, "p2": bea} {
			c := s.beginLogin(t)
			if got, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, count+1)); got != person || err != nil {
				t.Errorf("login %d of %s: %q, %v", count, person, got, err)
			}
		}
	}
	keys, err := s.store.Passkeys(t.Context(), "p1")
	if err != nil || len(keys) != 1 || keys[0].Label != "Phone" || !keys[0].Used.Equal(s.now) {
		t.Errorf("passkeys: %+v, %v", keys, err)
	}
}

// A device that counts nothing, as most phones, logs in as often as it likes.
func TestPasskeyWithoutCounter(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	d := s.addPasskey(t, "p1")
	for range 3 {
		c := s.beginLogin(t)
		if _, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 0)); err != nil {
			t.Error(err)
		}
	}
}

// Nobody gets in with an answer that was sent before, that is late, for another site, of a deleted passkey, or of a
// copied one; and a login makes no passkey.
func TestRefusedLogins(t *testing.T) {
	for name, test := range map[string]struct {
		login func(t *testing.T, s *site, d *device) error
		want  error
	}{
		"sent again": {func(t *testing.T, s *site, d *device) error {
			c := s.beginLogin(t)
			answer := d.login(t, c, 1)
			if _, err := s.FinishLogin(t.Context(), c.ID, answer); err != nil {
				t.Fatal(err)
			}
			_, err := s.FinishLogin(t.Context(), c.ID, answer)
			return err
		}, account.ErrCeremony},
		"an answer to another challenge": {func(t *testing.T, s *site, d *device) error {
			answer := d.login(t, s.beginLogin(t), 1)
			_, err := s.FinishLogin(t.Context(), s.beginLogin(t).ID, answer)
			return err
		}, account.ErrPasskey},
		"late": {func(t *testing.T, s *site, d *device) error {
			c := s.beginLogin(t)
			s.now = s.now.Add(6 * time.Minute)
			_, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 1))
			return err
		}, account.ErrCeremony},
		"for another site": {func(t *testing.T, s *site, d *device) error {
			c := s.beginLogin(t)
			d.site.Origin = "https://teahouse.example.evil.example"
			_, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 1))
			return err
		}, account.ErrPasskey},
		"deleted": {func(t *testing.T, s *site, d *device) error {
			c := s.beginLogin(t)
			answer := d.login(t, c, 1)
			err := errors.Join(s.store.ReplaceRecoveryCodes(t.Context(), "p1", []store.Hash{{1}}), s.store.DeletePasskey(t.Context(), "p1", d.key.ID, store.LoginWays{}))
			if err != nil {
				t.Fatal(err)
			}
			_, err = s.FinishLogin(t.Context(), c.ID, answer)
			return err
		}, account.ErrPasskey},
		"a counter that went back": {func(t *testing.T, s *site, d *device) error {
			c := s.beginLogin(t)
			if _, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 9)); err != nil {
				t.Fatal(err)
			}
			c = s.beginLogin(t)
			_, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 4))
			return err
		}, account.ErrPasskey},
		"without a finger on the reader": {func(t *testing.T, s *site, d *device) error {
			c := s.beginLogin(t)
			d.Options.UserNotVerified = true
			_, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 1))
			return err
		}, account.ErrPasskey},
		"for somebody else": {func(t *testing.T, s *site, d *device) error {
			s.addPerson(t, "p2", "Bea")
			c := s.beginLogin(t)
			d.Options.UserHandle = []byte("p2")
			_, err := s.FinishLogin(t.Context(), c.ID, d.login(t, c, 1))
			return err
		}, account.ErrPasskey},
		"no JSON": {func(t *testing.T, s *site, _ *device) error {
			_, err := s.FinishLogin(t.Context(), s.beginLogin(t).ID, []byte("let me in"))
			return err
		}, account.ErrPasskey},
		"no ceremony": {func(t *testing.T, s *site, d *device) error {
			_, err := s.FinishLogin(t.Context(), "x", d.login(t, s.beginLogin(t), 1))
			return err
		}, account.ErrCeremony},
		"as a new passkey": {func(t *testing.T, s *site, d *device) error {
			return s.FinishPasskey(t.Context(), "p1", s.beginLogin(t).ID, "", d.register(t, s.beginPasskey(t, "p1")))
		}, account.ErrCeremony},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSite(t)
			s.addPerson(t, "p1", "Ann")
			if err := test.login(t, s, s.addPasskey(t, "p1")); !errors.Is(err, test.want) {
				t.Errorf("%v, want %v", err, test.want)
			}
		})
	}
}

// Only the person who has begun a ceremony finishes it. The person has an account, and no device makes a second passkey.
func TestRefusedPasskeys(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	s.addPerson(t, "p2", "Bea")
	d := newDevice(t, "p1", origin)
	c := s.beginPasskey(t, "p1")
	answer := d.register(t, c)
	if err := s.FinishPasskey(t.Context(), "p2", c.ID, "", answer); !errors.Is(err, account.ErrCeremony) {
		t.Errorf("the ceremony of another person: %v", err)
	}
	if err := s.FinishPasskey(t.Context(), "p1", c.ID, "", answer); !errors.Is(err, account.ErrCeremony) {
		t.Errorf("a ceremony that failed: %v", err)
	}
	far := newDevice(t, "p1", "https://evil.example")
	c = s.beginPasskey(t, "p1")
	if err := s.FinishPasskey(t.Context(), "p1", c.ID, "", far.register(t, c)); !errors.Is(err, account.ErrPasskey) {
		t.Errorf("a passkey for another site: %v", err)
	}
	c = s.beginPasskey(t, "p1")
	if err := s.FinishPasskey(t.Context(), "p1", c.ID, "", d.register(t, c)); err != nil {
		t.Fatal(err)
	}
	c = s.beginPasskey(t, "p2")
	if err := s.FinishPasskey(t.Context(), "p2", c.ID, "", d.register(t, c)); !errors.Is(err, store.ErrExists) {
		t.Errorf("the passkey of another person: %v", err)
	}

	s.addGuest(t, "p3", "Cleo")
	c = s.beginPasskey(t, "p3")
	if err := s.FinishPasskey(t.Context(), "p3", c.ID, "", newDevice(t, "p3", origin).register(t, c)); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a passkey without an account: %v", err)
	}
}

// Browsers make no passkeys for some origins, which is said at the start.
func TestOrigins(t *testing.T) {
	for text, ok := range map[string]bool{
		"https://teahouse.example":      true,
		"https://teahouse.example:8443": true,
		"http://localhost:8080":         true,
		"http://127.0.0.1:8080":         false,
		"https://[::1]":                 false,
		"http://teahouse.example":       false,
		"https://teahouse.example/play": false,
		"teahouse.example":              false,
		"":                              true, // without passkeys
	} {
		if _, err := account.New(account.Config{Origin: text}); (err == nil) != ok {
			t.Errorf("%s: %v", text, err)
		}
	}
}
