package engines_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// A level chooses a turn: an engine searches with the limits of the level.
func ExampleLevelOf() {
	g, err := games.New("ki-shogi")
	if err != nil {
		panic(err)
	}
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2"} {
		if err := game.PlayTurn(g, turn); err != nil {
			panic(err)
		}
	}
	e, err := engines.New("ki-shogi", engine.Options{Seed: 1})
	if err != nil {
		panic(err)
	}
	level, err := engines.LevelOf("ki-shogi", 3)
	if err != nil {
		panic(err)
	}
	turn, _, err := levels.Choose(context.Background(), e, g, level, rand.New(rand.NewPCG(1, 0)))
	if err != nil {
		panic(err)
	}
	fmt.Println(game.PlayTurn(g, turn))
	// Output: <nil>
}

// A search reports the principal variation and the winning probability of the seat to move.
func ExampleNew() {
	g, err := games.New("quaterno")
	if err != nil {
		panic(err)
	}
	e, err := engines.New("quaterno", engine.Options{Seed: 1})
	if err != nil {
		panic(err)
	}
	info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 200}, nil)
	if err != nil {
		panic(err)
	}
	best := info.PVs[0]
	fmt.Println(info.Nodes >= 200, len(best.Turns) > 0, best.Score.Win > 0 && best.Score.Win < 1)
	// Output: true true true
}
