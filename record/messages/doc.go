// Package messages has the messages of package record.
//
//	messages.TurnEmpty().Sentence() // The text of the turn is empty.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
