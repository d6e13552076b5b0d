package server

import (
	"encoding/json"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"testing"
)

// Every answer has the security headers, whatever the request: to the API, to pages, to
// unknown paths.
func TestHeadersOnEveryRoute(t *testing.T) {
	c := config(t)
	c.ScaleLimits = 100 // one address asks for everything
	s := start(t, c)
	paths := []string{
		"/", "/new", "/match/q3fzkx2m5y7waedh", "/match/q3fzkx2m5y7waedh/record", "/match/q3fzkx2m5y7waedh/sit",
		"/match/q3fzkx2m5y7waedh/invite", "/match/q3fzkx2m5y7waedh/key", "/join/y7waedhq3fzkx2m5y7waedhq3f",
		"/seat/y7waedhq3fzkx2m5y7waedhq3f", "/me", "/me/forget", "/me/notifications", "/me/external", "/me/external/example/answer", "/unsubscribe/cDE.abc", "/static/page.css", "/static/games/ki-shogi.svg",
		"/review", "/studies", "/study/q3fzkx2m5y7waedh", "/ratings", "/@/Ann", "/@/Ann/records.zip", "/play/ki-shogi", "/offline", "/sw.js", "/app/app.webmanifest", "/app/icons/192.png", "/match/q3fzkx2m5y7waedh/3",
		"/healthz", "/readyz", "/metrics", "/nowhere", "/api/nowhere", "/api/openapi.json", "/%2e%2e/etc/passwd",
	}
	described := 0
	for path := range s.app.described.Paths {
		paths = append(paths, strings.NewReplacer(
			"{match}", "q3fzkx2m5y7waedh", "{key}", "y7waedhq3fzkx2m5y7waedhq3f", "{seat}", "first", "{game}", "ki-shogi",
			"{passkey}", "AQIDBAUGBwgJCgsMDQ4PEA", "{session}", strings.Repeat("a", 43), "{person}", "p1", "{name}", "Ann",
			"{device}", "abc", "{id}", "s18", "{report}", "r1", "{webhook}", "abc", "{study}", "q3fzkx2m5y7waedh", "{chapter}", "c1").Replace(path))
		described++
	}
	if described < 10 {
		t.Fatalf("the interface describes %d paths", described)
	}
	transport := &http.Transport{DisableKeepAlives: true}
	defer transport.CloseIdleConnections()
	for _, path := range paths {
		if strings.ContainsAny(path, "{}") {
			t.Errorf("%s is a path this test cannot fill in", path)
		}
		for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodDelete, http.MethodOptions} {
			r, err := http.NewRequestWithContext(t.Context(), method, strings.TrimSuffix(s.URL(), "/")+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			answer, err := transport.RoundTrip(r)
			if err != nil {
				t.Fatalf("%s %s: %v", method, path, err)
			}
			_ = answer.Body.Close()
			for name, want := range map[string]string{
				"Content-Security-Policy": "default-src 'self'", "X-Content-Type-Options": "nosniff",
				"Referrer-Policy": "no-referrer", "X-Frame-Options": "DENY", "Cross-Origin-Opener-Policy": "same-origin",
			} {
				if got := answer.Header.Get(name); !strings.HasPrefix(got, want) {
					t.Errorf("%s %s is answered with %s: %q", method, path, name, got)
				}
			}
			if policy := answer.Header.Get("Content-Security-Policy"); strings.Contains(strings.Replace(policy, "'wasm-unsafe-eval'", "", 1), "unsafe") {
				t.Errorf("%s %s allows %s", method, path, policy)
			}
			if answer.StatusCode >= 500 {
				t.Errorf("%s %s is answered %s", method, path, answer.Status)
			}
			if answer.Header.Get("Strict-Transport-Security") != "" {
				t.Errorf("%s %s asks for HTTPS, which there is not", method, path)
			}
		}
	}
}

// A board can be shown in a frame of another site, also where the match has gone back
// since; no other page can.
func TestFrames(t *testing.T) {
	s := start(t, config(t))
	address := strings.TrimSuffix(s.URL(), "/")
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar, Transport: &http.Transport{DisableKeepAlives: true}}
	made, err := client.Post(address+"/api/matches", "application/json", strings.NewReader(`{"game":"ki-shogi","seats":{"first":"me","second":"me"},"public":true}`))
	if err != nil {
		t.Fatal(err)
	}
	var match struct {
		Match string `json:"match"`
	}
	err = json.NewDecoder(made.Body).Decode(&match)
	_ = made.Body.Close()
	if err != nil || match.Match == "" {
		t.Fatalf("%s: %v", made.Status, err)
	}
	at := "/match/" + match.Match
	for path, framed := range map[string]bool{
		"/embed" + at + "/0": true, "/embed" + at + "/7": true,
		at: false, at + "/0": false, "/": false, "/play/ki-shogi": false, "/review": false, "/settings": false, "/rules/ki-shogi": false,
	} {
		answer, err := client.Get(address + path)
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		policy, h := answer.Header.Get("Content-Security-Policy"), answer.Header
		if answer.StatusCode != http.StatusOK || !strings.HasPrefix(policy, "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';") {
			t.Errorf("%s: %s with the policy %s", path, answer.Status, policy)
		}
		if framed {
			if !strings.HasSuffix(policy, "; frame-ancestors *") || h.Get("X-Frame-Options") != "" || h.Get("Cross-Origin-Resource-Policy") != "cross-origin" {
				t.Errorf("%s can not be framed: %v", path, h)
			}
		} else if !strings.HasSuffix(policy, "; frame-ancestors 'none'") || h.Get("X-Frame-Options") != "DENY" || h.Get("Cross-Origin-Resource-Policy") != "same-origin" {
			t.Errorf("%s can be framed: %v", path, h)
		}
	}
}

// What pages of other sites send is turned away; of a site that may, it is not.
func TestOtherSites(t *testing.T) {
	c := config(t)
	c.PublicURL, c.Origin = "https://play.example/", []string{"https://app.example"}
	s := start(t, c)
	address := "http://" + s.Addr().String()
	for origin, want := range map[string]int{
		"https://play.example": http.StatusUnprocessableEntity, // it is read, and has no name in it
		"https://app.example":  http.StatusUnprocessableEntity,
		"https://evil.example": http.StatusForbidden,
	} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address+"/api/me", strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		r.Host = "play.example"
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Origin", origin)
		r.Header.Set("Sec-Fetch-Site", "cross-site")
		r.Close = true
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		if answer.StatusCode != want {
			t.Errorf("a page of %s is answered %s, want %d", origin, answer.Status, want)
		}
		if answer.Header.Get("Strict-Transport-Security") == "" {
			t.Errorf("a page of %s is not told to come over HTTPS", origin)
		}
	}
}

// Cookies of a service with HTTPS travel over HTTPS only.
func TestCookies(t *testing.T) {
	for public, want := range map[string]bool{"": false, "https://play.example": true, "http://play.example": false} {
		c := config(t)
		c.PublicURL = public
		s := start(t, c)
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+s.Addr().String()+"/api/me", strings.NewReader(`{"name":"Ann"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		if public != "" {
			r.Host = "play.example"
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		cookies := answer.Cookies()
		if len(cookies) != 1 || cookies[0].Secure != want || !cookies[0].HttpOnly || cookies[0].SameSite != http.SameSiteLaxMode {
			t.Errorf("with the public URL %q the cookies are %v", public, cookies)
		}
	}
	http.DefaultClient.CloseIdleConnections()
}
