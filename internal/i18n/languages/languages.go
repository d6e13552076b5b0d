package languages

import (
	"errors"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"sync"

	clockmessages "github.com/teahouse-games/teahouse/clock/messages"
	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/i18n/pseudo"
	analysismessages "github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	rulesprotocolmessages "github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	servicemessages "github.com/teahouse-games/teahouse/internal/service/messages"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
	recordmessages "github.com/teahouse-games/teahouse/record/messages"
	picturemessages "github.com/teahouse-games/teahouse/render/paint/messages"
	studymessages "github.com/teahouse-games/teahouse/study/messages"
)

// English is the language of those who understand none of the others.
const English = messages.English

// sources returns the files of all packages with messages.
func sources() []fs.FS {
	return append(rulesSources(), messages.Files, clockmessages.Files, picturemessages.Files,
		rulesprotocolmessages.Files, servicemessages.Files, problemmessages.Files)
}

// rulesSources returns the files of the packages that wasm/rules and wasm/player consist of.
func rulesSources() []fs.FS {
	list := []fs.FS{gamemessages.Files, recordmessages.Files, studymessages.Files, analysismessages.Files}
	for _, d := range games.Definitions() {
		for _, files := range []fs.FS{d.Translations, d.CourseTexts} {
			if files != nil {
				list = append(list, files)
			}
		}
	}
	return list
}

// Tags returns the languages, English first and the others sorted.
func Tags() []string { return messages.Tags() }

// all has each language, which is read when it is first asked for.
var all = sync.OnceValue(func() map[string]func() *message.Language {
	list := map[string]func() *message.Language{}
	for _, tag := range Tags() {
		list[tag] = sync.OnceValue(func() *message.Language {
			l, err := Read(tag, sources()...)
			if err != nil {
				panic(err) // the files are part of the program
			}
			return l
		})
	}
	return list
})

// pseudoLanguage is [messages.Pseudo].
var pseudoLanguage = sync.OnceValue(func() *message.Language {
	texts, err := texts(English, sources())
	if err != nil {
		panic(err) // the files are part of the program
	}
	for i := range texts {
		texts[i] = pseudo.Text(texts[i])
	}
	l, err := message.NewLanguage(messages.Pseudo, texts...)
	if err != nil {
		panic(err) // it is made from good texts
	}
	return l
})

// For returns a language by its tag, English for one that does not exist.
func For(tag string) *message.Language {
	if l, ok := all()[tag]; ok {
		return l()
	}
	if tag == messages.Pseudo && messages.Known(tag) {
		return pseudoLanguage()
	}
	return all()[English]()
}

// Name returns what a language calls itself. It is empty for a language that does not exist.
func Name(tag string) string {
	if tag == messages.Pseudo && messages.Known(tag) {
		return messages.In(pseudoLanguage()).Text(languageName)
	}
	return names()[tag]
}

const languageName = "site-language-name" // the message

// names has the name of each language. Every page lists them, so the other texts of a language are not kept for that.
var names = sync.OnceValue(func() map[string]string {
	list := map[string]string{}
	for _, tag := range Tags() {
		l, err := Read(tag, messages.Files)
		if err != nil {
			panic(err) // the files are part of the program
		}
		list[tag] = messages.In(l).Text(languageName)
	}
	return list
})

// comment is a line of a catalogue for translators.
var comment = regexp.MustCompile(`(?m)^#.*\n`)

// RulesText returns the catalogues of what the rules say, as one text without comments: a program
// for browsers loads it.
func RulesText(tag string) (string, error) {
	list, err := texts(tag, rulesSources())
	return comment.ReplaceAllString(strings.Join(list, "\n"), ""), err
}

// Read reads a language from the files of several packages: LANGUAGE.ftl, and those in the folder
// LANGUAGE. A package without a file of the language is left out.
func Read(tag string, packages ...fs.FS) (*message.Language, error) {
	list, err := texts(tag, packages)
	if err != nil {
		return nil, err
	}
	return message.NewLanguage(tag, list...)
}

func texts(tag string, packages []fs.FS) (list []string, err error) {
	for _, files := range packages {
		names, err := fs.Glob(files, path.Join(tag, "*.ftl"))
		if err != nil {
			return nil, err
		}
		for _, name := range append(names, tag+".ftl") {
			text, err := fs.ReadFile(files, name)
			switch {
			case errors.Is(err, fs.ErrNotExist):
			case err != nil:
				return nil, err
			default:
				list = append(list, string(text))
			}
		}
	}
	return list, nil
}
