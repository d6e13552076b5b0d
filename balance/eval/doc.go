// Package eval is what an engine knows about Balance Pai Sho, in all its variants.
//
//	e := mcts.New("balance-pai-sho", eval.New, engine.Options{}, mcts.Tuning{})
//
// # Caveats
//
//   - The numbers were set by hand.
package eval
