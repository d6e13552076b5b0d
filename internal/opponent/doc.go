// Package opponent has computers think about their turns, a bounded number at once.
//
//	pool := opponent.New(opponent.Config{Log: log, Metrics: metrics})
//	defer pool.Close()
//	cancel, ok := pool.Think(seat, func(turn string) { … })
//
// It is the room.Opponents of the service. The levels are those of package players: an
// engine becomes a computer opponent by a line there.
//
// A turn is found within a limit, and told not before a pause: nobody likes an answer
// within a millisecond. A player that does not find one, or fails, is replaced by a
// random legal turn.
//
// # Caveats
//
// A player is trusted to return when its context ends; until then it has its worker.
package opponent
