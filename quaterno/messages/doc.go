// Package messages has the messages of Quaterno.
//
//	messages.Wins(game.First, 2).Sentence() // Guest has 2 figures and wins.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
