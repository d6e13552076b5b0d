package account_test

import (
	"crypto/sha256"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// A session lasts for as long as it is used, and half a year longer.
func TestSessionLasts(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	token := s.openSession(t, "p1", "")
	for range 8 {
		s.now = s.now.Add(100 * 24 * time.Hour)
		if person, err := s.personOf(token); person != "p1" || err != nil {
			t.Fatalf("%q, %v", person, err)
		}
	}
	list, err := s.Sessions(t.Context(), "p1")
	if err != nil || len(list) != 1 || !list[0].Seen.Equal(s.now) || list[0].Device != "Firefox on Linux" {
		t.Errorf("sessions: %+v, %v", list, err)
	}
	s.now = s.now.Add(account.SessionLifetime)
	if _, err := s.personOf(token); !errors.Is(err, account.ErrNoSession) {
		t.Errorf("a session that was not used for so long: %v", err)
	}
}

// A login ends the session that the browser had: a person who has planted its cookie there is not logged in.
func TestLoginRotatesToken(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	s.addPerson(t, "p2", "Mallory")
	planted := s.openSession(t, "p2", "")
	token := s.openSession(t, "p1", planted)
	if _, err := s.personOf(planted); token == planted || !errors.Is(err, account.ErrNoSession) {
		t.Errorf("the token from before: %v", err)
	}
	if person, err := s.personOf(token); person != "p1" || err != nil {
		t.Errorf("the token after it: %q, %v", person, err)
	}
}

// Sessions are ended singly, or all others at once, by their owner alone.
func TestSessionsAreEnded(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	s.addPerson(t, "p2", "Bea")
	here, phone, tablet, bea := s.openSession(t, "p1", ""), s.openSession(t, "p1", ""), s.openSession(t, "p1", ""), s.openSession(t, "p2", "")
	hash := store.Hash(sha256.Sum256([]byte(phone)))
	if err := s.CloseSession(t.Context(), "p2", hash); !errors.Is(err, account.ErrNoSession) {
		t.Errorf("the session of another person: %v", err)
	}
	if err := s.CloseSession(t.Context(), "p1", hash); err != nil {
		t.Error(err)
	}
	if n, err := s.CloseOtherSessions(t.Context(), "p1", here); n != 1 || err != nil {
		t.Errorf("%d others, %v", n, err)
	}
	for token, open := range map[string]bool{here: true, phone: false, tablet: false, bea: true} {
		if _, err := s.personOf(token); (err == nil) != open || !open && !errors.Is(err, account.ErrNoSession) {
			t.Errorf("open %v: %v", open, err)
		}
	}
	if err := errors.Join(s.CloseToken(t.Context(), here), s.CloseToken(t.Context(), here), s.CloseToken(t.Context(), "")); err != nil {
		t.Errorf("logging out: %v", err)
	}
	if _, err := s.personOf(here); !errors.Is(err, account.ErrNoSession) {
		t.Errorf("after logging out: %v", err)
	}
}

// The store has no token, and what is no token is no session.
func TestTokensAreHashed(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	token := s.openSession(t, "p1", "")
	list, err := s.Sessions(t.Context(), "p1")
	if err != nil || len(list) != 1 || list[0].Hash != sha256.Sum256([]byte(token)) {
		t.Errorf("sessions: %+v, %v", list, err)
	}
	for _, wrong := range []string{"", "x", strings.ToUpper(token) + "=", strings.Repeat("A", len(token)), strings.Repeat("a", 1<<16)} {
		if _, err := s.personOf(wrong); !errors.Is(err, account.ErrNoSession) {
			t.Errorf("%.40q: %v", wrong, err)
		}
	}
}

// A disabled account cannot log in.
func TestDisabledAccount(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	if err := s.store.SetAccountState(t.Context(), "p1", store.AccountDisabled); err != nil {
		t.Fatal(err)
	}
	if _, err := s.OpenSession(t.Context(), "p1", "", ""); !errors.Is(err, store.ErrDisabled) {
		t.Errorf("%v", err)
	}
}

// A browser that says something long or garbled of itself can log in.
func TestStrangeDevices(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	for _, device := range []string{strings.Repeat("é", 150), strings.Repeat("x", 199) + "é", strings.Repeat("x", 198) + "é", "\xff\x00 Firefox\n", strings.Repeat("\xc3", 300)} {
		if _, err := s.OpenSession(t.Context(), "p1", device, ""); err != nil {
			t.Errorf("%.20q, %d bytes: %v", device, len(device), err)
		}
	}
}
