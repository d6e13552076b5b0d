package analysis

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/editor"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/study"
)

// Session answers questions and keeps the latest games. It is not safe for concurrent
// use.
type Session struct {
	games     gamelist.Games
	languages Languages
	language  *message.Language // of the question under way
	boards    []*cachedBoard    // the last used one first
}

// Languages returns a language by its tag, nil for English.
type Languages func(tag string) *message.Language

// New returns a session for games that answers in languages; nil stands for English alone.
func New(games gamelist.Games, languages Languages) *Session {
	if languages == nil {
		languages = func(string) *message.Language { return nil }
	}
	return &Session{games: games, languages: languages}
}

// cachedBoard is a board that may be used again.
type cachedBoard struct {
	*Analysis
	startKey string // how its game begins
}

const (
	// maxBoards is the number of boards kept: a match, its review and a variation, and
	// one more.
	maxBoards = 4
	// maxUndo is after how many turns to be taken back a board is copied rather than moved:
	// it will probably be asked about again.
	maxUndo = 16
)

// Board returns the board of a line. It is good until the next question. The error is an
// *[QuestionError].
func (d *Session) Board(l GameLine) (*Analysis, error) {
	rules, options, err := l.resolve(d.games, MaxTurns)
	if err != nil {
		return nil, err
	}
	begins := startKey(rules, options, l.Position)
	k := d.closestBoard(begins, l.Turns)
	switch {
	case k == nil:
		b, err := newBoard(rules, options, l.Position)
		if err != nil {
			return nil, err
		}
		k = &cachedBoard{b, begins}
	case len(k.Turns)-sharedPrefix(k.Turns, l.Turns) > maxUndo:
		k = &cachedBoard{&Analysis{Rules: rules, Table: game.Clone(k.Table), Turns: k.Turns, labels: slices.Clone(k.labels)}, begins}
	}
	d.moveToFront(k)
	return k.Analysis, k.goTo(l.Turns)
}

// startKey identifies how a game begins.
func startKey(rules *game.Rules, options game.Options, position string) string {
	parts := []string{rules.Name, position}
	for i := range rules.Options {
		parts = append(parts, options[rules.Options[i].Name])
	}
	return strings.Join(parts, "\n")
}

// closestBoard returns the kept board from which the fewest turns lead to these, nil for
// none.
func (d *Session) closestBoard(begins string, turns []string) (nearest *cachedBoard) {
	least := 0
	for _, k := range d.boards {
		if k.startKey != begins {
			continue
		}
		way := len(k.Turns) + len(turns) - 2*sharedPrefix(k.Turns, turns)
		if nearest == nil || way < least {
			nearest, least = k, way
		}
	}
	return nearest
}

// moveToFront puts a board before the others.
func (d *Session) moveToFront(k *cachedBoard) {
	if i := slices.Index(d.boards, k); i >= 0 {
		d.boards = slices.Delete(d.boards, i, i+1)
	}
	d.boards = slices.Insert(d.boards, 0, k)
	if len(d.boards) > maxBoards {
		clear(d.boards[maxBoards:])
		d.boards = d.boards[:maxBoards]
	}
}

// reset drops all boards: after a fault they may be inconsistent. It returns the language of the
// question.
func (d *Session) reset() *message.Language {
	d.boards = nil
	return d.language
}

// questionJSON has the fields of all kinds of questions; each kind uses some of them.
type questionJSON struct {
	GameLine
	Lang     string `json:"lang"`
	Notation bool   `json:"notation"`
	Path     []string
	Ahead    bool // the picks after each next pick, too
	Turn     string
	Text     string
	Set      string
	Names    bool
	Gains    bool // of the picks
	Place    string
	Seat     string // with Kind, instead of Place
	Kind     string
	Edits    []editor.Edit
}

