package api_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestElsewhere(t *testing.T) {
	c := open(t).client()
	c.refused("GET", "/api/", nil, 404, problem.NotFound)
	c.refused("GET", "/api/nothing", nil, 404, problem.NotFound)
	c.refused("POST", "/api/games", nil, 405, problem.Method)
	if r := c.ask("DELETE", "/api/matches", nil, 405, nil); r.Header.Get("Allow") != "GET, POST" {
		t.Errorf("allowed are %q", r.Header.Get("Allow"))
	}
}

func TestOtherForms(t *testing.T) {
	c := open(t).client()
	r, _ := c.send("POST", "/api/view", `{"game":"ki-shogi"}`, http.Header{"Content-Type": {"text/xml"}})
	if r.StatusCode != http.StatusUnsupportedMediaType || r.Header.Get("Content-Type") != "application/problem+json" {
		t.Errorf("XML is answered %d, %s", r.StatusCode, r.Header.Get("Content-Type"))
	}
	for _, accept := range []string{"text/html", "image/svg+xml", "*/*", "application/xml;q=0.9"} {
		if r, _ := c.send("GET", "/api/games", nil, http.Header{"Accept": {accept}}); r.StatusCode != http.StatusOK {
			t.Errorf("who accepts %s is answered %d", accept, r.StatusCode)
		}
	}
}

func TestNothingIsCached(t *testing.T) {
	c := open(t).named("Ann")
	id := c.create("me", "open").Match
	for _, path := range []string{"/api/me", "/api/matches/" + id, "/api/matches/" + id + "/record", "/api/nothing"} {
		r, _ := c.send("GET", path, nil, nil)
		if got := r.Header.Get("Cache-Control"); got != "no-store" {
			t.Errorf("%s: Cache-Control is %q", path, got)
		}
	}
}

func TestOtherSites(t *testing.T) {
	c := open(t).named("Ann")
	r, data := c.send("POST", "/api/matches", order("me", "open"), http.Header{"Origin": {"https://evil.example"}, "Sec-Fetch-Site": {"cross-site"}})
	if r.StatusCode != http.StatusForbidden || !strings.Contains(string(data), "/problems/forbidden") {
		t.Errorf("a page of another site is answered %d: %s", r.StatusCode, data)
	}
}

func TestWhatCannotBeKept(t *testing.T) {
	h, s := openFaulty(t, guard.Default())
	ann := h.named("Ann")
	id := ann.create("me", "me").Match
	s.full = true
	at := "/api/matches/" + id + "/commands"
	r := ann.ask("POST", at, command("1", -1, "play", "turn", "Gyoku*0,0"), 503, nil)
	if r.Header.Get("Retry-After") == "" {
		t.Error("it is not said when to try again")
	}
	if turns := ann.state(id).Turns; len(turns) != 0 {
		t.Errorf("turns that were not kept: %v", turns)
	}
	s.full = false
	ann.ask("POST", at, command("1", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
}

func TestLimits(t *testing.T) {
	limits := guard.Default()
	limits.Costs = map[guard.RequestKind]guard.KindRates{
		guard.KindCreate:  {Person: guard.Rate{Burst: 2, PerSecond: 0.001}},
		guard.KindCommand: {Person: guard.Rate{Burst: 2, PerSecond: 0.001}},
	}
	h, _ := openFaulty(t, limits)
	ann := h.named("Ann")
	id := ann.create("me", "me").Match
	ann.create("me", "me")
	r := ann.ask("POST", "/api/matches", order("me", "me"), 429, nil)
	if r.Header.Get("Retry-After") == "" {
		t.Error("it is not said when to try again")
	}
	at := "/api/matches/" + id + "/commands"
	for i, status := range []int{200, 200, 429, 429} {
		ann.ask("POST", at, command(string(rune('a'+i)), -1, "say", "text", "Hello"), status, nil)
	}
	ann.ask("POST", at, command("z", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
}

func TestBearer(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	_, value, _ := strings.Cut(ann.cookie, "=")
	_, data := h.client().send("GET", "/api/me", nil, http.Header{"Authorization": {"Bearer " + value}})
	if !strings.Contains(string(data), `"Ann"`) {
		t.Errorf("a program with Ann's cookie is %s", data)
	}
}
