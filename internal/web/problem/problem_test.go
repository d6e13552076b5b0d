package problem_test

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	servicemessages "github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/capacity"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// errUnknown is none of the application's errors.
func clauses(texts ...string) (list []message.Message) {
	for _, text := range texts {
		list = append(list, message.Plain(text))
	}
	return list
}

var errUnknown = errors.New("unknown")

func TestFrom(t *testing.T) {
	tests := []struct {
		err     error
		status  int
		code    problem.Code
		message string
	}{
		{&match.Refusal{Code: match.RefusedTurn, Message: message.Plain("it is Bob's turn")}, 409, "not-your-turn", "It is Bob's turn."},
		{&match.Refusal{Code: match.RefusedRule, Rule: "orbit", Message: message.Plain("no"), Places: []string{"1,2"}}, 422, "rule", "No."},
		{game.NewRuleError("orbit", []string{"1,2"}, message.Plain("the Cho is stranded")), 422, "rule", "The Cho is stranded."},
		{&analysis.QuestionError{Rule: "orbit", Heading: message.Plain("stay near"), Clauses: clauses("no")}, 422, "rule", "No."},
		{&analysis.QuestionError{Field: "turns", Clauses: clauses("too many")}, 422, problem.Invalid, "Too many."},
		{&match.VersionError{Game: "ki-shogi", PlayedVersion: 1, CurrentVersion: 2}, 409, "rules-version", "rules"},
		{&match.TermsError{Field: "clock", Message: message.Plain("no such clock")}, 422, problem.Invalid, "No such clock."},
		{&match.CommandError{Message: message.Plain("there is no such command")}, 422, problem.Invalid, "There is no such command."},
		{&game.OptionError{Game: "g", Name: "o", Value: "v", Valid: "a, b"}, 422, problem.Invalid, "a, b"},
		{&game.SetupError{Game: "g", Reasons: clauses("one", "two")}, 422, problem.Invalid, "One; two."},
		{&identity.NameError{Message: message.Plain("too long")}, 422, problem.Invalid, "Too long."},
		{account.ErrNotLoggedIn, 401, problem.NotLoggedIn, "account"},
		{&account.LoginError{Person: "p1", Err: account.ErrPasskey}, 403, problem.LoginFailed, "passkey"},
		{account.ErrRecovery, 403, problem.LoginFailed, "code"},
		{account.ErrCeremony, 410, problem.LoginExpired, "begin again"},
		{account.ErrNoPasskeys, 409, problem.NoPasskeys, "public-url"},
		{account.ErrNoMail, 409, problem.NoMail, "no mail"},
		{account.ErrAddress, 422, problem.Invalid, "ann@example.org"},
		{store.ErrAddressTaken, 422, problem.Invalid, "nother account"},
		{&account.LoginError{Person: "p1", Err: account.ErrMailCode}, 403, problem.LoginFailed, "code"},
		{account.ErrOtherBrowser, 403, problem.LoginFailed, "nother browser"},
		{account.ErrMailVoid, 410, problem.LoginExpired, "new one"},
		{mail.ErrFull, 503, problem.Busy, "mails"},
		{mail.ErrClosed, 503, problem.Closing, "restart"},
		{account.ErrLastLogin, 409, problem.LastLogin, "log in any more"},
		{account.ErrOldLogin, 403, problem.OldLogin, "ten minutes"},
		{store.ErrSuspended, 403, problem.Suspended, "disabled this account"},
		{moderation.ErrRole, 403, problem.NoRole, "moderators"},
		{moderation.ErrNotRated, 404, problem.NotFound, "no result"},
		{moderation.ErrMuteTime, 422, problem.Invalid, "8784 hours"},
		{moderation.ErrSelf, 422, problem.Invalid, "yourself"},
		{account.ErrNoSession, 404, problem.NotFound, "login"},
		{store.ErrTooMany, 409, problem.TooMany, "passkeys"},
		{identity.ErrInvalidIdentity, 401, problem.InvalidIdentity, "name"},
		{store.ErrNotFound, 404, problem.NotFound, "match"},
		{store.ErrFull, 503, problem.Storage, "full"},
		{capacity.ErrFull, 503, problem.Full, "no space left for new matches"},
		{store.ErrReadOnly, 503, problem.Storage, "read"},
		{store.ErrLocked, 503, problem.Storage, "worked on"},
		{store.ErrClosed, 503, problem.Closing, "restart"},
		{room.ErrBusy, 503, problem.Busy, "match"},
		{room.ErrClosed, 503, problem.Closing, "restart"},
		{context.DeadlineExceeded, 503, problem.Busy, "too long"},
		{context.Canceled, 499, problem.Gone, "given up"},
		{&http.MaxBytesError{Limit: 8}, 413, problem.TooLarge, "8 bytes"},
		{problem.InvalidField("clock", message.Plain("no")), 422, problem.Invalid, "No."},
	}
	for _, test := range tests {
		for _, err := range []error{test.err, fmt.Errorf("wrapped: %w", test.err), errors.Join(test.err, errors.New("more"))} {
			p := problem.FromError(err).Translated(nil)
			if p.Status != test.status || p.Code != test.code || !strings.Contains(p.Detail, test.message) || p.Title == "" {
				t.Errorf("%v: %d %s %q, want %d %s %q", err, p.Status, p.Code, p.Detail, test.status, test.code, test.message)
			}
		}
		if errors.Is(problem.FromError(fmt.Errorf("wrapped: %w", test.err)), errUnknown) {
			t.Errorf("%v is caused by what it is not", test.err)
		}
		if !problem.Is(test.err, test.code) || problem.Is(test.err, problem.Incident) {
			t.Errorf("Is of %v", test.err)
		}
	}
	p := problem.FromError(game.NewRuleError("orbit", []string{"1,2"}, message.Plain("no")))
	if p.Rule != "orbit" || len(p.Places) != 1 {
		t.Errorf("of a rule: %+v", p)
	}
	if problem.Is(nil, problem.Invalid) {
		t.Error("no error is a problem")
	}
	if err := fmt.Errorf("commit: %w", store.ErrFull); !errors.Is(problem.FromError(err), err) {
		t.Error("what caused it is lost")
	}
}

