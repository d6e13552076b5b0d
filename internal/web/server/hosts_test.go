package server

import (
	"net/http"
	"os"
	"strings"
	"testing"
)

func TestHosts(t *testing.T) {
	name, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for setting, c := range map[string]struct {
		config    Config
		yes, none []string
	}{
		"a public URL": {
			Config{Listen: "127.0.0.1:8080", PublicURL: "https://Play.example/", Origin: []string{"https://app.example:8443"}},
			[]string{"play.example", "PLAY.example.", "play.example:443", "play.example:8080", "app.example"},
			[]string{"", "evil.example", "play.example.evil.example", "xplay.example", "localhost", "127.0.0.1:8080", "[::1]", name},
		},
		"a loopback address": {
			Config{Listen: "127.0.0.1:8080"},
			[]string{"127.0.0.1:8080", "127.0.0.1", "localhost:8080", "LOCALHOST.", "tea.localhost:8080", "[::1]:8080", "[::1]", "192.0.2.7"},
			[]string{"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "0x7f.1.evil", "notlocalhost"},
		},
		"every address": {
			Config{Listen: ":8080", Origin: []string{"https://app.example"}},
			[]string{"127.0.0.1:8080", "localhost:8080", "192.168.1.2:8080", "[fe80::1]:8080", name, name + ":8080", strings.ToUpper(name), "app.example"},
			[]string{"", "evil.example", name + ".evil.example"},
		},
		"a name": {Config{Listen: "teabox.lan:8080"}, []string{"teabox.lan:8080"}, []string{"teabox.evil.example"}},
	} {
		h := c.config.hosts()
		for _, host := range c.yes {
			if !h.has(host) {
				t.Errorf("%s: %q is not taken", setting, host)
			}
		}
		for _, host := range c.none {
			if h.has(host) {
				t.Errorf("%s: %q is taken", setting, host)
			}
		}
	}
}

// request is ask with a Host header.
func request(t *testing.T, host, method, url string, fields ...string) (int, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader("{}"))
	if err != nil {
		t.Fatal(err)
	}
	r.Host = host
	for i := 0; i < len(fields); i += 2 {
		r.Header.Set(fields[i], fields[i+1])
	}
	return answered(t, r)
}

// A page of another site whose name leads to the service reads nothing and changes nothing.
func TestRebinding(t *testing.T) {
	c := config(t)
	c.Pprof = "127.0.0.1:0"
	local := start(t, c)
	c.Pprof, c.Metrics = "", "127.0.0.1:0"
	apart := start(t, c)
	c.Metrics, c.PublicURL = metricsLocal, "https://play.example"
	public := start(t, c)
	for _, s := range []*running{local, public} {
		address := "http://" + s.Addr().String()
		for _, path := range []string{"/", "/api/games", "/metrics", "/api/me", "/static/page.css"} {
			for _, method := range []string{"GET", "POST"} {
				status, body := request(t, "evil.example", method, address+path, "Origin", "http://evil.example", "Content-Type", "application/json")
				if status != http.StatusMisdirectedRequest || strings.HasPrefix(path, "/api/") && !strings.Contains(body, `"code":"misdirected"`) {
					t.Errorf("%s %s is answered %d %.200s", method, path, status, body)
				}
			}
		}
		for _, path := range []string{"/healthz", "/readyz"} {
			if status, _ := request(t, "whatever", "GET", address+path); status != http.StatusOK {
				t.Errorf("%s is answered %d", path, status)
			}
		}
	}
	for address, path := range map[string]string{
		apart.endpoints[1].listener.Addr().String(): "/metrics",
		local.endpoints[1].listener.Addr().String(): "/debug/pprof/cmdline",
	} {
		if status, _ := request(t, "evil.example", "GET", "http://"+address+path); status != http.StatusMisdirectedRequest {
			t.Errorf("%s beside is answered %d", path, status)
		}
		if status, _ := request(t, "localhost:1", "GET", "http://"+address+path); status != http.StatusOK {
			t.Errorf("%s beside is answered %d on this machine", path, status)
		}
	}
}

// Pages of a service with HTTPS come over HTTPS.
func TestOriginOfAnotherScheme(t *testing.T) {
	c := config(t)
	c.PublicURL, c.Origin = "https://play.example/", []string{"https://App.example:443"}
	s := start(t, c)
	address := "http://" + s.Addr().String()
	id, _ := matchAt(t, address, "play.example")
	for origin, ok := range map[string]bool{
		"https://play.example": true, "https://app.example": true, "": true,
		"http://play.example": false, "https://play.example:8443": false, "https://evil.example": false,
	} {
		var fields []string
		if origin != "" {
			fields = []string{"Origin", origin}
		}
		want := http.StatusForbidden
		if ok {
			want = http.StatusUnprocessableEntity // it is read, and has no name in it
		}
		if status, _ := request(t, "play.example", "POST", address+"/api/me", append(fields, "Content-Type", "application/json")...); status != want {
			t.Errorf("POST of a page of %q is answered %d, want %d", origin, status, want)
		}
		if ok {
			want = http.StatusSwitchingProtocols
		}
		fields = append(fields, "Connection", "Upgrade", "Upgrade", "websocket", "Sec-Websocket-Version", "13", "Sec-Websocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
		if status, _ := request(t, "play.example", "GET", address+"/api/matches/"+id+"/live", fields...); status != want {
			t.Errorf("a live connection of a page of %q is answered %d, want %d", origin, status, want)
		}
	}
	// Browsers do not name the page of a form without a referrer, but report that it is
	// ours.
	if status, _ := request(t, "play.example", "POST", address+"/api/me", "Origin", "null", "Sec-Fetch-Site", "same-origin", "Content-Type", "application/json"); status != http.StatusUnprocessableEntity {
		t.Errorf("a form of our own is answered %d", status)
	}
	if status, _ := request(t, "play.example", "POST", address+"/api/me", "Origin", "null", "Content-Type", "application/json"); status != http.StatusForbidden {
		t.Errorf("a form of nowhere is answered %d", status)
	}
}

// matchAt creates a match of a service under a host name.
func matchAt(t *testing.T, address, host string) (id, body string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address+"/api/matches",
		strings.NewReader(`{"game":"ki-shogi","seats":{"first":"me","second":"open"}}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Host = host
	r.Header.Set("Content-Type", "application/json")
	status, body := answered(t, r)
	_, id, _ = strings.Cut(body, `"match":"`)
	id, _, ok := strings.Cut(id, `"`)
	if status != http.StatusCreated || !ok {
		t.Fatalf("a match is answered %d %s", status, body)
	}
	return id, body
}
