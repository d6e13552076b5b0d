// Package eval is what an engine knows about Quaterno.
//
//	e := mcts.New("quaterno", eval.New, engine.Options{}, mcts.Tuning{})
//
// A position is judged by how many turns each seat is from its second figure if the
// other did nothing: until Sun and Moon share a main diagonal, and until the tiles of
// a kind mirror each other there. Nothing is worth more than a turn in this race, so
// that who is to move counts too.
//
// While tiles are placed First is promised more: the first turn after it brings First's
// Moon to the Sun's diagonal, and makes figures of the pairs that stand there by then.
//
// A win in one turn is seen without a search, and so is that no turn saves from one.
// The weights of moves tell apart those that allow the opponent to win at once, which
// weigh nothing, those that threaten to win, and the others by what they bring nearer.
//
// # Caveats
//
//   - Who searches hopes: what is open counts a little more for it than a draw, so that
//     it does not repeat positions in which nothing can be forced.
//   - Weights cost ten times as much as a value and more: each move is made.
//   - The numbers were set by hand; tests say what they are to order.
package eval
