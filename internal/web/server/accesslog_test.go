package server

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// watching returns a server with only the access log, and its log.
func watching() (*Server, *bytes.Buffer) {
	var log bytes.Buffer
	return &Server{log: newLog(&log, "debug", "text")}, &log
}

func TestNothingSecretIsLogged(t *testing.T) {
	s, log := watching()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /join/{key}", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusSeeOther) })
	mux.HandleFunc("GET /api/matches/{match}", func(http.ResponseWriter, *http.Request) {})
	h := s.withAccessLog(withRoute(mux))
	for _, target := range []string{"/join/sesame?also=sesame", "/nowhere/sesame", "/api/matches/m1?q=sesame"} {
		r := httptest.NewRequest(http.MethodGet, target, nil)
		r.Header.Set("Cookie", "guest=sesame")
		r.Header.Set("Referer", "http://localhost/join/sesame")
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
	h.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("SESAME", "/", nil))
	if strings.Contains(strings.ToLower(log.String()), "sesame") {
		t.Errorf("a secret is in the log:\n%s", log)
	}
	for _, want := range []string{`method=GET route="GET /join/{key}" status=303`, "route=none status=404", "match=m1", "method=other"} {
		if !strings.Contains(log.String(), want) {
			t.Errorf("the log does not have %s:\n%s", want, log)
		}
	}
}

func TestPanicsAreAnswered(t *testing.T) {
	s, log := watching()
	h := s.withAccessLog(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/late") {
			_, _ = io.WriteString(w, "half an ")
		}
		panic("the pot is cracked")
	}))
	for path, want := range map[string]string{"/api/pot": `"incident":"`, "/pot": "under the number "} {
		log.Reset()
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		_, number, ok := strings.Cut(w.Body.String(), want)
		if w.Code != http.StatusInternalServerError || !ok {
			t.Fatalf("%s is answered %d %s", path, w.Code, w.Body)
		}
		if strings.Contains(w.Body.String(), "cracked") {
			t.Errorf("%s tells strangers what broke: %s", path, w.Body)
		}
		if !strings.Contains(log.String(), "incident="+number[:8]) || !strings.Contains(log.String(), "cracked") || !strings.Contains(log.String(), "accesslog_test.go") {
			t.Errorf("the log of %s does not tell where incident %s happened:\n%s", path, number[:8], log)
		}
	}
	defer func() {
		if err, ok := recover().(error); !ok || !errors.Is(err, http.ErrAbortHandler) {
			t.Errorf("an answer that had begun ended with %v", err)
		}
		if !strings.Contains(log.String(), "cracked") {
			t.Errorf("the log does not tell it:\n%s", log)
		}
	}()
	log.Reset()
	h.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/late", nil))
}

func TestLogFormats(t *testing.T) {
	var b bytes.Buffer
	log := newLog(&b, "warn", "json")
	log.Info("poured")
	log.Warn("spilled", slog.Int("cups", 2))
	if got := b.String(); !strings.Contains(got, `"msg":"spilled","cups":2`) || strings.Contains(got, "poured") {
		t.Errorf("the log is %s", got)
	}
}
