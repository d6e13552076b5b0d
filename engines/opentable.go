//go:build !js

package engines

import (
	"fmt"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// OpenTable opens the table of a solved game in a folder that teahouse solve has made, for
// [engine.Options]. Engines of other games, and those of the game with other options, search as usual.
func OpenTable(folder string) (engine.Table, error) {
	name, err := lab.SolvedGame(folder)
	if err != nil {
		return nil, err
	}
	d, ok := games.Definition(name)
	if !ok || d.OpenTable == nil {
		return nil, fmt.Errorf("%s has a table of %s, which this program cannot read", folder, wording.QuoteShort(name))
	}
	return d.OpenTable(folder)
}