// TestIn: all texts of a problem are translated.
func TestIn(t *testing.T) {
	for _, test := range []struct {
		err           error
		title, detail string
	}{
		{&match.Refusal{Code: match.RefusedTaken, Message: servicemessages.SeatTaken()}, "Der Platz ist besetzt", "Da sitzt schon jemand."},
		{store.ErrFull, "Gerade kann nichts gespeichert werden", "Der Speicher dieses Dienstes ist voll. Es ist nichts verloren; bitte versuche es später noch einmal."},
		{identity.ErrInvalidIdentity, "Du bist hier nicht mehr bekannt", "Dieser Browser ist hier nicht mehr bekannt. Gib dir einen Namen, um weiterzumachen."},
		{problem.InvalidField("seat", messages.Seat()), "Die Anfrage ist nicht verständlich", "Ein Platz heißt first oder second."},
	} {
		p := problem.FromError(test.err)
		english := p.Translated(languages.For("en"))
		if got := p.Translated(languages.For("de")); got.Title != test.title || got.Detail != test.detail || len(got.Faults) > 0 && got.Faults[0].Text != test.detail || got.Code != p.Code || got.Status != p.Status {
			t.Errorf("%v: %+v, want %s: %s", test.err, got, test.title, test.detail)
		}
		if got := p.Translated(nil); got.Title != english.Title || got.Detail != english.Detail || p.Title != "" {
			t.Errorf("%v in English: %+v", test.err, got)
		}
	}
	for _, code := range problem.Codes() {
		p := problem.New(code, message.Message{})
		for _, tag := range languages.Tags()[1:] {
			if p.Translated(languages.For(tag)).Title == p.Translated(nil).Title {
				t.Errorf("%s has no title in %s", code, tag)
			}
		}
	}
	if p := problem.FromError(errUnknown); !strings.HasSuffix(p.Translated(languages.For("de")).Detail, "unter der Nummer "+p.Incident+" notiert.") {
		t.Errorf("an incident is told as %s", p.Translated(languages.For("de")).Detail)
	}
	w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil)
	r.Header.Set("Accept-Language", "de-AT")
	problem.Write(w, r, slog.New(slog.DiscardHandler), store.ErrNotFound)
	if !strings.Contains(w.Body.String(), "Diese Partie gibt es nicht.") {
		t.Errorf("written as %s", w.Body)
	}
}

