// Strength plays the matches that say how strong the engines are, and prints a table of
// them:
//
//	go run ./tools/strength --program bin/teahouse --game skud-pai-sho --out strength
//
// For each game: level 8 at a tenth of its nodes against greedy; level 1 against greedy,
// which has one rule (the turn after which its seat stands best); each level against the next one at a twentieth of
// their nodes; nodes doubled five times; level 8 against itself. A match is one command
// of teahouse match, and is printed with its result. Matches are kept in the folder: the
// same command goes on with them, and does not play again what is there.
package main
