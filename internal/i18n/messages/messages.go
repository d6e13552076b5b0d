package messages

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message"
)

// English is the language of those who understand none of the others.
const English = "en"

// Files are the catalogues of all languages, a folder for each.
//
//go:embed */*.ftl
var Files embed.FS

// catalogue has the English messages.
var catalogue = sync.OnceValue(func() *message.Catalogue {
	names, err := fs.Glob(Files, English+"/*.ftl")
	if err != nil {
		panic(err) // the pattern is good
	}
	var all strings.Builder
	for _, name := range names {
		text, err := fs.ReadFile(Files, name)
		if err != nil {
			panic(err) // the file is part of the program
		}
		all.Write(text)
	}
	return message.NewCatalogue("site", all.String(), gamemessages.Catalogue)
})

// BrowserText returns the catalogues of the script in the browser, in the format of Project Fluent: that of all pages, and those of
// pages that load one of their own.
func BrowserText(lang string) string {
	var all strings.Builder
	for _, name := range []string{"browser", "studies"} {
		text, err := fs.ReadFile(Files, lang+"/"+name+".ftl")
		if err != nil {
			return ""
		}
		all.Write(text)
	}
	return all.String()
}

// Tags returns the languages of the site, English first and the others sorted.
var Tags = sync.OnceValue(func() []string {
	folders, err := fs.ReadDir(Files, ".")
	if err != nil {
		panic(err) // the folders are part of the program
	}
	tags := []string{English}
	for _, folder := range folders {
		if tag := folder.Name(); tag != English {
			tags = append(tags, tag)
		}
	}
	slices.Sort(tags[1:])
	return tags
})

// Messages are the texts of the site in one language. They are safe for concurrent use.
type Messages struct{ *message.Language }

// In returns the texts in a language, which package languages has.
func In(l *message.Language) *Messages { return &Messages{l} }

// Text returns a message by its identifier. The pairs are names and values: numbers, values of package
// message, and texts. A message that the language has not is written in English.
func (w *Messages) Text(id string, pairs ...any) string {
	args := make([]message.Arg, 0, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		args = append(args, message.Arg{Name: fmt.Sprint(pairs[i]), Value: valueOf(pairs[i+1])})
	}
	return w.Clause(catalogue().New(id, args...))
}

func valueOf(v any) message.Value {
	switch v := v.(type) {
	case message.Value:
		return v
	case int:
		return message.Number(v)
	}
	return message.Text(fmt.Sprint(v))
}
