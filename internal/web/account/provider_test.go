package account_test

import (
	"bytes"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// The provider of accounts stands where that of guests stood.
var _ identity.Provider = (*account.SessionProvider)(nil)

// visitors are the senders of requests to a site.
type visitors struct {
	*site
	*account.SessionProvider
	forgotten []string
	limit     func(address string) error // of mails; nil: none
}

func newVisitors(t *testing.T) *visitors {
	t.Helper()
	return newVisitorsOf(t, newSite(t))
}

func newVisitorsOf(t *testing.T, s *site) *visitors {
	t.Helper()
	v := &visitors{site: s}
	guests := identity.NewGuests(bytes.Repeat([]byte("k"), identity.KeyLength), v.store, identity.GuestConfig{
		Secure: true, Now: func() time.Time { return v.now },
		OnForget: func(person string) { v.forgotten = append(v.forgotten, person) },
	})
	v.SessionProvider = account.NewSessionProvider(account.ProviderConfig{
		Logins: v.site.Logins, Guests: guests, Secure: true, Address: func(*http.Request) string { return "192.0.2.1/32" },
		LimitMail: func(_ *http.Request, address string) error {
			if v.limit == nil {
				return nil
			}
			return v.limit(address)
		},
	})
	return v
}

// browser keeps cookies.
type browser map[string]*http.Cookie

func (b browser) request() *http.Request {
	r := httptest.NewRequest(http.MethodGet, origin, nil)
	r.Header.Set("User-Agent", "Firefox on Linux")
	for _, c := range b {
		r.AddCookie(c)
	}
	return r
}

// do sends a request and keeps the cookies of the answer.
func (b browser) do(t *testing.T, send func(w http.ResponseWriter, r *http.Request) error) error {
	t.Helper()
	w := httptest.NewRecorder()
	err := send(w, b.request())
	for _, c := range w.Result().Cookies() {
		if !c.HttpOnly || !c.Secure || c.SameSite != http.SameSiteLaxMode || c.Path != "/" || c.Domain != "" {
			t.Errorf("the cookie %s", c)
		}
		if c.MaxAge < 0 {
			delete(b, c.Name)
			continue
		}
		b[c.Name] = c
	}
	return err
}

func (b browser) mustDo(t *testing.T, send func(w http.ResponseWriter, r *http.Request) error) {
	t.Helper()
	if err := b.do(t, send); err != nil {
		t.Fatal(err)
	}
}

// visit makes the sender a guest if they are nobody, and returns them.
func (v *visitors) visit(t *testing.T, b browser) (person identity.Person) {
	t.Helper()
	b.mustDo(t, func(w http.ResponseWriter, r *http.Request) (err error) {
		person, err = v.PersonOrGuest(w, r)
		return err
	})
	return person
}

func (v *visitors) logIn(t *testing.T, b browser, person string) {
	t.Helper()
	b.mustDo(t, func(w http.ResponseWriter, r *http.Request) error { return v.LogIn(w, r, person) })
}

// A guest who makes an account is the same person here, and in any other browser in which they log in.
func TestSamePersonEverywhere(t *testing.T) {
	v := newVisitors(t)
	laptop, phone := browser{}, browser{}
	guest := v.visit(t, laptop)
	if _, err := v.CreateAccount(t.Context(), guest.ID, "Ann"); err != nil {
		t.Fatal(err)
	}
	v.logIn(t, laptop, guest.ID)
	stranger := v.visit(t, phone)
	v.logIn(t, phone, guest.ID)
	if stranger.ID == guest.ID {
		t.Error("two guests are one person")
	}
	for name, b := range map[string]browser{"laptop": laptop, "phone": phone} {
		if p := v.visit(t, b); p.ID != guest.ID || len(b) != 1 {
			t.Errorf("%s: %+v with %d cookies", name, p, len(b))
		}
	}
}

// A browser whose session was ended elsewhere is nobody's, and a new guest's once that is needed.
func TestEndedSession(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	stolen, owner := browser{}, browser{}
	v.logIn(t, stolen, "p1")
	v.logIn(t, owner, "p1")
	if _, err := v.CloseOtherSessions(t.Context(), "p1", owner["__Host-session"].Value); err != nil {
		t.Fatal(err)
	}
	if p, err := v.Person(stolen.request()); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the stolen cookie: %+v, %v", p, err)
	}
	if p := v.visit(t, stolen); p.ID == "p1" || !p.Identified() {
		t.Errorf("who comes after it: %+v", p)
	}
	if p := v.visit(t, owner); p.ID != "p1" {
		t.Errorf("the owner: %+v", p)
	}
}

