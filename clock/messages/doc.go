// Package messages has the messages of package clock.
//
//	messages.PeriodShort().Sentence() // A period lasts a second or more.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
