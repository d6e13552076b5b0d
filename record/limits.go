package record

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
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
		return "", textPosition{1, 1}.syntaxError(messages.TextTooLong(MaxBytes))
	}
	s := strings.TrimPrefix(string(text), "\ufeff")
	s = strings.ReplaceAll(s, "\r\n", "\n")
	p, start := textPosition{1, 1}, 0
	for i, r := range s {
		switch {
		case r == '\n':
			p, start = textPosition{p.line + 1, 0}, i+1
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], "\ufffd"):
			return "", p.syntaxError(messages.NotUtf8(message.Text(fmt.Sprintf("%#x", s[i]))))
		case unicode.IsControl(r) && r != '\t':
			return "", p.syntaxError(messages.ControlCharacter(message.Text(fmt.Sprintf("%U", r))))
		case i-start >= MaxLine && !long:
			return "", textPosition{p.line, 1}.syntaxError(messages.LineTooLong(MaxLine))
		}
		p.column++
	}
	return s, nil
}

// checkLimits returns why a canonical text could not be read again.
func checkLimits(text []byte) error {
	if len(text) > MaxBytes {
		return textPosition{1, 1}.syntaxError(messages.WrittenTooLong(MaxBytes))
	}
	for line := range strings.Lines(string(text)) {
		if len(line) > MaxLine {
			return textPosition{1, 1}.syntaxError(messages.WrittenLineTooLong(MaxLine))
		}
	}
	return nil
}
