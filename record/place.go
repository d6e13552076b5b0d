package record

import "unicode/utf8"

// place is where something stands in a text: line and column, both counted from 1,
// the column in characters. The zero place is nowhere.
type place struct{ line, column int }

// cursor finds the places of the bytes of a text. It walks, so that asking for them
// in order costs no more than reading the text once.
type cursor struct {
	text string
	at   int
	here place
}

// to returns the place of the byte at offset.
func (c *cursor) to(offset int) place {
	offset = min(offset, len(c.text))
	if c.here.line == 0 || offset < c.at {
		c.at, c.here = 0, place{1, 1}
	}
	for c.at < offset {
		r, size := utf8.DecodeRuneInString(c.text[c.at:])
		c.at += size
		if r == '\n' {
			c.here = place{c.here.line + 1, 1}
		} else {
			c.here.column++
		}
	}
	return c.here
}
