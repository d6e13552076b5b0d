package match

import (
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/linetext"
)

// Talk returns the line of chat that a Say makes, or a *Refusal. There are this many
// lines already. Spaces around the text are cut off. What
// a line may have is asked here alone: lines that were kept earlier are read as they are. Who has a seat may talk, also after the end.
func (m *Match) Talk(s Say, by Sender, at Moment, lines int64) (Line, error) {
	seat, err := m.seatOf(s, by)
	if err != nil {
		return Line{}, err
	}
	text := strings.TrimSpace(s.Text)
	why := notLine(text)
	fault, c := linetext.Check(text)
	switch {
	case text == "":
		return Line{}, refused(RefusedText, "A line of chat says something.")
	case utf8.RuneCountInString(text) > MaxLine:
		return Line{}, refused(RefusedText, "A line of chat has at most %d characters.", MaxLine)
	case why != "":
		return Line{}, refused(RefusedText, "%s", game.Sentence("a line of chat is text on one line, and this one "+why))
	case fault == linetext.Hidden:
		return Line{}, refused(RefusedText, "This line has a character that can not be seen (U+%04X). Please leave it out.", c)
	case fault == linetext.Marks:
		return Line{}, refused(RefusedText, "This line has more than %d accents on one character.", linetext.MaxMarks)
	case fault != linetext.None:
		return Line{}, refused(RefusedText, "A line of chat says something.")
	case lines >= MaxLines:
		return Line{}, refused(RefusedText, "There are %d lines of chat, the most that a match can have.", lines)
	}
	return Line{N: lines + 1, At: at.whole().At, Seat: seat, Name: m.Chairs[seat].Name, Text: text}, nil
}
