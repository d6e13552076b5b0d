package messagetest

import (
	"strings"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/message/fluent"
)

// Examples returns a message with values of the types that its comment declares: with each
// number from 0 to 3, 5 and 21, with one piece of each kind and owner that the language has, on
// a place and on none, with lists of one to four. A message made by key has no values: there is
// no example for one with variables.
func Examples(m *fluent.Message, l *message.Language, prefix string) (list []message.Message) {
	if len(declarations(m)) == 0 && len(variables(m.Value)) > 0 {
		return nil
	}
	c := message.NewCatalogue(prefix, "", nil)
	for round := range 6 {
		var args []message.Arg
		for _, d := range declarations(m) {
			args = append(args, message.Arg{Name: d[0], Value: example(d[1], round, l, prefix)})
		}
		list = append(list, c.New(m.ID, args...))
		if len(args) == 0 {
			break
		}
	}
	return list
}

// declarations are the names and types in a comment.
func declarations(m *fluent.Message) (list [][2]string) {
	for _, found := range parameter.FindAllStringSubmatch(m.Comment, -1) {
		list = append(list, [2]string{found[1], found[2]})
	}
	return list
}

// example returns a value of a type; there are different ones for each round.
func example(kind string, round int, l *message.Language, prefix string) message.Value {
	seat := message.Seat([]string{"first", "second"}[round%2])
	place := message.Place([]string{"0,8", "-3,4"}[round%2])
	switch kind {
	case "number":
		return message.Number([]int{0, 1, 2, 3, 5, 21}[round])
	case "seat":
		return seat
	case "place":
		return place
	case "places":
		return append(message.Places{place}, make(message.Places, 0)...)
	case "turn":
		return message.Turn("0,8-1,8")
	case "rule":
		return message.Rule("turn-text")
	case "text":
		return message.Text(`"x"`)
	case "message":
		return message.Plain("x")
	case "list":
		list := message.List{}
		for range 1 + round%4 {
			list = append(list, message.Text("x"))
		}
		return list
	case "piece":
		kinds := l.IDs(prefix + "-piece-")
		if len(kinds) == 0 {
			return message.Text("x")
		}
		piece := message.Piece{Kind: strings.TrimPrefix(kinds[(round*7)%len(kinds)], prefix+"-piece-")}
		if round%3 != 2 {
			piece.Owner = seat
		}
		if round%2 == 0 {
			piece.Place = place
		}
		return piece
	}
	return message.Text("x")
}
