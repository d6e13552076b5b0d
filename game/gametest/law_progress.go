package gametest

import (
	"fmt"
	"reflect"

	"github.com/teahouse-games/teahouse/game"
)

// progressIsCounted: the number that decides the game has a name and one value for both or one for
// each seat, and the same position has the same one.
func progressIsCounted(p *lawCase) error {
	progress, ok := game.ProgressOf(p.Game)
	if !ok {
		return nil
	}
	if progress.Label.IsZero() || len(progress.Values) != 1 && len(progress.Values) != 2 || progress.Target < 0 {
		return fmt.Errorf("the progress is %+v", progress)
	}
	if again, ok := game.ProgressOf(game.Clone(p.Game)); !ok || !reflect.DeepEqual(again, progress) {
		return fmt.Errorf("the progress of a clone is %+v, want %+v", again, progress)
	}
	return nil
}
