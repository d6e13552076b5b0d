package tongue

import (
	"embed"
	"sync"
)

//go:embed de/*.txt
var files embed.FS

// Tongue is a language that is not English. The nil Tongue is English.
type Tongue struct {
	entries *table

	mu    sync.Mutex
	known map[string]*node  // what has been read, also in vain (nil); bounded
	said  map[string]string // what moulds become; empty for those that are not understood; bounded
}

// most is how many texts a Tongue remembers.
const most = 1 << 14

var german = sync.OnceValue(func() *Tongue {
	entries, _ := load(files, "de")
	return newTongue(entries)
})

func newTongue(entries *table) *Tongue {
	return &Tongue{entries: entries, known: map[string]*node{}, said: map[string]string{}}
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
// understood to the last word is returned as it is.
func (t *Tongue) Say(text string) string {
	said, _ := t.say(text)
	return said
}

// Understood reports whether Say would leave no word of it in English.
func (t *Tongue) Understood(text string) bool {
	_, ok := t.say(text)
	return ok
}

func (t *Tongue) say(text string) (string, bool) {
	if t == nil || text == "" {
		return text, true
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	m, places := t.entries.mould(text)
	said, read := t.said[m]
	if !read {
		said, _ = t.read(m).sentences(m)
		if len(t.said) > most {
			clear(t.said)
		}
		t.said[m] = said
	}
	if said != "" {
		return cast(said, places), true
	}
	if len(places) > 0 { // an entry may take one apart: "0,0 to %d,%d"
		if said, ok := t.read(text).sentences(text); ok {
			return said, true
		}
	}
	return text, false
}
