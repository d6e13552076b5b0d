// Package eval is what an engine knows about Kutai Pai Sho.
//
//	e := mcts.New(kutai.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
//
// The board is shared, so a position is not better for one side by what stands on it but
// by whose turn it is and by what each has left. Nobody wants to be the one after whose
// turn the other can exceed the target. So nearly everything is in knowing at once what
// every placement would make of the total ([kutai.Outlook]): who can win now, who could if
// the other did nothing, and which turns leave the other no win.
//
// Where to look: what stops a threat in answers.go, the last placements in ending.go, what
// is certain in prove.go, the order in which a search tries turns in weigh.go.
//
// # Caveats
//
//   - [New] takes the position that it is called in for the one where the search begins. The
//     last four placements are solved there at once, which takes some 50 ms, and all turns
//     are tried for a win in three where eight tiles are left or fewer.
//   - In a position that is solved Weigh leaves one turn its weight, though others may be as
//     good.
//   - The value says little where nobody threatens: what a search finds is mostly what it has
//     proven. Weights make it raise the total where that is safe, since games between players
//     who see every threat are drawn if either wants it.
package eval
