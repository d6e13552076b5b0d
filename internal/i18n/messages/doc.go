// Package messages is what the site says, in English and in German: the catalogues that the
// pages of the server and the script in the browser (web/src/words) share.
//
//	w := messages.For("de")
//	w.Say("site.new.title")                  // "Eine neue Partie"
//	w.Say("site.said.move", "who", "Ann")    // {who} is replaced
//	w.Count("match.turns", 3)                // match.turns.one or match.turns.other, with {n}
//
// A catalogue is a JSON object of keys and texts for each area and language, e.g.
// de/match.json. Every language has the same keys; that none is missing and none unused
// is tested. What the rules say of a position is no word of a catalogue: see package translate.
package messages