// A person who logs out is a guest again, and the token is void.
func TestLogOut(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	b := browser{}
	v.logIn(t, b, "p1")
	before := b.request()
	b.mustDo(t, v.LogOut)
	if len(b) != 0 {
		t.Errorf("%d cookies are left", len(b))
	}
	if _, err := v.Person(before); !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the cookie from before: %v", err)
	}
}

// Forget logs a person out everywhere, and their connections are closed.
func TestForgetEverywhere(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	here, there := browser{}, browser{}
	v.logIn(t, here, "p1")
	v.logIn(t, there, "p1")
	here.mustDo(t, v.Forget)
	if _, err := v.Person(there.request()); !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the other browser: %v", err)
	}
	if len(here) != 0 || len(v.forgotten) != 1 || v.forgotten[0] != "p1" {
		t.Errorf("%d cookies; closed: %v", len(here), v.forgotten)
	}
}

// A new name of a person with an account is unique; that of a guest need not be. It is seen at once.
func TestRename(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	b, guest := browser{}, browser{}
	v.logIn(t, b, "p1")
	ann := v.visit(t, b)
	if p, err := v.Rename(t.Context(), ann, "Anna"); p.Name != "Anna" || err != nil {
		t.Errorf("%+v, %v", p, err)
	}
	if p := v.visit(t, b); p.Name != "Anna" {
		t.Errorf("the next request: %+v", p)
	}
	if p, err := v.Rename(t.Context(), v.visit(t, guest), "Anna"); p.Name != "Anna" || err != nil {
		t.Errorf("a guest: %+v, %v", p, err)
	}
	v.addPerson(t, "p2", "Bea")
	_, err := v.Rename(t.Context(), identity.Person{ID: "p2"}, "Ann") // which is kept for p1
	if _, ok := errors.AsType[*identity.NameError](err); !ok {
		t.Errorf("the name before: %v", err)
	}
}

// A program sends the token of a session as it sends the ticket of a guest.
func TestBearer(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	b, other := browser{}, browser{}
	v.logIn(t, b, "p1")
	guest := v.visit(t, other)
	for _, try := range []struct{ value, person string }{{b["__Host-session"].Value, "p1"}, {other["__Host-teahouse"].Value, guest.ID}} {
		r := browser{}.request()
		r.Header.Set("Authorization", "Bearer "+try.value)
		if p, err := v.Person(r); p.ID != try.person || err != nil {
			t.Errorf("%+v, %v, want %s", p, err, try.person)
		}
	}
}

// The cookie is renewed with the session, not with every request.
func TestCookieIsRenewed(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	b := browser{}
	v.logIn(t, b, "p1")
	for _, step := range []struct {
		pause   time.Duration
		renewed bool
	}{{time.Minute, false}, {2 * time.Hour, true}, {time.Minute, false}} {
		v.now = v.now.Add(step.pause)
		w := httptest.NewRecorder()
		if _, err := v.RenewCookie(w, b.request()); err != nil {
			t.Fatal(err)
		}
		if renewed := len(w.Result().Cookies()) > 0; renewed != step.renewed {
			t.Errorf("after %s: renewed %v", step.pause, renewed)
		}
	}
}

// A deleted account leaves nobody logged in.
func TestDeletedAccount(t *testing.T) {
	v := newVisitors(t)
	v.addPerson(t, "p1", "Ann")
	b := browser{}
	v.logIn(t, b, "p1")
	if err := v.store.DeleteAccount(t.Context(), "p1"); err != nil {
		t.Fatal(err)
	}
	if _, err := v.Person(b.request()); !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Error(err)
	}
	if err := b.do(t, func(w http.ResponseWriter, r *http.Request) error { return v.LogIn(w, r, "p1") }); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("logging in: %v", err)
	}
}
