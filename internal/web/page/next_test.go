package page_test

import (
	"net/http"
	"net/url"
	"testing"

	"github.com/teahouse-games/teahouse/internal/web/account"
)

// Somebody who needs an account for a rated game goes on where they were, whichever way they log in. Addresses of other sites, and those
// that are no pages, lead nowhere.
func TestLoginLeadsBack(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	for at, next := range map[string]string{
		"/match/abc": "/match/abc", "/lobby?clock=1d&game=ki-shogi&rated=rated#find": "/lobby", "/join/abc": "/join/abc", "/?rated=rated": "/",
		"https://evil.example/": "/games", "//evil.example/match/": "/games", `/\evil.example`: "/games", `/%5Cevil.example/match/x`: "/games",
		"/match/..//evil.example": "/games", "/lobby/../../evil": "/games", "javascript:alert(1)": "/games", "/api/account/export": "/games", "/me/logout": "/games", "match/abc": "/games",
	} {
		b := h.browser()
		b.get("/me?next=" + url.QueryEscape(at))
		if p := b.press("Log in", "name", "Ann", "code", codes[0], "next", at); p.url.Host != "tea.example" || p.url.Path != next {
			t.Errorf("%s leads to %s", at, p.url)
		}
		if codes = codes[1:]; len(codes) == 0 {
			codes = h.moreCodes("Ann")
		}
	}
	b := h.browser()
	if p := b.get("/me?next=%2Flobby%3Frated%3Drated"); !p.has(`data-next="/lobby?rated=rated"`, "Then you go on where you were.") {
		t.Errorf("a guest reads\n%s", p.text)
	}
	if p := b.press("Use this name", "name", "Bea"); !p.has(`data-next="/lobby?rated=rated"`, "Your account will be called Bea.") {
		t.Errorf("after taking a name\n%s", p.text)
	}
	b.press("Log in", "name", "Ann", "code", codes[0])
	if p := b.get("/me?done=made&next=%2Flobby%3Frated%3Drated"); !p.has("You have an account now.", `href="/lobby?rated=rated">Back to the search`) {
		t.Errorf("with an account\n%s", p.text)
	}
	if p := b.get("/me?next=https%3A%2F%2Fevil.example"); p.has("evil") {
		t.Errorf("an address of another site is in the page:\n%s", p.text)
	}
}

// A login by mail leads back too, once.
func TestMailLeadsBack(t *testing.T) {
	h := newHarness(t)
	h.withAddress("Ann", "ann@example.org")
	for _, next := range []string{"/match/abc", "/games"} {
		b := h.browser()
		b.get("/me?next=%2Fmatch%2Fabc")
		if next == "/games" {
			b.get("/me")
		}
		b.press("Mail me a code", "address", "ann@example.org")
		_, _, code := h.nextMail()
		if p := b.press("Go on", "code", code); p.url.Path != next {
			t.Errorf("the mail leads to %s, want %s", p.url, next)
		}
	}
	b := h.browser()
	b.get("/me")
	b.press("Mail me a code", "address", "ann@example.org")
	_, _, code := h.nextMail()
	b.Jar.SetCookies(b.page.url, []*http.Cookie{{Name: "next", Value: url.QueryEscape("//evil.example/match/x"), Path: "/me"}})
	if p := b.press("Go on", "code", code); p.url.Host != "tea.example" || p.url.Path != "/games" {
		t.Errorf("with a cookie that somebody else has made the mail leads to %s", p.url)
	}
}

// What asks for an account says where it was asked, and finds its choices again.
func TestAccountIsAskedForWithAWayBack(t *testing.T) {
	h := newHarness(t)
	ann := h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	ann.get("/new?game=ki-shogi&against=open&rated=rated&clock=1d")
	seat := ann.press("Begin the game").url.Path
	guest := h.browser()
	for page, next := range map[string]string{
		"/": "/?rated=rated#find", "/lobby?game=ki-shogi": "/lobby?game=ki-shogi&rated=rated#find", seat: seat,
		"/new?game=ki-shogi&clock=1d": "/new?against=computer&clock=1d&game=ki-shogi&me=first&rated=rated",
	} {
		if p := guest.get(page); !p.has(`href="/me?next=` + url.QueryEscape(next) + `#keep"`) {
			t.Errorf("%s does not lead back to %s:\n%s", page, next, p.text)
		}
	}
	found, err := h.store.AccountByKey(t.Context(), account.NameKey("Ann"))
	if err != nil {
		t.Fatal(err)
	}
	challenge := "/new?against=person&clock=3d&expires=3600&game=ki-shogi&me=second&rated=rated&to=" + found.Person
	if p := guest.get(challenge); !p.has(`href="/me?next=` + url.QueryEscape(challenge) + `#keep"`) {
		t.Errorf("a challenge does not lead back to %s:\n%s", challenge, p.text)
	}
	if p := guest.get("/new?game=ki-shogi&against=person"); !p.has(`value="computer" checked`) {
		t.Errorf("a challenge to nobody is\n%s", p.text)
	}
	if p := guest.get("/lobby"); !p.has(`href="/me?next=` + url.QueryEscape(seat) + `#keep"`) {
		t.Errorf("a rated seat does not lead back:\n%s", p.text)
	}
	for _, page := range []string{"/", "/lobby"} {
		if p := ann.get(page + "?rated=rated&clock=3d"); !p.has(`<option value="rated" selected>`, `<option value="3d" selected>`) {
			t.Errorf("%s has lost what was chosen:\n%s", page, p.text)
		}
	}
}
