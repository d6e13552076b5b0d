package page_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// What a strict content policy forbids: script and style in the page, and anything from elsewhere.
var forbidden = regexp.MustCompile(`(?i)<script(?:[^>]*)>[^<]|<style|\sstyle=|\son[a-z]+=|javascript:|(?:src|srcset|action)="(?:https?:)?//|<link[^>]*href="(?:https?:)?//`)

// harmless is what looks like it and is not: data that the script reads, and the page's own address.
var harmless = regexp.MustCompile(`<script type="application/json" id="(?:boot|words)">[^<]*</script>|<link rel="canonical" href="[^"]*">`)

// visit looks at every page there is, in every state, through the eyes of each of them.
func pageVisit(t *testing.T, f func(t *testing.T, person string, page *shownPage)) {
	h := newHarness(t)
	ann, bob, eve := h.browser(), h.browser(), h.browser()
	all := map[string]*browser{"Ann": ann, "Bob": bob, "Eve": eve}
	look := func(address string) {
		t.Helper()
		for person, b := range all {
			if page := b.get(address); page.status == http.StatusOK {
				f(t, person, page)
			} else {
				t.Errorf("%s: %s sees status %d", address, person, page.status)
			}
		}
	}
	ann.get("/me")
	ann.press("Use this name", "name", `Ann <script>alert("&")</script>`[:26])
	for _, rules := range games.All() {
		look("/new?game=" + rules.Name)
		ann.get("/new?game=" + rules.Name)
		at := ann.press("Begin the game", "against", "self", "public", "yes").url.Path
		look(at)
		for range 3 {
			ann.enter(ann.page.turns[0])
			f(t, "Ann", &ann.page)
			ann.plays()
		}
		look(at)
		look(at + "?ply=1")
		ann.get(at)
		ann.press("Send", "text", "<b>Tea</b> & <script>cake</script>")
		ann.press("Ask to take back")
		f(t, "Ann", &ann.page)
		ann.press("Decline")
		ann.press("Yes, resign")
		look(at)
		ann.press("Rematch")
		f(t, "Ann", &ann.page)
	}
	look("/")
	look("/me")
	look("/new")
	ann.get("/new?game=ki-shogi&against=open")
	open := ann.press("Begin the game", "public", "yes", "clock", "5+5").url.Path
	look(open)
	look("/")
	ann.get(open)
	ann.press("Yes, cancel the game")
	look(open)
	for _, clock := range []string{"5+5", "1+2x30", "3d"} {
		at := h.begin(ann, bob, "ki-shogi", "clock", "other", "other", clock)
		look(at)
		bob.press("Make the link")
		f(t, "Bob", &bob.page)
	}
	for _, wrong := range []string{"/nowhere", "/match/aaaaaaaaaaaaaaaa", "/match/a", "/join/a", "/seat/a", "/new?game=chess", "/static/a.css", "/static/games/a.svg", "/static/tiles/a.svg"} {
		if page := eve.get(wrong); page.status < 400 || page.status > 499 || !strings.Contains(page.text, `role="alert"`) {
			t.Errorf("%s is answered %d:\n%s", wrong, page.status, page.text)
		} else {
			f(t, "Eve", page)
		}
	}
}

// The pages keep to the policy, whatever people call themselves and say.
func TestPagesAreSafe(t *testing.T) {
	seen := 0
	pageVisit(t, func(t *testing.T, person string, page *shownPage) {
		seen++
		if found := forbidden.FindString(harmless.ReplaceAllString(page.text, "")); found != "" {
			t.Errorf("%s sees %q on %s", person, found, page.url)
		}
		if !strings.Contains(page.text, "</html>") || strings.Contains(page.text, "<no value>") || strings.Contains(page.text, "%!") {
			t.Errorf("%s: the page is not whole:\n%s", page.url, page.text)
		}
		if strings.Contains(page.text, "<script>") || strings.Contains(page.text, "<b>Tea") {
			t.Errorf("%s: what somebody wrote is in the page as it is", page.url)
		}
	})
	if seen < 100 {
		t.Errorf("only %d pages were seen", seen)
	}
}

