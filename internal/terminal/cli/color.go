package cli

import (
	"os"

	"github.com/charmbracelet/colorprofile"

	"github.com/teahouse-games/teahouse/render"
	"github.com/teahouse-games/teahouse/render/themes"
)

// colorFlags say when boards have colours.
type colorFlags struct {
	Color   string `default:"auto" enum:"auto,always,never" placeholder:"WHEN" help:"Colour boards: auto (on a terminal, without NO_COLOR), always or never."`
	NoColor bool   `hidden:"" help:"The same as --color=never."`
}

// when returns the value of --color; --no-color is never.
func (c *colorFlags) when() string {
	if c.NoColor {
		return "never"
	}
	return c.Color
}

// printBoard prints the board with the colours that the call and the terminal allow.
func (c *colorFlags) printBoard(s *invocation, b *gameInProgress) {
	profile := colorprofile.Detect(s.out.w, os.Environ())
	switch c.when() {
	case "never":
		profile = colorprofile.NoTTY
	case "always":
		profile = max(profile, colorprofile.Env(os.Environ()), colorprofile.ANSI256)
	}
	if profile <= colorprofile.ASCII {
		s.out.printf("%s", render.PlainText(b.table.Surface(), b.table.Situation(), b.rules))
		return
	}
	theme := &themes.Light
	if profile == colorprofile.ANSI {
		theme = &render.ANSI16
	}
	w := colorprofile.Writer{Forward: s.out, Profile: profile}
	_, _ = w.WriteString(render.ANSIText(b.table.Surface(), b.table.Situation(), b.rules, theme)) // s.out remembers an error
}
