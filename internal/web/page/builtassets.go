package page

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/web"
)

// app sends a file that was built for browsers.
func (p *Pages) app(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("file")
	if files, _ := web.Files(); files[name] == nil {
		return p.siteManifestFiles(w, r, name)
	}
	return p.built(w, r, name)
}

// worker sends the script that works without a page. It stands at the root, as it answers
// for the whole site.
func (p *Pages) worker(w http.ResponseWriter, r *http.Request) error {
	w.Header().Set("Service-Worker-Allowed", "/")
	return p.built(w, r, "sw.js")
}

func (p *Pages) built(w http.ResponseWriter, r *http.Request, name string) error {
	files, _ := web.Files()
	f := files[name]
	if f == nil {
		return p.notFound(w, r)
	}
	file, err := f.Open()
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	tag, err := f.Hash()
	if err != nil {
		return err
	}
	var data io.ReadSeeker = file
	h := w.Header()
	if f.Zipped {
		if !slices.Contains(h.Values("Vary"), "Accept-Encoding") { // the compression around it may have said so
			h.Add("Vary", "Accept-Encoding")
		}
		if acceptsGzip(r) {
			h.Set("Content-Encoding", "gzip")
			tag += "-gzip"
			h.Set("Content-Length", strconv.FormatInt(f.Size, 10))
			r.Header.Del("Range") // a part of compressed data is of no use
		} else {
			plain, err := gunzip(file)
			if err != nil {
				return err
			}
			data = bytes.NewReader(plain)
		}
	}
	h.Set("Content-Type", f.Type)
	h.Set("ETag", `"`+tag+`"`)
	h.Set("Cache-Control", "no-cache")
	if f.Lasting {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	http.ServeContent(w, r, name, time.Time{}, data)
	return nil
}

// acceptsGzip reports whether a client accepts gzip.
func acceptsGzip(r *http.Request) bool {
	for _, one := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, quality, _ := strings.Cut(one, ";")
		if name = strings.TrimSpace(name); name != "gzip" && name != "*" {
			continue
		}
		quality, weighed := strings.CutPrefix(strings.ReplaceAll(quality, " ", ""), "q=")
		worth, err := strconv.ParseFloat(quality, 64)
		return !weighed || err == nil && worth > 0
	}
	return false
}

func gunzip(file io.Reader) ([]byte, error) {
	z, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}
