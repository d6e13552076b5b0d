// Package sparring has simple opponents to measure engines against.
//
//	greedy := sparring.Greedy(rand.New(rand.NewPCG(seed, 0)))
//	turn, err := greedy.Choose(ctx, table)
//
// [Random] plays any legal turn. [Greedy] looks one turn ahead: it wins if it can, else
// it goes where the game's own simple score is best for it, and it lets chance decide
// between equals. [Wary] does so too, but makes no turn that lets the opponent win at
// once. [Script] has one rule: win if you can, else play any turn.
//
// # Caveats
//
// Greedy, Wary and Script look at every turn, of which there can be 40,000 in Skud Pai Sho;
// all but Wary do not see the answer. None of them is an engine.
package sparring
