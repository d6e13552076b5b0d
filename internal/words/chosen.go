package words

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
)

// Cookie is where a browser keeps what a person has chosen on the site.
const Cookie = "look"

const maxCookie = 1024 // bytes of its value

// Chosen is what a person has chosen who sends a request, by name; nil for nothing that
// can be read.
func Chosen(r *http.Request) map[string]any {
	cookie, err := r.Cookie(Cookie)
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

// Of is the language for who sends a request: the one that was chosen, or else the one
// that suits Accept-Language best.
func Of(r *http.Request) string {
	if lang, ok := Chosen(r)["lang"].(string); ok && slices.Contains(Languages, lang) {
		return lang
	}
	return Negotiate(r.Header.Get("Accept-Language"))
}
