package record

import "unicode/utf8"

// textPosition is where something stands in a text: line and column, both counted from 1,
// the column in characters. The zero place is nowhere.
type textPosition struct{ line, column int }

// positionFinder finds the places of the bytes of a text. It walks, so that asking for them
// in order costs no more than reading the text once.
type positionFinder struct {
	text string
	at   int
	last textPosition
}

// positionAt returns the place of the byte at offset.
func (c *positionFinder) positionAt(offset int) textPosition {
	offset = min(offset, len(c.text))
	if c.last.line == 0 || offset < c.at {
		c.at, c.last = 0, textPosition{1, 1}
	}
	for c.at < offset {
		r, size := utf8.DecodeRuneInString(c.text[c.at:])
		c.at += size
		if r == '\n' {
			c.last = textPosition{c.last.line + 1, 1}
		} else {
			c.last.column++
		}
	}
	return c.last
}
