package rulesprotocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"

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
		return r, fmt.Errorf("the line is not UTF-8 text (byte %d)", invalidAt(line))
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(line, &keys); err != nil || keys == nil {
		return r, notObject(line, err)
	}
	legal := "list"
	var why any
	for _, field := range []struct {
		key, want string
		into      any
	}{
		{"game", "the name of a game in quotes", &r.game},
		{"options", `an object of names and values, all in quotes, e.g. {"ki":"on"}`, &r.options},
		{"turns", "a list of turn texts, each in quotes", &r.turns},
		{"position", "a position text in quotes", &r.position},
		{"legal", `"list" or "count"`, &legal},
		{"info", "true or false", &r.info},
		{"why", "true, false or a turn text in quotes", &why},
	} {
		raw, given := keys[field.key]
		if !given {
			continue
		}
		if err := json.Unmarshal(raw, field.into); err != nil {
			return r, fmt.Errorf("%q must be %s, not %s", field.key, field.want, shorten(raw))
		}
	}
	switch legal {
	case "list":
	case "count":
		r.countOnly = true
	default:
		return r, fmt.Errorf(`"legal" must be "list" or "count", not %s`, wording.QuoteShort(legal))
	}
	switch why := why.(type) {
	case nil:
	case bool:
		r.why = why
	case string:
		r.why, r.whyTurn = true, &why
	default:
		return r, fmt.Errorf(`"why" must be true, false or a turn text in quotes, not %s`, shorten(keys["why"]))
	}
	if r.position != nil && *r.position == "" {
		return r, errors.New(`"position" is empty: give it a position text, or leave it out to begin at the usual place`)
	}
	if r.game == "" {
		return r, errors.New(`the request has no "game": want e.g. {"game":"ki-shogi","turns":["Gyoku*0,0"]}`)
	}
	return r, nil
}

// notObject describes why a line is not one JSON object.
func notObject(line []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case err == nil, errors.As(err, &kind):
		return fmt.Errorf("the line is JSON but not an object: want {…}, not %s", shorten(bytes.TrimSpace(line)))
	case errors.As(err, &syntax):
		return fmt.Errorf("the line is not one JSON object: %w (byte %d)", err, syntax.Offset)
	}
	return fmt.Errorf("the line is not one JSON object: %w", err)
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