// Answer answers a question of a kind (view, art, picks, piece, why, read, edit, paste, write, try, chapter, outline, split), both
// as JSON: the same that the server answers. The error is an *[QuestionError].
func (d *Session) Answer(kind string, asked []byte) ([]byte, error) {
	var q questionJSON
	answer, err := d.answer(kind, asked, &q)
	if err != nil {
		return nil, ErrorIn(d.languages(q.Lang), err)
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
	case "try":
		return d.try(asked, q)
	case "chapter":
		return d.chapter(asked, q)
	case "outline":
		return d.outline(asked, q)
	}
	err := read(asked, q)
	if d.language = d.languages(q.Lang); err != nil {
		return nil, err
	}
	switch kind {
	case "art":
		return DrawAll(d.games, DrawRequest{q.Game, q.Options, q.Set, q.Names})
	case "split":
		return SplitFile{study.SplitRecords(q.Text)}, nil
	case "edit":
		return EditPosition(d.games, q.GameLine, q.Edits, d.language)
	}
	b, err := d.Board(q.GameLine)
	if err != nil {
		return nil, err
	}
	switch b.SetLanguage(d.language); kind {
	case "view":
		return b.View(q.Notation), nil
	case "picks":
		b.Gains = q.Gains
		if q.Ahead {
			return b.PicksAhead(q.Path)
		}
		return b.NextPicks(q.Path)
	case "piece":
		return b.DescribeChosen(q.Place, q.Seat, q.Kind)
	case "why":
		return b.ExplainTurn(q.Turn)
	case "read":
		return b.ReadTurn(q.Text)
	case "legal":
		return b.Legal(), nil
	}
	return nil, fieldError("kind", messages.NoQuestion())
}

func (d *Session) paste(asked []byte, q *questionJSON) (any, error) {
	var t struct {
		PasteRequest
		Lang string `json:"lang"`
	}
	err := read(asked, &t)
	q.Lang = t.Lang
	if d.language = d.languages(t.Lang); err != nil {
		return nil, err
	}
	return ParseRecord(d.games, t.PasteRequest, d.language)
}

func (d *Session) write(asked []byte, q *questionJSON) (any, error) {
	var r struct {
		RecordJSON
		Form string `json:"form"`
		Lang string `json:"lang"`
	}
	err := read(asked, &r)
	q.Lang = r.Lang
	if d.language = d.languages(r.Lang); err != nil {
		return nil, err
	}
	return FormatRecord(d.games, r.RecordJSON, r.Form)
}

func (d *Session) try(asked []byte, q *questionJSON) (any, error) {
	var t struct {
		TryRequest
		Lang string `json:"lang"`
	}
	err := read(asked, &t)
	q.Lang = t.Lang
	if d.language = d.languages(t.Lang); err != nil {
		return nil, err
	}
	return Try(d.games, &t.TryRequest, d.language)
}

func (d *Session) chapter(asked []byte, q *questionJSON) (any, error) {
	var t struct {
		ChapterQuestion
		Lang string `json:"lang"`
	}
	err := read(asked, &t)
	q.Lang = t.Lang
	if d.language = d.languages(t.Lang); err != nil {
		return nil, err
	}
	return EditChapter(d.games, &t.ChapterQuestion, d.language)
}

func (d *Session) outline(asked []byte, q *questionJSON) (any, error) {
	var t struct {
		OutlineQuestion
		Lang string `json:"lang"`
	}
	err := read(asked, &t)
	q.Lang = t.Lang
	if d.language = d.languages(t.Lang); err != nil {
		return nil, err
	}
	return EditOutline(&t.OutlineQuestion, d.language)
}

// read reads a question.
func read(asked []byte, q any) error {
	err := json.Unmarshal(asked, q)
	var field *json.UnmarshalTypeError
	switch {
	case errors.As(err, &field):
		return fieldError(field.Field, messages.FieldType(message.Text(field.Field)))
	case err != nil:
		return fieldError("", messages.NotJson())
	}
	return nil
}
