package translate

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/games"
)

//go:embed de/*.txt
var files embed.FS

// Dictionary translates from English. The nil Dictionary is English. It is safe for
// concurrent use: only its caches are locked, and only during a lookup.
type Dictionary struct {
	entries *patternTable
	nodes   *cache[*phrase] // texts that have been read; nil for those that are not understood
	cache   *cache[string]  // what moulds become; empty for those that are not understood
}

var german = sync.OnceValue(func() *Dictionary {
	entries, _ := readPatterns(germanFiles())
	return newDictionary(entries)
})

// germanFiles returns the files of this package and those of the games.
func germanFiles() (list []patternFile) {
	names, err := fs.Glob(files, "de/*.txt")
	if err != nil {
		panic(err)
	}
	add := func(name string, files fs.FS, file string) {
		text, err := fs.ReadFile(files, file)
		if err == nil {
			list = append(list, patternFile{name, string(text)})
		}
	}
	for _, name := range names {
		add(path.Base(name), files, name)
	}
	for _, d := range games.Definitions() {
		if d.Texts != nil {
			add(d.Rules.Name+".txt", d.Texts, "texts/de.txt")
		}
	}
	slices.SortFunc(list, func(a, b patternFile) int { return strings.Compare(a.name, b.name) })
	return list
}

func newDictionary(entries *patternTable) *Dictionary {
	return &Dictionary{entries: entries, nodes: newCache[*phrase](cacheBytes), cache: newCache[string](cacheBytes)}
}

// For returns the tongue of a language, e.g. "de"; nil for English and for those that
// there are no sentences of.
func For(lang string) *Dictionary {
	if lang == "de" {
		return german()
	}
	return nil
}

// Translate translates a sentence, a clause or a name that the rules have made. What is not
// understood to the last word is returned as it is. An answer that has several sentences
// is translated by a [Translator].
func (t *Dictionary) Translate(text string) string { return t.NewTranslator().Translate(text) }

// Covers reports whether Translate would leave no word of it in English.
func (t *Dictionary) Covers(text string) bool {
	_, ok := t.NewTranslator().translate(text)
	return ok
}
