// Package messages has the messages of package game and what all catalogues of rules share.
//
//	messages.Over().Sentence() // The game is over.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
