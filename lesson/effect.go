package lesson

import (
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// hasEffect reports whether one of the reasons, or a message in it, has an id and arguments NAME=VALUE.
func hasEffect(reasons []game.Reason, id string, args []string) bool {
	return slices.ContainsFunc(reasons, func(r game.Reason) bool { return hasMessage(r.Message, id, args) })
}

func hasMessage(value message.Value, id string, args []string) bool {
	switch v := value.(type) {
	case message.List:
		return slices.ContainsFunc(v, func(item message.Value) bool { return hasMessage(item, id, args) })
	case message.Message:
		return v.ID == id && hasArgs(v, args) ||
			slices.ContainsFunc(v.Args, func(arg message.Arg) bool { return hasMessage(arg.Value, id, args) })
	}
	return false
}

func hasArgs(m message.Message, args []string) bool {
	return !slices.ContainsFunc(args, func(arg string) bool {
		name, want, _ := strings.Cut(arg, "=")
		value, ok := m.Arg(name)
		return !ok || !isValue(value, want)
	})
}

// isValue compares a value with how a course file writes it. A piece is its kind, its kind and place as
// in Hi@0,1, or its place alone as in @0,1. A list is any of its values.
func isValue(value message.Value, want string) bool {
	switch v := value.(type) {
	case message.Number:
		return strconv.Itoa(int(v)) == want
	case message.Place:
		return string(v) == want
	case message.Places:
		return slices.Contains(v, message.Place(want))
	case message.Piece:
		kind, place, placed := strings.Cut(want, "@")
		return (kind == "" || v.Kind == kind) && (!placed || string(v.Place) == place)
	case message.Seat:
		return string(v) == want
	case message.Turn:
		return string(v) == want
	case message.Rule:
		return string(v) == want
	case message.Text:
		return string(v) == want
	case message.List:
		return slices.ContainsFunc(v, func(item message.Value) bool { return isValue(item, want) })
	case message.Message:
		return v.ID == want
	}
	return false
}
