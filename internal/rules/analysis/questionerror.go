package analysis

import (
	"errors"
	"strings"

	"github.com/teahouse-games/teahouse/game"
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

// Titles of the kinds of errors; they never change.
const (
	TitleInvalid = "The request cannot be understood"
	TitleRule    = "The rules do not allow this turn"
)

// Title names the kind of error in a few words.
func (e *QuestionError) Title() message.Message {
	if e.Rule != "" {
		return message.Plain(TitleRule)
	}
	return message.Plain(TitleInvalid)
}

// errorIn returns an error in a language, if it is a *[QuestionError].
func errorIn(l *message.Language, err error) error {
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
func (e *QuestionError) Text(l *message.Language) string { return JoinClauses(l, e.Clauses) }

// JoinClauses returns clauses as one sentence, separated by semicolons.
func JoinClauses(l *message.Language, clauses []message.Message) string {
	parts := make([]string, len(clauses))
	for i, clause := range clauses {
		parts[i] = l.Clause(clause)
	}
	return message.AsSentence(strings.Join(parts, "; "))
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
		question.Clauses = []message.Message{message.Plain(turn.Error())}
		return question
	case errors.As(err, &header):
		var setup *game.SetupError
		if !errors.As(header.Err, &setup) {
			return fieldError(field, message.Plain(err.Error()))
		}
		// The first reason follows the place of the header.
		clauses := setup.Clauses()
		first := *header
		first.Err = &game.SetupError{Game: setup.Game, Reasons: clauses[:1:1]}
		clauses[0] = message.Plain(first.Error())
		return fieldError(field, clauses...)
	case errors.As(err, &syntax):
		return fieldError(field, message.Plain(err.Error()))
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
	return fieldError(field, message.Plain(err.Error()))
}
