// Package eval is the evaluation of Kutai Pai Sho.
//
//	e := mcts.New(kutai.Rules.Name, eval.New, engine.Options{}, mcts.Tuning{})
//
// The board is shared. A position is not better for one side by the tiles on it but by whose turn
// it is and by the tiles that each side has left. Neither side wants to make the turn after which
// the opponent can exceed the target. So nearly everything depends on knowing at once what total
// each placement would give ([kutai.PlacementTotals]): who can win now, who could if the other
// side did nothing, and which turns leave the other side no win.
//
// The moves that stop a threat are in defences.go, the last placements in endgame.go,
// proofs in prove.go, the order in which a search tries turns in policy.go.
//
// # Caveats
//
//   - [New] takes the present position for the root of the search. There it solves the
//     last four placements at once, which takes some 50 ms, and tries all turns for a win
//     in three where eight tiles are left or fewer.
//   - In a solved position Policy leaves weight to one turn only, though others may be
//     as good.
//   - The value means little without threats: the results of a search are mostly
//     what it has proven. The policy raises the total where that is safe, because games
//     between players who see every threat are drawn if either wants it.
package eval
