package messages

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"

	"golang.org/x/text/language"
)

// The languages of the site, by the tag that pages and catalogues have.
const (
	English = "en"
	German  = "de"
)

// Languages are those of the site, the one for all others first.
var Languages = []string{English, German}

var matcher = language.NewMatcher([]language.Tag{language.English, language.German})

// MatchLanguage returns the language of the site that suits an Accept-Language header
// best.
func MatchLanguage(accepted string) string {
	tags, _, err := language.ParseAcceptLanguage(accepted)
	if err != nil || len(tags) == 0 {
		return English
	}
	_, i, sure := matcher.Match(tags...)
	if sure == language.No {
		return English
	}
	return Languages[i]
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

// LanguageOf returns the language for the sender of a request: the chosen one, else the one
// that suits Accept-Language best.
func LanguageOf(r *http.Request) string {
	if lang, ok := Preferences(r)["lang"].(string); ok && slices.Contains(Languages, lang) {
		return lang
	}
	return MatchLanguage(r.Header.Get("Accept-Language"))
}
