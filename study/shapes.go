package study

import (
	"slices"
	"strings"
)

// BoardShape is a mark on a place of the board, or an arrow from one to another.
type BoardShape struct {
	Color string `json:"color"`        // one of Colors
	From  string `json:"from"`         // a place, as the View of the game names it
	To    string `json:"to,omitempty"` // of an arrow
}

// Colors are those of shapes.
var Colors = []string{"green", "red", "blue", "yellow"}

const (
	shapesBegin = "[shapes "
	maxPlace    = 32
)

// valid reports whether a shape can be written.
func (s BoardShape) valid() bool {
	return slices.Contains(Colors, s.Color) && validPlace(s.From) && (s.To == "" || validPlace(s.To) && s.To != s.From)
}

// validPlace reports whether text can be the name of a place.
func validPlace(text string) bool {
	return text != "" && len(text) <= maxPlace && strings.Trim(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.-+_") == ""
}

// String writes a shape, e.g. "green:0,0" or "red:0,0>1,2".
func (s BoardShape) String() string {
	if s.To == "" {
		return s.Color + ":" + s.From
	}
	return s.Color + ":" + s.From + ">" + s.To
}

// readShape reads what String writes.
func readShape(text string) (BoardShape, bool) {
	color, places, ok := strings.Cut(text, ":")
	from, to, arrow := strings.Cut(places, ">")
	s := BoardShape{color, from, to}
	return s, ok && s.valid() && arrow == (to != "")
}

// CutShapes cuts the shapes off the beginning of a comment.
func CutShapes(comment string) (shapes []BoardShape, words string) {
	rest, begins := strings.CutPrefix(comment, shapesBegin)
	list, rest, ends := strings.Cut(rest, "]")
	if !begins || !ends {
		return nil, comment
	}
	for text := range strings.FieldsSeq(list) {
		s, ok := readShape(text)
		if !ok || len(shapes) == MaxShapes {
			return nil, comment
		}
		shapes = append(shapes, s)
	}
	if len(shapes) == 0 {
		return nil, comment
	}
	return shapes, strings.TrimLeft(rest, " \n")
}

// JoinShapes puts shapes before the words of a comment.
func JoinShapes(shapes []BoardShape, words string) string {
	if len(shapes) == 0 {
		return words
	}
	texts := make([]string, len(shapes))
	for i, s := range shapes {
		texts[i] = s.String()
	}
	written := shapesBegin + strings.Join(texts, " ") + "]"
	if words == "" {
		return written
	}
	return written + " " + words
}

// setShape adds a shape or takes it away. A shape in another color at the same places is replaced.
func (n *TurnNode) setShape(s BoardShape, on bool) {
	n.Shapes = slices.DeleteFunc(n.Shapes, func(o BoardShape) bool { return o.From == s.From && o.To == s.To && (on || o.Color == s.Color) })
	if on {
		n.Shapes = append(n.Shapes, s)
	}
}
