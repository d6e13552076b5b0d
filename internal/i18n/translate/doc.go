// Package translate translates the sentences of the rules and the service.
//
//	de := translate.For("de")
//	de.Say("Black's Cho goes from 1,0 to 1,-1 and turns to Hi.")
//	// "Schwarz: Cho zieht von 1,0 nach 1,-1 und wird zu Hi."
//
// The rules packages, and the service in its refusals, write English only and build their sentences
// with formats. A dictionary has each format with its translation (de/ki-shogi.txt …): it finds the
// format of a sentence, translates the values in its slots in the same way, and builds the
// translated sentence. A test reads the formats from the sources of the rules and finds entries
// that are missing or no longer used.
//
// # The files
//
// Entries are separated by empty lines. The first line of an entry is the English, as
// the source has or builds it; the second is the translation, in which %[2]s is the
// second value. Without a second line the English stays. Lines that begin with # are
// comments.
//
//	%s captures %s
//	%[1:der]s schlägt %[2:den]s
//
// Further lines are forms, named by the masculine article: der, den, dem, des, ein, einen,
// einem, kein, keinen, keinem. %[2:den]s selects one, %[2:Den]s one with a capital,
// %[2:^]s a capital only, %[2:]s none, %[2]s the form that is selected for the whole,
// %[2:-]s leaves the value out, and %[2:=]s accepts any text and leaves it as it is. An
// entry with forms is a noun; where a noun is expected, nothing else matches. A line that
// is only der, die, das or die+ (for several) makes all the forms of a noun.
//
//	Rose
//	Rose
//	die
//
// Lists ("a, b and c"), consecutive sentences, capitals, full stops, numbers, places
// and quotations need no entries. Of several patterns that match, the one with the most
// words of its own is used.
//
// # Caveats
//
// A text that is not understood completely is returned in English. So is one that would
// cost too much: a [Translator] bounds the work for one answer.
package translate
