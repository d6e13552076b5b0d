package languages

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"sync"

	clockmessages "github.com/teahouse-games/teahouse/clock/messages"
	analysismessages "github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	rulesprotocolmessages "github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	servicemessages "github.com/teahouse-games/teahouse/internal/service/messages"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	recordmessages "github.com/teahouse-games/teahouse/record/messages"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	picturemessages "github.com/teahouse-games/teahouse/render/paint/messages"
)

// English is the language of those who understand none of the others.
const English = "en"

// sources returns the files of all packages with messages.
func sources() []fs.FS {
	return append(rulesSources(), clockmessages.Files, picturemessages.Files,
		rulesprotocolmessages.Files, servicemessages.Files, problemmessages.Files)
}

// rulesSources returns the files of the packages that wasm/rules and wasm/player consist of.
func rulesSources() []fs.FS {
	list := []fs.FS{gamemessages.Files, recordmessages.Files, analysismessages.Files}
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

// RulesText returns the catalogues of what the rules say, as one text: a program for browsers
// loads it.
func RulesText(tag string) (string, error) {
	texts, err := read(tag, rulesSources())
	return strings.Join(texts, "\n"), err
}

// Read reads a language from the files of several packages. A package without a file of the
// language is left out.
func Read(tag string, packages ...fs.FS) (*message.Language, error) {
	texts, err := read(tag, packages)
	if err != nil {
		return nil, err
	}
	return message.NewLanguage(tag, texts...)
}

func read(tag string, packages []fs.FS) (texts []string, err error) {
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
	return texts, nil
}
