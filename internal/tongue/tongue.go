package tongue

import (
	"embed"
	"sync"
)

//go:embed de/*.txt
var files embed.FS

// Tongue is a language that is not English. The nil Tongue is English. It is safe for
// concurrent use: only its caches are locked, and only while they are looked up.
type Tongue struct {
	entries *table
	nodes   *cache[*node]  // texts that have been read; nil for those that are not understood
	said    *cache[string] // what moulds become; empty for those that are not understood
}

var german = sync.OnceValue(func() *Tongue {
	entries, _ := load(files, "de")
	return newTongue(entries)
})

func newTongue(entries *table) *Tongue {
	return &Tongue{entries: entries, nodes: newCache[*node](cacheBytes), said: newCache[string](cacheBytes)}
}

// In returns the tongue of a language, e.g. "de"; nil for English and for those that
// there are no sentences of.
func In(lang string) *Tongue {
	if lang == "de" {
		return german()
	}
	return nil
}

// Say translates a sentence, a clause or a name that the rules have made. What is not
// understood to the last word is returned as it is. An answer that has several sentences
// is translated by a [Translator].
func (t *Tongue) Say(text string) string { return t.Translator().Say(text) }

// Understood reports whether Say would leave no word of it in English.
func (t *Tongue) Understood(text string) bool {
	_, ok := t.Translator().say(text)
	return ok
}
