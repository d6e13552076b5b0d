package alphabeta_test

import (
	"context"
	"fmt"
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/alphabeta"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// scoreBoard is a board of a game with its simple score as the evaluation.
type scoreBoard struct {
	g     game.State
	moves []game.Move
}

func (b *scoreBoard) Set(g game.State)                     { b.g = g.Clone() }
func (b *scoreBoard) Do(m game.Move)                       { b.g.Do(m) }
func (b *scoreBoard) Undo()                                { b.g.Undo() }
func (b *scoreBoard) Key() uint64                          { return b.g.Hash() }
func (b *scoreBoard) InCheck() bool                        { return false }
func (b *scoreBoard) MayCheck(game.Move) bool              { return false }
func (b *scoreBoard) NoLegalMoves() bool                   { return len(b.g.AppendMoves(nil)) == 0 }
func (b *scoreBoard) Repetition() (engine.Repetition, int) { return engine.NoRepetition, 0 }
func (b *scoreBoard) Value() int                           { return game.Score(b.g, b.g.ToMove()) }
func (b *scoreBoard) HistorySize() int                     { return 1 }

func (b *scoreBoard) AppendMoves(dst []engine.ScoredMove) []engine.ScoredMove {
	b.moves = b.g.AppendMoves(b.moves[:0])
	for _, m := range b.moves {
		dst = append(dst, engine.ScoredMove{Move: m})
	}
	return dst
}

func (b *scoreBoard) AppendNoisy(dst []engine.ScoredMove) []engine.ScoredMove { return dst }

func (b *scoreBoard) WinProbability(value int) float64 {
	return 1 / (1 + math.Exp(-float64(value)/1000))
}

// An engine is a search with a board. This one sees a forced win of three turns.
func Example() {
	rules, _ := games.ByName("ki-shogi")
	g, err := rules.NewFromPosition(nil,
		"to-move=first first=Gyoku@1,1;Hi@2,2 second=Gyoku@3,0 first-hand=Hi,Kaku,Kaku second-hand=-")
	if err != nil {
		panic(err)
	}
	e := alphabeta.New("ki-shogi", func() engine.Board { return &scoreBoard{} }, engine.Options{Memory: 1 << 20})
	info, err := e.Search(context.Background(), g, engine.Limits{Depth: 4}, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(info.PVs[0].Score)
	// Output: wins in 3
}
