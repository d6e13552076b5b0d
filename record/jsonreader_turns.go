package record

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game/wording"
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
		return j.array("a list of notes", func() error {
			n := parsedNote{}
			err := j.note(&n)
			l.notes = append(l.notes, n)
			return err
		})
	}
	return j.array("a list of turns", func() error {
		text, err := j.stringValue("the text of a turn in quotes")
		if err != nil {
			return err
		}
		if why := whyNotTurn(text); why != "" {
			return j.place().syntaxErrorf("%s", why)
		}
		l.turns = append(l.turns, AnnotatedTurn{Text: text, place: j.place()})
		return nil
	})
}

func (j *jsonReader) note(n *parsedNote) error {
	keys := []string{"turn", "mark", "comment", "variations"}
	return j.object(`a note, e.g. {"turn":3,"comment":"…"}`, keys, func(key string) (err error) {
		switch key {
		case "turn":
			const want = "the number of a turn"
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
			if n.annotation.Mark, err = j.stringValue("a mark in quotes"); err == nil && !slices.Contains(annotationMarks, n.annotation.Mark) {
				return j.place().syntaxErrorf("there is no mark %s: the marks are %s", wording.QuoteShort(n.annotation.Mark), strings.Join(annotationMarks, " "))
			}
			return err
		case "comment":
			comment, err := j.stringValue("a comment in quotes")
			n.annotation.Comment = NormalizeComment(comment)
			return err
		}
		j.depth++
		defer func() { j.depth-- }()
		if j.depth > MaxDepth {
			return j.place().syntaxErrorf("variations are nested more than %d deep, the limit", MaxDepth)
		}
		return j.array("a list of variations", func() error {
			v := parsedLine{}
			err := j.object(`a variation, e.g. {"turns":["Gyoku*0,0"]}`, variationKeys, func(key string) error {
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
			return nil, at.syntaxErrorf("a note has the number of a turn of its line, %d to %d, and follows those of earlier turns", number, number+len(l.turns)-1)
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
				return nil, n.place.syntaxErrorf("the turn has a variation without a turn: leave it out")
			}
			t.Variations = append(t.Variations, turns)
		}
	}
	return l.turns, nil
}
