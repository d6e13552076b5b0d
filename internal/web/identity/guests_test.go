package identity_test

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// people stores people in memory.
type people struct {
	mu   sync.Mutex
	all  map[string]store.PersonRecord
	err  error
	asks int
}

func (p *people) PutPerson(_ context.Context, person store.PersonRecord) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err != nil {
		return p.err
	}
	p.all[person.ID] = person
	return nil
}

func (p *people) Person(_ context.Context, id string) (store.PersonRecord, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asks++
	person, ok := p.all[id]
	switch {
	case p.err != nil:
		return store.PersonRecord{}, p.err
	case !ok:
		return store.PersonRecord{}, store.ErrNotFound
	}
	return person, nil
}

func (p *people) ChangePerson(ctx context.Context, id string, change func(*store.PersonRecord)) (store.PersonRecord, error) {
	person, err := p.Person(ctx, id)
	if err == nil {
		change(&person)
		err = p.PutPerson(ctx, person)
	}
	return person, err
}

var key = bytes.Repeat([]byte("k"), identity.KeyLength)

// house is guests with a clock that can be put on.
type harness struct {
	*identity.Guests
	t      *testing.T
	people *people
	now    time.Time
}

func open(t *testing.T, secure bool) *harness {
	h := &harness{t: t, people: &people{all: map[string]store.PersonRecord{}}, now: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)}
	h.Guests = identity.NewGuests(key, h.people, identity.GuestConfig{Secure: secure, Now: func() time.Time { return h.now }})
	return h
}

// requestWith is a request with a cookie; none if it is nil.
func requestWith(c *http.Cookie) *http.Request {
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	if c != nil {
		r.AddCookie(c)
	}
	return r
}

// admit sends a request and returns the cookie after it.
func (h *harness) admit(c *http.Cookie) (identity.Person, *http.Cookie) {
	h.t.Helper()
	w := httptest.NewRecorder()
	p, err := h.PersonOrGuest(w, requestWith(c))
	if err != nil {
		h.t.Fatal(err)
	}
	for _, set := range w.Result().Cookies() {
		c = set
	}
	return p, c
}

func TestAdmit(t *testing.T) {
	h := open(t, false)
	if p, err := h.Person(requestWith(nil)); p.Identified() || err != nil {
		t.Errorf("a stranger is %+v, %v", p, err)
	}
	ann, cookie := h.admit(nil)
	if !ann.Identified() || len(ann.ID) != 17 || ann.ID[0] != 'p' || ann.Name == "" {
		t.Errorf("who is new is %+v", ann)
	}
	if cookie.Name != "teahouse" || !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/" || cookie.Secure ||
		cookie.MaxAge != 365*24*60*60 {
		t.Errorf("the cookie is %+v", cookie)
	}
	if p, err := h.Person(requestWith(cookie)); p != ann || err != nil {
		t.Errorf("with the cookie Ann is %+v, %v", p, err)
	}
	again, _ := h.admit(cookie)
	if again != ann {
		t.Errorf("Ann is let in as %+v", again)
	}
	other, _ := h.admit(nil)
	if other.ID == ann.ID {
		t.Error("two people have one id")
	}
	bearer := requestWith(nil)
	bearer.Header.Set("Authorization", "bearer "+cookie.Value)
	if p, err := h.Person(bearer); p != ann || err != nil {
		t.Errorf("a program with the cookie is %+v, %v", p, err)
	}
}

func TestSafeConnections(t *testing.T) {
	h := open(t, true)
	ann, cookie := h.admit(nil)
	if cookie.Name != "__Host-teahouse" || !cookie.Secure || cookie.Path != "/" || cookie.Domain != "" {
		t.Errorf("the cookie is %+v", cookie)
	}
	if p, err := h.Person(requestWith(cookie)); p != ann || err != nil {
		t.Errorf("Ann is %+v, %v", p, err)
	}
	cookie.Name = "teahouse"
	if p, err := h.Person(requestWith(cookie)); p.Identified() || err != nil {
		t.Errorf("the cookie of another name is %+v, %v", p, err)
	}
}

