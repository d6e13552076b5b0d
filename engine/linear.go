package engine

import "github.com/teahouse-games/teahouse/game"

// LinearEvaluator is an [Evaluator] whose Value is the logistic function of a weighted sum of
// features, so that the weights can be fitted to games (tools/tune).
type LinearEvaluator interface {
	Evaluator
	// Features appends the features of the present position as one seat sees it, always
	// as many, and says which seat that is. Value is asked where this is.
	Features(dst []float64) ([]float64, game.Seat)
	// Weights are the weights of the features. They may be changed in place, and are those
	// of all evaluators of the game.
	Weights() []float64
}
