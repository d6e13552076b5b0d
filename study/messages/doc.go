// Package messages has the messages of package study.
//
//	messages.TurnGone().Sentence() // This turn is not there any more: somebody has deleted it, or a turn before it.
//
// The constructors are generated from en.ftl by tools/messages. Package message describes the
// form of a catalogue.
//
// # Caveats
//
// Files has the catalogues of all languages: a program that does not use it does not have them.
package messages
