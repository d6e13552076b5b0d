// Package computer is the computers that play against people.
//
//	player, err := computer.New("ki-shogi", "3", rand.New(rand.NewPCG(seed, 0)))
//	turn, err := player.Choose(ctx, table)
//
// The levels "1" to "8" are those of the game's engine, see package engines; people are
// offered them. "random" and "greedy" are the simple opponents of package sparring: older
// matches name them, and they are handy where a program is tried out.
//
// A caller that plays many turns uses an [EnginePlayer], which keeps its engine between
// turns.
//
// # Caveats
//
// A level thinks for a number of positions, not for a time. When the deadline of its
// context passes it plays the best turn that it knows by then; the simple ones then
// have none.
package computer
