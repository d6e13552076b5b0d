package analysis

import (
	"errors"

	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/study"
)

// maxOperations is how many operations one question has.
const maxOperations = 10_000

// ChapterQuestion asks how a chapter is after operations.
type ChapterQuestion struct {
	Text string `json:"text"` // of a record, or with New in any form that can be pasted
	Game string `json:"game,omitempty"`
	// New: the text comes from outside, so that all its turns are checked.
	New bool `json:"new,omitempty"`
	// Line keeps the turns of a path alone, and all after it.
	Line []string `json:"line,omitempty"`
	// Study and Title are written into the text, if one is not empty.
	Study      string            `json:"study,omitempty"`
	Title      string            `json:"title,omitempty"`
	Operations []study.Operation `json:"operations,omitempty"`
}

// StudyChapter is a chapter of a study.
type StudyChapter struct {
	Text     string             `json:"text"` // the record
	Game     string             `json:"game"`
	Options  map[string]string  `json:"options"`
	Position string             `json:"position,omitempty"`
	First    string             `json:"first,omitempty"`
	Second   string             `json:"second,omitempty"`
	Date     string             `json:"date,omitempty"`
	Result   *ResultJSON        `json:"result,omitempty" tstype:"Outcome"`
	Size     int                `json:"size"` // how many turns it has
	Comment  string             `json:"comment,omitempty"`
	Shapes   []study.BoardShape `json:"shapes,omitempty"`
	Turns    []ChapterTurn      `json:"turns"`
	// Study and Title are those that the text was written with.
	Study string `json:"study,omitempty"`
	Title string `json:"title,omitempty"`
	// Operations are those that were asked for, with the digests of what they delete. Those in Refused were not made.
	Operations []study.Operation  `json:"operations,omitempty"`
	Refused    []RefusedOperation `json:"refused,omitempty"`
	Warnings   []string           `json:"warnings,omitempty"`
}

// ChapterTurn is a turn in a line of play of a chapter.
type ChapterTurn struct {
	Turn       string             `json:"turn"`
	Mark       string             `json:"mark,omitempty"`
	Comment    string             `json:"comment,omitempty"`
	Shapes     []study.BoardShape `json:"shapes,omitempty"`
	Variations [][]ChapterTurn    `json:"variations,omitempty"`
}

// RefusedOperation is why an operation of a list was not made.
type RefusedOperation struct {
	Index  int                 `json:"index"`
	Code   study.OperationCode `json:"code"`
	Detail string              `json:"detail"`
}

// EditChapter makes operations in a chapter. The error is a *[QuestionError]: the text is no record.
func EditChapter(list gamelist.Games, q *ChapterQuestion, l *message.Language) (*StudyChapter, error) {
	if len(q.Operations) > maxOperations {
		return nil, fieldError("operations", messages.TooManyOperations(maxOperations))
	}
	r, warnings, err := readChapter(list, q)
	if err != nil {
		return nil, err
	}
	rules, err := list.ByName(r.Game)
	if err != nil {
		return nil, fieldError("text", message.Of(err))
	}
	out := &StudyChapter{}
	for _, w := range warnings[:min(len(warnings), MaxWarnings)] {
		out.Warnings = append(out.Warnings, l.Sentence(w.Message()))
	}
	out.Study, out.Title = study.Titles(r)
	c := study.ChapterOf(r)
	for i, op := range q.Operations {
		if op.Kind == study.DeleteTurn && op.Digest == "" {
			if n := c.At(op.Path); n != nil {
				op.Digest = n.Digest()
			}
		}
		if op.Kind == study.DeleteChapter {
			if op.Digest == "" {
				op.Digest = c.Digest()
			}
			err = c.CheckDelete(op)
		} else {
			err = c.Apply(rules, op)
		}
		var refused *study.OperationError
		if errors.As(err, &refused) {
			out.Refused = append(out.Refused, RefusedOperation{i, refused.Code, l.Sentence(refused.Why)})
		}
		out.Operations = append(out.Operations, op)
	}
	if len(q.Line) > 0 {
		if c = c.Line(q.Line); c == nil {
			return nil, fieldError("line", messages.NoLine())
		}
	}
	text, err := c.WriteTitled(q.Study, q.Title)
	if err != nil {
		return nil, recordError(rules, "text", err)
	}
	out.Text = string(text)
	out.describe(c)
	return out, nil
}

// readChapter reads the text of a question.
func readChapter(list gamelist.Games, q *ChapterQuestion) (*record.Record, []record.Warning, error) {
	if q.New {
		p := pasteParser{games: list, text: []byte(q.Text), most: record.MaxTurns}
		if q.Game != "" && !record.HasHeaders(p.text) && !record.LooksLikeJSON(p.text) {
			rules, err := list.ByName(q.Game)
			if err != nil {
				return nil, nil, fieldError("game", message.Of(err))
			}
			p.rules, p.games = rules, gamelist.Games{rules}
		}
		return p.read()
	}
	r, err := record.Read([]byte(q.Text))
	if err != nil {
		return nil, nil, fieldError("text", message.Of(err))
	}
	return r, nil, nil
}

// describe adds the content of a chapter.
func (s *StudyChapter) describe(c *study.Chapter) {
	h := recordOf(&c.Headers)
	s.Game, s.Options, s.Position, s.First, s.Second, s.Date, s.Result = h.Game, h.Options, h.Position, h.First, h.Second, h.Date, h.Result
	if s.Options == nil {
		s.Options = map[string]string{} // for JSON
	}
	s.Size, s.Comment, s.Shapes, s.Turns = c.Size().Turns, c.Root.Comment, c.Root.Shapes, chapterTurns(&c.Root)
}

// chapterTurns returns the turns after a node, with their variations.
func chapterTurns(n *study.TurnNode) []ChapterTurn {
	turns := []ChapterTurn{}
	for ; len(n.Next) > 0; n = n.Next[0] {
		t := chapterTurn(n.Next[0])
		for _, variation := range n.Next[1:] {
			t.Variations = append(t.Variations, append([]ChapterTurn{chapterTurn(variation)}, chapterTurns(variation)...))
		}
		turns = append(turns, t)
	}
	return turns
}

func chapterTurn(n *study.TurnNode) ChapterTurn {
	return ChapterTurn{Turn: n.Turn, Mark: n.Mark, Comment: n.Comment, Shapes: n.Shapes}
}

// OutlineQuestion asks how the outline of a study is after operations.
type OutlineQuestion struct {
	Outline    study.Outline     `json:"outline"`
	Operations []study.Operation `json:"operations"`
}

// EditedOutline is an outline after operations.
type EditedOutline struct {
	Outline study.Outline      `json:"outline"`
	Refused []RefusedOperation `json:"refused,omitempty"`
}

// EditOutline makes operations in the outline of a study. The error is a *[QuestionError].
func EditOutline(q *OutlineQuestion, l *message.Language) (*EditedOutline, error) {
	if len(q.Operations) > maxOperations {
		return nil, fieldError("operations", messages.TooManyOperations(maxOperations))
	}
	out := &EditedOutline{Outline: q.Outline}
	for i, op := range q.Operations {
		var refused *study.OperationError
		if err := out.Outline.Apply(op); errors.As(err, &refused) {
			out.Refused = append(out.Refused, RefusedOperation{i, refused.Code, l.Sentence(refused.Why)})
		}
	}
	if out.Outline.Chapters == nil {
		out.Outline.Chapters = []study.OutlineEntry{} // for JSON
	}
	return out, nil
}

// SplitFile is a file with several records, each on its own.
type SplitFile struct {
	Parts []string `json:"parts"`
}
