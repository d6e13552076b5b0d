package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"slices"
	"testing"
	"testing/fstest"
)

func zipped(t *testing.T, text string) *fstest.MapFile {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if _, err := z.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return &fstest.MapFile{Data: b.Bytes()}
}

func TestRead(t *testing.T) {
	b := read(fstest.MapFS{
		"dist/app/manifest.json.gz": zipped(t, `{
			"src/main.ts": {"file": "assets/main-1.js", "imports": ["_shared"], "css": ["assets/a.css"]},
			"src/match/page.ts": {"file": "assets/page-2.js", "imports": ["_shared", "src/main.ts"], "css": ["assets/b.css", "assets/a.css"]},
			"_shared": {"file": "assets/shared-3.js", "imports": ["src/main.ts"]}}`),
		"dist/app/assets/main-1.js.gz":    zipped(t, "1"),
		"dist/app/assets/rules-4.wasm.gz": zipped(t, "4"),
		"dist/app/assets/wood.png":        {Data: []byte("5")},
		"dist/app/sw.js.gz":               zipped(t, "6"),
	}, "dist/app")
	if !b.built {
		t.Fatal("nothing was built")
	}
	for name, want := range map[string]Asset{
		"assets/main-1.js":    {Type: "text/javascript; charset=utf-8", Zipped: true, Lasting: true},
		"assets/rules-4.wasm": {Type: "application/wasm", Zipped: true, Lasting: true},
		"assets/wood.png":     {Type: "image/png", Lasting: true},
		"sw.js":               {Type: "text/javascript; charset=utf-8", Zipped: true},
	} {
		f := b.files[name]
		if f == nil || f.Type != want.Type || f.Zipped != want.Zipped || f.Lasting != want.Lasting {
			t.Errorf("%s is %+v, want %+v", name, f, want)
			continue
		}
		file, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(file)
		if err != nil || int64(len(data)) != f.Size {
			t.Errorf("%s has %d bytes, and %d can be read: %v", name, f.Size, len(data), err)
		}
		sum := sha256.Sum256(data)
		if hash, err := f.Hash(); err != nil || hash != hex.EncodeToString(sum[:12]) {
			t.Errorf("the hash of %s is %q, %v", name, hash, err)
		}
	}
	seen, p := map[string]bool{}, Parts{}
	b.collect(entry, seen, &p)
	b.collect(pages["match"], seen, &p)
	if want := []string{"assets/main-1.js", "assets/shared-3.js", "assets/page-2.js"}; !slices.Equal(p.Modules, want) {
		t.Errorf("the modules are %q, want %q", p.Modules, want)
	}
	if want := []string{"assets/a.css", "assets/b.css"}; !slices.Equal(p.Styles, want) {
		t.Errorf("the styles are %q, want %q", p.Styles, want)
	}
}

func TestReadNothing(t *testing.T) {
	for name, from := range map[string]fstest.MapFS{
		"only the folder": {"dist/.gitkeep": {}},
		"no manifest":     {"dist/app/assets/a.js": {}},
		"no entry":        {"dist/app/manifest.json.gz": zipped(t, "{}")},
		"not a manifest":  {"dist/app/manifest.json.gz": zipped(t, "[1]")},
	} {
		if b := read(from, "dist/app"); b.built {
			t.Errorf("%s: %v counts as built", name, b.files)
		}
	}
}

// most is what a page may load before it can be used, and a program of WebAssembly.
const (
	most     = 100 << 10
	mostWasm = 2_600_000
)

// What browsers load stays small.
func TestBudgets(t *testing.T) {
	files, built := Files()
	if !built {
		t.Log("nothing was built: make web")
		return
	}
	for page := range pages {
		english, _ := Start(page, "en")
		parts, _ := Start(page, "de")
		if len(parts.Modules) != len(english.Modules) {
			t.Errorf("%s in German loads %q, in English %q", page, parts.Modules, english.Modules)
		}
		sum := 0
		for _, name := range slices.Concat([]string{parts.Script}, parts.Modules, parts.Styles) {
			if files[name] == nil {
				t.Fatalf("the manifest has %s for %s, which was not built", name, page)
			}
			sum += int(files[name].Size)
		}
		t.Logf("%s: %.1f KB", page, float64(sum)/1024)
		if sum > most {
			t.Errorf("the page %s loads %d bytes first, more than %d", page, sum, most)
		}
	}
	for name, f := range files {
		if f.Type != types[".wasm"] {
			continue
		}
		t.Logf("%s: %.2f MB", name, float64(f.Size)/1e6)
		if f.Size > mostWasm {
			t.Errorf("%s has %d bytes, more than %d", name, f.Size, mostWasm)
		}
	}
}
