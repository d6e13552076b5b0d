// Package wording puts English sentences of the rules together from words, and shortens texts
// from outside for error messages.
//
//	wording.JoinWords("and", []string{"Rose", "Lily", "Iris"}) // Rose, Lily and Iris
//	wording.CountNoun(2, "Harmony", "Harmonies")               // 2 Harmonies
//	wording.AsSentence("the game is over")                      // The game is over.
//
// # Caveats
//
// The sentences are English, for the terminal. What players of all languages read is made of
// messages, see package message.
package wording
