package linetext

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fault is the kind of mistake in a text.
type Fault int

// The faults.
const (
	None    Fault = iota
	NotText       // it is not UTF-8
	Hidden        // it has an invisible character
	Marks         // it has more than MaxMarks marks on one character
	Empty         // it has nothing that can be seen
)

// MaxMarks is how many combining marks one character may carry.
const MaxMarks = 3

// Check reports the first fault of a text, and the character at fault, if it is one. Of
// spaces, only those that break a line are refused, as hidden.
func Check(text string) (Fault, rune) {
	if !utf8.ValidString(text) {
		return NotText, 0
	}
	line := []rune(text)
	seen, marks := false, 0
	for i, c := range line {
		switch {
		case c == zeroWidthJoiner || c == zeroWidthNonJoiner || unicode.Is(unicode.Variation_Selector, c):
			if !shapes(line, i) {
				return Hidden, c
			}
			continue
		case !unicode.IsGraphic(c), c == utf8.RuneError, unicode.Is(blank, c), unicode.Is(unicode.Other_Default_Ignorable_Code_Point, c):
			return Hidden, c
		case unicode.IsMark(c):
			if marks++; marks > MaxMarks {
				return Marks, c
			}
			continue
		}
		marks = 0
		seen = seen || !unicode.IsSpace(c)
	}
	if !seen {
		return Empty, 0
	}
	return None, 0
}

// Characters without a shape that change that of their neighbours.
const (
	zeroWidthNonJoiner = '\u200c'
	zeroWidthJoiner    = '\u200d'
)

// shapes reports whether a joiner or variation selector changes the shape of its
// neighbours.
func shapes(line []rune, i int) bool {
	before, after := rune(-1), rune(-1)
	if i > 0 {
		before = line[i-1]
	}
	if i+1 < len(line) {
		after = line[i+1]
	}
	switch c := line[i]; c {
	case zeroWidthJoiner:
		return virama(before) || unicode.Is(pictures, after) && unicode.Is(pictures, unadorned(line[:i]))
	case zeroWidthNonJoiner:
		return virama(before) || joining(before) && joining(after)
	case '\ufe0e', '\ufe0f': // as text, as a picture
		return unicode.Is(pictures, before) || before == '#' || before == '*' || before >= '0' && before <= '9'
	default:
		return unicode.In(before, unicode.Han, unicode.Mongolian, unicode.Phags_Pa) || unicode.Is(unicode.Sm, before)
	}
}

// unadorned returns the last character before the colour of a skin and the variation of a
// picture, or -1.
func unadorned(line []rune) rune {
	for len(line) > 0 {
		last := line[len(line)-1]
		if last != '\ufe0f' && (last < 0x1F3FB || last > 0x1F3FF) {
			return last
		}
		line = line[:len(line)-1]
	}
	return -1
}

// virama reports whether c is a mark that removes the vowel of a letter; a joiner after
// it selects how the letters are written (RFC 5892, A.1 and A.2).
func virama(c rune) bool {
	return c >= 0 && norm.NFC.PropertiesString(string(c)).CCC() == 9
}

// joining reports whether c is a letter of a script whose letters are joined.
func joining(c rune) bool {
	return c >= 0 && unicode.In(c, unicode.Arabic, unicode.Syriac, unicode.Nko, unicode.Mandaic, unicode.Mongolian, unicode.Adlam) && unicode.IsLetter(c)
}

// blank are characters that count as letters or signs and show nothing.
var blank = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x115F, Hi: 0x1160, Stride: 1}, // fillers of Hangul
	{Lo: 0x2800, Hi: 0x2800, Stride: 1}, // the empty braille pattern
	{Lo: 0x3164, Hi: 0x3164, Stride: 1},
	{Lo: 0xFFA0, Hi: 0xFFA0, Stride: 1},
}}

// pictures are the characters of emoji (Extended_Pictographic of UTS 51, without those
// for use on their own).
var pictures = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x00A9, Hi: 0x00A9, Stride: 1},
		{Lo: 0x00AE, Hi: 0x00AE, Stride: 1},
		{Lo: 0x203C, Hi: 0x203C, Stride: 1},
		{Lo: 0x2049, Hi: 0x2049, Stride: 1},
		{Lo: 0x2122, Hi: 0x2122, Stride: 1},
		{Lo: 0x2139, Hi: 0x2139, Stride: 1},
		{Lo: 0x2194, Hi: 0x2199, Stride: 1},
		{Lo: 0x21A9, Hi: 0x21AA, Stride: 1},
		{Lo: 0x231A, Hi: 0x231B, Stride: 1},
		{Lo: 0x2328, Hi: 0x2328, Stride: 1},
		{Lo: 0x23CF, Hi: 0x23CF, Stride: 1},
		{Lo: 0x23E9, Hi: 0x23F3, Stride: 1},
		{Lo: 0x23F8, Hi: 0x23FA, Stride: 1},
		{Lo: 0x24C2, Hi: 0x24C2, Stride: 1},
		{Lo: 0x25AA, Hi: 0x25AB, Stride: 1},
		{Lo: 0x25B6, Hi: 0x25B6, Stride: 1},
		{Lo: 0x25C0, Hi: 0x25C0, Stride: 1},
		{Lo: 0x25FB, Hi: 0x25FE, Stride: 1},
		{Lo: 0x2600, Hi: 0x27BF, Stride: 1},
		{Lo: 0x2934, Hi: 0x2935, Stride: 1},
		{Lo: 0x2B05, Hi: 0x2B07, Stride: 1},
		{Lo: 0x2B1B, Hi: 0x2B1C, Stride: 1},
		{Lo: 0x2B50, Hi: 0x2B50, Stride: 1},
		{Lo: 0x2B55, Hi: 0x2B55, Stride: 1},
		{Lo: 0x3030, Hi: 0x3030, Stride: 1},
		{Lo: 0x303D, Hi: 0x303D, Stride: 1},
		{Lo: 0x3297, Hi: 0x3297, Stride: 1},
		{Lo: 0x3299, Hi: 0x3299, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x1F000, Hi: 0x1F0FF, Stride: 1},
		{Lo: 0x1F170, Hi: 0x1F171, Stride: 1},
		{Lo: 0x1F17E, Hi: 0x1F17F, Stride: 1},
		{Lo: 0x1F18E, Hi: 0x1F18E, Stride: 1},
		{Lo: 0x1F191, Hi: 0x1F19A, Stride: 1},
		{Lo: 0x1F201, Hi: 0x1F202, Stride: 1},
		{Lo: 0x1F21A, Hi: 0x1F21A, Stride: 1},
		{Lo: 0x1F22F, Hi: 0x1F22F, Stride: 1},
		{Lo: 0x1F232, Hi: 0x1F23A, Stride: 1},
		{Lo: 0x1F250, Hi: 0x1F251, Stride: 1},
		{Lo: 0x1F300, Hi: 0x1F3FA, Stride: 1},
		{Lo: 0x1F400, Hi: 0x1F64F, Stride: 1},
		{Lo: 0x1F680, Hi: 0x1F6FF, Stride: 1},
		{Lo: 0x1F7E0, Hi: 0x1F7EB, Stride: 1},
		{Lo: 0x1F7F0, Hi: 0x1F7F0, Stride: 1},
		{Lo: 0x1F90C, Hi: 0x1F9FF, Stride: 1},
		{Lo: 0x1FA70, Hi: 0x1FAFF, Stride: 1},
	},
	LatinOffset: 2,
}
