// Package linetext decides which characters a line of text by a person may have: a
// name, a line of chat.
//
//	fault, c := linetext.Check(text)
//	switch fault {
//	case linetext.Hidden: // c is an invisible character
//	}
//
// Every character of a line is visible, and the line reads in the order in which it is
// written. Characters that change the direction of text, that have no shape, or that
// replace unreadable text are refused. Joiners and variation selectors are accepted
// where they change a shape: in emoji, and in the scripts that need them.
//
// # Caveats
//
// Check is for new text. Text stored earlier may have any characters, so a page has to
// isolate it from the text around it.
package linetext
