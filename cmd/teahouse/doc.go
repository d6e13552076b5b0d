// Command teahouse plays the games, shows and counts positions, and lets other
// programs play by our rules over a pipe:
//
//	teahouse play ki-shogi --second greedy
//
// # Caveats
//
// A game that is interrupted is lost unless it was saved.
package main
