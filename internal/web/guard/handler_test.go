package guard_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// serve has a guard and h answer one request.
func (p *testServer) serve(h http.HandlerFunc, method, path, name string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader("body"))
	r.Header.Set("X-Name", name)
	for i := 0; i+1 < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	p.Handler(h).ServeHTTP(w, r)
	return w
}

func fine(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }

func refusing(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusConflict) }

func TestHeaders(t *testing.T) {
	plain, safe := newTestServer(guard.Default()), newTestServer(guard.Default(), func(c *guard.Config) { c.Secure = true })
	h := plain.serve(fine, "GET", "/", "").Header()
	for field, want := range map[string]string{
		"Content-Security-Policy":      "default-src 'self'",
		"X-Content-Type-Options":       "nosniff",
		"Referrer-Policy":              "no-referrer",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy":           "camera=()",
	} {
		if !strings.HasPrefix(h.Get(field), want) {
			t.Errorf("%s is %q", field, h.Get(field))
		}
	}
	csp := h.Get("Content-Security-Policy")
	if strings.Contains(strings.ReplaceAll(csp, "'wasm-unsafe-eval'", ""), "unsafe") || !strings.Contains(csp, "frame-ancestors 'none'") {
		t.Errorf("the policy is %q", csp)
	}
	if h.Get("Strict-Transport-Security") != "" {
		t.Error("a plain connection is to be a safe one")
	}
	if safe.serve(fine, "GET", "/", "").Header().Get("Strict-Transport-Security") == "" {
		t.Error("safe connections may become plain ones")
	}
}

// Other sites may show boards in frames, and the pictures of links; nothing else.
func TestLent(t *testing.T) {
	p := newTestServer(guard.Default())
	for path, want := range map[string]struct{ framed, lent bool }{
		"/":                        {},
		"/match/a":                 {},
		"/match/a/3":               {},
		"/match/a/3/board.png":     {false, true},
		"/match/a/game.gif":        {false, true},
		"/static/cards/skud.png":   {false, true},
		"/static/page.css":         {},
		"/embed/match/a/3":         {true, true},
		"/embed":                   {},
		"/embedded/match/a":        {},
		"/api/embed/board.png":     {},
		"/match/a/../../embed/b/3": {},
	} {
		h := p.serve(fine, "GET", path, "ann").Header()
		if framed := strings.Contains(h.Get("Content-Security-Policy"), "frame-ancestors *") && h.Get("X-Frame-Options") == ""; framed != want.framed {
			t.Errorf("%s can be framed: %t", path, framed)
		}
		if lent := h.Get("Cross-Origin-Resource-Policy") == "cross-origin"; lent != want.lent {
			t.Errorf("%s can be shown elsewhere: %t", path, lent)
		}
	}
}

func TestOtherSites(t *testing.T) {
	p := newTestServer(guard.Default(), func(c *guard.Config) { c.Origins = []string{"https://app.example"} })
	for _, test := range []struct {
		method, origin, site string
		status               int
	}{
		{"POST", "https://evil.example", "cross-site", 403},
		{"POST", "https://app.example", "cross-site", 204},
		{"POST", "http://example.com", "same-origin", 204},
		{"POST", "", "", 204}, // a program
		{"GET", "https://evil.example", "cross-site", 204},
	} {
		if w := p.serve(fine, test.method, "/new", "ann", "Origin", test.origin, "Sec-Fetch-Site", test.site); w.Code != test.status {
			t.Errorf("%s from %s: %d, want %d", test.method, test.origin, w.Code, test.status)
		}
	}
}

// TestTurnsCostNothing: ten thousand turns that are taken cost nothing, while reading does.
func TestTurnsCostNothing(t *testing.T) {
	p := newTestServer(guard.Default())
	for _, path := range []string{"/api/matches/aaaaaaaaaaaaaaaa/commands", "/match/aaaaaaaaaaaaaaaa"} {
		for i := range 10_000 {
			if w := p.serve(fine, "POST", path, "ann"); w.Code != http.StatusNoContent {
				t.Fatalf("the %d. turn at %s: %d", i+1, path, w.Code)
			}
		}
	}
	var last int
	for range 1000 {
		last = p.serve(fine, "GET", "/api/games", "ann").Code
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("the 1000. reading is answered %d", last)
	}
	if w := p.serve(fine, "POST", "/api/matches/aaaaaaaaaaaaaaaa/commands", "ann"); w.Code != http.StatusNoContent {
		t.Errorf("a turn of who has read too much: %d", w.Code)
	}
}

