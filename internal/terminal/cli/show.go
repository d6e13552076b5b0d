package cli

import (
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"

	"github.com/teahouse-games/teahouse/game"
)

type showCommand struct {
	Game string `arg:"" optional:"" help:"The game, e.g. ki-shogi; not needed with -p @FILE if the file names it."`
	positionFlags
	JSON bool `name:"json" help:"Print the view as JSON for a program to read."`
	colorFlags
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
	c.printBoard(s, b)
	if !b.table.Outcome().Over() {
		s.out.printf("%s\n", count(game.CountLegalTurns(b.table), "legal turn"))
	}
	s.out.printf("%s\n", b.table.PositionText())
	return nil
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
