package problem

import (
	"encoding/json"

	analysismessages "github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
)

// Problem is why a request was not fulfilled. [Problem.Translated] writes its texts.
type Problem struct { //nolint:errname // it is an answer to people, not only an error
	Status int    `json:"status"` // of HTTP
	Code   Code   `json:"code"`
	Title  string `json:"title"`  // of the code: always the same
	Detail string `json:"detail"` // whole sentences for people
	// Message is the detail as data; it is left out where it is too long for an answer.
	Message message.Message `json:"message,omitzero"`
	// Rule is the id of the rule of the game that refuses a turn, Heading, if it is
	// known, names it in a few words, and Places show it.
	Rule    string       `json:"rule,omitempty"`
	Heading string       `json:"heading,omitempty"`
	Places  []string     `json:"places,omitempty"`
	Faults  []FieldError `json:"faults,omitempty"` // with the code invalid: every one found
	// Incident is the number under which the log has more.
	Incident string `json:"incident,omitempty"`
	// RetryAfter is when the same request may fare better; 0: there is no saying.
	RetryAfter time.Duration `json:"-"`

	heading message.Message
	cause   error
}

// FieldError describes what is wrong with one field of a request.
type FieldError struct {
	Field string `json:"field"` // where, e.g. "body.clock"
	Text  string `json:"text"`
	// Message is the text as data, if it is another one than the detail of the problem.
	Message message.Message `json:"message,omitzero"`
}

// Code names a kind of problem. Those of refused commands are the codes of package match.
type Code string

// The codes besides those of package match.
const (
	Invalid         Code = "invalid"       // the request is not of the expected form
	NotFound        Code = "not-found"     // there is no such thing
	NoIdentity      Code = "nobody"        // it needs an identity
	InvalidIdentity Code = "void"          // the identity is no longer good
	LinkUsed        Code = "spent"         // the link has been used, or its time is over
	NotLoggedIn     Code = "not-logged-in" // it needs an account
	LoginFailed     Code = "login-failed"
	LoginExpired    Code = "login-expired" // a login has to begin again
	NoPasskeys      Code = "no-passkeys"   // browsers make none for this address
	NoMail          Code = "no-mail"       // the service sends none
	LastLogin       Code = "last-login"    // nobody could log in any more
	OldLogin        Code = "old-login"     // it needs a login of the last minutes
	Suspended       Code = "suspended"     // an operator has disabled the account
	NoRole          Code = "no-role"       // it is for moderators or operators
	Settled         Code = "settled"       // a moderator has settled the report already
	TooMany         Code = "too-many"      // there are as many as there can be
	ExternalSite    Code = "external-site" // another site, at which people log in, does not answer
	Vacation        Code = "vacation"      // no vacation can begin now
	Forbidden       Code = "forbidden"     // not from there
	Misdirected     Code = "misdirected"   // the request is for another host
	Method          Code = "method"        // not with this method
	TooLarge        Code = "too-large"     //
	MediaType       Code = "media-type"    // not in this form
	NotOffered      Code = "not-offered"   // there is no answer in a form that was asked for
	Limited         Code = "limited"       // too much was asked for
	Busy            Code = "busy"          // too much is waiting
	Storage         Code = "storage"       // it cannot be stored at the moment
	Full            Code = "full"          // there is no space for anything new
	Closing         Code = "closing"       // the service is shutting down
	Incident        Code = "incident"      // a fault of the service
	Gone            Code = "gone"          // who asked has left
)

// New makes a problem.
func New(code Code, detail message.Message) *Problem {
	k := kindOf(code)
	return &Problem{Status: k.status, Code: code, Message: detail, RetryAfter: k.retry}
}

// InvalidField makes the problem of one field of a request.
func InvalidField(field string, detail message.Message) *Problem {
	p := New(Invalid, detail)
	p.Faults = []FieldError{{Field: field}}
	return p
}

// WithCause sets what caused p, for the log and errors.Is.
func (p *Problem) WithCause(err error) *Problem {
	p.cause = err
	return p
}

// Is reports whether an error is a problem with this code.
func Is(err error, code Code) bool { return err != nil && FromError(err).Code == code }

func (p *Problem) Error() string { return p.Message.Sentence() }

// Unwrap returns what caused it.
func (p *Problem) Unwrap() error { return p.cause }

// GetStatus returns the HTTP status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType returns that of p as JSON.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// Type returns the URI reference that names the kind of problem.
func (p *Problem) Type() string { return "/problems/" + string(p.Code) }

// codeInfo has what all problems of a code have in common.
type codeInfo struct {
	status int
	retry  time.Duration
}

func kindOf(code Code) codeInfo {
	if k, ok := codeInfos[code]; ok {
		return k
	}
	return codeInfo{http.StatusInternalServerError, 0}
}

// Limits of the texts of a problem, so that an answer with it has at most 64 KB however
// its characters are escaped.
const (
	MaxDetail = 6 << 10 // bytes of the detail
	MaxFaults = 20      // of the fields of a request
	maxField  = 100     // bytes of the name of a field
	maxTexts  = 3 << 10 // bytes of the texts of all faults
	// maxMessage is how many bytes of JSON a message has at most.
	maxMessage = 8 << 10
)

// titleOf returns the title of a code.
func titleOf(code Code) message.Message {
	switch {
	case code == Invalid:
		return analysismessages.TitleInvalid()
	case code == Code(match.RefusedRule):
		return analysismessages.TitleRule()
	case messages.Catalogue.Has("title-" + string(code)):
		return messages.Catalogue.Message("title-" + string(code))
	}
	return messages.Catalogue.Message("title-" + string(Incident))
}

// Translated returns p with its texts in a language, nil for English, cut to the limits above. A
// text of a fault that is there already stays as it is.
func (p *Problem) Translated(l *message.Language) *Problem {
	translated := *p
	translated.Title, translated.Heading = l.Title(titleOf(p.Code)), l.Title(p.heading)
	translated.Detail = wording.Shorten(l.Sentence(p.Message), MaxDetail)
	translated.Message = shortMessage(p.Message)
	translated.Faults = nil
	left := maxTexts
	for _, fault := range p.Faults[:min(len(p.Faults), MaxFaults)] {
		switch {
		case !fault.Message.IsZero():
			fault.Text = l.Sentence(fault.Message)
		case fault.Text == "":
			fault.Text = translated.Detail
		}
		fault.Text, fault.Message = wording.Shorten(fault.Text, left), shortMessage(fault.Message)
		fault.Field = wording.Shorten(fault.Field, maxField)
		translated.Faults = append(translated.Faults, fault)
		if left -= len(fault.Text); left <= 0 {
			break
		}
	}
	return &translated
}

// shortMessage returns a message, nothing if it is too long for an answer.
func shortMessage(m message.Message) message.Message {
	if text, err := json.Marshal(m); err != nil || len(text) > maxMessage {
		return message.Message{}
	}
	return m
}
