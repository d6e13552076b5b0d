// Package opponent computes the turns of computer players, a bounded number at a time.
//
//	pool := opponent.New(opponent.Config{Log: log, Metrics: metrics})
//	defer pool.Close()
//	cancel, ok := pool.Think(seat, func(turn string) { … })
//
// It is the room.ComputerPlayers of the service. The levels are those of package computer. Each
// worker has one engine, of the game that it was asked about last: engines take no more
// memory however many matches are played.
//
// A quick turn ([Pool.Choose]) belongs to no match: a page asks for it while its own engine is
// loading.
//
// A turn is found within a time limit, and reported after a pause: an answer within a
// millisecond is unpleasant. Where a clock runs, both are small parts of the remaining
// time. When the limit is reached, an engine plays the best turn found so far; a player
// that finds no turn, or fails, is replaced by a random legal one.
//
// # Caveats
//
// A player is trusted to return when its context ends; until then it has its worker.
package opponent
