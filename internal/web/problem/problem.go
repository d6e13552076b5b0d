package problem

import (
	"net/http"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/translate"
)

// Problem is why a request was not fulfilled.
type Problem struct { //nolint:errname // it is an answer to people, not only an error
	Status int    `json:"status"` // of HTTP
	Code   Code   `json:"code"`
	Title  string `json:"title"`  // of the code: always the same
	Detail string `json:"detail"` // whole sentences for people
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

	clauses []string // the parts of the detail, if there may be many
	quoted  string   // see Quote
	cause   error
}

// FieldError describes what is wrong with one field of a request.
type FieldError struct {
	Field string `json:"field"` // where, e.g. "body.clock"
	Text  string `json:"text"`
}

// Code names a kind of problem. Those of refused commands are the codes of package match.
type Code string

// The codes besides those of package match.
const (
	Invalid         Code = "invalid"     // the request is not of the expected form
	NotFound        Code = "not-found"   // there is no such thing
	NoIdentity      Code = "nobody"      // it needs an identity
	InvalidIdentity Code = "void"        // the identity is no longer good
	LinkUsed        Code = "spent"       // the link has been used, or its time is over
	Forbidden       Code = "forbidden"   // not from there
	Misdirected     Code = "misdirected" // the request is for another host
	Method          Code = "method"      // not with this method
	TooLarge        Code = "too-large"   //
	MediaType       Code = "media-type"  // not in this form
	NotOffered      Code = "not-offered" // there is no answer in a form that was asked for
	Limited         Code = "limited"     // too much was asked for
	Busy            Code = "busy"        // too much is waiting
	Storage         Code = "storage"     // it cannot be stored at the moment
	Full            Code = "full"        // there is no space for anything new
	Closing         Code = "closing"     // the service is shutting down
	Incident        Code = "incident"    // a fault of the service
	Gone            Code = "gone"        // who asked has left
)

// New makes a problem; the detail is a whole sentence.
func New(code Code, detail string) *Problem {
	k := kindOf(code)
	return &Problem{Status: k.status, Code: code, Title: k.title, Detail: detail, RetryAfter: k.retry}
}

// InvalidField makes the problem of one field of a request.
func InvalidField(field, text string) *Problem {
	p := New(Invalid, text)
	p.Faults = []FieldError{{Field: field, Text: text}}
	return p
}

// wrongs makes the problem of one field that has several things wrong with it.
func wrongs(field string, clauses []string) *Problem {
	p := InvalidField(field, wording.AsSentence(strings.Join(clauses, "; ")))
	p.clauses = clauses
	return p
}

// WithCause sets what caused p, for the log and errors.Is.
func (p *Problem) WithCause(err error) *Problem {
	p.cause = err
	return p
}

// Quote appends a text of another program to the detail, which is not translated.
func (p *Problem) Quote(text string) { p.quoted = text }

// Is reports whether an error is a problem with this code.
func Is(err error, code Code) bool { return err != nil && FromError(err).Code == code }

func (p *Problem) Error() string { return p.Detail }

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
	title  string
	retry  time.Duration
}

func kindOf(code Code) codeInfo {
	if k, ok := codeInfos[code]; ok {
		return k
	}
	return codeInfo{http.StatusInternalServerError, "Something went wrong here", 0}
}

// Limits of the texts of a problem, so that an answer with it has at most 64 KB however
// its characters are escaped.
const (
	MaxDetail = 6 << 10 // bytes of the detail
	MaxFaults = 20      // of the fields of a request
	maxField  = 100     // bytes of the name of a field
	maxTexts  = 4 << 10 // bytes of the texts of all faults
)

// Translated returns p in a language, with all texts for people, cut to the limits above.
func (p *Problem) Translated(lang string) *Problem {
	t := translate.For(lang).NewTranslator()
	translated := *p
	// A title has the capital of a sentence, but not its full stop.
	translated.Title = strings.TrimSuffix(t.Translate(p.Title+"."), ".")
	if translated.Heading = t.Translate(p.Heading); p.clauses != nil {
		translated.Detail = t.Join(p.clauses)
	} else {
		translated.Detail = t.Translate(p.Detail)
	}
	if p.quoted != "" {
		translated.Detail = wording.AsSentence(strings.TrimSuffix(translated.Detail, ".") + ": " + p.quoted)
	}
	translated.Detail = wording.Shorten(translated.Detail, MaxDetail)
	translated.Faults = nil
	left := maxTexts
	for _, fault := range p.Faults[:min(len(p.Faults), MaxFaults)] {
		text := translated.Detail
		if fault.Text != p.Detail {
			text = t.Translate(fault.Text)
		}
		text = wording.Shorten(text, left)
		translated.Faults = append(translated.Faults, FieldError{Field: wording.Shorten(fault.Field, maxField), Text: text})
		if left -= len(text); left <= 0 {
			break
		}
	}
	return &translated
}
