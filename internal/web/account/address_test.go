package account_test

import (
	"crypto/sha256"
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

func hashOf(token string) store.Hash { return sha256.Sum256([]byte(token)) }

func (v *visitors) requestAddress(t *testing.T, b browser, address string) error {
	t.Helper()
	person := v.visit(t, b)
	return b.do(t, func(w http.ResponseWriter, r *http.Request) error { return v.RequestAddress(w, r, person, address) })
}

// An address belongs to an account once a mail to it was answered; another one replaces it, and its owner learns that.
func TestAddAddress(t *testing.T) {
	v, b := newVisitors(t), browser{}
	v.addPerson(t, "p1", "Ann")
	v.logIn(t, b, "p1")
	if err := v.requestAddress(t, b, "Ann@Example.org"); err != nil {
		t.Fatal(err)
	}
	if a, err := v.Address(t.Context(), "p1"); a.Key != "" || err != nil {
		t.Errorf("before the mail is answered: %+v, %v", a, err)
	}
	sent := v.mails.takeAll()
	link, _ := secretsOf(t, sent[0])
	if sent[0].To != "Ann@Example.org" || strings.Contains(sent[0].Text, "Ann\n") || !strings.Contains(sent[0].Subject, "teahouse.example") {
		t.Errorf("the mail is %+v", sent[0])
	}
	if _, err := v.answer(t, b, account.MailAnswer{Link: link}); err != nil {
		t.Fatal(err)
	}
	if a, err := v.Address(t.Context(), "p1"); a.Address != "Ann@Example.org" || a.Key != "ann@example.org" || !a.Verified.Equal(v.now) || err != nil {
		t.Errorf("afterwards: %+v, %v", a, err)
	}
	v.addAddress(t, b, "ann@other.example")
	if sent := v.mails.takeAll(); len(sent) != 1 || sent[0].To != "Ann@Example.org" || !strings.Contains(sent[0].Text, "removed") {
		t.Errorf("the notice: %+v", sent)
	}
	if link, _ := v.requestLogin(t, browser{}, "ann@example.org"); link != "" {
		t.Error("the address before still logs in")
	}
	if kinds := v.auditOf(t, "p1"); kinds != "address-added address-added" {
		t.Errorf("the audit is %s", kinds)
	}
}

// Only the person who asked for the mail can answer it, and only in the same browser.
func TestAddressIsForItsPerson(t *testing.T) {
	v, b := newVisitors(t), browser{}
	v.addPerson(t, "p1", "Ann")
	v.addPerson(t, "p2", "Bea")
	v.logIn(t, b, "p1")
	if err := v.requestAddress(t, b, "ann@example.org"); err != nil {
		t.Fatal(err)
	}
	link, code := secretsOf(t, v.mails.takeAll()[0])
	bea, loggedOut := browser{"__Host-mail": b["__Host-mail"]}, browser{"__Host-mail": b["__Host-mail"]}
	v.logIn(t, bea, "p2")
	for name, test := range map[string]struct {
		browser browser
		want    error
	}{
		"logged in as another person": {bea, account.ErrNotLoggedIn},
		"logged out":                  {loggedOut, account.ErrNotLoggedIn},
		"another browser":             {browser{}, account.ErrOtherBrowser},
	} {
		if _, err := v.answer(t, test.browser, account.MailAnswer{Link: link}); !errors.Is(err, test.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// A mail for an address does not log anybody in.
	err := b.do(t, func(w http.ResponseWriter, r *http.Request) error {
		_, _, err := v.AnswerMail(w, r, store.LoginByMail, account.MailAnswer{Code: code})
		return err
	})
	if !errors.Is(err, account.ErrMailVoid) {
		t.Errorf("as a login: %v", err)
	}
	if _, err := v.answer(t, b, account.MailAnswer{Code: code}); err != nil {
		t.Errorf("the same person: %v", err)
	}
}

// An address belongs to one account. Only its owner learns that there is another one.
func TestAddressOfAnotherAccount(t *testing.T) {
	v, _ := newAnn(t)
	v.addPerson(t, "p2", "Bea")
	b := browser{}
	v.logIn(t, b, "p2")
	if err := v.requestAddress(t, b, "ANN@example.org"); err != nil {
		t.Fatal(err)
	}
	_, code := secretsOf(t, v.mails.takeAll()[0])
	if _, err := v.answer(t, b, account.MailAnswer{Code: code}); !errors.Is(err, store.ErrAddressTaken) {
		t.Errorf("%v", err)
	}
}

// An address is removed unless it is the only way to log in, and keeps the last passkey removable.
func TestRemoveAddress(t *testing.T) {
	v, b := newAnn(t)
	ann := v.visit(t, b)
	if err := v.RemoveAddress(b.request(), ann); !errors.Is(err, account.ErrLastLogin) {
		t.Errorf("the only way: %v", err)
	}
	v.addPasskey(t, "p1")
	keys, err := v.Passkeys(t.Context(), "p1")
	if err != nil {
		t.Fatal(err)
	}
	if err := v.RemovePasskey(b.request(), ann, keys[0].ID); err != nil {
		t.Errorf("the last passkey, with an address: %v", err)
	}
	v.addPasskey(t, "p1")
	for range 2 {
		if err := v.RemoveAddress(b.request(), ann); err != nil {
			t.Error(err)
		}
	}
	if sent := v.mails.takeAll(); len(sent) != 1 || sent[0].To != "Ann@Example.org" {
		t.Errorf("the notice: %+v", sent)
	}
	if kinds := v.auditOf(t, "p1"); kinds != "address-removed passkey-removed address-added" {
		t.Errorf("the audit is %s", kinds)
	}
}

// The owner of an account gets a mail when it changes, in the language of the request.
func TestNotices(t *testing.T) {
	v, b := newAnn(t)
	ann := v.visit(t, b)
	german := func(act func(w http.ResponseWriter, r *http.Request) error) func(w http.ResponseWriter, r *http.Request) error {
		return func(w http.ResponseWriter, r *http.Request) error {
			r.Header.Set("Accept-Language", "de")
			return act(w, r)
		}
	}
	b.mustDo(t, german(func(w http.ResponseWriter, r *http.Request) error { return v.DisableAccount(w, r, ann) }))
	v.logIn(t, b, "p1")
	b.mustDo(t, german(func(w http.ResponseWriter, r *http.Request) error { return v.DeleteAccount(w, r, ann) }))
	sent := v.mails.takeAll()
	if len(sent) != 2 || !strings.Contains(sent[0].Text, "deaktiviert") || !strings.Contains(sent[1].Text, "gelöscht") || !strings.Contains(sent[1].HTML, `lang="de"`) {
		t.Errorf("the notices: %+v", sent)
	}
}

// What is no address, or could be two, gets no mail.
func TestRefusedAddresses(t *testing.T) {
	v, b := newVisitors(t), browser{}
	v.addPerson(t, "p1", "Ann")
	v.logIn(t, b, "p1")
	for _, address := range []string{
		"", "ann", "@example.org", "ann@", "ann@localhost", "ann@[192.0.2.1]", "Ann <ann@example.org>", "ann@example.org, bea@example.org",
		"ann@example.org\r\nBcc: bea@example.org", "ann bea@example.org", `"ann bea"@example.org`, "änn@example.org", "ann@exämple.org", "ann@example..org",
		"ann@example.org\x00", strings.Repeat("a", 250) + "@example.org", strings.Repeat("a@", 1<<16),
	} {
		if err := v.requestAddress(t, b, address); !errors.Is(err, account.ErrAddress) {
			t.Errorf("%.40q: %v", address, err)
		}
		if err := b.do(t, func(w http.ResponseWriter, r *http.Request) error { return v.RequestLogin(w, r, address) }); !errors.Is(err, account.ErrAddress) {
			t.Errorf("a login of %.40q: %v", address, err)
		}
	}
	if sent := v.mails.takeAll(); len(sent) != 0 {
		t.Errorf("sent: %+v", sent)
	}
}

// A site without mail says so.
func TestNoMail(t *testing.T) {
	v := newVisitors(t)
	logins, err := account.New(account.Config{Store: v.store, Origin: origin})
	if err != nil {
		t.Fatal(err)
	}
	p := account.NewSessionProvider(account.ProviderConfig{Logins: logins, Secure: true, Address: func(*http.Request) string { return "" }})
	if logins.NoMail().IsZero() || !v.NoMail().IsZero() {
		t.Errorf("why there is no mail: %v and %v", logins.NoMail(), v.NoMail())
	}
	b := browser{}
	for name, request := range map[string]func(w http.ResponseWriter, r *http.Request) error{
		"login": func(w http.ResponseWriter, r *http.Request) error { return p.RequestLogin(w, r, "ann@example.org") },
		"address": func(w http.ResponseWriter, r *http.Request) error {
			return p.RequestAddress(w, r, identity.Person{ID: "p1"}, "ann@example.org")
		},
	} {
		if name == "address" {
			v.addPerson(t, "p1", "Ann")
			v.logIn(t, b, "p1")
		}
		if err := b.do(t, request); !errors.Is(err, account.ErrNoMail) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
