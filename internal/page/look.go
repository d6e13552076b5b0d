package page

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/words"
)

// lookLife is for how many seconds a browser keeps the cookie of a Look. Its script reads
// and writes it too (web/src/plain), so it is not for HTTP alone.
const lookLife = 365 * 24 * 60 * 60

// Look is what a person has chosen of how the site looks and behaves. Every field always
// has one of its values.
type Look struct {
	Lang        string `json:"lang"`        // one of words.Languages
	Theme       string `json:"theme"`       // auto, light, dark
	Set         string `json:"set"`         // of the pieces: pictures, letters
	Names       bool   `json:"names"`       // of Ki Shogi's faces, below their kanji
	Coordinates bool   `json:"coordinates"` // beside boards
	Sounds      bool   `json:"sounds"`
	Motion      string `json:"motion"`  // auto, none
	Confirm     string `json:"confirm"` // auto, always, never; auto: only where a turn has days
}

// usualLook is that of who has chosen nothing.
func usualLook() Look {
	return Look{Lang: words.English, Theme: "auto", Set: "pictures", Names: true, Coordinates: true, Sounds: true, Motion: "auto", Confirm: "auto"}
}

// lookValues are those that the fields of a Look may have, the usual one first.
var lookValues = map[string][]string{
	"lang":    words.Languages,
	"theme":   {"auto", "light", "dark"},
	"set":     {"pictures", "letters"},
	"motion":  {"auto", "none"},
	"confirm": {"auto", "always", "never"},
}

// texts are the fields of l that are no switches, by name.
func (l *Look) texts() map[string]*string {
	return map[string]*string{"lang": &l.Lang, "theme": &l.Theme, "set": &l.Set, "motion": &l.Motion, "confirm": &l.Confirm}
}

// switches are the fields of l that are on or off, by name.
func (l *Look) switches() map[string]*bool {
	return map[string]*bool{"names": &l.Names, "coordinates": &l.Coordinates, "sounds": &l.Sounds}
}

// take takes on a value of a field. It reports whether there is such a value.
func (l *Look) take(field, value string) bool {
	if text := l.texts()[field]; text != nil && slices.Contains(lookValues[field], value) {
		*text = value
		return true
	}
	return false
}

// lookOf is how the site is for who sends a request: what the cookie says, field by field
// as far as it can be read, and the usual for the rest. The language that was not chosen
// is negotiated.
func lookOf(r *http.Request) Look {
	l := usualLook()
	l.Lang = words.Of(r)
	chosen := words.Chosen(r)
	for name := range l.texts() {
		if value, ok := chosen[name].(string); ok {
			l.take(name, value)
		}
	}
	for name, field := range l.switches() {
		if value, ok := chosen[name].(bool); ok {
			*field = value
		}
	}
	return l
}

// keep has the browser remember l.
func (l Look) keep(w http.ResponseWriter, secure bool) {
	written, err := json.Marshal(l)
	if err != nil {
		panic(err) // it is words and switches
	}
	http.SetCookie(w, &http.Cookie{ //nolint:gosec // the script of the page reads it; it holds no secret
		Name: words.Cookie, Value: escaped(string(written)), Path: "/", MaxAge: lookLife,
		Secure: secure, SameSite: http.SameSiteLaxMode,
	})
}

// escaped is a text as encodeURIComponent of a browser writes it.
func escaped(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