// TestIncident: of an internal error the sender gets a number, the log the rest.
func TestIncident(t *testing.T) {
	var logged bytes.Buffer
	log := slog.New(slog.NewTextHandler(&logged, nil))
	w := httptest.NewRecorder()
	problem.Write(w, httptest.NewRequest(http.MethodGet, "/", nil), log, errors.New("open /secret/path: no such file"))
	var p struct {
		Type, Code, Detail, Incident string
		Status                       int
	}
	if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil {
		t.Fatal(err)
	}
	if w.Code != 500 || p.Status != 500 || p.Type != "/problems/incident" || p.Incident == "" || !strings.Contains(p.Detail, p.Incident) {
		t.Errorf("the answer is %d %s", w.Code, w.Body)
	}
	if strings.Contains(w.Body.String(), "secret") {
		t.Errorf("the answer tells of the inside: %s", w.Body)
	}
	if !strings.Contains(logged.String(), p.Incident) || !strings.Contains(logged.String(), "/secret/path") {
		t.Errorf("the log is %s", logged.String())
	}
}

func TestWrite(t *testing.T) {
	var logged bytes.Buffer
	log := slog.New(slog.NewTextHandler(&logged, nil))
	limited := problem.New(problem.Limited, messages.Limited())
	limited.RetryAfter = 1500 * time.Millisecond
	w := httptest.NewRecorder()
	problem.Write(w, httptest.NewRequest(http.MethodGet, "/", nil), log, limited)
	h := w.Header()
	if w.Code != 429 || h.Get("Content-Type") != "application/problem+json" || h.Get("Retry-After") != "2" || h.Get("Cache-Control") != "no-store" {
		t.Errorf("the answer is %d %v", w.Code, h)
	}
	want := `{"type":"/problems/limited","status":429,"code":"limited","title":"That was too much at once","detail":"This was too much in a short time. Please wait a little and try again.","message":{"id":"problem-limited"},"retry_ms":1500}`
	if got := strings.TrimSpace(w.Body.String()); got != want {
		t.Errorf("the body is %s, want %s", got, want)
	}
	if logged.Len() > 0 {
		t.Errorf("what is no fault of the service is logged: %s", logged.String())
	}
	problem.Write(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil), log, fmt.Errorf("commit of match m: %w", store.ErrFull))
	if !strings.Contains(logged.String(), "commit of match m") {
		t.Errorf("what could not be kept is not logged: %s", logged.String())
	}
}

// TestCodes: every code of a refusal is a problem of its own.
func TestCodes(t *testing.T) {
	titles := map[string]problem.Code{}
	for _, code := range problem.Codes() {
		p := problem.New(code, message.Plain("why")).Translated(nil)
		if p.Status < 400 || p.Title == "" {
			t.Errorf("%s is %+v", code, p)
		}
		if other, ok := titles[p.Title]; ok {
			t.Errorf("%s and %s are both called %q", code, other, p.Title)
		}
		titles[p.Title] = code
	}
	for _, code := range []match.RefusalCode{
		match.RefusedRule, match.RefusedTurn, match.RefusedSeat, match.RefusedTaken, match.RefusedInvite, match.RefusedStale, match.RefusedOver,
		match.RefusedWaiting, match.RefusedOffer, match.RefusedEarly, match.RefusedLate, match.RefusedText, match.RefusedVersion,
		match.RefusedRated, match.RefusedMuted, match.RefusedBlocked,
	} {
		if p := problem.New(problem.Code(code), message.Message{}); p.Status >= 500 {
			t.Errorf("the refusal %s is %d", code, p.Status)
		}
	}
}
