package record

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits of the input. Each has an error that names it.
const (
	MaxBytes   = 1 << 20 // of a text, as it is and as it would be written
	MaxLine    = 16_384  // bytes of a line of the text form
	MaxHeaders = 100
	MaxName    = 64      // bytes of the name of a header
	MaxTurns   = 100_000 // with those of variations
	MaxTurn    = 256     // bytes of the text of a turn
	MaxDepth   = 16      // of variations in variations
)

// checkedText returns text without a byte order mark and with LF for CRLF, or an error
// at the first character that a text cannot have. Lines may have any length if long is
// true.
func checkedText(text []byte, long bool) (string, error) {
	if len(text) > MaxBytes {
		return "", textPosition{1, 1}.syntaxErrorf("the text has more than %d bytes, the most that is read", MaxBytes)
	}
	s := strings.TrimPrefix(string(text), "\ufeff")
	s = strings.ReplaceAll(s, "\r\n", "\n")
	p, start := textPosition{1, 1}, 0
	for i, r := range s {
		switch {
		case r == '\n':
			p, start = textPosition{p.line + 1, 0}, i+1
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], "\ufffd"):
			return "", p.syntaxErrorf("the byte %#x is not UTF-8: save the file as UTF-8 text", s[i])
		case unicode.IsControl(r) && r != '\t':
			return "", p.syntaxErrorf("the control character %U cannot be in a record: take it out", r)
		case i-start >= MaxLine && !long:
			return "", textPosition{p.line, 1}.syntaxErrorf("the line has more than %d bytes, the most that is read: break it", MaxLine)
		}
		p.column++
	}
	return s, nil
}

// checkLimits returns why a canonical text could not be read again.
func checkLimits(text []byte) error {
	if len(text) > MaxBytes {
		return textPosition{1, 1}.syntaxErrorf("with one turn a line the record would have more than %d bytes, the most that is read", MaxBytes)
	}
	for line := range strings.Lines(string(text)) {
		if len(line) > MaxLine {
			return textPosition{1, 1}.syntaxErrorf("with one turn a line the record would have a line of more than %d bytes, the most that is read", MaxLine)
		}
	}
	return nil
}
