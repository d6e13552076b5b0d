package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/alphabeta"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Engine is the engine of Ki Shogi. The levels were set by hand and tested in
// matches: from level 3 on each level has three to six times the nodes of the level below.
var Engine = levels.Spec{
	New: func(o engine.Options) engine.Engine { return newEngine(&weightsInUse, o) },
	Explain: func(g game.State) engine.Explained {
		b := NewBoard().(*Board)
		b.Set(g)
		return b
	},
	Calibration: &calibration,
	Levels: [levels.MaxLevel]levels.Level{
		{Number: 1, Nodes: 8, Candidates: 20, Margin: 0.50, NoSafetyCheck: true},
		{Number: 2, Nodes: 130, Candidates: 10, Margin: 0.40, NoSafetyCheck: true},
		{Number: 3, Nodes: 400, Candidates: 8, Margin: 0.30},
		{Number: 4, Nodes: 1_200, Candidates: 4, Margin: 0.14},
		{Number: 5, Nodes: 6_000, Candidates: 3, Margin: 0.09},
		{Number: 6, Nodes: 35_000, Candidates: 3, Margin: 0.05},
		{Number: 7, Nodes: 200_000, Candidates: 2, Margin: 0.02},
		{Number: 8, Nodes: 1_000_000, Candidates: 1},
	},
}

// NewWeighted returns an engine with other weights than those in use, whether there are Ki cubes or not.
func NewWeighted(w engine.Weights, o engine.Options) engine.Engine {
	points := pointsOf(w)
	return newEngine(&weightTables{without: points, withKi: points}, o)
}

func newEngine(t *weightTables, o engine.Options) engine.Engine {
	board := func() engine.Board { return newBoard(t) }
	return engine.Calibrated(alphabeta.New(kishogi.Rules.Name, board, o), &calibration)
}
