package page_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/teahouse-games/teahouse/web"
)

// fetched is an answer to a request for a file.
func (h *harness) fetched(method, path string, header ...string) *http.Response {
	r := httptest.NewRequest(method, path, http.NoBody)
	for i := 0; i+1 < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.mux.ServeHTTP(w, r)
	return w.Result()
}

// What was built is sent compressed to browsers that can read that, and once.
func TestBuiltFiles(t *testing.T) {
	parts, built := web.Start("match", "en")
	if !built {
		t.Log("nothing was built: make web")
		return
	}
	h := newHarness(t)
	path := "/app/" + parts.Script
	small := h.fetched("GET", path, "Accept-Encoding", "br, gzip")           //nolint:bodyclose // it is a recorder's
	large := h.fetched("GET", path, "Accept-Encoding", "gzip;q=0, identity") //nolint:bodyclose // it is a recorder's
	if small.Header.Get("Content-Encoding") != "gzip" || large.Header.Get("Content-Encoding") != "" {
		t.Errorf("the encodings are %q and %q", small.Header.Get("Content-Encoding"), large.Header.Get("Content-Encoding"))
	}
	if small.Header.Get("ETag") == large.Header.Get("ETag") || small.Header.Get("Vary") != "Accept-Encoding" {
		t.Errorf("two answers are told apart by %q, %q and Vary: %q", small.Header.Get("ETag"), large.Header.Get("ETag"), small.Header.Get("Vary"))
	}
	z, err := gzip.NewReader(small.Body)
	if err != nil {
		t.Fatal(err)
	}
	unpacked, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	if plain, err := io.ReadAll(large.Body); err != nil || string(plain) != string(unpacked) || len(plain) == 0 {
		t.Errorf("%d bytes are %d when they are not compressed: %v", len(unpacked), len(plain), err)
	}
	if got := small.Header.Get("Cache-Control"); got != "public, max-age=31536000, immutable" {
		t.Errorf("%s may be kept so: %s", path, got)
	}
	if again := h.fetched("GET", path, "Accept-Encoding", "gzip", "If-None-Match", small.Header.Get("ETag")); again.StatusCode != http.StatusNotModified { //nolint:bodyclose // it is a recorder's
		t.Errorf("what is known already is answered %s", again.Status)
	}
	head := h.fetched("HEAD", path, "Accept-Encoding", "gzip") //nolint:bodyclose // it is a recorder's
	if body, err := io.ReadAll(head.Body); err != nil || len(body) > 0 || head.ContentLength != small.ContentLength {
		t.Errorf("HEAD is answered with %d bytes of %d: %v", len(body), head.ContentLength, err)
	}
	worker := h.fetched("GET", "/sw.js") //nolint:bodyclose // it is a recorder's
	if worker.Header.Get("Service-Worker-Allowed") != "/" || worker.Header.Get("Cache-Control") != "no-cache" {
		t.Errorf("the service worker comes with %v", worker.Header)
	}
}
