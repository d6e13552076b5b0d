// Package players has two simple opponents that can play every game.
//
//	random := players.Random(rand.New(rand.NewPCG(seed, 0)))
//	turn, err := random.Choose(ctx, table)
//
// [Random] plays any legal turn. [Greedy] looks one turn ahead: it wins if it
// can, else it goes where the game's own simple score is best for it, and it
// lets chance decide between equals.
//
// # Caveats
//
// Greedy lists every turn, which can be 40,000 in Skud Pai Sho, and does not see
// the answer. Neither of them is an engine.
package players
