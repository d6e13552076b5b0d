package messages

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"testing/fstest"
)

func TestText(t *testing.T) {
	for _, tt := range []struct{ lang, got, want string }{
		{"de", For("de").Text("board.flip"), "Brett drehen"},
		{"fr", For("fr").Text("board.flip"), "Flip board"},
		{"en", For("en").Plural("match.turns", 1), "1 turn"},
		{"en", For("en").Plural("match.turns", 0), "0 turns"},
		{"de", For("de").Plural("match.turns", 2), "2 Züge"},
		{"en", For("en").Text("tea.none"), "tea.none"},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %q, want %q", tt.lang, tt.got, tt.want)
		}
	}
	w := &Messages{texts: map[string]string{"tea.pour": "{who} pours {n} for {whom} and {who}"}}
	if got, want := w.Text("tea.pour", "who", "Ann", "n", 2), "Ann pours 2 for {whom} and Ann"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := w.Text("tea.pour", "who", "{n}", "n", 2), "{n} pours 2 for {whom} and {n}"; got != want {
		t.Errorf("what stands in a value is replaced too: %q, want %q", got, want)
	}
}

func TestRead(t *testing.T) {
	for text, good := range map[string]bool{`{"tea.a": "A"}`: true, `{"pot.a": "A"}`: false, `{"tea.a": 1}`: false, `{`: false} {
		_, err := read(fstest.MapFS{"en/tea.json": {Data: []byte(text)}}, "en")
		if (err == nil) != good {
			t.Errorf("%s is read with the error %v", text, err)
		}
	}
}

func TestNegotiate(t *testing.T) {
	for accepted, want := range map[string]string{
		"": "en", "*": "en", "de": "de", "de-CH, en;q=0.5": "de", "en-US,en;q=0.9,de;q=0.8": "en",
		"fr, de;q=0.3": "de", "fr": "en", "gsw": "de", "pt, en;q=0.1": "en", ";;;": "en",
	} {
		if got := MatchLanguage(accepted); got != want {
			t.Errorf("%q is answered in %s, want %s", accepted, got, want)
		}
	}
}

// A chosen language takes precedence over Accept-Language.
func TestOf(t *testing.T) {
	for _, tt := range []struct{ cookie, accepted, want string }{
		{"", "de", "de"},
		{`{"lang":"de"}`, "en", "de"},
		{`{"lang":"en"}`, "de", "en"},
		{`{"lang":"fr"}`, "de", "de"},
		{`{"lang":1}`, "de", "de"},
		{`{"theme":"dark"}`, "", "en"},
		{`[]`, "de", "de"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.AddCookie(&http.Cookie{Name: PreferencesCookie, Value: url.PathEscape(tt.cookie)}) //nolint:gosec // as a browser sends it
		r.Header.Set("Accept-Language", tt.accepted)
		if got := LanguageOf(r); got != tt.want {
			t.Errorf("%s with %q is answered in %s, want %s", tt.cookie, tt.accepted, got, tt.want)
		}
	}
}