func TestRefusedTurnsCost(t *testing.T) {
	p := newTestServer(guard.Default())
	const path = "/api/matches/aaaaaaaaaaaaaaaa/commands"
	for range 60 {
		if w := p.serve(refusing, "POST", path, "eve"); w.Code != http.StatusConflict {
			t.Fatalf("too early: %d", w.Code)
		}
	}
	w := p.serve(refusing, "POST", path, "eve")
	if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") == "" {
		t.Errorf("the 61st is answered %d", w.Code)
	}
	if w := p.serve(fine, "POST", path, "ann"); w.Code != http.StatusNoContent {
		t.Errorf("somebody else at the address: %d", w.Code)
	}
	p.now = p.now.Add(time.Second)
	if w := p.serve(fine, "POST", path, "eve"); w.Code != http.StatusNoContent {
		t.Errorf("a second later: %d", w.Code)
	}
}

func TestBodies(t *testing.T) {
	limits := guard.Default()
	limits.MaxBody = 3
	var got error
	newTestServer(limits).serve(func(_ http.ResponseWriter, r *http.Request) { _, got = io.ReadAll(r.Body) }, "POST", "/new", "ann")
	if large := (*http.MaxBytesError)(nil); !errors.As(got, &large) {
		t.Errorf("a body that is too large: %v", got)
	}
}

// TestWhatLasts: requests end in time, streams do not.
func TestWhatLasts(t *testing.T) {
	p := newTestServer(guard.Default())
	for path, want := range map[string]bool{
		"/api/games":                            true,
		"/api/matches/aaaaaaaaaaaaaaaa":         true,
		"/api/matches/aaaaaaaaaaaaaaaa/live":    false,
		"/api/matches/aaaaaaaaaaaaaaaa/events":  false,
		"/api/public":                           false,
		"/api/matches/aaaaaaaaaaaaaaaa/picks":   true,
		"/match/aaaaaaaaaaaaaaaa":               true,
		"/api/matches/aaaaaaaaaaaaaaaa/live/..": true,
		"/api/studies/aaaaaaaaaaaaaaaa/events":  false,
		// Others end so by what a client has made up.
		"/api/@/live":         true,
		"/api/@/events":       true,
		"/api/@/events/games": true,
		"/api/games/live":     true,
		"/api/studies/aaaaaaaaaaaaaaaa/chapters/events": true,
		"/api/studies/aaaaaaaaaaaaaaaa/live":            true,
		"/api/matches/aaaaaaaaaaaaaaaa%2Flive":          true,
		"/api%2Fmatches/aaaaaaaaaaaaaaaa/live":          true,
		"/api/matches//live":                            true,
		"/api/public/":                                  true,
		"/live":                                         true,
	} {
		var ends bool
		p.serve(func(_ http.ResponseWriter, r *http.Request) { _, ends = r.Context().Deadline() }, "GET", path, "ann")
		if ends != want {
			t.Errorf("%s has an end: %v, want %v", path, ends, want)
		}
	}
}

// A download goes on while a slow client takes it, longer than other answers.
func TestDownloadsMayTakeLonger(t *testing.T) {
	limits := guard.Default()
	p := newTestServer(limits)
	for path, want := range map[string]time.Duration{
		"/api/@/Bob/records": limits.DownloadTimeout, "/@/Bob/records.zip": limits.DownloadTimeout,
		"/api/studies/aaaaaaaaaaaaaaaa/record": limits.DownloadTimeout, "/api/studies/aaaaaaaaaaaaaaaa": limits.HandlerTimeout,
	} {
		begun := time.Now()
		p.serve(func(_ http.ResponseWriter, r *http.Request) {
			end, ok := r.Context().Deadline()
			if !ok || end.Before(begun.Add(want)) || end.After(time.Now().Add(want)) {
				t.Errorf("%s ends after %v, want %v", path, end.Sub(begun), want)
			}
		}, "GET", path, "ann")
	}
}

// A person gets some files with records at once, and more after a while.
func TestDownloadsAreRare(t *testing.T) {
	p := newTestServer(guard.Default())
	got := 0
	for range 100 {
		if p.serve(fine, "GET", "/api/@/Bob/records", "ann").Code == http.StatusNoContent {
			got++
		}
	}
	if got < 10 || got > 30 {
		t.Errorf("a person gets %d files at once", got)
	}
	p.now = p.now.Add(time.Minute)
	if w := p.serve(fine, "GET", "/@/Bob/records.zip", "ann"); w.Code != http.StatusNoContent {
		t.Errorf("a minute later: %d", w.Code)
	}
}

