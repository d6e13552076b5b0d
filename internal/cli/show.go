package cli

import (
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render"
)

type showCommand struct {
	Game string `arg:"" help:"The game, e.g. ki-shogi."`
	start
	JSON bool `name:"json" help:"Print the view as JSON for a program to read."`
}

// Help teaches by example.
func (*showCommand) Help() string {
	return `Prints the board, the hands, who is to move, how many legal turns there are, and last the position text: one line from which --position makes the position again.

Examples:

    teahouse show skud-pai-sho
    teahouse show ki-shogi -o ki=on -p "Gyoku*0,0 Gyoku*1,2 Ki*1,0"
    teahouse show ki-shogi -p @mygame.txt
    teahouse show quaterno --json`
}

// Run shows a position.
func (c *showCommand) Run(s *session) error {
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	if c.JSON {
		return s.printJSON(viewOf(b))
	}
	s.out.printf("%s\n\n", title(b))
	s.out.printf("%s", board(b))
	if !b.table.Outcome().Over() {
		s.out.printf("%s\n", count(b.table.CountTurns(), "legal turn"))
	}
	s.out.printf("%s\n", b.table.PositionText())
	return nil
}

func board(b *begun) string {
	return render.Text(b.table.Surface(), b.table.Situation(), b.rules.Players)
}

// view is a position as a program reads it.
type view struct {
	Game      string         `json:"game"`
	Options   game.Options   `json:"options"`
	Turns     []string       `json:"turns"`
	Position  string         `json:"position"`
	Legal     int            `json:"legal"`
	Outcome   game.Outcome   `json:"outcome"`
	Info      any            `json:"info"`
	Surface   *game.Surface  `json:"surface"`
	Situation game.Situation `json:"situation"`
}

func viewOf(b *begun) view {
	return view{
		Game:      b.rules.Name,
		Options:   b.table.Options(),
		Turns:     b.record.Texts(),
		Position:  b.table.PositionText(),
		Legal:     b.table.CountTurns(),
		Outcome:   b.table.Outcome(),
		Info:      b.table.Info(),
		Surface:   b.table.Surface(),
		Situation: b.table.Situation(),
	}
}

// title is the game with its options, e.g. "Ki Shogi (field=open, ki=on)".
func title(b *begun) string {
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
