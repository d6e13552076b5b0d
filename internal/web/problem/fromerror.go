package problem

import (
	"context"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/capacity"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// FromError returns the problem that an error is. An error that is none of the
// application's becomes an Incident with a number of its own.
func FromError(err error) *Problem {
	if p, ok := errors.AsType[*Problem](err); ok {
		return p // err as its cause would be a circle
	}
	if p := applicationProblem(err); p != nil {
		return p.WithCause(err)
	}
	p := New(Incident, "")
	p.Incident = incidentNumber()
	p.Detail = "Something went wrong here. It is written down under the number " + p.Incident + "."
	return p.WithCause(err)
}

// applicationProblem translates the errors of the application, nil for any other.
func applicationProblem(err error) *Problem {
	if p := gameProblem(err); p != nil {
		return p
	}
	if name, ok := errors.AsType[*identity.NameError](err); ok {
		return InvalidField("name", wording.AsSentence(name.Text))
	}
	if large, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return tooLarge(large.Limit)
	}
	for _, s := range sentinelCodes {
		if errors.Is(err, s.err) {
			return New(s.code, s.detail)
		}
	}
	return nil
}

// gameProblem converts errors of matches and rules.
func gameProblem(err error) *Problem {
	if refused, ok := errors.AsType[*match.Refusal](err); ok {
		p := New(Code(refused.Code), wording.AsSentence(refused.Text))
		p.Rule, p.Places = refused.Rule, refused.Places
		return p
	}
	if asked, ok := errors.AsType[*analysis.QuestionError](err); ok {
		return analysisProblem(asked)
	}
	if broken, ok := errors.AsType[*game.RuleError](err); ok {
		p := New(Code(match.RefusedRule), wording.AsSentence(broken.Text))
		p.Rule, p.Places = broken.Rule, broken.Places
		return p
	}
	if version, ok := errors.AsType[*match.VersionError](err); ok {
		return New(Code(match.RefusedVersion), wording.AsSentence(version.Error()))
	}
	if terms, ok := errors.AsType[*match.TermsError](err); ok {
		return InvalidField(terms.Field, wording.AsSentence(terms.Text))
	}
	if command, ok := errors.AsType[*match.CommandError](err); ok {
		return InvalidField("command", wording.AsSentence(command.Text))
	}
	if option, ok := errors.AsType[*game.OptionError](err); ok {
		return InvalidField("options", wording.AsSentence(option.Error()))
	}
	if setup, ok := errors.AsType[*game.SetupError](err); ok {
		return wrongs("position", setup.Clauses())
	}
	return nil
}

// analysisProblem translates why a question about a position has no answer.
func analysisProblem(e *analysis.QuestionError) *Problem {
	switch {
	case e.Rule == "" && e.Clauses != nil:
		return wrongs(e.Field, e.Clauses)
	case e.Rule == "":
		return InvalidField(e.Field, e.Text)
	}
	p := New(Code(match.RefusedRule), e.Text)
	p.Rule, p.Heading, p.Places = e.Rule, e.Heading, e.Places
	return p
}

// sentinelCodes are the codes of errors that are compared by identity. The texts of the
// store are for the log; these are for people.
var sentinelCodes = []struct {
	err    error
	code   Code
	detail string
}{
	{store.ErrNotFound, NotFound, "There is no such match. Perhaps its address is not complete."},
	{store.ErrFull, Storage, "The disk of this service is full. Nothing was lost; please try again later."},
	{capacity.ErrFull, Full, "This service has no space left for new matches, chat or people. Matches that have begun go on."},
	{store.ErrReadOnly, Storage, "This service can only be read at the moment. Nothing was lost; please try again later."},
	{store.ErrLocked, Storage, "The records of this service are being worked on. Nothing was lost; please try again in a moment."},
	{store.ErrClosed, Closing, "The service is about to restart. Please try again in a moment."},
	{store.ErrNotOwner, Busy, "The match is being moved. Please try again in a moment."},
	{store.ErrConflict, Busy, "The match was changed at the same time. Please try again."},
	{room.ErrBusy, Busy, "Too much is waiting for this match. Please try again in a moment."},
	{room.ErrClosed, Closing, "The service is about to restart. Please try again in a moment."},
	{identity.ErrInvalidIdentity, InvalidIdentity, "This browser's identity is not good here any more. Take a name to go on."},
	{http.ErrHandlerTimeout, Busy, "This took too long. Please try again in a moment."},
	{context.DeadlineExceeded, Busy, "This took too long. Please try again in a moment."},
	{context.Canceled, Gone, "The request was given up."},
}
