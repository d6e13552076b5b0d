package page

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// What the cookie says counts field by field; what it cannot say is as usual.
func TestLookOf(t *testing.T) {
	with := func(change func(*Preferences)) Preferences {
		l := defaultPreferences()
		change(&l)
		return l
	}
	usual := with(func(*Preferences) {})
	for cookie, want := range map[string]Preferences{
		"":                            usual,
		"tea":                         usual,
		"%zz":                         usual,
		"%7B":                         usual,
		"[1]":                         usual,
		escapeCookie(`{"lang":"de"}`): with(func(l *Preferences) { l.Lang = "de" }),
		escapeCookie(`{"lang":"xx","theme":"dark"}`):    with(func(l *Preferences) { l.Theme = "dark" }),
		escapeCookie(`{"lang":7,"sounds":false}`):       with(func(l *Preferences) { l.Sounds = false }),
		escapeCookie(`{"sounds":"no","set":"letters"}`): with(func(l *Preferences) { l.Set = "letters" }),
		escapeCookie(`{"motion":"none","confirm":"always","names":false,"coordinates":false,"more":{}}`): with(func(l *Preferences) {
			l.Motion, l.Confirm, l.Names, l.Coordinates = "none", "always", false, "off"
		}),
		escapeCookie(`{"coordinates":true}`):                         usual, // from when they were a switch
		escapeCookie(`{"coordinates":"on"}`):                         with(func(l *Preferences) { l.Coordinates = "on" }),
		escapeCookie(`{"coordinates":"many"}`):                       usual,
		escapeCookie(`{"theme":"dark"}` + strings.Repeat(" ", 1024)): usual,
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.AddCookie(&http.Cookie{Name: messages.PreferencesCookie, Value: cookie}) //nolint:gosec // as a browser sends it
		if got := preferencesOf(r); got != want {
			t.Errorf("%s is %+v, want %+v", cookie, got, want)
		}
	}
}

// What is kept is what comes back, and the language that was asked for is the one of
// a person who has chosen none.
func TestKeep(t *testing.T) {
	want := Preferences{Lang: "de", Theme: "light", Set: "letters", Names: true, Coordinates: "on", Motion: "none", Confirm: "never"}
	w := httptest.NewRecorder()
	want.setCookie(w, true)
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	for _, cookie := range w.Result().Cookies() {
		if cookie.HttpOnly || !cookie.Secure || cookie.SameSite != http.SameSiteLaxMode || cookie.MaxAge != preferencesLifetime || strings.ContainsAny(cookie.Value, `+" ,;`) {
			t.Errorf("the cookie is %+v", cookie)
		}
		r.AddCookie(cookie)
	}
	if got := preferencesOf(r); got != want {
		t.Errorf("%+v comes back as %+v", want, got)
	}
	r = httptest.NewRequest(http.MethodGet, "/", nil)
	r.Header.Set("Accept-Language", "fr, de-AT;q=0.8, en;q=0.5")
	if got := preferencesOf(r).Lang; got != "de" {
		t.Errorf("the language is %s, want de", got)
	}
}

// Every field has its values, and nothing else is taken.
func TestLookValues(t *testing.T) {
	l := defaultPreferences()
	if l.set("lang", "tea") || l.set("lang", messages.Pseudo) || !l.set("lang", "es") || l.Lang != "es" {
		t.Error("lang does not take the languages that there are")
	}
	for field, text := range l.texts() {
		if field == "lang" {
			continue
		}
		if *text != preferenceValues[field][0] {
			t.Errorf("%s is %q at first, and %q as usual", field, *text, preferenceValues[field][0])
		}
		if l.set(field, "tea") || !l.set(field, preferenceValues[field][1]) || *text != preferenceValues[field][1] {
			t.Errorf("%s does not take its values", field)
		}
	}
	if l.set("sounds", "auto") || l.set("", "") {
		t.Error("what is no text is taken as one")
	}
}