func TestKinds(t *testing.T) {
	for request, kind := range map[string]guard.RequestKind{
		"POST /api/matches": guard.KindCreate,
		"POST /new":         guard.KindCreate,
		"POST /api/matches/aaaaaaaaaaaaaaaa/seats/first/key":     guard.KindCreate,
		"GET /api/matches/aaaaaaaaaaaaaaaa/why":                  guard.KindWork,
		"POST /api/picks":                                        guard.KindWork,
		"GET /match/aaaaaaaaaaaaaaaa":                            guard.KindWork,
		"POST /api/view":                                         guard.KindWork,
		"POST /api/piece":                                        guard.KindWork,
		"GET /api/matches/aaaaaaaaaaaaaaaa/piece":                guard.KindWork,
		"POST /api/why":                                          guard.KindWork,
		"GET /api/explorer/ki-shogi":                             guard.KindWork,
		"GET /api/explorer":                                      guard.KindRead,
		"POST /api/try":                                          guard.KindWork,
		"GET /learn/ki-shogi/ring":                               guard.KindWork,
		"POST /api/read":                                         guard.KindWork,
		"POST /api/paste":                                        guard.KindWork,
		"POST /api/write":                                        guard.KindWork,
		"POST /api/picture":                                      guard.KindWork,
		"GET /api/art":                                           guard.KindWork,
		"POST /api/best":                                         guard.KindThink,
		"GET /api/matches/aaaaaaaaaaaaaaaa/view":                 guard.KindWork,
		"GET /api/@/Ann/records":                                 guard.KindDownload,
		"HEAD /@/Ann/records.zip":                                guard.KindDownload,
		"GET /api/studies/aaaaaaaaaaaaaaaa/record":               guard.KindDownload,
		"GET /api/studies/aaaaaaaaaaaaaaaa/chapters/c1/record":   guard.KindRead,
		"GET /api/@/records":                                     guard.KindRead,
		"GET /api/@/live":                                        guard.KindRead,
		"GET /api/studies/aaaaaaaaaaaaaaaa/chapters/events":      guard.KindRead,
		"GET /api/public/":                                       guard.KindRead,
		"DELETE /api/seeks/commands":                             guard.KindRead,
		"DELETE /api/studies/aaaaaaaaaaaaaaaa/chapters/commands": guard.KindRead,
		"POST /api/studies/aaaaaaaaaaaaaaaa/operations":          guard.KindEdit,
		"GET /api/matches/aaaaaaaaaaaaaaaa/board.svg":            guard.KindWork,
		"GET /match/aaaaaaaaaaaaaaaa/3":                          guard.KindWork,
		"HEAD /match/aaaaaaaaaaaaaaaa/3/board.png":               guard.KindWork,
		"GET /match/aaaaaaaaaaaaaaaa/game.gif":                   guard.KindWork,
		"GET /embed/match/aaaaaaaaaaaaaaaa/3":                    guard.KindWork,
		"GET /play/ki-shogi":                                     guard.KindWork,
		"GET /static/cards/ki-shogi.png":                         guard.KindWork,
		"POST /match/aaaaaaaaaaaaaaaa/invite":                    guard.KindCreate,
		"POST /match/aaaaaaaaaaaaaaaa/key":                       guard.KindCreate,
		"GET /match/aaaaaaaaaaaaaaaa/record":                     guard.KindRead,
		"GET /app/assets/main.js":                                guard.KindRead,
		"GET /static/page.css":                                   guard.KindRead,
		"GET /review":                                            guard.KindRead,
		"GET /settings":                                          guard.KindRead,
		"GET /":                                                  guard.KindRead,
		"POST /api/join/aaaaaaaaaaaaaaaaaaaaaaaaaa":              guard.KindRead,
	} {
		p := newTestServer(only(kind, guard.KindRates{Address: guard.Rate{Burst: 1, PerSecond: 0.001}}))
		method, path, _ := strings.Cut(request, " ")
		for i, want := range []int{http.StatusNoContent, http.StatusTooManyRequests} {
			if w := p.serve(fine, method, path, "ann"); w.Code != want {
				t.Errorf("%s, %d. time: %d, want %d", request, i+1, w.Code, want)
			}
		}
	}
	p := newTestServer(only(guard.KindRead, guard.KindRates{Address: guard.Rate{Burst: 1, PerSecond: 0.001}}))
	for range 10 {
		if w := p.serve(fine, "GET", "/healthz", ""); w.Code != http.StatusNoContent {
			t.Errorf("/healthz is answered %d", w.Code)
		}
	}
}
