// Package translate says what the rules and the service say in another language.
//
//	de := translate.For("de")
//	de.Say("Black's Cho goes from 1,0 to 1,-1 and turns to Hi.")
//	// "Schwarz: Cho zieht von 1,0 nach 1,-1 und wird zu Hi."
//
// The rules packages, and the service where it refuses something, speak English only and make their sentences with formats. A tongue
// knows each format with its translation (de/ki-shogi.txt …): it finds the format that a
// sentence was made by, translates what stands in its places in the same way, and puts it
// together again. A test reads the formats from the sources of the rules and finds those
// that are missing or not used any more.
//
// # The files
//
// Entries are separated by empty lines. The first line of an entry is the English, as it
// stands in the source or is put together there; the second is the translation, in which
// %[2]s is the second value. Without a second line the English stays. Lines that begin
// with # are comments.
//
//	%s captures %s
//	%[1:der]s schlägt %[2:den]s
//
// Further lines are forms, named by the masculine article: der, den, dem, des, ein, einen,
// einem, kein, keinen, keinem. %[2:den]s asks for one, %[2:Den]s for one with a capital,
// %[2:^]s for a capital only, %[2:]s for none, %[2]s for the form that is asked of the
// whole, %[2:-]s leaves the value out, and %[2:=]s takes whatever stands there, as it
// stands. An entry with forms is a noun; where one is asked for, nothing else is
// understood. A line that is only der, die, das or die+ (for several) makes all the forms
// of a noun.
//
//	Rose
//	Rose
//	die
//
// Lists ("a, b and c"), sentences one behind the other, capitals, full stops, numbers,
// places and quotations need no entries. Of several patterns that fit, the one with the
// most words of its own is taken.
//
// # Caveats
//
// What is not understood to the last word is returned as it is, in English. So is what
// would cost too much: a [Translator] bounds the work for one answer.
package translate
