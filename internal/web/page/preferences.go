package page

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// preferencesLifetime is for how many seconds a browser keeps the cookie of a Look. Its script reads
// and writes it too (web/src/plain), so it is not for HTTP alone.
const preferencesLifetime = 365 * 24 * 60 * 60

// Preferences is what a person has chosen of how the site looks and behaves. Every field always
// has one of its values.
type Preferences struct {
	Lang        string `json:"lang" ` // a tag that messages.Known reports
	Theme       string `json:"theme" tstype:"'auto' | 'light' | 'dark'"`
	Set         string `json:"set" tstype:"'pictures' | 'letters'"`        // of the pieces
	Names       bool   `json:"names"`                                      // of Ki Shogi's faces, below their kanji
	Coordinates string `json:"coordinates" tstype:"'auto' | 'on' | 'off'"` // of boards; auto: with notation
	Sounds      bool   `json:"sounds"`
	Motion      string `json:"motion" tstype:"'auto' | 'none'"`
	Confirm     string `json:"confirm" tstype:"'auto' | 'always' | 'never'"` // auto: only where a turn has days
}

// defaultPreferences returns those of a person who has chosen nothing.
func defaultPreferences() Preferences {
	return Preferences{Lang: messages.English, Theme: "auto", Set: "pictures", Names: true, Coordinates: "auto", Sounds: true, Motion: "auto", Confirm: "auto"}
}

// preferenceValues are those that the fields of a Look may have, the usual one first.
var preferenceValues = map[string][]string{
	"theme":       {"auto", "light", "dark"},
	"set":         {"pictures", "letters"},
	"coordinates": {"auto", "on", "off"},
	"motion":      {"auto", "none"},
	"confirm":     {"auto", "always", "never"},
}

// texts returns the fields of l that are no switches, by name.
func (l *Preferences) texts() map[string]*string {
	return map[string]*string{"lang": &l.Lang, "theme": &l.Theme, "set": &l.Set, "coordinates": &l.Coordinates, "motion": &l.Motion, "confirm": &l.Confirm}
}

// switches returns the fields of l that are on or off, by name.
func (l *Preferences) switches() map[string]*bool {
	return map[string]*bool{"names": &l.Names, "sounds": &l.Sounds}
}

// set takes on a value of a field. It reports whether there is such a value.
func (l *Preferences) set(field, value string) bool {
	known := slices.Contains(preferenceValues[field], value)
	if field == "lang" {
		known = messages.Known(value)
	}
	if text := l.texts()[field]; text != nil && known {
		*text = value
		return true
	}
	return false
}

// preferencesOf returns how the site is for the sender of a request: what the cookie says, field by field
// as far as it can be read, and the usual for the rest. The language that was not chosen
// is negotiated, and one that the address names takes precedence.
func preferencesOf(r *http.Request) Preferences {
	l := defaultPreferences()
	l.Lang = messages.LanguageOf(r)
	chosen := messages.Preferences(r)
	for name := range l.texts() {
		if value, ok := chosen[name].(string); ok && name != "lang" {
			l.set(name, value)
		}
	}
	for name, field := range l.switches() {
		if value, ok := chosen[name].(bool); ok {
			*field = value
		}
	}
	// Coordinates were a switch that was usually on.
	if shown, ok := chosen["coordinates"].(bool); ok && !shown {
		l.Coordinates = "off"
	}
	return l
}

// setCookie has the browser remember l.
func (l Preferences) setCookie(w http.ResponseWriter, secure bool) {
	written, err := json.Marshal(l)
	if err != nil {
		panic(err) // it is words and switches
	}
	http.SetCookie(w, &http.Cookie{ //nolint:gosec // the script of the page reads it; it holds no secret
		Name: messages.PreferencesCookie, Value: escapeCookie(string(written)), Path: "/", MaxAge: preferencesLifetime,
		Secure: secure, SameSite: http.SameSiteLaxMode,
	})
}

// escapeCookie returns a text as encodeURIComponent of a browser writes it.
func escapeCookie(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
