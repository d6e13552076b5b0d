package rulesprotocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
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

	id           json.RawMessage // compact; nil without one
	games        bool
	view         bool
	positionText bool
	best         *bestRequest // nil if no turn is to be chosen
}

// recordKeys are keys of a record that say nothing about its position.
var recordKeys = []string{"notes", "rules", "first", "second", "date", "clock", "result", "headers", "comment"}

// parseRequest reads a request. Keys are taken exactly as they are written: "Game" is an unknown
// key. A request with an error has its id.
func parseRequest(line []byte) (request, error) {
	var r request
	if !utf8.Valid(line) {
		return r, message.NewError(messages.NotUtf8(invalidAt(line)))
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(line, &keys); err != nil || keys == nil {
		return r, notObject(line, err)
	}
	if raw, given := keys["id"]; given {
		var id bytes.Buffer
		if err := json.Compact(&id, raw); err != nil {
			return r, notObject(line, err)
		}
		r.id = id.Bytes()
	}
	legal := "list"
	var why any
	fields := []struct {
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
		{"view", messages.AFlag(), &r.view},
		{"position_text", messages.AFlag(), &r.positionText},
		{"best", aBest(), &r.best},
		{"games", messages.AFlag(), &r.games},
	}
	known := []string{"id"}
	for _, field := range fields {
		known = append(known, field.key)
	}
	if err := checkKeys(keys, known); err != nil {
		return r, err
	}
	for _, field := range fields {
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
	if r.best != nil {
		if err := r.best.complete(keys["best"]); err != nil {
			return r, err
		}
	}
	if r.position != nil && *r.position == "" {
		return r, message.NewError(messages.EmptyPosition(`"position"`))
	}
	if r.game == "" && !r.games {
		return r, message.NewError(messages.NoGame(`"game"`))
	}
	return r, nil
}

// checkKeys refuses keys that are neither known nor those of a record.
func checkKeys(keys map[string]json.RawMessage, known []string) error {
	var unknown message.List
	near := ""
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		if slices.Contains(known, key) || slices.Contains(recordKeys, key) {
			continue
		}
		unknown = append(unknown, message.Text(wording.QuoteShort(key)))
		if meant, ok := gamelist.Closest(key, known); ok && near == "" {
			near = meant
		}
	}
	switch {
	case len(unknown) == 0:
		return nil
	case near != "":
		return message.NewError(messages.UnknownKeysNear(unknown, message.Text(strconv.Quote(near))))
	}
	var list message.List
	for _, key := range known {
		list = append(list, message.Text(key))
	}
	return message.NewError(messages.UnknownKeys(unknown, list))
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
