// Command teahouse plays the games, serves them to players elsewhere, shows and counts
// positions, and lets other programs play by our rules over a pipe:
//
//	teahouse play ki-shogi
//	teahouse serve
//
// # Caveats
//
// A game of teahouse play that is interrupted is lost unless it was saved. A game on
// teahouse serve is stored turn by turn.
package main
