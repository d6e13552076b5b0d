package analysis

import (
	"errors"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/translate"
	"github.com/teahouse-games/teahouse/record"
)

// QuestionError is why there is no answer to a question.
type QuestionError struct {
	Field string // of the question, if a field is wrong
	Text  string // whole sentences for people
	// Clauses are the parts of Text if there may be many: each is translated separately.
	Clauses []string
	// Rule is the id of the rule that a turn breaks, Heading names it in a few words,
	// and Places show it on the board.
	Rule, Heading string
	Places        []string

	title string // in another language than English
}

func (e *QuestionError) Error() string { return e.Text }

// Titles of the kinds of errors; they never change.
const (
	TitleInvalid = "The request cannot be understood"
	TitleRule    = "The rules do not allow this turn"
)

// Title names the kind of error in a few words.
func (e *QuestionError) Title() string {
	switch {
	case e.title != "":
		return e.title
	case e.Rule != "":
		return TitleRule
	}
	return TitleInvalid
}

// TranslateError returns an error in a language, if it is an *[QuestionError].
func TranslateError(lang string, err error) error {
	var e *QuestionError
	if !errors.As(err, &e) {
		return err
	}
	translated, t := *e, translate.For(lang).NewTranslator()
	if translated.Heading = t.Translate(e.Heading); e.Clauses != nil {
		translated.Text = t.Join(e.Clauses)
	} else {
		translated.Text = t.Translate(e.Text)
	}
	// It has the capital of a sentence, but not its full stop.
	translated.title = strings.TrimSuffix(t.Translate(e.Title()+"."), ".")
	return &translated
}

// wrongs returns the error of a field, in several clauses.
func wrongs(field string, clauses []string) *QuestionError {
	e := fieldError(field, strings.Join(clauses, "; "))
	e.Clauses = clauses
	return e
}

func fieldError(field, text string) *QuestionError {
	return &QuestionError{Field: field, Text: wording.AsSentence(text)}
}

// ruleError converts the error of a turn.
func ruleError(rules *game.Rules, err error) *QuestionError {
	broken := game.AsRuleError(err)
	return &QuestionError{
		Rule: broken.Rule, Heading: headingOf(rules, broken.Rule),
		Text: wording.AsSentence(broken.Text), Places: broken.Places,
	}
}

func headingOf(rules *game.Rules, rule string) string {
	heading, _ := rules.TurnRule(rule)
	return heading.Title
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
		question.Text = wording.AsSentence(turn.Error())
		return question
	case errors.As(err, &header):
		var setup *game.SetupError
		if !errors.As(header.Err, &setup) {
			return fieldError(field, err.Error())
		}
		// The first reason follows the place of the header.
		clauses := setup.Clauses()
		first := *header
		first.Err = &game.SetupError{Game: setup.Game, Reasons: clauses[:1]}
		clauses[0] = first.Error()
		return wrongs(field, clauses)
	case errors.As(err, &syntax):
		return fieldError(field, err.Error())
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
		return fieldError("options", option.Error())
	case errors.As(err, &setup):
		return wrongs("position", setup.Clauses())
	}
	return fieldError(field, err.Error())
}
