// Package wording puts English sentences of the rules together from words, and shortens texts
// from outside for error messages.
//
//	wording.JoinWords("and", []string{"Rose", "Lily", "Iris"}) // Rose, Lily and Iris
//	wording.CountNoun(2, "Harmony", "Harmonies")               // 2 Harmonies
//	wording.AsSentence("the game is over")                      // The game is over.
//
// # Caveats
//
// The sentences are English; other languages are made from them by internal/i18n/translate,
// which knows their forms.
package wording
