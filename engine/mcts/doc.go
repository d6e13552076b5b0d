// Package mcts is Monte Carlo tree search without playouts: a position is judged where
// the tree ends, by an [engine.Evaluator], and moves (phases of turns, not whole turns)
// are widened as they prove worth it.
package mcts
