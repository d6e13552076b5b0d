// Package rating computes how strong players are from the results of their games, with Glicko-2.
//
//	var a, b = rating.New(), rating.New()
//	a, b = rating.Glicko.Game(a, b, 1, 0, now) // a had the first seat and won
//
// Ratings has those of all players of one kind of game. It is a projection of the results: the
// same results in the same order lead to the same numbers on every machine.
//
// Project counts the results of rated matches that a store has, in the order of their ends, and Recompute computes all
// from the beginning. A [Projector] does the former in the background. See docs/adr/0025-ratings.md.
//
// The formulas are those of package glicko. The first seat counts as a number of points, which is estimated from
// the games.
//
// # Caveats
//
// Ratings is not safe for concurrent use.
package rating
