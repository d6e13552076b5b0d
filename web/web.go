package web

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"path"
	"strings"
	"sync"
)

// dist has the files as tools/web.sh leaves them: texts and programs are compressed, and
// have .gz behind their names.
//
//go:embed all:dist
var dist embed.FS

// Asset is a file for the browser.
type Asset struct {
	Type    string // as in Content-Type
	Zipped  bool   // Bytes are compressed with gzip
	Bytes   []byte
	Hash    string // of the bytes
	Lasting bool   // its name changes with what it says
}

// types are the kinds of files there can be.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".ftl":         "text/plain; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

// Files returns what was built by the path below /app/; built reports whether anything was built.
func Files() (files map[string]*Asset, built bool) {
	b := whole()
	return b.files, b.built
}

// bundle is what was built.
type bundle struct {
	files    map[string]*Asset
	manifest map[string]chunk
	built    bool
}

var whole = sync.OnceValue(func() *bundle { return read(dist, "dist/app") })

// read collects what is below a folder; there may be none.
func read(from fs.FS, folder string) *bundle {
	b := &bundle{files: map[string]*Asset{}}
	_ = fs.WalkDir(from, folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(data)
		name, zipped := strings.CutSuffix(strings.TrimPrefix(name, folder+"/"), ".gz")
		kind := types[path.Ext(name)]
		if kind == "" {
			kind = "application/octet-stream"
		}
		b.files[name] = &Asset{
			Type: kind, Zipped: zipped, Bytes: data, Hash: hex.EncodeToString(sum[:12]),
			Lasting: strings.HasPrefix(name, "assets/"),
		}
		return nil
	})
	b.manifest = manifestOf(b.files["manifest.json"])
	b.built = b.manifest[entry].File != ""
	return b
}
