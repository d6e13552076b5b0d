package rulesprotocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game/wording"
)

// request is one line, read.
type request struct {
	game      string
	options   map[string]string
	turns     []string
	position  *string
	countOnly bool // "legal":"count"
	info      bool
	why       bool    // explain a refusal, and what decided the game
	whyTurn   *string // explain this turn
}

// parseRequest reads a request. Keys are taken exactly as they are written: "Game" is
// one of the unknown keys, which are ignored.
func parseRequest(line []byte) (request, error) {
	var r request
	if !utf8.Valid(line) {
		return r, message.NewError(messages.NotUtf8(invalidAt(line)))
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(line, &keys); err != nil || keys == nil {
		return r, notObject(line, err)
	}
	legal := "list"
	var why any
	for _, field := range []struct {
		key  string
		want message.Message
		into any
	}{
		{"game", messages.AGame(), &r.game},
		{"options", messages.SomeOptions(`{"ki":"on"}`), &r.options},
		{"turns", messages.SomeTurns(), &r.turns},
		{"position", messages.APosition(), &r.position},
		{"legal", messages.Either(`"list"`, `"count"`), &legal},
		{"info", messages.AFlag(), &r.info},
		{"why", messages.AFlagOrTurn(), &why},
	} {
		raw, given := keys[field.key]
		if !given {
			continue
		}
		if err := json.Unmarshal(raw, field.into); err != nil {
			return r, valueError(field.key, field.want, shorten(raw))
		}
	}
	switch legal {
	case "list":
	case "count":
		r.countOnly = true
	default:
		return r, valueError("legal", messages.Either(`"list"`, `"count"`), wording.QuoteShort(legal))
	}
	switch why := why.(type) {
	case nil:
	case bool:
		r.why = why
	case string:
		r.why, r.whyTurn = true, &why
	default:
		return r, valueError("why", messages.AFlagOrTurn(), shorten(keys["why"]))
	}
	if r.position != nil && *r.position == "" {
		return r, message.NewError(messages.EmptyPosition(`"position"`))
	}
	if r.game == "" {
		return r, message.NewError(messages.NoGame(`"game"`))
	}
	return r, nil
}

// valueError is the error of a key whose value is not what it must be.
func valueError(key string, want message.Message, is string) error {
	return message.NewError(messages.Value(message.Text(strconv.Quote(key)), want, message.Text(is)))
}

// notObject describes why a line is not one JSON object.
func notObject(line []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case err == nil, errors.As(err, &kind):
		return message.NewError(messages.NoObject(message.Text(shorten(bytes.TrimSpace(line)))))
	case errors.As(err, &syntax):
		return message.NewError(messages.NotJsonByte(message.Text(err.Error()), int(syntax.Offset)))
	}
	return message.NewError(messages.NotJson(message.Text(err.Error())))
}

// invalidAt returns the place of the first byte that belongs to no character.
func invalidAt(line []byte) int {
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRune(line[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(line)
}

// shorten returns JSON cut to a length that can be read.
func shorten(raw []byte) string {
	const most = 40
	if r := []rune(string(raw)); len(r) > most {
		return string(r[:most]) + "…"
	}
	return string(raw)
}
