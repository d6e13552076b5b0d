package analysis

import (
	"errors"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
)

// QuestionError is why there is no answer to a question.
type QuestionError struct {
	Field string // of the question, if a field is wrong
	// Clauses say what is wrong, one clause each.
	Clauses []message.Message
	// Rule is the id of the rule that a turn breaks, Heading names it in a few words,
	// and Places show it on the board.
	Rule    string
	Heading message.Message
	Places  []string

	language *message.Language // of the answer; nil for English
}

// Title names the kind of error in a few words.
func (e *QuestionError) Title() message.Message {
	if e.Rule != "" {
		return messages.TitleRule()
	}
	return messages.TitleInvalid()
}

// ErrorIn returns an error in a language, if it is a *[QuestionError].
func ErrorIn(l *message.Language, err error) error {
	var e *QuestionError
	if !errors.As(err, &e) {
		return err
	}
	translated := *e
	translated.language = l
	return &translated
}

func (e *QuestionError) Error() string { return e.Text(nil) }

// Text returns whole sentences for people in a language; nil is English.
func (e *QuestionError) Text(l *message.Language) string { return l.Sentence(e.Message()) }

// Message returns what is wrong as one message.
func (e *QuestionError) Message() message.Message { return JoinClauses(e.Clauses) }

// JoinClauses returns several clauses as one, separated by semicolons.
func JoinClauses(clauses []message.Message) message.Message {
	switch len(clauses) {
	case 0:
		return message.Message{}
	case 1:
		return clauses[0]
	}
	return messages.Clauses(message.ListOf(clauses...))
}

// fieldError returns the error of a field.
func fieldError(field string, clauses ...message.Message) *QuestionError {
	return &QuestionError{Field: field, Clauses: clauses}
}

// ruleError converts the error of a turn.
func ruleError(rules *game.Rules, err error) *QuestionError {
	broken := game.AsRuleError(err)
	return &QuestionError{
		Rule: broken.Rule, Heading: rules.RuleTitle(broken.Rule),
		Clauses: []message.Message{broken.Message}, Places: broken.Places,
	}
}

// recordError converts an error of a text that should be a record, or of something that
// should become one.
func recordError(rules *game.Rules, field string, err error) error {
	var syntax *record.SyntaxError
	var turn *record.TurnError
	var header *record.HeaderError
	switch {
	case errors.As(err, &turn):
		question := ruleError(rules, turn.Err)
		question.Clauses = []message.Message{turn.Message()}
		return question
	case errors.As(err, &header):
		return fieldError(field, header.Clauses()...)
	case errors.As(err, &syntax):
		return fieldError(field, message.Of(err))
	}
	return setupError(field, err)
}

// setupError converts an error of options or a position; it returns any other error
// unchanged.
func setupError(field string, err error) error {
	var option *game.OptionError
	var setup *game.SetupError
	switch {
	case errors.As(err, &option):
		return fieldError("options", option.Message())
	case errors.As(err, &setup):
		return fieldError("position", setup.Clauses()...)
	}
	return fieldError(field, message.Of(err))
}
