// Package messages has the messages of the website and its API.
//
//	messages.NoTurn().Sentence() // There is no such turn.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
