package messages

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/teahouse-games/teahouse/message"
)

// in reads the texts of a language; package languages cannot be imported here.
func in(t *testing.T, tag string) *Messages {
	t.Helper()
	site, err := fs.ReadFile(Files, tag+"/site.ftl")
	if err != nil {
		t.Fatal(err)
	}
	l, err := message.NewLanguage(tag, BrowserText(tag), string(site))
	if err != nil {
		t.Fatal(err)
	}
	return In(l)
}

func TestText(t *testing.T) {
	en, de, es := in(t, "en"), in(t, "de"), in(t, "es")
	for _, tt := range []struct{ got, want string }{
		{de.Text("board-flip"), "Brett drehen"},
		{en.Text("match-turns", "n", 1), "1 turn"},
		{en.Text("match-turns", "n", 0), "0 turns"},
		{de.Text("match-turns", "n", 2), "2 Züge"},
		{es.Text("match-turns", "n", 1), "1 jugada"},
		{en.Text("site-end-resign", "winner", "{loser}", "loser", "Bob"), "{loser} wins: Bob resigned."},
		{en.Text("site-role", "role", message.Text("Guest")), "Guest"},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
}

// A language that lacks messages has the English ones.
func TestIncomplete(t *testing.T) {
	l, err := message.NewLanguage("fr", "match-turns = { $n } coups\n")
	if err != nil {
		t.Fatal(err)
	}
	w := In(l)
	if got := w.Text("match-turns", "n", 2) + ", " + w.Text("match-minutes", "n", 1); got != "2 coups, 1 minute" {
		t.Errorf("a part is translated: %q", got)
	}
}

func TestNegotiate(t *testing.T) {
	for accepted, want := range map[string]string{
		"": "en", "*": "en", "de": "de", "de-CH, en;q=0.5": "de", "en-US,en;q=0.9,de;q=0.8": "en",
		"fr, de;q=0.3": "de", "fr": "en", "gsw": "de", "pt, en;q=0.1": "en", ";;;": "en",
		"es-MX, en;q=0.5": "es", "es-419": "es", "ca, es;q=0.5": "es", "en-XA": "en",
	} {
		if got := MatchLanguage(accepted); got != want {
			t.Errorf("%q is answered in %s, want %s", accepted, got, want)
		}
	}
}

// A language in the address takes precedence over a chosen one, and that over Accept-Language.
func TestOf(t *testing.T) {
	for _, tt := range []struct{ query, cookie, accepted, want string }{
		{"?lang=es", `{"lang":"de"}`, "en", "es"},
		{"?turn=a&lang=es", "", "", "es"},
		{"?lang=fr", `{"lang":"de"}`, "en", "de"},
		{"?lang=en-XA", "", "en", "en"},
		{"?slang=es", "", "en", "en"},
		{"", "", "de", "de"},
		{"", `{"lang":"de"}`, "en", "de"},
		{"", `{"lang":"en"}`, "de", "en"},
		{"", `{"lang":"fr"}`, "de", "de"},
		{"", `{"lang":1}`, "de", "de"},
		{"", `{"theme":"dark"}`, "", "en"},
		{"", `[]`, "de", "de"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/"+tt.query, nil)
		r.AddCookie(&http.Cookie{Name: PreferencesCookie, Value: url.PathEscape(tt.cookie)}) //nolint:gosec // as a browser sends it
		r.Header.Set("Accept-Language", tt.accepted)
		if got := LanguageOf(r); got != tt.want {
			t.Errorf("%s, %s with %q is answered in %s, want %s", tt.query, tt.cookie, tt.accepted, got, tt.want)
		}
	}
}
