package messages

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed en/*.json de/*.json
var files embed.FS

// Messages are the texts of the site in one language. They are safe for concurrent use.
type Messages struct {
	Lang  string // as pages name it
	tag   language.Tag
	texts map[string]string
}

var byLanguage = sync.OnceValue(func() map[string]*Messages {
	made := map[string]*Messages{}
	for _, lang := range Languages {
		w, err := read(files, lang)
		if err == nil {
			err = w.addGames()
		}
		if err != nil {
			panic(err) // they are part of the program
		}
		made[lang] = w
	}
	return made
})

// For returns the words of a language, the English ones for a language that the site has not.
func For(lang string) *Messages {
	if w, ok := byLanguage()[lang]; ok {
		return w
	}
	return byLanguage()[English]
}

// read reads the catalogues of a language.
func read(files fs.FS, lang string) (*Messages, error) {
	w := &Messages{Lang: lang, tag: language.Make(lang), texts: map[string]string{}}
	names, err := fs.Glob(files, lang+"/*.json")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		texts := map[string]string{}
		if err := json.Unmarshal(data, &texts); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		area := strings.TrimSuffix(path.Base(name), ".json")
		for key, text := range texts {
			if !strings.HasPrefix(key, area+".") {
				return nil, fmt.Errorf("%s: the key %s does not begin with %s", name, key, area)
			}
			w.texts[key] = text
		}
	}
	return w, nil
}

// Text returns the text of a key. The pairs are names and values: {name} in the text is
// replaced by the value of that name. An unknown key is returned as it is.
func (w *Messages) Text(key string, pairs ...any) string {
	text, ok := w.texts[key]
	if !ok {
		return key
	}
	if len(pairs) == 0 {
		return text
	}
	list := make([]string, 0, len(pairs))
	for i := 0; i+1 < len(pairs); i += 2 {
		list = append(list, fmt.Sprint("{", pairs[i], "}"), fmt.Sprint(pairs[i+1]))
	}
	return strings.NewReplacer(list...).Replace(text)
}

// Plural returns the text for a number of things. Its keys are stem.one and stem.other,
// both with {n}.
func (w *Messages) Plural(stem string, n int, pairs ...any) string {
	form := ".other"
	if plural.Cardinal.MatchPlural(w.tag, n, 0, 0, 0, 0) == plural.One {
		form = ".one"
	}
	return w.Text(stem+form, append(pairs, "n", n)...)
}
