// Package messages has what Ki Shogi says, in each language.
//
//	messages.Captures(gyoku, victim).Sentence() // Black's Gyoku on 0,0 captures White's Kaku on 1,-1.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
