package cli

import (
	"cmp"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/docs/learn"
	"github.com/teahouse-games/teahouse/docs/rules"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/terminal/pagetext"
)

type rulesCommand struct {
	Game  string `arg:"" optional:"" help:"The game, e.g. ki-shogi."`
	Exact bool   `help:"Print the exact rules, with every case and the options, instead of the page that teaches the game."`
	Lang  string `placeholder:"LANGUAGE" help:"The language, e.g. de; else that of LC_ALL, LC_MESSAGES or LANG, or English."`
}

// Help returns examples.
func (*rulesCommand) Help() string {
	return `Prints how a game is played, in plain text. The same pages with pictures are on the site, and in docs/learn and docs/rules.

Examples:

    teahouse rules ki-shogi
    teahouse rules ki-shogi --exact | less
    teahouse rules skud-pai-sho --lang=de

Without a game, and with standard input that is no terminal, it answers JSON requests as teahouse pipe does.`
}

// Run prints a page or, without a game, serves the pipe.
func (c *rulesCommand) Run(s *invocation) error {
	if c.Game == "" {
		if c.Exact || c.Lang != "" || isTerminal(s.in) {
			return callErrorf("missing game: want e.g. teahouse rules %s; for programs there is teahouse pipe", s.Games[0].Name)
		}
		return (&pipeCommand{}).Run(s)
	}
	played, err := s.gameByName(c.Game)
	if err != nil {
		return err
	}
	language, err := c.language(os.Getenv)
	if err != nil {
		return err
	}
	pages := fs.FS(learn.Pages)
	if c.Exact {
		pages = rules.Pages
	}
	page, err := pagetext.Read(pages, language, played.Name)
	if err != nil {
		return err
	}
	const width = 80
	s.out.printf("%s", pagetext.Plain(page, width))
	return nil
}

// language returns the language of the call or of the environment.
func (c *rulesCommand) language(getenv func(string) string) (string, error) {
	if c.Lang != "" {
		if !slices.Contains(languages.Tags(), c.Lang) {
			return "", callErrorf("--lang=%s: want one of %s", c.Lang, strings.Join(languages.Tags(), ", "))
		}
		return c.Lang, nil
	}
	locale := cmp.Or(getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG")) // e.g. de_DE.UTF-8
	tag := locale[:max(0, len(locale)-len(strings.TrimLeft(locale, "abcdefghijklmnopqrstuvwxyz")))]
	if slices.Contains(languages.Tags(), tag) {
		return tag, nil
	}
	return languages.English, nil
}
