package problem

import (
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"context"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/capacity"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/pairing"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
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
	number := incidentNumber()
	p := New(Incident, messages.Incident(message.Text(number)))
	p.Incident = number
	return p.WithCause(err)
}

// applicationProblem translates the errors of the application, nil for any other.
func applicationProblem(err error) *Problem {
	if p := gameProblem(err); p != nil {
		return p
	}
	if name, ok := errors.AsType[*identity.NameError](err); ok {
		return InvalidField("name", name.Message)
	}
	if large, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return tooLarge(large.Limit)
	}
	switch {
	case errors.Is(err, account.ErrAddress):
		return InvalidField("address", messages.NoAddressOfMail())
	case errors.Is(err, moderation.ErrMuteTime):
		return InvalidField("hours", messages.MuteTime(int(moderation.MaxMute.Hours())))
	case errors.Is(err, moderation.ErrSelf):
		return InvalidField("person", messages.OwnRole())
	case errors.Is(err, store.ErrAddressTaken):
		return InvalidField("address", messages.AddressTaken())
	case errors.Is(err, notice.ErrWebhookURL):
		return InvalidField("url", messages.WebhookAddress())
	case errors.Is(err, notice.ErrDevice):
		return InvalidField("endpoint", messages.PushSubscription())
	}
	for _, s := range sentinelCodes {
		if errors.Is(err, s.err) {
			return New(s.code, s.detail())
		}
	}
	return nil
}

// gameProblem converts errors of matches and rules.
func gameProblem(err error) *Problem {
	if refused, ok := errors.AsType[*match.Refusal](err); ok {
		p := New(Code(refused.Code), refused.Message)
		p.Rule, p.Places = refused.Rule, refused.Places
		return p
	}
	if asked, ok := errors.AsType[*analysis.QuestionError](err); ok {
		return analysisProblem(asked)
	}
	if broken, ok := errors.AsType[*game.RuleError](err); ok {
		p := New(Code(match.RefusedRule), broken.Message)
		p.Rule, p.Places = broken.Rule, broken.Places
		return p
	}
	if version, ok := errors.AsType[*match.VersionError](err); ok {
		return New(Code(match.RefusedVersion), version.Message())
	}
	if terms, ok := errors.AsType[*match.TermsError](err); ok {
		return InvalidField(terms.Field, terms.Message)
	}
	if command, ok := errors.AsType[*match.CommandError](err); ok {
		return InvalidField("command", command.Message)
	}
	if option, ok := errors.AsType[*game.OptionError](err); ok {
		return InvalidField("options", option.Message())
	}
	if setup, ok := errors.AsType[*game.SetupError](err); ok {
		return InvalidField("position", analysis.JoinClauses(setup.Clauses()))
	}
	return nil
}

// analysisProblem translates why a question about a position has no answer.
func analysisProblem(e *analysis.QuestionError) *Problem {
	if e.Rule == "" {
		return InvalidField(e.Field, e.Message())
	}
	p := New(Code(match.RefusedRule), e.Message())
	p.Rule, p.heading, p.Places = e.Rule, e.Heading, e.Places
	return p
}

// sentinelCodes are the codes of errors that are compared by identity. The texts of the
// store are for the log; these are for people.
var sentinelCodes = []struct {
	err    error
	code   Code
	detail func() message.Message
}{
	{studies.ErrNoStudy, NotFound, messages.NoStudy},
	{studies.ErrReadOnly, Forbidden, messages.StudyReadOnly},
	{studies.ErrKey, Forbidden, messages.StudyKey},
	{studies.ErrManyStudies, TooMany, messages.ManyStudies},
	{studies.ErrManyEditors, TooMany, messages.ManyStudyEditors},
	{studies.ErrTaken, Forbidden, messages.StudyTaken},
	{store.ErrNotFound, NotFound, messages.NoMatch},
	{store.ErrFull, Storage, messages.DiskFull},
	{capacity.ErrFull, Full, messages.NoSpace},
	{store.ErrReadOnly, Storage, messages.ReadOnly},
	{store.ErrLocked, Storage, messages.Locked},
	{store.ErrUnavailable, Storage, messages.Unavailable},
	{store.ErrUnknownOutcome, Storage, messages.Unavailable},
	{store.ErrClosed, Closing, messages.Restart},
	{store.ErrNotOwner, Busy, messages.NotOwner},
	{store.ErrConflict, Busy, messages.Conflict},
	{pairing.ErrFull, Busy, messages.SeekersFull},
	{room.ErrBusy, Busy, messages.MatchBusy},
	{room.ErrClosed, Closing, messages.Restart},
	{identity.ErrInvalidIdentity, InvalidIdentity, messages.IdentityVoid},
	{account.ErrNotLoggedIn, NotLoggedIn, messages.NotLoggedIn},
	{account.ErrPasskey, LoginFailed, messages.PasskeyRefused},
	{account.ErrRecovery, LoginFailed, messages.RecoveryRefused},
	{account.ErrCeremony, LoginExpired, messages.CeremonyOver},
	{account.ErrNoPasskeys, NoPasskeys, messages.NoPasskeysHere},
	{account.ErrNoMail, NoMail, messages.NoMail},
	{account.ErrMailCode, LoginFailed, messages.MailCode},
	{account.ErrOtherBrowser, LoginFailed, messages.OtherBrowser},
	{account.ErrMailVoid, LoginExpired, messages.MailVoid},
	{mail.ErrFull, Busy, messages.MailsWaiting},
	{mail.ErrClosed, Closing, messages.Restart},
	{account.ErrNoExternalSite, NotFound, messages.NoExternalSite},
	{account.ErrExternalState, LoginExpired, messages.ExternalState},
	{account.ErrExternalDenied, LoginFailed, messages.ExternalDenied},
	{account.ErrExternalUnknown, LoginFailed, messages.ExternalUnknown},
	{account.ErrExternalTaken, LoginFailed, messages.ExternalTaken},
	{account.ErrExternalAddress, LoginFailed, messages.ExternalAddress},
	{account.ErrManyExternal, TooMany, messages.ManyExternal},
	{oidc.ErrUnavailable, ExternalSite, messages.ExternalUnavailable},
	{oidc.ErrAnswer, LoginFailed, messages.ExternalAnswer},
	{account.ErrLastLogin, LastLogin, messages.LastLogin},
	{account.ErrOldLogin, OldLogin, messages.OldLogin},
	{store.ErrSuspended, Suspended, messages.Suspended},
	{moderation.ErrRole, NoRole, messages.NoRole},
	{moderation.ErrNotRated, NotFound, messages.NotRated},
	{account.ErrNoSession, NotFound, messages.NoSession},
	{store.ErrTooMany, TooMany, messages.TooManyPasskeys},
	{notice.ErrManyWebhooks, TooMany, messages.TooManyWebhooks},
	{notice.ErrNoWebhook, NotFound, messages.NoWebhook},
	{notice.ErrNoDevice, NotFound, messages.NoDevice},
	{notice.ErrUnsubscribe, NotFound, messages.UnsubscribeAddress},
	{http.ErrHandlerTimeout, Busy, messages.Timeout},
	{context.DeadlineExceeded, Busy, messages.Timeout},
	{context.Canceled, Gone, messages.GivenUp},
}
