// Package messages has what the rules of Kutai Pai Sho say.
//
//	messages.SpadeAlone().Sentence() // A Spade never has a Harmony.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
