package rulebook

import (
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/render/themes"
)

// ErrNoPage is the error of a missing page.
var ErrNoPage = errors.New("there is no such page of the rules")

// Languages are those that the pages are written in; the first one's lie in no folder.
var Languages = [...]string{"en", "de"}

// Page is the rules of a game.
type Page struct {
	Game     string // its name
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
		for _, language := range Languages {
			b.pages[[2]string{rules.Name, language}] = sync.OnceValues(func() (*Page, error) {
				text, err := readPage(files, rules.Name, language)
				if err != nil {
					return nil, fmt.Errorf("%w: %w", ErrNoPage, err)
				}
				return b.write(rules, text)
			})
		}
	}
	return b
}

// readPage reads the page in files, or else the one that the game brings. A game that has no page in
// a language has its English one.
func readPage(files fs.FS, game, language string) ([]byte, error) {
	text, err := fs.ReadFile(files, fileOf(game, language))
	d, ok := games.Definition(game)
	if err == nil || !ok || d.Texts == nil {
		return text, err
	}
	for _, language := range []string{language, Languages[0]} {
		if text, err = fs.ReadFile(d.Texts, "texts/"+language+".md"); err == nil {
			break
		}
	}
	return text, err
}

func fileOf(game, language string) string {
	if language == Languages[0] {
		return game + ".md"
	}
	return language + "/" + game + ".md"
}

// Page returns the rules of a game. The error is [ErrNoPage], or describes a mistake in
// the comment of a picture.
func (b *Rulebook) Page(game, language string) (*Page, error) {
	made, ok := b.pages[[2]string{game, language}]
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
