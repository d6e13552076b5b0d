package page

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"net/http"
	"path"
	"time"

	"github.com/teahouse-games/teahouse/render/themes"
)

//go:embed static/*.css static/*.woff2 static/*.svg static/OFL-*.txt
var files embed.FS

// types are those of the files there are.
var types = map[string]string{
	".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png", ".gif": "image/gif",
	".webmanifest": "application/manifest+json",
}

// staticAssets are the files that are the same for all readers, by name.
type staticAssets struct {
	files map[string][]byte
	tags  map[string]string
}

// newStaticAssets reads the embedded files. theme.css has the colours of package themes.
func newStaticAssets() *staticAssets {
	s := &staticAssets{files: map[string][]byte{"theme.css": []byte(themes.Stylesheet())}, tags: map[string]string{}}
	entries, err := files.ReadDir("static")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, e := range entries {
		if s.files[e.Name()], err = files.ReadFile("static/" + e.Name()); err != nil {
			panic(err)
		}
	}
	for name, data := range s.files {
		s.tags[name] = contentTag(data)
	}
	return s
}

// address returns the address of a file. The error is that there is no such file.
func (s *staticAssets) address(name string) (string, error) {
	tag, ok := s.tags[name]
	if !ok {
		return "", fmt.Errorf("there is no file %s", name)
	}
	return "/static/" + name + "?v=" + tag, nil
}

// contentTag is short and another one for other data.
func contentTag(data []byte) string {
	sum := sha256.Sum256(data)
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}

// static sends a file that is the same for all readers.
func (p *Pages) static(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("file")
	data, ok := p.files.files[name]
	if !ok {
		return p.notFound(w, r)
	}
	serveCacheable(w, r, name, data)
	return nil
}

// serveCacheable sends something that browsers can keep for a year when it was asked for by its
// tag, as pages do.
func serveCacheable(w http.ResponseWriter, r *http.Request, name string, data []byte) {
	tag, h := contentTag(data), w.Header()
	h.Set("Content-Type", types[path.Ext(name)])
	h.Set("ETag", `W/"`+tag+`"`)       // weak: the answer may be compressed on its way
	h.Set("Cache-Control", "no-cache") // it may be kept, and is asked for whether it has changed
	if path.Ext(name) == ".woff2" {
		h.Set("Cache-Control", "public, max-age=86400")
	}
	if r.URL.Query().Get("v") == tag {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
}
