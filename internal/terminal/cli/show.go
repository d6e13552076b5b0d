package cli

import (
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"

	"github.com/charmbracelet/colorprofile"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render"
	"github.com/teahouse-games/teahouse/render/themes"
)

type showCommand struct {
	Game string `arg:"" optional:"" help:"The game, e.g. ki-shogi; not needed with -p @FILE if the file names it."`
	positionFlags
	JSON  bool   `name:"json" help:"Print the view as JSON for a program to read."`
	Color string `default:"auto" enum:"auto,always,never" placeholder:"WHEN" help:"Colour the board: auto (on a terminal), always or never."`
}

// Help returns examples.
func (*showCommand) Help() string {
	return `Prints the board, the hands, who is to move, how many legal turns there are, and last the position text: one line from which --position makes the position again.

Examples:

    teahouse show skud-pai-sho
    teahouse show ki-shogi -o ki=on -p "Gyoku*0,0 Gyoku*1,2 Ki*0,-1"
    teahouse show -p @mygame.txt
    teahouse show quaterno --json
    teahouse show skud-pai-sho --color=always | less -R`
}

// Run shows a position.
func (c *showCommand) Run(s *invocation) error {
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	if c.JSON {
		return s.printJSON(viewOf(b))
	}
	s.out.printf("%s\n\n", gameTitle(b))
	if err := c.board(s, b); err != nil {
		return err
	}
	if !b.table.Outcome().Over() {
		s.out.printf("%s\n", count(game.CountLegalTurns(b.table), "legal turn"))
	}
	s.out.printf("%s\n", b.table.PositionText())
	return nil
}

// board prints the board with the colours that the call and the terminal allow.
func (c *showCommand) board(s *invocation, b *gameInProgress) error {
	profile := colorprofile.Detect(s.out.w, os.Environ())
	switch c.Color {
	case "never":
		profile = colorprofile.NoTTY
	case "always":
		profile = max(profile, colorprofile.Env(os.Environ()), colorprofile.ANSI256)
	}
	if profile <= colorprofile.ASCII {
		s.out.printf("%s", boardText(b))
		return nil
	}
	theme := &themes.Light
	if profile == colorprofile.ANSI {
		theme = &render.ANSI16
	}
	w := colorprofile.Writer{Forward: s.out, Profile: profile}
	_, err := w.WriteString(render.ANSIText(b.table.Surface(), b.table.Situation(), b.rules, theme))
	return err
}

func boardText(b *gameInProgress) string {
	return render.PlainText(b.table.Surface(), b.table.Situation(), b.rules)
}

// positionJSON is a position for programs.
type positionJSON struct {
	Game      string             `json:"game"`
	Options   game.Options       `json:"options"`
	Turns     []string           `json:"turns"`
	Position  string             `json:"position"`
	Legal     int                `json:"legal"`
	Outcome   game.Outcome       `json:"outcome"`
	Info      any                `json:"info"`
	Surface   *game.Surface      `json:"surface"`
	Situation analysis.Situation `json:"situation"`
}

func viewOf(b *gameInProgress) positionJSON {
	return positionJSON{
		Game:      b.rules.Name,
		Options:   b.table.Options(),
		Turns:     b.record.TurnTexts(),
		Position:  b.table.PositionText(),
		Legal:     game.CountLegalTurns(b.table),
		Outcome:   b.table.Outcome(),
		Info:      game.Info(b.table),
		Surface:   b.table.Surface(),
		Situation: (&analysis.Analysis{Rules: b.rules, Table: b.table}).View(false).Situation,
	}
}

// gameTitle returns the game with its options, e.g. "Ki Shogi (field=open, ki=on)".
func gameTitle(b *gameInProgress) string {
	options := b.table.Options()
	var list []string
	for _, name := range slices.Sorted(maps.Keys(options)) {
		list = append(list, name+"="+options[name])
	}
	if len(list) == 0 {
		return b.rules.Title
	}
	return b.rules.Title + " (" + strings.Join(list, ", ") + ")"
}
