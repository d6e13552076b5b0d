package page

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strconv"
	"strings"

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
	data, tag, h := f.Bytes, f.Hash, w.Header()
	if f.Zipped {
		h.Add("Vary", "Accept-Encoding")
		if acceptsGzip(r) {
			h.Set("Content-Encoding", "gzip")
			tag += "-gzip"
		} else {
			plain, err := gunzip(data)
			if err != nil {
				return err
			}
			data = plain
		}
	}
	h.Set("Content-Type", f.Type)
	h.Set("ETag", `"`+tag+`"`)
	h.Set("Cache-Control", "no-cache")
	if f.Lasting {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if hasETag(r, tag) {
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method != http.MethodHead {
		_, _ = w.Write(data) // who has gone away needs no file
	}
	return nil
}

// hasETag reports whether a browser says it has what has this tag.
func hasETag(r *http.Request, tag string) bool {
	for _, one := range strings.Split(r.Header.Get("If-None-Match"), ",") {
		if one = strings.TrimPrefix(strings.TrimSpace(one), "W/"); one == `"`+tag+`"` || one == "*" {
			return true
		}
	}
	return false
}

// acceptsGzip reports whether who asks can read what is compressed.
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

func gunzip(data []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}

// worthZipping is from how many bytes on a text is compressed for who can read that.
const worthZipping = 1 << 10

// gzipIfAccepted compresses a text on its way to who can read that.
func gzipIfAccepted(w http.ResponseWriter, r *http.Request, data []byte) []byte {
	if len(data) < worthZipping {
		return data
	}
	w.Header().Add("Vary", "Accept-Encoding")
	if !acceptsGzip(r) {
		return data
	}
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, 5) // the level is one there is
	_, _ = z.Write(data)               // to memory
	_ = z.Close()
	w.Header().Set("Content-Encoding", "gzip")
	return b.Bytes()
}
