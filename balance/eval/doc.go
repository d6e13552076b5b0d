// Package eval is what an engine knows about Balance Pai Sho, in all its variants.
//
//	e := mcts.New("balance-pai-sho", eval.New, engine.Options{}, mcts.Tuning{Width: 16, Widen: 2})
//
// All tiles belong to both players, so that nothing on the board is good for one of them:
// what counts is who comes to complete the balance, and who has to open the way to it.
//
//   - Whether a turn completes the balance is seen without a search, and so is that every
//     turn of the last placements and of the moving stage lets the opponent do so, and
//     that nobody ever can: then the game is drawn.
//   - In the Blossoming placements that are alike (same kind, same gardens) are told apart
//     by chance only: one of them has nearly all their weight. From the third last
//     placement on those after which the opponent has no way out weigh most.
//   - In the moving stage turns that let the opponent win weigh nothing, and it is the
//     worse to be to move, the fewer others there are.
//
// # Caveats
//
//   - Who searches hopes: what is open counts a little more for it than a draw, so that
//     it keeps games alive in which nothing can be forced. That is most of them: there
//     is nearly always a turn that only waits.
//   - A value in the moving stage makes two dozen turns and takes 30 µs or more; weights
//     need all of them.
//   - Values take no account of turns made before; that a repetition would end the game
//     is seen by the search and minded in proofs.
//   - The numbers were set by hand.
package eval
