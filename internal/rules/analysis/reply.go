package analysis

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"
)

// ProblemJSON is an error as JSON, as the server writes it in a problem of RFC 9457.
type ProblemJSON struct {
	Status  int             `json:"status"` // of HTTP
	Code    string          `json:"code"`
	Title   string          `json:"title"`
	Detail  string          `json:"detail"`
	Message message.Message `json:"message" tstype:"MessageData"` // the detail as data
	Rule    string          `json:"rule,omitempty"`
	Heading string          `json:"heading,omitempty"`
	Places  []string        `json:"places,omitempty"`
}

// Reply answers a question as [Session.Answer] does, and never fails: it returns
// {"answer": …}, or {"problem": …} with a [ProblemJSON].
func (d *Session) Reply(kind string, asked []byte) []byte {
	return Reply(func() ([]byte, error) { return d.Answer(kind, asked) }, d.reset)
}

// Reply makes an answer, its error or its panic a reply; after a panic it calls failed, which
// returns the language of the question.
func Reply(answer func() ([]byte, error), failed func() *message.Language) (reply []byte) {
	defer func() {
		if fault := recover(); fault != nil {
			l, detail := failed(), messages.RulesFailed(message.Text(fmt.Sprint(fault)))
			reply = problemReply(ProblemJSON{
				Status: 500, Code: "incident", Title: l.Title(messages.TitleIncident()),
				Detail: l.Sentence(detail), Message: detail,
			})
		}
	}()
	text, err := answer()
	var asked *QuestionError
	switch {
	case err == nil:
		return append(append([]byte(`{"answer":`), text...), '}')
	case errors.As(err, &asked):
		return problemReply(asked.problemJSON())
	}
	panic(err) // no error of a question
}

func (e *QuestionError) problemJSON() ProblemJSON {
	p := ProblemJSON{
		Status: 422, Code: "invalid", Title: e.language.Title(e.Title()), Detail: e.Text(e.language), Message: e.Message(),
		Rule: e.Rule, Heading: e.language.Title(e.Heading), Places: e.Places,
	}
	if e.Rule != "" {
		p.Code = "rule"
	}
	return p
}

func problemReply(p ProblemJSON) []byte {
	text, err := json.Marshal(map[string]ProblemJSON{"problem": p})
	if err != nil {
		panic(err) // it is strings and numbers
	}
	return text
}
