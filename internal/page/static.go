package page

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/problem"
)

//go:embed static/*.css static/*.js static/*.woff2 static/*.svg static/OFL-*.txt
var files embed.FS

// types are those of the files there are.
var types = map[string]string{
	".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8", ".svg": "image/svg+xml",
}

// static sends a file that is the same for everybody.
func (p *Pages) static(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("file")
	data, ok := fileNamed(name)
	if !ok {
		return p.nowhere(w, r)
	}
	send(w, r, name, data)
	return nil
}

// fileNamed returns one of the files; night.css is made.
func fileNamed(name string) ([]byte, bool) {
	if name == "night.css" {
		return []byte(nightly()), true
	}
	if strings.Contains(name, "/") || types[path.Ext(name)] == "" {
		return nil, false
	}
	data, err := files.ReadFile("static/" + name)
	return data, err == nil
}

// send sends something that browsers can keep for a year when it was asked for by its
// tag, as pages do.
func send(w http.ResponseWriter, r *http.Request, name string, data []byte) {
	h := w.Header()
	h.Set("Content-Type", types[path.Ext(name)])
	h.Set("ETag", `"`+tagOf(data)+`"`)
	h.Set("Cache-Control", "no-cache") // it may be kept, and is asked for whether it has changed
	if path.Ext(name) == ".woff2" {
		h.Set("Cache-Control", "public, max-age=86400")
	}
	if r.URL.Query().Get("v") == tagOf(data) {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	http.ServeContent(w, r, name, time.Time{}, strings.NewReader(string(data)))
}

// tagOf is short and another one for other data.
func tagOf(data []byte) string {
	sum := sha256.Sum256(data)
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}

// addresses are those of the files, with their tags.
var addresses sync.Map

// address is where a page finds a file.
func address(name string) (string, error) {
	if kept, ok := addresses.Load(name); ok {
		return kept.(string), nil
	}
	data, ok := fileNamed(name)
	if !ok {
		return "", problem.New(problem.NotFound, "There is no file "+name+".")
	}
	made := "/static/" + name + "?v=" + tagOf(data)
	addresses.Store(name, made)
	return made, nil
}
