// Package opponent has computers think about their turns, a bounded number at once.
//
//	pool := opponent.New(opponent.Config{Log: log, Metrics: metrics})
//	defer pool.Close()
//	cancel, ok := pool.Think(seat, func(turn string) { … })
//
// It is the room.ComputerPlayers of the service. The levels are those of package computer. Each
// worker has one engine, of the game that it was asked about last: engines take no more
// memory however many matches are played.
//
// A turn is found within a limit, and told not before a pause: nobody likes an answer
// within a millisecond. Where a clock runs both are small parts of what is left. When the
// limit is reached an engine plays the best that it has found; a player that finds no turn,
// or fails, is replaced by a random legal one.
//
// # Caveats
//
// A player is trusted to return when its context ends; until then it has its worker.
package opponent
