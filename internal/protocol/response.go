package protocol

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// kinds are the messages of the server, by their type.
var kinds = map[string]func() Message{
	"welcome": func() Message { return new(Welcome) },
	"event":   func() Message { return new(Happened) },
	"line":    func() Message { return new(Said) },
	"current": func() Message { return new(Current) },
	"done":    func() Message { return new(Done) },
	"refused": func() Message { return new(Refused) },
	"failed":  func() Message { return new(Failed) },
	"present": func() Message { return new(Present) },
	"pong":    func() Message { return new(Pong) },
	"bye":     func() Message { return new(Bye) },
	"match":   func() Message { return new(Listed) },
}

// ReadMessage reads a message of the server: a pointer to one of them. Fields that it
// does not know are passed over. The error wraps [ErrUnknown] for an unknown type.
func ReadMessage(data []byte) (Message, error) {
	var head struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, broken(err)
	}
	kind, ok := kinds[head.Type]
	if !ok {
		return nil, fmt.Errorf("%w: %s (known are %s)", ErrUnknown, game.Quote(head.Type), strings.Join(slices.Sorted(maps.Keys(kinds)), ", "))
	}
	m := kind()
	if err := json.Unmarshal(data, m); err != nil {
		return nil, wrong(WrongValue, "The message of the type %q can not be read: %v.", head.Type, err)
	}
	if h, ok := m.(*Happened); ok && h.Event == nil {
		return nil, wrong(MissingField, "The message has no event.")
	}
	if s, ok := m.(*Said); ok && s.Line == nil {
		return nil, wrong(MissingField, "The message has no line.")
	}
	return m, nil
}
