package kishogi

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// splitAuthorEntries finds the entries of a game. Between them it passes over white space,
// numbers, dots ("12." and the placeholder "...") and comments, which begin with ;
// or # and end with the line. An entry stands on one line.
func splitAuthorEntries(text string) (entries []game.NotationEntry, err error) {
	s := notationReader{text: text}
	for s.toEntry() {
		at := s.at
		if _, wrong := s.readEntry(); wrong != nil {
			return nil, wrong.notationError()
		}
		if c, _ := utf8.DecodeRuneInString(text[s.at:]); s.at < len(text) && !strings.ContainsRune(" \t\r\n;#", c) {
			return nil, s.wrong(messages.SmithBehindTurn(quoted(s.word()), message.Turn(text[at:s.at]))).notationError()
		}
		entries = append(entries, game.NotationEntry{Text: text[at:s.at], Offset: at})
	}
	return entries, nil
}

// notationError returns the error for those who read a whole text.
func (e *readingError) notationError() *game.NotationError {
	return &game.NotationError{Offset: e.offset, Message: e.message}
}

// toEntry goes to where the next entry begins, if there is one.
func (s *notationReader) toEntry() bool {
	for s.at < len(s.text) {
		switch c, size := utf8.DecodeRuneInString(s.text[s.at:]); {
		case strings.ContainsRune(" \t\r\n.…0123456789", c):
			s.at += size
		case c == ';' || c == '#':
			end := strings.IndexByte(s.text[s.at:], '\n')
			if end < 0 {
				return false
			}
			s.at += end
		default:
			return true
		}
	}
	return false
}

// word returns what stands here up to the next space.
func (s *notationReader) word() string {
	rest := s.text[s.at:]
	if end := strings.IndexAny(rest, " \t\r\n"); end >= 0 {
		rest = rest[:end]
	}
	return rest
}

// joinAuthorEntries writes numbered rounds, one a line: Black's turn and White's.
func joinAuthorEntries(entries []string) string {
	var out strings.Builder
	for i, entry := range entries {
		if i%2 == 0 {
			fmt.Fprintf(&out, "%d. %s", i/2+1, entry)
		} else {
			fmt.Fprintf(&out, "  %s", entry)
		}
		if i%2 == 1 || i == len(entries)-1 {
			out.WriteByte('\n')
		}
	}
	return out.String()
}
