package record

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// parsedLine is a line of play while it is read: its notes may come before its turns.
type parsedLine struct {
	turns []AnnotatedTurn
	notes []parsedNote
}

type parsedNote struct {
	number     int
	place      textPosition
	annotation AnnotatedTurn
	variations []parsedLine
}

var variationKeys = []string{"turns", "notes"}

func (j *jsonReader) lineMember(l *parsedLine, key string) error {
	if key == "notes" {
		return j.array(messages.AListOfNotes(), func() error {
			n := parsedNote{}
			err := j.note(&n)
			l.notes = append(l.notes, n)
			return err
		})
	}
	return j.array(messages.AListOfTurns(), func() error {
		text, err := j.stringValue(messages.ATurn())
		if err != nil {
			return err
		}
		if why := whyNotTurn(text); !why.IsZero() {
			return j.place().syntaxError(why)
		}
		l.turns = append(l.turns, AnnotatedTurn{Text: text, place: j.place()})
		return nil
	})
}

func (j *jsonReader) note(n *parsedNote) error {
	keys := []string{"turn", "mark", "comment", "variations"}
	return j.object(messages.ANote(`{"turn":3,"comment":"…"}`), keys, func(key string) (err error) {
		switch key {
		case "turn":
			want := messages.ANumber()
			token, err := j.token(want)
			if err != nil {
				return err
			}
			number, ok := token.(json.Number)
			if n.place = j.place(); ok {
				n.number, err = strconv.Atoi(number.String())
			}
			if !ok || err != nil {
				return j.wrongToken(want)
			}
			return nil
		case "mark":
			if n.annotation.Mark, err = j.stringValue(messages.AMark()); err == nil && !slices.Contains(annotationMarks, n.annotation.Mark) {
				return j.place().syntaxError(messages.MarkUnknown(quoted(n.annotation.Mark), message.Text(strings.Join(annotationMarks, " "))))
			}
			return err
		case "comment":
			comment, err := j.stringValue(messages.AComment())
			n.annotation.Comment = NormalizeComment(comment)
			return err
		}
		j.depth++
		defer func() { j.depth-- }()
		if j.depth > MaxDepth {
			return j.place().syntaxError(messages.VariationTooDeep(MaxDepth))
		}
		return j.array(messages.AListOfVariations(), func() error {
			v := parsedLine{}
			err := j.object(messages.AVariation(`{"turns":["Gyoku*0,0"]}`), variationKeys, func(key string) error {
				return j.lineMember(&v, key)
			})
			n.variations = append(n.variations, v)
			return err
		})
	})
}

// annotatedTurns puts the notes to their turns, the first of which has this number.
func (l *parsedLine) annotatedTurns(j *jsonReader, number int) ([]AnnotatedTurn, error) {
	last := number - 1
	for _, n := range l.notes {
		i := n.number - number
		if n.place == (textPosition{}) || n.number <= last || i >= len(l.turns) {
			at := n.place
			if at == (textPosition{}) {
				at = j.positionAt(len(j.text))
			}
			return nil, at.syntaxError(messages.NoteNumber(number, number+len(l.turns)-1))
		}
		last = n.number
		t := &l.turns[i]
		t.Mark, t.Comment = n.annotation.Mark, n.annotation.Comment
		for _, v := range n.variations {
			turns, err := v.annotatedTurns(j, n.number)
			if err != nil {
				return nil, err
			}
			if len(turns) == 0 {
				return nil, n.place.syntaxError(messages.VariationWithoutTurn())
			}
			t.Variations = append(t.Variations, turns)
		}
	}
	return l.turns, nil
}
