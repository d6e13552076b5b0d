package match

import (
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/linetext"
)

// Chat returns the line of chat that a Say makes, or a *Refusal. There are this many
// lines already. Spaces around the text are cut off. What
// a line may have is asked here alone: lines that were kept earlier are read as they are. A person with a seat may write, also after the end.
func (m *Match) Chat(s Chat, by Sender, at Context, lines int64) (ChatMessage, error) {
	seat, err := m.seatOf(s, by)
	if err != nil {
		return ChatMessage{}, err
	}
	text := strings.TrimSpace(s.Text)
	why := whyNotLine(text)
	fault, c := linetext.Check(text)
	switch {
	case text == "":
		return ChatMessage{}, refusalf(RefusedText, "A line of chat says something.")
	case utf8.RuneCountInString(text) > MaxChatLength:
		return ChatMessage{}, refusalf(RefusedText, "A line of chat has at most %d characters.", MaxChatLength)
	case why != "":
		return ChatMessage{}, refusalf(RefusedText, "%s", wording.AsSentence("a line of chat is text on one line, and this one "+why))
	case fault == linetext.Hidden:
		return ChatMessage{}, refusalf(RefusedText, "This line has an invisible character (U+%04X). Please leave it out.", c)
	case fault == linetext.Marks:
		return ChatMessage{}, refusalf(RefusedText, "This line has more than %d accents on one character.", linetext.MaxMarks)
	case fault != linetext.None:
		return ChatMessage{}, refusalf(RefusedText, "A line of chat says something.")
	case lines >= MaxChatMessages:
		return ChatMessage{}, refusalf(RefusedText, "There are %d lines of chat, the most that a match can have.", lines)
	}
	return ChatMessage{Number: lines + 1, At: at.rounded().At, Seat: seat, Name: m.Seats[seat].Name, Text: text}, nil
}
