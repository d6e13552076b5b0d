package study

import (
	"errors"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/tongue"
	"github.com/teahouse-games/teahouse/record"
)

// Error is why there is no answer to a question.
type Error struct {
	Field string // of the question, where that is what is wrong
	Text  string // whole sentences for people
	// Clauses are what Text is made of, where there may be many: each is translated by itself.
	Clauses []string
	// Rule is the id of the rule that a turn breaks, Heading says it in a few words, and
	// Places show it on the board.
	Rule, Heading string
	Places        []string

	title string // in another language than English
}

func (e *Error) Error() string { return e.Text }

// Titles of what is wrong: always the same.
const (
	TitleInvalid = "The request can not be understood"
	TitleRule    = "The rules do not allow this turn"
)

// Title says what is wrong in a few words.
func (e *Error) Title() string {
	switch {
	case e.title != "":
		return e.title
	case e.Rule != "":
		return TitleRule
	}
	return TitleInvalid
}

// In returns an error in a language, if it is an *[Error].
func In(lang string, err error) error {
	var e *Error
	if !errors.As(err, &e) {
		return err
	}
	said, t := *e, tongue.In(lang).Translator()
	if said.Heading = t.Say(e.Heading); e.Clauses != nil {
		said.Text = t.Join(e.Clauses)
	} else {
		said.Text = t.Say(e.Text)
	}
	// It has the capital of a sentence, but not its full stop.
	said.title = strings.TrimSuffix(t.Say(e.Title()+"."), ".")
	return &said
}

// wrongs is what is wrong with a field, in several clauses.
func wrongs(field string, clauses []string) *Error {
	e := wrong(field, strings.Join(clauses, "; "))
	e.Clauses = clauses
	return e
}

func wrong(field, text string) *Error { return &Error{Field: field, Text: game.Sentence(text)} }

// refusal is what a game has against a turn.
func refusal(rules *game.Rules, err error) *Error {
	broken := game.Refusal(err)
	return &Error{
		Rule: broken.Rule, Heading: headingOf(rules, broken.Rule),
		Text: game.Sentence(broken.Text), Places: broken.Places,
	}
}

func headingOf(rules *game.Rules, rule string) string {
	heading, _ := rules.Heading(rule)
	return heading.Title
}

// unreadable is what is wrong with a text that should be a record, or with what is to
// become one.
func unreadable(rules *game.Rules, field string, err error) error {
	var syntax *record.SyntaxError
	var turn *record.TurnError
	var header *record.HeaderError
	switch {
	case errors.As(err, &turn):
		said := refusal(rules, turn.Err)
		said.Text = game.Sentence(turn.Error())
		return said
	case errors.As(err, &header):
		var setup *game.SetupError
		if !errors.As(header.Err, &setup) {
			return wrong(field, err.Error())
		}
		// The first reason stands behind the place of the header.
		clauses := setup.Clauses()
		first := *header
		first.Err = &game.SetupError{Game: setup.Game, Reasons: clauses[:1]}
		clauses[0] = first.Error()
		return wrongs(field, clauses)
	case errors.As(err, &syntax):
		return wrong(field, err.Error())
	}
	return optional(field, err)
}

// optional is what is wrong with options or a position; another error is returned as
// it is.
func optional(field string, err error) error {
	var option *game.OptionError
	var setup *game.SetupError
	switch {
	case errors.As(err, &option):
		return wrong("options", option.Error())
	case errors.As(err, &setup):
		return wrongs("position", setup.Clauses())
	}
	return wrong(field, err.Error())
}
