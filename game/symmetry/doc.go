// Package symmetry sees positions and turns in all the ways in which they play alike: on the board laid down in another
// way, with the seats exchanged, or moved along on a field without borders. A game says which ways there are, see
// [game.SymmetricState].
//
//	keys := symmetry.NewKeys(g)
//	seen := keys.Position(g)
//	seen.Key              // the same for all positions that play alike
//	seen.Turn("0,-8-0,-4") // the turn as it is in all of them
//	seen.Turns(turn)       // the turns of g that such a turn stands for
//
// A position is seen as the one whose key is smallest. Keys are made of position texts, so whatever the text says belongs
// to the position, the turns before it included as far as the text speaks of them.
//
// # Caveats
//
// Two positions have the same key by chance with a probability of about 1 in 2⁶⁴. Keys are stored: they must stay the same
// in all versions.
package symmetry