func TestCookiesThatAreVoid(t *testing.T) {
	h := open(t, false)
	_, cookie := h.admit(nil)
	other := identity.NewGuests(bytes.Repeat([]byte("x"), identity.KeyLength), h.people, identity.GuestConfig{Now: func() time.Time { return h.now }})
	value := cookie.Value
	dot := strings.LastIndexByte(value, '.')
	parts := strings.Split(value, ".")
	for name, forged := range map[string]string{
		"another person":     "paaaaaaaaaaaaaaaa" + value[strings.IndexByte(value, '.'):],
		"another generation": parts[0] + ".2." + parts[2] + "." + parts[3],
		"a longer life":      parts[0] + "." + parts[1] + ".99999999999." + parts[3],
		"no signature":       value[:dot+1],
		"no dot":             value[:dot],
		"cut off":            value[:len(value)-1],
		"something behind":   value + "A",
		"another signature":  value[:dot+1] + strings.Repeat("A", len(value)-dot-1),
		"nothing but dots":   "...",
		"very long":          strings.Repeat("a", 100_000),
		"other letters":      "é.1.2.☃",
	} {
		t.Run(name, func(t *testing.T) {
			r := requestWith(nil)
			r.Header.Set("Authorization", "Bearer "+forged)
			if p, err := h.Person(r); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
				t.Errorf("%+v, %v, want ErrVoid", p, err)
			}
		})
	}
	if p, err := other.Person(requestWith(cookie)); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("under another key: %+v, %v", p, err)
	}
	fresh, next := h.admit(&http.Cookie{Name: "teahouse", Value: value[:dot]})
	if !fresh.Identified() || next.Value == value {
		t.Errorf("who has a void cookie is let in as %+v", fresh)
	}
	delete(h.people.all, parts[0])
	unknown := open(t, false)
	if p, err := unknown.Person(requestWith(cookie)); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("somebody the store does not know: %+v, %v", p, err)
	}
}

func TestCookiesGrowOld(t *testing.T) {
	h := open(t, false)
	ann, cookie := h.admit(nil)
	h.now = h.now.Add(identity.CookieLifetime / 2)
	if _, same := h.admit(cookie); same.Value != cookie.Value {
		t.Error("renewed before half its life was gone")
	}
	h.now = h.now.Add(time.Second)
	p, renewed := h.admit(cookie)
	if renewed.Value == cookie.Value || p != ann {
		t.Errorf("not renewed: %+v", p)
	}
	read := httptest.NewRecorder()
	if p, err := h.RenewCookie(read, requestWith(cookie)); p != ann || err != nil || len(read.Result().Cookies()) != 1 {
		t.Errorf("not renewed while reading: %+v, %v", p, err)
	}
	stranger := httptest.NewRecorder()
	if p, err := h.RenewCookie(stranger, requestWith(nil)); p.Identified() || err != nil || len(stranger.Result().Cookies()) != 0 {
		t.Errorf("a stranger who only reads is given an identity: %+v, %v", p, err)
	}
	h.now = h.now.Add(identity.CookieLifetime/2 - time.Second)
	if p, err := h.Person(requestWith(cookie)); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("after its life: %+v, %v", p, err)
	}
	if p, err := h.Person(requestWith(renewed)); p != ann || err != nil {
		t.Errorf("the renewed one: %+v, %v", p, err)
	}
}

func TestForget(t *testing.T) {
	h := open(t, false)
	ann, cookie := h.admit(nil)
	if _, err := h.Person(requestWith(cookie)); err != nil {
		t.Fatal(err) // she is remembered from now on
	}
	w := httptest.NewRecorder()
	if err := h.Forget(w, requestWith(cookie)); err != nil {
		t.Fatal(err)
	}
	if c := w.Result().Cookies()[0]; c.MaxAge >= 0 || c.Value != "" {
		t.Errorf("the cookie is %+v", c)
	}
	if p, err := h.Person(requestWith(cookie)); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the cookie sent again: %+v, %v", p, err)
	}
	if err := h.Forget(httptest.NewRecorder(), requestWith(cookie)); err != nil {
		t.Errorf("forgetting twice: %v", err)
	}
	if got := h.people.all[ann.ID].Generation; got != 2 {
		t.Errorf("generation %d, want 2", got)
	}
	if err := h.Forget(httptest.NewRecorder(), requestWith(nil)); err != nil {
		t.Errorf("forgetting nobody: %v", err)
	}
}

