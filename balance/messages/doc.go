// Package messages has what Balance Pai Sho says.
//
//	messages.Passes(game.First).Sentence() // Guest passes, because no tile may move.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
