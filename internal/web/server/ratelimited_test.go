package server

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
)

// A sender over a limit, from another site or with too large a request, gets an error:
// people on a page, programs in JSON.
func TestTurnedAway(t *testing.T) {
	s := start(t, config(t))
	ask := func(path string, change func(r *http.Request)) (status int, kind, text string) {
		// Not over a connection, which ends when more comes than is read.
		r := httptest.NewRequest(http.MethodPost, "http://localhost"+path, strings.NewReader("name="+strings.Repeat("a", 200_000)))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		change(r)
		w := httptest.NewRecorder()
		s.mainEndpoint.server.Handler.ServeHTTP(w, r)
		return w.Code, w.Header().Get("Content-Type"), w.Body.String()
	}
	check := func(t *testing.T, want int, path string, change func(r *http.Request)) {
		t.Helper()
		status, kind, text := ask(path, change)
		if status != want {
			t.Errorf("%s is answered %d, want %d: %s", path, status, want, text)
		}
		if strings.HasPrefix(path, "/api/") {
			if kind != "application/problem+json" || !strings.Contains(text, `"detail":`) {
				t.Errorf("%s is answered with %s: %s", path, kind, text)
			}
		} else if !strings.HasPrefix(kind, "text/html") || !strings.Contains(text, `role="alert"`) {
			t.Errorf("%s is answered with %s: %s", path, kind, text)
		}
	}
	for _, path := range []string{"/me", "/new", "/api/me"} {
		check(t, http.StatusForbidden, path, func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") })
	}
	check(t, http.StatusRequestEntityTooLarge, "/me", func(*http.Request) {})
	check(t, http.StatusRequestEntityTooLarge, "/api/me", func(r *http.Request) { r.Header.Set("Content-Type", "application/json") })
	for range 1000 {
		if status, _, _ := ask("/api/matches", func(r *http.Request) { r.Body, r.ContentLength = http.NoBody, 0 }); status == http.StatusTooManyRequests {
			break
		}
	}
	for _, path := range []string{"/new", "/api/matches"} {
		check(t, http.StatusTooManyRequests, path, func(r *http.Request) { r.Body, r.ContentLength = http.NoBody, 0 })
	}
}

// Links for others begin with what people type to come here.
func TestLinksHaveThePublicURL(t *testing.T) {
	c := config(t)
	c.PublicURL = "https://play.example/"
	s := start(t, c)
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	transport := &http.Transport{}
	defer transport.CloseIdleConnections()
	browser := &http.Client{Jar: jar, Transport: overTLS{transport, s.Addr().String()}}
	answer, err := browser.PostForm("https://play.example/new", url.Values{"game": {"ki-shogi"}, "against": {"link"}, "me": {"first"}})
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	page, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`value="https://play\.example/join/[a-z2-7]{26}"`).Match(page) {
		t.Errorf("%s has no link:\n%s", answer.Status, page)
	}
}

// overTLS is a reverse proxy that people reach over HTTPS, and the service at an address.
type overTLS struct {
	http.RoundTripper
	at string
}

func (o overTLS) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Host = r.URL.Host
	r.URL.Scheme, r.URL.Host = "http", o.at
	return o.RoundTripper.RoundTrip(r)
}
