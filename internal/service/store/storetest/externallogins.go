package storetest

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

const issuer1 = "https://accounts.example"

// everyWay are the ways to log in of a site that has all.
var everyWay = store.LoginWays{Mail: true, Issuers: []string{issuer1}}

// externalLogin1 returns an external login of a person.
func externalLogin1(person string) store.ExternalLogin {
	return store.ExternalLogin{Issuer: issuer1, Subject: "subject of " + person, Person: person, Label: person + "@\x00example.org", Created: at(3)}
}

func testExternalLogins(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range 8 {
		mustCreateAccount(t, s, fmt.Sprint("p", i), fmt.Sprint("Ann", i))
	}
	first, second := externalLogin1("p1"), externalLogin1("p1")
	second.Issuer, second.Label, second.Created = "https://other.example", "", at(1) // the same subject elsewhere is another login
	mustDo(t, s.AddExternalLogin(ctx, first), s.AddExternalLogin(ctx, second))
	requireLogins := func(want ...store.ExternalLogin) {
		t.Helper()
		list, err := s.ExternalLogins(ctx, "p1")
		mustDo(t, err)
		requireEqual(t, "external logins", list, want)
		for _, l := range want {
			got, err := s.ExternalLogin(ctx, l.Issuer, l.Subject)
			mustDo(t, err)
			requireEqual(t, "external login", got, l)
		}
	}
	requireLogins(second, first)
	stolen := first
	stolen.Person = "p2"
	requireError(t, "that of another account", s.AddExternalLogin(ctx, stolen), store.ErrExists)
	requireError(t, "the same again", s.AddExternalLogin(ctx, first), store.ErrExists)
	requireError(t, "delete another's", s.DeleteExternalLogin(ctx, "p2", first.Issuer, first.Subject, everyWay), store.ErrNotFound)
	mustDo(t, s.UseExternalLogin(ctx, first.Issuer, first.Subject, at(9)))
	first.Used = at(9)
	requireLogins(second, first)

	// The other issuer is no way to log in here.
	requireError(t, "the last one of the site", s.DeleteExternalLogin(ctx, "p1", first.Issuer, first.Subject, everyWay), store.ErrLastLogin)
	requireLogins(second, first)
	mustDo(t, s.DeleteExternalLogin(ctx, "p1", second.Issuer, second.Subject, everyWay))
	requireLogins(first)
	mustDo(t, s.AddPasskey(ctx, passkey1("p1")))
	requireError(t, "a passkey, if the issuer is no way to log in", s.DeletePasskey(ctx, "p1", []byte{1}, store.LoginWays{Mail: true}), store.ErrLastLogin)
	mustDo(t, s.PutAddress(ctx, address1("p1")), s.DeletePasskey(ctx, "p1", []byte{1}, everyWay), s.DeleteAddress(ctx, "p1", everyWay))
	requireError(t, "the last one", s.DeleteExternalLogin(ctx, "p1", first.Issuer, first.Subject, everyWay), store.ErrLastLogin)
	mustDo(t, s.ReplaceRecoveryCodes(ctx, "p1", []store.Hash{{1}}), s.DeleteExternalLogin(ctx, "p1", first.Issuer, first.Subject, everyWay))
	if _, err := s.ExternalLogin(ctx, first.Issuer, first.Subject); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a deleted login: %v", err)
	}

	requireOneWins(t, "one login", store.ErrExists, func(ctx context.Context, i int) error {
		l := first
		l.Person = fmt.Sprint("p", i)
		return s.AddExternalLogin(ctx, l)
	})
	for i := range store.MaxExternalLogins {
		l := externalLogin1("p2")
		l.Subject = fmt.Sprint("n", i)
		if err := s.AddExternalLogin(ctx, l); err != nil && i < store.MaxExternalLogins-1 {
			t.Fatal(err)
		}
	}
	more := externalLogin1("p2")
	requireError(t, "one more", s.AddExternalLogin(ctx, more), store.ErrTooMany)
	if _, err := s.ExternalLogin(ctx, more.Issuer, more.Subject); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("one too many: %v", err)
	}
}

// Of two ways to log in that are removed at once, one of them an external login, one stays.
func testLastExternalLogin(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range 4 {
		person := fmt.Sprint("p", i)
		mustCreateAccount(t, s, person, fmt.Sprint("Ann", i))
		l, key := externalLogin1(person), passkey1(person)
		key.ID = []byte{byte(i), 1}
		mustDo(t, s.AddExternalLogin(ctx, l), s.AddPasskey(ctx, key))
		removeAtOnce(t, "a passkey and an external login",
			func() error { return s.DeletePasskey(ctx, person, key.ID, everyWay) },
			func() error { return s.DeleteExternalLogin(ctx, person, l.Issuer, l.Subject, everyWay) })
	}
}

// What cannot be stored of an external login is refused.
func testExternalLoginChecks(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	for name, change := range map[string]func(*store.ExternalLogin){
		"no person": func(l *store.ExternalLogin) { l.Person = "" }, "no issuer": func(l *store.ExternalLogin) { l.Issuer = "" },
		"no subject": func(l *store.ExternalLogin) { l.Subject = "" }, "no text": func(l *store.ExternalLogin) { l.Subject = "\xff" },
		"a long issuer":  func(l *store.ExternalLogin) { l.Issuer = strings.Repeat("x", store.MaxIssuer+1) },
		"a long subject": func(l *store.ExternalLogin) { l.Subject = strings.Repeat("x", store.MaxSubject+1) },
		"a long label":   func(l *store.ExternalLogin) { l.Label = strings.Repeat("x", store.MaxExternalLabel+1) },
	} {
		l := externalLogin1("p1")
		change(&l)
		requireError(t, name, s.AddExternalLogin(ctx, l), store.ErrInvalid)
	}
	requireError(t, "of nobody", s.AddExternalLogin(ctx, externalLogin1("p2")), store.ErrNotFound)
	requireError(t, "use what is not there", s.UseExternalLogin(ctx, issuer1, "x", at(1)), store.ErrNotFound)
	if list, err := s.ExternalLogins(ctx, "p1"); len(list) > 0 || err != nil {
		t.Errorf("stored were %+v, %v", list, err)
	}
}
