package page_test

import (
	"encoding/json"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/web"
)

// Every page there is answers, in all languages, and has a preview for people who receive a link.
func TestReached(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	at := h.begin(ann, bob, "ki-shogi")
	paths := []string{"/", "/new", "/review", "/offline", "/rules", "/settings", "/about", "/me", at, at + "/0", "/embed" + at + "/0"}
	for _, rules := range games.All() {
		paths = append(paths, "/play/"+rules.Name, "/rules/"+rules.Name, "/rules/"+rules.Name+"/reference")
	}
	for _, path := range paths {
		for _, lang := range languages.Tags() {
			page := ann.in(lang, path)
			if page.status != http.StatusOK || !strings.Contains(page.text, `<html lang="`+lang+`"`) || !strings.Contains(page.text, `id="main"`) {
				t.Errorf("%s in %s: %d", path, lang, page.status)
			}
			if path == "/" || strings.HasPrefix(path, "/play/") || strings.HasPrefix(path, "/match/") {
				for _, tag := range []string{`property="og:title"`, `property="og:image" content="http://tea.example/`, `rel="canonical" href="http://tea.example` + path + `"`} {
					if !strings.Contains(page.text, tag) {
						t.Errorf("%s has no %s", path, tag)
					}
				}
			}
		}
	}
	for _, path := range []string{"/play/go", at + "/x", at + "/-1", at + "/01", at + "/0/cat.png", "/embed" + at + "/x", "/app/none.js", "/static/cards/go.png"} {
		if page := ann.get(path); page.status != http.StatusNotFound {
			t.Errorf("%s is answered %d", path, page.status)
		}
	}
	if page := ann.get(at + "/7"); page.url.Path != at {
		t.Errorf("a turn that there is not leads to %s", page.url)
	}
	if page := ann.get(at + "?ply=0"); page.url.Path != at+"/0" {
		t.Errorf("the old address of a turn leads to %s", page.url)
	}
	for path, begins := range map[string]string{
		at + "/0/board.png?theme=dark&width=128": "\x89PNG", at + "/0/card.png": "\x89PNG", at + "/game.gif": "GIF89a",
		"/static/cards/ki-shogi.png": "\x89PNG", "/app/icons/192.png": "\x89PNG", "/app/app.webmanifest": "{",
	} {
		answer, err := ann.Get(ann.at(path))
		if err != nil {
			t.Fatal(err)
		}
		first := make([]byte, len(begins))
		_, _ = answer.Body.Read(first)
		_ = answer.Body.Close()
		if answer.StatusCode != http.StatusOK || string(first) != begins {
			t.Errorf("%s is answered %s with %q", path, answer.Status, first)
		}
	}
}

// in gets a page in a language.
func (b *browser) in(lang, path string) *shownPage {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), http.MethodGet, b.at(path), nil)
	if err != nil {
		b.t.Fatal(err)
	}
	r.Header.Set("Accept-Language", lang)
	return b.readPage(b.Do(r))
}

// field is a field of an interface in TypeScript, if it must be there.
var field = regexp.MustCompile(`(?m)^  (\w+): `)

// fieldsOf are the fields that an interface of wire.ts must have.
func fieldsOf(t *testing.T, name string) (names []string) {
	t.Helper()
	source, err := os.ReadFile("../../../web/src/wire.ts")
	if err != nil {
		t.Fatal(err)
	}
	_, body, ok := strings.Cut(string(source), "export interface "+name+" ")
	if !ok {
		t.Fatalf("wire.ts has no %s", name)
	}
	body, _, _ = strings.Cut(body, "\n}")
	for _, found := range field.FindAllStringSubmatch(body, -1) {
		names = append(names, found[1])
	}
	return names
}

// Pages tell their script what web/src/wire.ts says they do, and nothing ends the script
// that it stands in.
func TestBoot(t *testing.T) {
	if _, built := web.Files(); !built {
		t.Log("nothing was built: make web")
		return
	}
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	at := h.begin(ann, bob, "ki-shogi", "name", "</script><!--")
	for path, kind := range map[string]string{
		at: "MatchBoot", at + "/0": "ReviewBoot", "/review": "ReviewBoot", "/play/ki-shogi": "PlayBoot", "/embed" + at + "/0": "EmbedBoot", "/me": "CommonBoot",
	} {
		_, rest, _ := strings.Cut(ann.get(path).text, `<script type="application/json" id="boot">`)
		data, _, _ := strings.Cut(rest, "<")
		var reported map[string]json.RawMessage
		if err := json.Unmarshal([]byte(data), &reported); err != nil {
			t.Errorf("%s: %v in %.200q", path, err, data)
			continue
		}
		expectFields(t, path, reported, slices.Concat(fieldsOf(t, "CommonBoot"), fieldsOf(t, kind)))
		var look, one map[string]json.RawMessage
		var list []json.RawMessage
		if err := json.Unmarshal(reported["look"], &look); err != nil {
			t.Error(err)
		}
		expectFields(t, path+" look", look, fieldsOf(t, "Preferences"))
		if err := json.Unmarshal(reported["games"], &list); err != nil || len(list) != len(games.All()) {
			t.Fatalf("%s tells of %d games: %v", path, len(list), err)
		}
		if err := json.Unmarshal(list[0], &one); err != nil {
			t.Error(err)
		}
		expectFields(t, path+" game", one, fieldsOf(t, "GameInfo"))
	}
}

func expectFields(t *testing.T, what string, has map[string]json.RawMessage, want []string) {
	t.Helper()
	for _, name := range want {
		if _, ok := has[name]; !ok {
			t.Errorf("%s has no field %s", what, name)
		}
	}
	if len(want) == 0 {
		t.Errorf("no field is expected of %s", what)
	}
}
