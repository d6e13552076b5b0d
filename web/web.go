package web

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io"
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

// Asset is a file for the browser. Its bytes stay in the program: they are not copied into memory.
type Asset struct {
	Type    string // as in Content-Type
	Zipped  bool   // it is compressed with gzip
	Size    int64  // in bytes
	Lasting bool   // its name changes with what it says

	from fs.FS
	name string
	hash func() (string, error)
}

// Hash returns the hash of the bytes. They are read when it is first called.
func (a *Asset) Hash() (string, error) { return a.hash() }

// Open returns the bytes of the file. The caller closes it.
func (a *Asset) Open() (io.ReadSeekCloser, error) {
	f, err := a.from.Open(a.name)
	if err != nil {
		return nil, err
	}
	return f.(io.ReadSeekCloser), nil // as all files of embed.FS are
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
		info, err := d.Info()
		if err != nil {
			return err
		}
		a := &Asset{Size: info.Size(), from: from, name: name}
		a.hash = sync.OnceValues(a.sum)
		name, a.Zipped = strings.CutSuffix(strings.TrimPrefix(name, folder+"/"), ".gz")
		if a.Type = types[path.Ext(name)]; a.Type == "" {
			a.Type = "application/octet-stream"
		}
		a.Lasting = strings.HasPrefix(name, "assets/")
		b.files[name] = a
		return nil
	})
	b.manifest = manifestOf(b.files["manifest.json"])
	b.built = b.manifest[entry].File != ""
	return b
}

// sum computes the hash.
func (a *Asset) sum() (string, error) {
	f, err := a.Open()
	if err != nil {
		return "", err
	}
	defer func() { _ = f.Close() }()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)[:12]), nil
}
