package study

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// question is whatever is asked; each kind has fields of its own.
type question struct {
	Line
	Lang     string `json:"lang"`
	Notation bool   `json:"notation"`
	Path     []string
	Turn     string
	Text     string
	Set      string
	Names    bool
}

// Answer answers a question of a kind (view, art, picks, why, read, paste, write), both
// as JSON: the same that the server answers. The error is an *[Error].
func (d *Desk) Answer(kind string, asked []byte) ([]byte, error) {
	var q question
	answer, err := d.answer(kind, asked, &q)
	if err != nil {
		return nil, In(q.Lang, err)
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(answer); err != nil {
		return nil, fmt.Errorf("the answer to %s: %w", kind, err)
	}
	return text.Bytes(), nil
}

func (d *Desk) answer(kind string, asked []byte, q *question) (any, error) {
	switch kind {
	case "paste":
		return d.paste(asked, q)
	case "write":
		return d.write(asked, q)
	}
	if err := read(asked, q); err != nil {
		return nil, err
	}
	if kind == "art" {
		return Draw(d.games, Drawn{q.Game, q.Options, q.Set, q.Names})
	}
	b, err := d.Lay(q.Line)
	if err != nil {
		return nil, err
	}
	switch b.In(q.Lang); kind {
	case "view":
		return b.View(q.Notation), nil
	case "picks":
		return b.Picks(q.Path)
	case "why":
		return b.Why(q.Turn)
	case "read":
		return b.Read(q.Text)
	case "legal":
		return b.Legal(), nil
	}
	return nil, wrong("kind", "there is no such question")
}

func (d *Desk) paste(asked []byte, q *question) (any, error) {
	var t struct {
		Text
		Lang string `json:"lang"`
	}
	err := read(asked, &t)
	if q.Lang = t.Lang; err != nil {
		return nil, err
	}
	p, err := Paste(d.games, t.Text)
	return p.In(t.Lang), err
}

func (d *Desk) write(asked []byte, q *question) (any, error) {
	var r struct {
		Record
		Form string `json:"form"`
		Lang string `json:"lang"`
	}
	err := read(asked, &r)
	if q.Lang = r.Lang; err != nil {
		return nil, err
	}
	return Write(d.games, r.Record, r.Form)
}

// read reads a question.
func read(asked []byte, q any) error {
	err := json.Unmarshal(asked, q)
	var field *json.UnmarshalTypeError
	switch {
	case errors.As(err, &field):
		return wrong(field.Field, "the field "+field.Field+" of the question is of another type")
	case err != nil:
		return wrong("", "the question is not JSON")
	}
	return nil
}
