package record

import (
	"strconv"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// lineWidth is where lines are broken, in characters.
const lineWidth = 80

// Write writes the canonical text form: reading it gives an equal record. It returns an
// error for a record that no text can represent, for instance with a line break in a
// name, or that exceeds the limits.
func Write(r *Record) ([]byte, error) {
	text := r.appendText(nil)
	back, err := Read(text)
	if err != nil {
		return nil, &WriteError{message.Of(err)}
	}
	if !back.Equal(r) {
		return nil, &WriteError{messages.ReadDifferently()}
	}
	return text, nil
}

func (r *Record) appendText(dst []byte) []byte {
	for _, h := range headerFields {
		if value := h.write(r); value != "" {
			dst = appendHeader(dst, h.name, value)
		}
	}
	for _, h := range r.Headers {
		dst = appendHeader(dst, h.Name, h.Value)
	}
	if comment := NormalizeComment(r.Comment); comment != "" {
		dst = startParagraph(dst)
		dst = appendComment(dst, comment, 0, 0)
		dst = append(dst, '\n')
	}
	if len(r.Turns) > 0 {
		dst = startParagraph(dst)
		dst = appendTurns(dst, r.Turns, 1, 0)
		dst = append(dst, '\n')
	}
	return dst
}

// startParagraph separates the next part by an empty line.
func startParagraph(dst []byte) []byte {
	if len(dst) > 0 {
		dst = append(dst, '\n')
	}
	return dst
}

func appendHeader(dst []byte, name, value string) []byte {
	dst = append(dst, name...)
	dst = append(dst, ':')
	if value != "" {
		dst = append(dst, ' ')
	}
	dst = append(dst, value...)
	return append(dst, '\n')
}

// appendTurns appends a line of play, the last turn without a newline. The line has
// indent characters before the first turn.
func appendTurns(dst []byte, turns []AnnotatedTurn, number, indent int) []byte {
	const deeper = 4 // columns from a turn to its variations' turns
	for i := range turns {
		if i > 0 {
			dst = newLine(dst, indent)
		}
		t := &turns[i]
		begin := len(dst)
		dst = strconv.AppendInt(dst, int64(number+i), 10)
		dst = append(dst, ". "...)
		dst = append(dst, t.Text...)
		dst = append(dst, t.Mark...)
		if comment := NormalizeComment(t.Comment); comment != "" {
			dst = append(dst, ' ')
			dst = appendComment(dst, comment, indent+len(dst)-begin, indent+deeper-1)
		}
		for _, variation := range t.Variations {
			dst = newLine(dst, indent+deeper-1)
			dst = append(dst, '(')
			dst = appendTurns(dst, variation, number+i, indent+deeper)
			dst = append(dst, ')')
		}
	}
	return dst
}
