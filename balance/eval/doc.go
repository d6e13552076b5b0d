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
//     placement on those after which the opponent has no way out weigh most, as far as two
//     placements below the root: deeper it takes longer than it helps. A value plays the
//     placements that are left out once: the opponent makes most balances, who searches does
//     so too or, if the last flower is the opponent's, spoils.
//   - In the moving stage it is the worse to be to move, the fewer turns do not lose. A turn
//     of the Wheel never does while it is free, so that nothing can be forced; a flower
//     that stands on it, and is needed there, takes that away for good. Who searches
//     prefers positions with the Wheel held and few loose flowers to such in which
//     both wait, above all if just two are loose and would complete the balance side by side,
//     and all of them to a draw. With the Wheel free it prefers many loose flowers: each may
//     once be moved carelessly.
//   - There, with no-undo, [CornerMoves] goes through all that can come to pass without a move that
//     loses at once. Taking back what the opponent did never loses, and is what no-undo
//     forbids; so whoever is led to where there is no other way has to let the opponent win.
//     A Lotus and a Lily that face each other across an axis are such a place for both.
//   - Where all is lost if the opponent sees it, [Resist] finds the placement after which
//     it is the hardest to see.
//
// # Caveats
//
//   - Second, who places the last but one tile, seldom has more than a draw, unless First
//     keeps the Wheel to the end: in 1,320 positions after nine placements, those of Second
//     drawn, in which First had a flower left, no placement left First without an answer.
//   - Chances that Corner tells are such against somebody who looks one turn ahead and moves
//     as it comes; who knows where the dead ends are need not go there.
//   - A value in the moving stage with the Wheel on hold makes two dozen turns and takes
//     30 µs or more; weights need all of them.
//   - Values take no account of turns made before; that a repetition would end the game
//     is seen by the search and minded in proofs.
//   - The numbers were set by hand.
package eval
