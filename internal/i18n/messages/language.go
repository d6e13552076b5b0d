package messages

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"golang.org/x/text/language"
)

// Pseudo is a language for tests: English with accents, in brackets and longer. It is offered to
// nobody; who asks for it by its tag receives it after [OfferPseudo].
const Pseudo = "en-XA"

var pseudoOffered atomic.Bool

// OfferPseudo makes the language Pseudo one that can be chosen.
func OfferPseudo() { pseudoOffered.Store(true) }

// Known reports whether a language can be chosen.
func Known(tag string) bool {
	return slices.Contains(Tags(), tag) || tag == Pseudo && pseudoOffered.Load()
}

var matcher = sync.OnceValue(func() language.Matcher {
	var tags []language.Tag
	for _, tag := range Tags() {
		tags = append(tags, language.Make(tag))
	}
	return language.NewMatcher(tags)
})

// MatchLanguage returns the language of the site that suits an Accept-Language header
// best.
func MatchLanguage(accepted string) string {
	tags, _, err := language.ParseAcceptLanguage(accepted)
	if err != nil || len(tags) == 0 {
		return English
	}
	_, i, sure := matcher().Match(tags...)
	if sure == language.No {
		return English
	}
	return Tags()[i]
}

// PreferencesCookie is the cookie with the preferences of a person.
const PreferencesCookie = "look"

const maxCookie = 1024 // bytes of its value

// Preferences returns the preferences of the sender of a request by name; nil if they cannot
// be read.
func Preferences(r *http.Request) map[string]any {
	cookie, err := r.Cookie(PreferencesCookie)
	if err != nil || len(cookie.Value) > maxCookie {
		return nil
	}
	written, err := url.PathUnescape(cookie.Value)
	if err != nil {
		return nil
	}
	var chosen map[string]any
	if json.Unmarshal([]byte(written), &chosen) != nil {
		return nil
	}
	return chosen
}

// RequestedLanguage returns the language that the address of a request names, as in ?lang=es.
func RequestedLanguage(r *http.Request) (tag string, ok bool) {
	if !strings.Contains(r.URL.RawQuery, "lang=") {
		return "", false
	}
	tag = r.URL.Query().Get("lang")
	return tag, Known(tag)
}

// LanguageOf returns the language for the sender of a request: that of the address, else the chosen
// one, else the one that suits Accept-Language best.
func LanguageOf(r *http.Request) string {
	if lang, ok := RequestedLanguage(r); ok {
		return lang
	}
	if lang, ok := Preferences(r)["lang"].(string); ok && Known(lang) {
		return lang
	}
	return MatchLanguage(r.Header.Get("Accept-Language"))
}