// TestForgottenWhileOthersAreChanged keeps renaming while the person is deleted: the
// cookies stay void.
func TestForgottenWhileOthersAreChanged(t *testing.T) {
	h := open(t, false)
	ann, cookie := h.admit(nil)
	var group sync.WaitGroup
	for range 20 {
		group.Go(func() { _, _ = h.Rename(t.Context(), ann, "Anna") })
		group.Go(func() { _, _ = h.Person(requestWith(cookie)) })
	}
	if err := h.Forget(httptest.NewRecorder(), requestWith(cookie)); err != nil {
		t.Fatal(err)
	}
	group.Wait()
	if p, err := h.Person(requestWith(cookie)); p.Identified() || !errors.Is(err, identity.ErrInvalidIdentity) {
		t.Errorf("the cookie is good again: %+v, %v", p, err)
	}
}

func TestRename(t *testing.T) {
	h := open(t, false)
	ann, cookie := h.admit(nil)
	p, err := h.Rename(t.Context(), ann, " Ann \t of  Tea ")
	if err != nil || p.Name != "Ann of Tea" || p.ID != ann.ID {
		t.Errorf("renamed %+v, %v", p, err)
	}
	if got, err := h.Person(requestWith(cookie)); got != p || err != nil {
		t.Errorf("after renaming Ann is %+v, %v", got, err)
	}
	var wrong *identity.NameError
	if _, err := h.Rename(t.Context(), ann, ""); !errors.As(err, &wrong) {
		t.Errorf("no name: %v", err)
	}
}

func TestStoreThatFails(t *testing.T) {
	h := open(t, false)
	_, cookie := h.admit(nil)
	h.people.err = store.ErrFull
	if _, err := h.PersonOrGuest(httptest.NewRecorder(), requestWith(nil)); !errors.Is(err, store.ErrFull) {
		t.Errorf("admitting: %v", err)
	}
	fresh := identity.NewGuests(key, h.people, identity.GuestConfig{Now: func() time.Time { return h.now }})
	if _, err := fresh.Person(requestWith(cookie)); !errors.Is(err, store.ErrFull) {
		t.Errorf("looking up: %v", err)
	}
	if _, err := fresh.PersonOrGuest(httptest.NewRecorder(), requestWith(cookie)); !errors.Is(err, store.ErrFull) {
		t.Errorf("admitting who cannot be looked up: %v", err)
	}
	if err := fresh.Forget(httptest.NewRecorder(), requestWith(cookie)); !errors.Is(err, store.ErrFull) {
		t.Errorf("forgetting: %v", err)
	}
}

func TestPeopleAreRemembered(t *testing.T) {
	h := open(t, false)
	_, cookie := h.admit(nil)
	for range 10 {
		if _, err := h.Person(requestWith(cookie)); err != nil {
			t.Fatal(err)
		}
	}
	if h.people.asks != 1 {
		t.Errorf("the store was asked %d times, want 1", h.people.asks)
	}
}

// FuzzCookie: no value of a cookie is accepted as a person who was not given that
// cookie.
func FuzzCookie(f *testing.F) {
	p := &people{all: map[string]store.PersonRecord{}}
	guests := identity.NewGuests(key, p, identity.GuestConfig{})
	w := httptest.NewRecorder()
	if _, err := guests.PersonOrGuest(w, requestWith(nil)); err != nil {
		f.Fatal(err)
	}
	given := w.Result().Cookies()[0].Value
	for _, seed := range []string{given, given[:len(given)-1], "a.1.2.c", "...", ""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		r := requestWith(nil)
		r.Header["Authorization"] = []string{"Bearer " + value}
		person, err := guests.Person(r)
		switch shown := strings.TrimSpace(value); {
		case shown == given:
			if !person.Identified() || err != nil {
				t.Errorf("the cookie that was given: %+v, %v", person, err)
			}
		case shown != "" && !errors.Is(err, identity.ErrInvalidIdentity), person.Identified():
			t.Errorf("%q is %+v, %v", value, person, err)
		}
	})
}
