package web

import (
	"compress/gzip"
	"encoding/json"
	"slices"
)

// entry is the source of the script that every page begins with.
const entry = "src/main.ts"

// pages are the sources that main.ts asks for, by what a page calls itself.
var pages = map[string]string{
	"match":  "src/match/page.ts",
	"review": "src/review/page.ts",
	"play":   "src/play/page.ts",
	"puzzle": "src/puzzle/page.ts",
	"embed":  "src/review/embed.ts",
	"learn":  "src/learn/page.ts",
	"study":  "src/study/page.ts",
	"plain":  "src/plain/page.ts",
}

// catalogueOf returns the source of the texts of a language, and that of English for a language without one.
func (b *bundle) catalogueOf(language string) string {
	of := func(language string) string { return "../internal/i18n/messages/" + language + "/browser.ftl" }
	if _, known := b.manifest[of(language)]; known {
		return of(language)
	}
	return of("en")
}

// chunk is what the manifest says of a source.
type chunk struct {
	File    string   `json:"file"`
	Imports []string `json:"imports"`
	CSS     []string `json:"css"`
}

func manifestOf(f *Asset) map[string]chunk {
	var m map[string]chunk
	if f == nil {
		return nil
	}
	file, err := f.Open()
	if err != nil {
		return nil
	}
	defer func() { _ = file.Close() }()
	z, err := gzip.NewReader(file)
	if err != nil || json.NewDecoder(z).Decode(&m) != nil {
		return nil
	}
	return m
}

// Parts are the files that a page needs before anything else, as paths below /app/.
type Parts struct {
	Script  string   // begins everything
	Modules []string // what it imports at once, and then for this page and its language
	Styles  []string
}

// Start returns the parts of a page; built is false where nothing was built.
func Start(page, language string) (p Parts, built bool) {
	b := whole()
	if !b.built {
		return p, false
	}
	p.Script = b.manifest[entry].File
	seen := map[string]bool{}
	for _, source := range []string{entry, pages[page], b.catalogueOf(language)} {
		b.collect(source, seen, &p)
	}
	p.Modules = slices.DeleteFunc(p.Modules, func(name string) bool { return name == p.Script })
	return p, true
}

// collect adds a source with what it imports, each once.
func (b *bundle) collect(source string, seen map[string]bool, p *Parts) {
	c, known := b.manifest[source]
	if !known || seen[source] {
		return
	}
	seen[source] = true
	p.Modules = append(p.Modules, c.File)
	for _, style := range c.CSS {
		if !slices.Contains(p.Styles, style) {
			p.Styles = append(p.Styles, style)
		}
	}
	for _, other := range c.Imports {
		b.collect(other, seen, p)
	}
}
