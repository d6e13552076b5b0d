package rulebook

import (
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/render/themes"
)

// ErrNoPage is the error of a missing page.
var ErrNoPage = errors.New("there is no such page of the rules")

// Page is one that explains a game.
type Page struct {
	Kind     Kind
	Game     string // its name
	Language string // that it is written in
	Title    string
	Lead     string // its first sentence
	Body     template.HTML
	Sections []Section
	Rules    []Section // the rules that a turn can break, under their ids; only in a reference
}

// Section is a part of a page, for its table of contents.
type Section struct{ ID, Title string }

// Kind is whom a page is for.
type Kind int

// The kinds of pages.
const (
	Lesson    Kind = iota // for newcomers (docs/learn)
	Reference             // the exact rules (docs/rules)
)

// Files are the pages that the games do not bring themselves.
type Files struct{ Lessons, References fs.FS }

// Rulebook is all pages. It is safe for concurrent use.
type Rulebook struct {
	theme themes.Theme
	pages map[pageKey]func() (*Page, error)
}

type pageKey struct {
	kind           Kind
	game, language string
}

// Open opens the book. Pages are made when they are first read; theme is that of their pictures.
func Open(list gamelist.Games, files Files, theme themes.Theme) *Rulebook {
	b := &Rulebook{theme: theme, pages: map[pageKey]func() (*Page, error){}}
	for _, rules := range list {
		for _, language := range languages.Tags() {
			for kind, folder := range []fs.FS{Lesson: files.Lessons, Reference: files.References} {
				key := pageKey{Kind(kind), rules.Name, language}
				b.pages[key] = sync.OnceValues(func() (*Page, error) {
					text, language, err := readPage(folder, key)
					if err != nil {
						return nil, fmt.Errorf("%w: %w", ErrNoPage, err)
					}
					w := newPageBuilder(rules, key.kind, language, theme)
					page, err := w.write(text)
					if err == nil {
						page.Language = language
					}
					return page, err
				})
			}
		}
	}
	return b
}

// readPage reads the page in files, or else the one that the game brings. A game that has no page in
// a language has its English one.
func readPage(files fs.FS, key pageKey) (text []byte, written string, err error) {
	own := [...]string{Lesson: "texts/learn/", Reference: "texts/"}[key.kind]
	d, ok := games.Definition(key.game)
	for _, written := range []string{key.language, languages.English} {
		text, err = fs.ReadFile(files, fileOf(key.game, written))
		if err != nil && ok && d.Texts != nil {
			text, err = fs.ReadFile(d.Texts, own+written+".md")
		}
		if err == nil {
			return text, written, nil
		}
	}
	return nil, "", err
}

func fileOf(game, language string) string {
	if language == languages.English {
		return game + ".md"
	}
	return language + "/" + game + ".md"
}

// Page returns a page of a game, in English if there is no such language. A game without a lesson
// has its reference instead. The error is [ErrNoPage], or describes a mistake in the comment of a
// picture.
func (b *Rulebook) Page(kind Kind, game, language string) (*Page, error) {
	made, ok := b.pages[pageKey{kind, game, language}]
	if !ok {
		made, ok = b.pages[pageKey{kind, game, languages.English}]
	}
	if !ok {
		return nil, ErrNoPage
	}
	page, err := made()
	if kind == Lesson && errors.Is(err, ErrNoPage) {
		return b.Page(Reference, game, language)
	}
	return page, err
}

// firstSentence returns the first one of a text. A single letter with a full stop, as in a name, is
// not its end.
func firstSentence(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if strings.HasSuffix(word, ".") && len(word) > 2 {
			return strings.Join(words[:i+1], " ")
		}
	}
	return strings.Join(words, " ")
}
