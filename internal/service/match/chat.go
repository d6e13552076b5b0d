package match

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

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
	why := whyNotLine(messages.ThisLine(), text)
	fault, c := linetext.Check(text)
	switch {
	case text == "":
		return ChatMessage{}, refuse(RefusedText, messages.ChatEmpty())
	case utf8.RuneCountInString(text) > MaxChatLength:
		return ChatMessage{}, refuse(RefusedText, messages.ChatTooLong(MaxChatLength))
	case !why.IsZero():
		return ChatMessage{}, refuse(RefusedText, messages.ChatOneLine(why))
	case fault == linetext.Hidden:
		return ChatMessage{}, refuse(RefusedText, messages.ChatInvisible(message.Text(fmt.Sprintf("%U", c))))
	case fault == linetext.Marks:
		return ChatMessage{}, refuse(RefusedText, messages.ChatAccents(linetext.MaxMarks))
	case fault != linetext.None:
		return ChatMessage{}, refuse(RefusedText, messages.ChatEmpty())
	case lines >= MaxChatMessages:
		return ChatMessage{}, refuse(RefusedText, messages.ChatFull(int(lines)))
	}
	return ChatMessage{Number: lines + 1, At: at.rounded().At, Seat: seat, Name: m.Seats[seat].Name, Text: text}, nil
}
