// Package tongue says what the rules say in another language.
//
//	de := tongue.In("de")
//	de.Say("Black's Cho goes from 1,0 to 1,-1 and turns to Hi.")
//	// "Schwarz: Cho zieht von 1,0 nach 1,-1 und wird zu Hi."
//
// The rules packages speak English only and make their sentences with formats. A tongue
// knows each format with its translation (de/ki-shogi.txt …): it finds the format that a
// sentence was made by, translates what stands in its places in the same way, and puts it
// together again. A test reads the formats from the sources of the rules and finds those
// that are missing or not used any more.
//
// # The files
//
// Entries are separated by empty lines. The first line of an entry is the English, as it
// stands in the source; the second is the translation, in which %[2]s is the second value.
// Lines that begin with # are comments.
//
//	%s goes from %s to %s
//	%[1]s zieht von %[2]s nach %[3]s
//
// # Caveats
//
// What is not understood is returned as it is, in English.
package tongue
