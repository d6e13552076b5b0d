package arena

import (
	"fmt"
	"io"
	"os"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/games"
)

// useWeights lets our engine of a game play with the weights of a file. The names of the weights are
// the same with all options of a game.
func (t *builtinEngine) useWeights(game, file string) error {
	d, ok := games.Definition(game)
	if !ok || d.Trainable == nil {
		return fmt.Errorf("the weights of %s are not trained: leave out weights=", game)
	}
	text, err := readWeights(file)
	if err != nil {
		return err
	}
	model := d.Trainable(nil)
	w, err := engine.ParseWeights(text, game, model.Names)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	t.new = func(o engine.Options) (engine.Engine, error) {
		e := model.NewEngine(w, o)
		if o.Table != nil {
			e = o.Table.Engine(e)
		}
		return e, nil
	}
	return nil
}

// readWeights reads a file of weights, or as much of a larger one as shows that it is too large.
func readWeights(file string) (text []byte, err error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close() //nolint:errcheck // nothing was written
	return io.ReadAll(io.LimitReader(f, engine.MaxWeightFile+1))
}
