// Package eval is what an engine knows about Kutai Pai Sho.
//
//	e := mcts.New(kutai.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
//
// The board is shared, so a position is not better for one side by what stands on it but
// by whose turn it is and by what each has left. Nobody wants to be the one after whose
// turn the other can exceed the target. So nearly everything is in knowing at once what
// every placement would make of the total ([kutai.Outlook]): who can win now, who could if
// the other did nothing, and which turns leave the other no win.
package eval
