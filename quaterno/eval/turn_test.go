package eval

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/quaterno"
)

// rotatedSwapped is the text of the position with the board turned by a half and the seats
// changed.
func rotatedSwapped(g *quaterno.Game) string {
	values, _ := game.Fields(g.PositionText(), "to-move", "first", "second", "figures", "passes")
	turn := func(tiles string) string {
		var list []string
		for tile := range strings.SplitSeq(tiles, ";") {
			kind, point, _ := strings.Cut(tile, "@")
			x, y, _, _ := game.CutXY(point)
			list = append(list, fmt.Sprintf("%s@%d,%d", kind, -x, -y))
		}
		return strings.Join(list, ";")
	}
	change := strings.NewReplacer("first", "second", "second", "first")
	return fmt.Sprintf("to-move=%s first=%s second=%s figures=%s passes=%s", change.Replace(values["to-move"]),
		turn(values["second"]), turn(values["first"]), change.Replace(values["figures"]), values["passes"])
}
