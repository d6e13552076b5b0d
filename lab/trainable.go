package lab

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Trainable is an evaluation whose weights can be trained.
type Trainable struct {
	Rules   *game.Rules
	Names   engine.WeightNames
	Weights engine.Weights // those in use
	// NewEngine returns the engine of the game with some weights.
	NewEngine func(engine.Weights, engine.Options) engine.Engine
	// NewValue and NewPolicy return the features and the terms of the present position of a game.
	// NewPolicy is nil if the policy is not trained.
	NewValue  func(game.State) engine.LinearValue
	NewPolicy func(game.State) engine.LinearPolicy
	// Quiet says in which positions the value counts, before a turn of these moves; nil for all.
	Quiet func(g game.Game, turn []game.Move) bool
}
