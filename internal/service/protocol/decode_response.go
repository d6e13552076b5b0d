package protocol

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game/wording"
)

// messageTypes are the messages of the server, by their type.
var messageTypes = map[string]func() Message{
	"welcome": func() Message { return new(Welcome) },
	"event":   func() Message { return new(Event) },
	"line":    func() Message { return new(ChatMessage) },
	"current": func() Message { return new(CaughtUp) },
	"done":    func() Message { return new(Done) },
	"refused": func() Message { return new(Refused) },
	"failed":  func() Message { return new(Failed) },
	"present": func() Message { return new(Present) },
	"pong":    func() Message { return new(Pong) },
	"seek":    func() Message { return new(SeekUpdate) },
	"bye":     func() Message { return new(Bye) },
	"match":   func() Message { return new(MatchListing) },
}

// ReadMessage reads a message of the server: a pointer to one of them. Fields that it
// does not know are passed over. The error wraps [ErrUnknown] for an unknown type.
func ReadMessage(data []byte) (Message, error) {
	var head struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, invalidJSON(err)
	}
	kind, ok := messageTypes[head.Type]
	if !ok {
		return nil, fmt.Errorf("%w: %s (known are %s)", ErrUnknown, wording.QuoteShort(head.Type), strings.Join(slices.Sorted(maps.Keys(messageTypes)), ", "))
	}
	m := kind()
	if err := json.Unmarshal(data, m); err != nil {
		return nil, newError(WrongValue, messages.MessageUnread(fieldName(head.Type), message.Text(err.Error())))
	}
	if h, ok := m.(*Event); ok && h.Event == nil {
		return nil, newError(MissingField, messages.FieldMissing(fieldName("event")))
	}
	if s, ok := m.(*ChatMessage); ok && s.Line == nil {
		return nil, newError(MissingField, messages.FieldMissing(fieldName("line")))
	}
	return m, nil
}
