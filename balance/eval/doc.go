// Package eval is the evaluation of Balance Pai Sho, in all its variants.
//
//	e := mcts.New("balance-pai-sho", eval.New, engine.Options{}, mcts.Tuning{InitialWidth: 16, WideningFactor: 2})
//
// All tiles belong to both players, so nothing on the board is good for one of them. What
// counts is which player gets to complete the balance, and which has to allow it.
//
//   - Some results are found without a search: a turn that completes the balance; a
//     position of the last placements or of the moving stage in which every turn lets the
//     opponent complete it; and a position in which neither player ever can: then the game is
//     drawn.
//   - In the Blossoming, placements that are equivalent (same kind, same gardens) differ
//     by chance only: one of them has nearly all their weight. From the third last
//     placement on, those after which the opponent has no defence have most weight, up to
//     two placements below the root: deeper the check takes longer than it helps. A value
//     is one playout of the remaining placements: both players make most balances, except
//     that a player who does not place the last flower spoils them. The searcher prefers
//     what a playout gains in which the opponent never does.
//   - In the moving stage it is bad to be to move, and the worse the fewer turns do not
//     lose (zugzwang). A turn of the Wheel never loses while the Wheel is free, so nothing
//     can be forced; a flower that stands on the Wheel and is needed there takes that
//     away for good. The searcher prefers positions with the Wheel held and few loose
//     flowers to positions in which both wait, above all if just two flowers are loose and
//     would complete the balance side by side, and it prefers all of these to a draw
//     (contempt). With the Wheel free it prefers many loose flowers, because each of them
//     may be moved carelessly at some time.
//   - In the moving stage with no-undo, the engine examines the graph of all moves that
//     do not lose at once. Taking back the opponent's move never loses, but no-undo
//     forbids it; a player who has no other move must let the opponent win. A Lotus and a
//     Lily that face each other across an axis make such a position for both players.
//   - In a position that is lost if the opponent sees it, the engine finds the placement
//     after which the win is hardest to see.
//
// # Caveats
//
//   - Second, who places the last but one tile, seldom has more than a draw, unless First
//     keeps the Wheel to the end: in 1,320 positions after nine placements, with random
//     placements of Second, in which First had a flower left, no placement left First
//     without a reply.
//   - The chances to corner are against an opponent who looks one turn ahead and
//     otherwise moves at random; a player who knows the dead ends can avoid them.
//   - A value in the moving stage with the Wheel held makes two dozen turns and takes
//     30 µs or more; a policy makes all of them.
//   - Values ignore the turns made before. The search sees that a repetition would end the
//     game, and proofs take it into account.
//   - The numbers were set by hand.
package eval
