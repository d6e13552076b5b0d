// Package linetext decides which characters may stand in a line of text that people
// write for others to read: a name, a line of chat.
//
//	fault, c := linetext.Check(text)
//	switch fault {
//	case linetext.Hidden: // c is a character that can not be seen
//	}
//
// A line is text whose characters can all be seen, and that reads in the order in which
// it is written. Characters that change the direction of text, that have no shape, or
// that stand for what could not be read are refused. Joiners and variation selectors are
// taken where they change a shape: in emoji, and in the scripts that need them.
//
// # Caveats
//
// Check is for text that comes in. What was kept earlier may have any characters, so
// who shows it sets it apart from the text around it.
package linetext
