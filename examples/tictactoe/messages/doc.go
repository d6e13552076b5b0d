// Package messages has what the rules of tic-tac-toe say, in English only.
//
//	messages.Full().Sentence() // All cells are full.
//
// # Caveats
//
// The constructors are generated from en.ftl: go run ./tools/messages examples/tictactoe/messages.
package messages
