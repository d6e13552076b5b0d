package study

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// questionJSON is whatever is asked; each kind has fields of its own.
type questionJSON struct {
	GameLine
	Lang     string `json:"lang"`
	Notation bool   `json:"notation"`
	Path     []string
	Turn     string
	Text     string
	Set      string
	Names    bool
}

// Answer answers a question of a kind (view, art, picks, why, read, paste, write), both
// as JSON: the same that the server answers. The error is an *[QuestionError].
func (d *Session) Answer(kind string, asked []byte) ([]byte, error) {
	var q questionJSON
	answer, err := d.answer(kind, asked, &q)
	if err != nil {
		return nil, TranslateError(q.Lang, err)
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(answer); err != nil {
		return nil, fmt.Errorf("the answer to %s: %w", kind, err)
	}
	return text.Bytes(), nil
}

func (d *Session) answer(kind string, asked []byte, q *questionJSON) (any, error) {
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
		return DrawAll(d.games, DrawRequest{q.Game, q.Options, q.Set, q.Names})
	}
	b, err := d.Board(q.GameLine)
	if err != nil {
		return nil, err
	}
	switch b.SetLanguage(q.Lang); kind {
	case "view":
		return b.View(q.Notation), nil
	case "picks":
		return b.NextPicks(q.Path)
	case "why":
		return b.ExplainTurn(q.Turn)
	case "read":
		return b.ReadTurn(q.Text)
	case "legal":
		return b.Legal(), nil
	}
	return nil, fieldError("kind", "there is no such question")
}

func (d *Session) paste(asked []byte, q *questionJSON) (any, error) {
	var t struct {
		PasteRequest
		Lang string `json:"lang"`
	}
	err := read(asked, &t)
	if q.Lang = t.Lang; err != nil {
		return nil, err
	}
	p, err := ParseRecord(d.games, t.PasteRequest)
	return p.Translated(t.Lang), err
}

func (d *Session) write(asked []byte, q *questionJSON) (any, error) {
	var r struct {
		RecordJSON
		Form string `json:"form"`
		Lang string `json:"lang"`
	}
	err := read(asked, &r)
	if q.Lang = r.Lang; err != nil {
		return nil, err
	}
	return FormatRecord(d.games, r.RecordJSON, r.Form)
}

// read reads a question.
func read(asked []byte, q any) error {
	err := json.Unmarshal(asked, q)
	var field *json.UnmarshalTypeError
	switch {
	case errors.As(err, &field):
		return fieldError(field.Field, "the field "+field.Field+" of the question is of another type")
	case err != nil:
		return fieldError("", "the question is not JSON")
	}
	return nil
}
