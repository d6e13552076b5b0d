package languages

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"sync"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	picturemessages "github.com/teahouse-games/teahouse/render/paint/messages"
)

// English is the language of those who understand none of the others.
const English = "en"

// sources returns the files of all packages with messages.
func sources() []fs.FS {
	list := []fs.FS{gamemessages.Files, picturemessages.Files}
	for _, d := range games.Definitions() {
		if d.Translations != nil {
			list = append(list, d.Translations)
		}
	}
	return list
}

// Tags returns the languages, English first and the others sorted.
var Tags = sync.OnceValue(func() []string {
	files, err := fs.Glob(gamemessages.Files, "*.ftl")
	if err != nil {
		panic(err)
	}
	tags := []string{English}
	for _, file := range files {
		if tag := strings.TrimSuffix(file, ".ftl"); tag != English {
			tags = append(tags, tag)
		}
	}
	slices.Sort(tags[1:])
	return tags
})

var all = sync.OnceValue(func() map[string]*message.Language {
	list := map[string]*message.Language{}
	for _, tag := range Tags() {
		l, err := Read(tag, sources()...)
		if err != nil {
			panic(err) // the files are part of the program
		}
		list[tag] = l
	}
	return list
})

// For returns a language by its tag, English for one that does not exist.
func For(tag string) *message.Language {
	if l, ok := all()[tag]; ok {
		return l
	}
	return all()[English]
}

// Read reads a language from the files of several packages. A package without a file of the
// language is left out.
func Read(tag string, packages ...fs.FS) (*message.Language, error) {
	var texts []string
	for _, files := range packages {
		text, err := fs.ReadFile(files, tag+".ftl")
		switch {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return nil, err
		default:
			texts = append(texts, string(text))
		}
	}
	return message.NewLanguage(tag, texts...)
}
