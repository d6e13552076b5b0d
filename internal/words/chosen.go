package words

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
)

// PreferencesCookie is where a browser keeps what a person has chosen on the site.
const PreferencesCookie = "look"

const maxCookie = 1024 // bytes of its value

// Preferences is what a person has chosen who sends a request, by name; nil for nothing that
// can be read.
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

// LanguageOf is the language for who sends a request: the one that was chosen, or else the one
// that suits Accept-Language best.
func LanguageOf(r *http.Request) string {
	if lang, ok := Preferences(r)["lang"].(string); ok && slices.Contains(Languages, lang) {
		return lang
	}
	return MatchLanguage(r.Header.Get("Accept-Language"))
}
