// Package messages has the texts of the site in English and German: the catalogues that the
// pages of the server and the script in the browser (web/src/words) share.
//
//	w := messages.For("de")
//	w.Say("site.new.title")                  // "Eine neue Partie"
//	w.Say("site.said.move", "who", "Ann")    // {who} is replaced
//	w.Count("match.turns", 3)                // match.turns.one or match.turns.other, with {n}
//
// A catalogue is a JSON object of keys and texts for each area and language, e.g.
// de/match.json. Every language has the same keys. Tests find keys that are missing or unused.
// Sentences of the rules are not in a catalogue: see package translate.
package messages
