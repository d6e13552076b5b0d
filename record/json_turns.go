package record

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// lineRead is a line of play while it is read: its notes may come before its turns.
type lineRead struct {
	turns []Turn
	notes []noteRead
}

type noteRead struct {
	number     int
	place      place
	said       Turn
	variations []lineRead
}

var keysOfLine = []string{"turns", "notes"}

func (j *jsonReader) lineMember(l *lineRead, key string) error {
	if key == "notes" {
		return j.array("a list of notes", func() error {
			n := noteRead{}
			err := j.note(&n)
			l.notes = append(l.notes, n)
			return err
		})
	}
	return j.array("a list of turns", func() error {
		text, err := j.str("the text of a turn in quotes")
		if err != nil {
			return err
		}
		if why := notTurn(text); why != "" {
			return j.place().wrong("%s", why)
		}
		l.turns = append(l.turns, Turn{Text: text, place: j.place()})
		return nil
	})
}

func (j *jsonReader) note(n *noteRead) error {
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
				return j.found(want)
			}
			return nil
		case "mark":
			if n.said.Mark, err = j.str("a mark in quotes"); err == nil && !slices.Contains(marks, n.said.Mark) {
				return j.place().wrong("there is no mark %s: the marks are %s", game.Quote(n.said.Mark), strings.Join(marks, " "))
			}
			return err
		case "comment":
			comment, err := j.str("a comment in quotes")
			n.said.Comment = Tidy(comment)
			return err
		}
		j.depth++
		defer func() { j.depth-- }()
		if j.depth > MaxDepth {
			return j.place().wrong("variations stand in variations more than %d deep, the most that is read", MaxDepth)
		}
		return j.array("a list of variations", func() error {
			v := lineRead{}
			err := j.object(`a variation, e.g. {"turns":["Gyoku*0,0"]}`, keysOfLine, func(key string) error {
				return j.lineMember(&v, key)
			})
			n.variations = append(n.variations, v)
			return err
		})
	})
}

// made puts the notes to their turns, the first of which has this number.
func (l *lineRead) made(j *jsonReader, number int) ([]Turn, error) {
	last := number - 1
	for _, n := range l.notes {
		i := n.number - number
		if n.place == (place{}) || n.number <= last || i >= len(l.turns) {
			at := n.place
			if at == (place{}) {
				at = j.to(len(j.text))
			}
			return nil, at.wrong("a note has the number of a turn of its line, %d to %d, and stands behind those of earlier turns", number, number+len(l.turns)-1)
		}
		last = n.number
		t := &l.turns[i]
		t.Mark, t.Comment = n.said.Mark, n.said.Comment
		for _, v := range n.variations {
			turns, err := v.made(j, n.number)
			if err != nil {
				return nil, err
			}
			if len(turns) == 0 {
				return nil, n.place.wrong("the turn has a variation without a turn: leave it out")
			}
			t.Variations = append(t.Variations, turns)
		}
	}
	return l.turns, nil
}
