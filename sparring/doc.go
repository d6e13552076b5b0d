// Package sparring provides simple opponents to measure engines against.
//
//	greedy := sparring.Greedy(rand.New(rand.NewPCG(seed, 0)))
//	turn, err := greedy.Choose(ctx, g)
//
// [Random] plays any legal turn. [Greedy] looks one turn ahead: it wins if it can, else it
// plays a turn with the best simple score of the game, chosen at random among equals.
// [Wary] does the same, but avoids turns that let the opponent win at once. [Mirror]
// copies the opponent's last turn across the middle of the board, unless that loses at
// once. [Script] has one rule: it wins if it can, else it plays any turn. [UCT] searches a
// tree with a value that the caller gives; a game makes its own opponents of it
// (definition.Opponent).
//
// # Caveats
//
// Greedy, Wary, Mirror and Script try every turn, of which there can be 40,000 in Skud Pai Sho.
// Only Wary, Mirror and UCT consider the reply. None of them is an engine: UCT keeps no tree
// between turns, uses one thread, and its memory grows with its simulations.
package sparring
