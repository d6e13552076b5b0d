// Tune fits the weights of a game's evaluator to games that its engine plays against
// itself, and prints them.
//
//	go run ./tools/tune --game skud-pai-sho --games 400 --nodes 800
//
// Each position of a game says how the game ended; the weights are those of the logistic
// regression of the one on the other (Texel's method, Österlund 2014), drawn towards the
// weights there are. The same arguments print the same weights.
package main