// A form that is sent twice is carried out once.
func TestSentTwice(t *testing.T) {
	h := newHarness(t)
	ann := h.browser()
	ann.get("/new?game=quaterno")
	at := ann.press("Begin the game", "against", "self").url.Path
	for n := range 3 {
		ann.enter(ann.page.turns[0])
		form := formOf(t, ann.page, "play")
		ann.send(form)
		ann.send(form)
		ann.get(at)
		if got := strings.Count(ann.page.text, `class="number"`); got != n+1 {
			t.Fatalf("after %d turns that were sent twice there are %d", n+1, got)
		}
		talk := formOf(t, ann.page, "say")
		ann.send(talk, "text", "a word")
		ann.send(talk, "text", "a word")
		if got := strings.Count(ann.page.text, "<bdi>a word</bdi></li>"); got != n+1 {
			t.Fatalf("after %d lines that were sent twice there are %d", n+1, got)
		}
	}
}

// A turn that was entered on a page that is no longer true is not played.
func TestStalePage(t *testing.T) {
	m := newHarness(t).table("ki-shogi")
	m.mover()
	m.ann.enter(m.ann.page.turns[0])
	late := formOf(t, m.ann.page, "play")
	m.ann.plays()
	late.values.Set("id", "another")
	page := m.ann.send(late)
	if page.status != http.StatusConflict || !strings.Contains(page.text, "Back to the game") {
		t.Errorf("it is answered %d:\n%s", page.status, page.text)
	}
}

func formOf(t *testing.T, p shownPage, kind string) shownForm {
	t.Helper()
	for _, f := range p.forms {
		if f.values.Get("kind") == kind {
			return f
		}
	}
	t.Fatalf("there is no form to %s:\n%s", kind, p.text)
	return shownForm{}
}

// Every form of a match names its command; refused ones say why, and lead back.
func TestRefusedForms(t *testing.T) {
	m := newHarness(t).table("ki-shogi")
	whole := url.Values{"kind": {"play"}, "client": {"c"}, "id": {"1"}, "expect": {"3"}, "turn": {"Gyoku*0,0"}}
	eve := m.browser()
	eve.get(m.at)
	for name, tt := range map[string]struct {
		person  *browser
		change  url.Values
		status  int
		message string
	}{
		"no seat":        {eve, nil, http.StatusUnauthorized, "name"},
		"not their turn": {m.bob, nil, http.StatusConflict, "turn"},
		"a rule":         {m.ann, url.Values{"turn": {"Gyoku*5,5"}}, http.StatusUnprocessableEntity, "data-rule="},
		"no id":          {m.ann, url.Values{"id": {""}}, http.StatusUnprocessableEntity, "load the page again"},
		"a long client":  {m.ann, url.Values{"client": {strings.Repeat("c", 65)}}, http.StatusUnprocessableEntity, "load the page again"},
		"seen too much":  {m.ann, url.Values{"expect": {"99"}}, http.StatusConflict, "more of this match than there is"},
		"no number":      {m.ann, url.Values{"expect": {"tea"}}, http.StatusUnprocessableEntity, "load the page again"},
		"no seat so":     {m.ann, url.Values{"as": {"third"}}, http.StatusUnprocessableEntity, "first or second"},
		"no kind":        {m.ann, url.Values{"kind": {"tea"}}, http.StatusUnprocessableEntity, "load the page again"},
		"no offer":       {m.ann, url.Values{"kind": {"accept"}, "offer": {"draw"}}, http.StatusConflict, "no such offer"},
		"a long line":    {m.ann, url.Values{"kind": {"say"}, "text": {strings.Repeat("a", 501)}}, http.StatusUnprocessableEntity, "500"},
		"too early":      {m.ann, url.Values{"kind": {"claim"}}, http.StatusConflict, "your turn"},
		"too much":       {m.ann, url.Values{"turn": {strings.Repeat("a", 70_000)}}, http.StatusRequestEntityTooLarge, "bytes"},
	} {
		t.Run(name, func(t *testing.T) {
			values := url.Values{}
			for _, some := range []url.Values{whole, tt.change} {
				for field, list := range some {
					values[field] = list
				}
			}
			page := tt.person.readPage(tt.person.PostForm(tt.person.at(m.at), values))
			if page.status != tt.status || !strings.Contains(page.text, tt.message) || !strings.Contains(page.text, "Back to the game") {
				t.Errorf("it is answered %d:\n%s", page.status, page.text)
			}
		})
	}
	if page := m.ann.get(m.at); strings.Contains(page.text, `class="number"`) {
		t.Errorf("something was played:\n%s", page.text)
	}
}
