// Tune fits the weights of a game's evaluator to games that its engine plays against
// itself, and prints them.
//
//	go run ./tools/tune --game skud-pai-sho --games 400 --nodes 800
//
// Each position of a game is labelled with the result of the game. The weights are those
// of the logistic regression of the results on the features (Texel's method, Österlund
// 2014), regularized towards the present weights. The same arguments print the same
// weights.
package main
