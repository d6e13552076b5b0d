// Package messages has what pictures of positions say: titles, and descriptions for people who
// cannot see them.
//
//	messages.ToMove("Guest").Sentence() // Guest to move.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
