// Package explorer finds the positions of a game that an opening explorer counts, by keys that are the same for all
// positions that play alike, see package symmetry.
//
//	var p explorer.Positions
//	steps, err := p.Steps(rules, record) // the first turns, each with the key of the position before it
//	seen := p.Position(g)                // what the same turns are called in the position of g
//
// Only the first [MaxTurns] turns of a game are counted: later on hardly any two games are in the same position.
//
// # Caveats
//
// Positions is not safe for concurrent use.
package explorer
