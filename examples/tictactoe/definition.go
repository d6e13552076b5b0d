package tictactoe

import (
	"embed"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engine/mcts"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games/definition"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

//go:embed sample.game
var sample string

//go:embed texts/en.md
var texts embed.FS

// Definition is all that tic-tac-toe brings.
var Definition = definition.Definition{
	Rules:  Rules,
	Engine: &levels.Spec{New: newEngine, Levels: strengths()},
	Pieces: tiles.Set{Figures: map[string]tiles.Figure{"X": cross, "O": nought}},
	Sample: sample,
	Texts:  texts,
}

func newEngine(o engine.Options) engine.Engine {
	return mcts.New(Rules.Name, func(game.State) engine.Evaluator { return evaluator{} }, o, mcts.Tuning{})
}

// evaluator knows nothing: the search sees the end of every game.
type evaluator struct{}

func (evaluator) Value() float64 { return 0.5 }

func (evaluator) Policy(_ []game.Move, weights []float32) {
	for i := range weights {
		weights[i] = 1
	}
}

// strengths returns the levels: each has three times the nodes of the one below.
func strengths() (list [levels.MaxLevel]levels.Level) {
	nodes := uint64(2)
	for i := range list {
		list[i] = levels.Level{Number: i + 1, Nodes: nodes, Candidates: 1}
		nodes *= 3
	}
	return list
}

func cross(b *tiles.Brush) {
	b.Stroke(tiles.LinePath(-0.7, -0.7, 0.7, 0.7), b.Ink(), 0.2)
	b.Stroke(tiles.LinePath(-0.7, 0.7, 0.7, -0.7), b.Ink(), 0.2)
}

func nought(b *tiles.Brush) { b.Stroke(scene.Circle(scene.Point{}, 0.75), b.Ink(), 0.2) }
