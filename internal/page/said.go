package page

import (
	"encoding/json"
	"html/template"
)

// What the script of a match without a bundle says: static/match.js and clocks.js. Of
// those that are counted there are two texts.
var (
	scriptKeys = [...]string{
		"match.connected", "match.sending", "match.connecting", "match.reconnecting", "match.offline", "match.commandwaits", "match.late",
		"match.turntitle", "match.declined", "match.given", "match.here", "match.away", "site.match.claim.now",
	}
	scriptPluralKeys = [...]string{"match.watching", "site.periods.left", "site.match.claim.in"}
)

// Texts are what the script of a match says, as JSON.
func (f *pageFrame) Texts() (template.JS, error) {
	texts := map[string]string{}
	for _, key := range scriptKeys {
		texts[key] = f.Words.Text(key)
	}
	for _, stem := range scriptPluralKeys {
		for _, key := range [...]string{stem + ".one", stem + ".other"} {
			texts[key] = f.Words.Text(key)
		}
	}
	// Marshal writes < as \u003c, so that nothing ends the script.
	written, err := json.Marshal(texts)
	return template.JS(written), err //nolint:gosec // it is JSON, escaped for HTML
}
