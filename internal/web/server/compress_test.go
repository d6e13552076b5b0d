package server

import (
	"compress/gzip"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/web"
)

// Texts of 1 KB and more are compressed for clients that accept it, and only for them; the
// tag of the compressed answer is good for the next request.
func TestAnswersAreCompressed(t *testing.T) {
	s := start(t, config(t))
	client := &http.Transport{DisableCompression: true}
	defer client.CloseIdleConnections()
	get := func(path string, header ...string) (status int, headers http.Header, text string) {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, strings.TrimSuffix(s.URL(), "/")+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(header); i += 2 {
			r.Header.Set(header[i], header[i+1])
		}
		answer, err := client.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = answer.Body.Close() }()
		body := answer.Body
		if answer.Header.Get("Content-Encoding") == "gzip" {
			if body, err = gzip.NewReader(answer.Body); err != nil {
				t.Fatal(err)
			}
		}
		data, err := io.ReadAll(body)
		if err != nil {
			t.Fatal(err)
		}
		return answer.StatusCode, answer.Header, string(data)
	}
	paths := []string{
		"/", "/static/page.css", "/static/games/ki-shogi-light.svg",
		"/api/openapi.json", "/api/art?game=ki-shogi&set=letters",
	}
	if parts, built := web.Start("match", "en"); built {
		paths = append(paths, "/app/"+parts.Script) // it is compressed already
	}
	for _, path := range paths {
		_, packed, text := get(path, "Accept-Encoding", "gzip")
		_, plain, same := get(path)
		if packed.Get("Content-Encoding") != "gzip" || plain.Get("Content-Encoding") != "" {
			t.Errorf("%s has the encodings %q and %q", path, packed.Get("Content-Encoding"), plain.Get("Content-Encoding"))
		}
		if n := strings.Count(strings.Join(packed.Values("Vary"), ","), "Accept-Encoding"); n != 1 {
			t.Errorf("%s says %d times that it depends on the encoding: %q", path, n, packed.Values("Vary"))
		}
		if path != "/" && text != same {
			t.Errorf("%s: %d bytes when compressed, %d when not", path, len(text), len(same))
		}
		if tag := packed.Get("ETag"); tag != "" {
			if status, _, _ := get(path, "Accept-Encoding", "gzip", "If-None-Match", tag); status != http.StatusNotModified {
				t.Errorf("%s with its tag %s is answered %d", path, tag, status)
			}
		}
	}
	if _, small, _ := get("/healthz", "Accept-Encoding", "gzip"); small.Get("Content-Encoding") != "" {
		t.Error("a short answer is compressed")
	}
	if _, icon, _ := get("/app/icons/192.png", "Accept-Encoding", "gzip"); icon.Get("Content-Encoding") != "" {
		t.Error("a picture is compressed")
	}
}

// An answer that its handler breaks off does not look complete to the client, whether it is compressed or not.
func TestUnfinishedAnswersAreNotComplete(t *testing.T) {
	s, _ := watching()
	unfinished := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		_ = problem.Download(w, r, s.log, func(out io.Writer) error {
			noise := make([]byte, 1<<17)
			_, _ = rand.Read(noise)
			_, err := io.WriteString(out, hex.EncodeToString(noise))
			return errors.Join(err, errors.New("the rest cannot be read"))
		})
	})
	server := httptest.NewServer(s.withAccessLog(compressor(unfinished)))
	defer server.Close()
	for _, encoding := range []string{"gzip", "identity"} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", encoding)
		answer, err := server.Client().Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_, err = io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%s: the client reads the answer %d with the error %v", encoding, answer.StatusCode, err)
		}
	}
}
