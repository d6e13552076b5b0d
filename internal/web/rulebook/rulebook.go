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

// Page is the rules of a game.
type Page struct {
	Game     string // its name
	Language string // that it is written in
	Title    string
	Lead     string // its first sentence
	Body     template.HTML
	Sections []Section
}

// Section is a part of a page, for its table of contents.
type Section struct{ ID, Title string }

// Rulebook is all pages. It is safe for concurrent use.
type Rulebook struct {
	games gamelist.Games
	theme themes.Theme
	pages map[[2]string]func() (*Page, error) // by game and language
}

// Open opens the book. files has the pages that the games do not bring themselves. Pages are made
// when they are first read; theme is that of their pictures.
func Open(list gamelist.Games, files fs.FS, theme themes.Theme) *Rulebook {
	b := &Rulebook{games: list, theme: theme, pages: map[[2]string]func() (*Page, error){}}
	for _, rules := range list {
		for _, language := range languages.Tags() {
			b.pages[[2]string{rules.Name, language}] = sync.OnceValues(func() (*Page, error) {
				text, language, err := readPage(files, rules.Name, language)
				if err != nil {
					return nil, fmt.Errorf("%w: %w", ErrNoPage, err)
				}
				page, err := b.write(rules, text)
				if err == nil {
					page.Language = language
				}
				return page, err
			})
		}
	}
	return b
}

// readPage reads the page in files, or else the one that the game brings. A game that has no page in
// a language has its English one.
func readPage(files fs.FS, game, language string) (text []byte, written string, err error) {
	d, ok := games.Definition(game)
	for _, written := range []string{language, languages.English} {
		text, err = fs.ReadFile(files, fileOf(game, written))
		if err != nil && ok && d.Texts != nil {
			text, err = fs.ReadFile(d.Texts, "texts/"+written+".md")
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

// Page returns the rules of a game, in English if there is no such language. The error is [ErrNoPage], or describes a mistake in
// the comment of a picture.
func (b *Rulebook) Page(game, language string) (*Page, error) {
	made, ok := b.pages[[2]string{game, language}]
	if !ok {
		made, ok = b.pages[[2]string{game, languages.English}]
	}
	if !ok {
		return nil, ErrNoPage
	}
	return made()
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
