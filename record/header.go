package record

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record/messages"
)

// headerField is a header that this package knows.
type headerField struct {
	name  string
	write func(r *Record) string          // its value, "" if it says nothing
	read  func(r *Record, v string) error // v is not empty
}

// headerFields are the known ones in the order in which they are written.
var headerFields = []headerField{
	{"Game", func(r *Record) string { return r.Game }, (*Record).readGame},
	{"Rules", (*Record).writeVersion, (*Record).readVersion},
	{"Options", (*Record).writeOptions, (*Record).readOptions},
	{"Position", func(r *Record) string { return r.Position }, (*Record).readPosition},
	{"First", func(r *Record) string { return r.First }, func(r *Record, v string) error { r.First = v; return nil }},
	{"Second", func(r *Record) string { return r.Second }, func(r *Record, v string) error { r.Second = v; return nil }},
	{"Date", func(r *Record) string { return r.Date }, (*Record).readDate},
	{"Clock", func(r *Record) string { return r.Clock }, func(r *Record, v string) error { r.Clock = v; return nil }},
	{"Result", (*Record).writeResult, (*Record).readResult},
}

// headerNamed returns the header with this name, in capitals or not.
func headerNamed(name string) (headerField, bool) {
	i := slices.IndexFunc(headerFields, func(h headerField) bool { return strings.EqualFold(h.name, name) })
	if i < 0 {
		return headerField{}, false
	}
	return headerFields[i], true
}

// isName reports whether text is a name that a header can have: a letter, then
// letters, digits and hyphens.
func isName(text string) bool {
	for i := range len(text) {
		c := text[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (i == 0 || c != '-' && (c < '0' || c > '9')) {
			return false
		}
	}
	return text != "" && len(text) <= MaxName
}

// checkHeaderAllowed checks that a header with this name, and its value at p, is allowed here.
func (r *Record) checkHeaderAllowed(name string, p textPosition) error {
	if first, twice := r.places[name]; twice {
		return message.NewError(messages.HeaderTwice(message.Text(name), first.line))
	}
	if len(r.places) == MaxHeaders {
		return message.NewError(messages.HeadersTooMany(MaxHeaders))
	}
	if h, ok := headerNamed(name); ok && h.name != name {
		return message.NewError(messages.HeaderWritten(message.Text(name), message.Text(h.name)))
	}
	if r.places == nil {
		r.places = map[string]textPosition{}
	}
	r.places[name] = p
	return nil
}

// setHeader takes the value of a header.
func (r *Record) setHeader(name, value string) error {
	h, ok := headerNamed(name)
	if !ok {
		r.Headers = append(r.Headers, Header{name, value})
		return nil
	}
	if value = strings.Trim(value, " \t"); value == "" {
		return message.NewError(messages.HeaderEmpty(message.Text(name)))
	}
	return h.read(r, value)
}

// isLowercaseWord reports whether a text has only small letters, digits and hyphens.
func isLowercaseWord(text string) bool {
	return strings.Trim(text, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// quoted returns a text from outside for a message.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

func (r *Record) readGame(v string) error {
	r.Game = v
	if !isLowercaseWord(v) {
		return message.NewError(messages.GameLetters(quoted(v)))
	}
	return nil
}

func (r *Record) writeVersion() string {
	if r.Version == 0 {
		return ""
	}
	return strconv.Itoa(r.Version)
}

func (r *Record) readVersion(v string) error {
	n, err := strconv.Atoi(v)
	if err != nil || n < 1 || n > 1_000_000 || strconv.Itoa(n) != v {
		return message.NewError(messages.RulesVersion(quoted(v)))
	}
	r.Version = n
	return nil
}

func (r *Record) writeOptions() string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(r.Options)) {
		list = append(list, name+"="+r.Options[name])
	}
	return strings.Join(list, " ")
}

func (r *Record) readOptions(v string) error {
	r.Options = game.Options{}
	for _, field := range splitWords(v) {
		name, value, ok := strings.Cut(field, "=")
		if !ok || name == "" || value == "" {
			return message.NewError(messages.OptionsForm(quoted(field)))
		}
		if _, twice := r.Options[name]; twice {
			return message.NewError(messages.OptionTwice(quoted(name)))
		}
		r.Options[name] = value
	}
	return nil
}

func (r *Record) readPosition(v string) error {
	if len(v) > game.MaxPositionText {
		return message.NewError(messages.PositionTooLong(len(v), game.MaxPositionText))
	}
	r.Position = v
	return nil
}

func (r *Record) readDate(v string) error {
	if _, err := time.Parse(time.DateOnly, v); err != nil {
		return message.NewError(messages.DateForm(quoted(v)))
	}
	r.Date = v
	return nil
}

func (r *Record) writeResult() string {
	if !r.Result.Over() {
		return ""
	}
	return winnerText(r.Result) + ", " + r.Result.Reason
}

func winnerText(o game.Outcome) string {
	if o.IsDraw() {
		return "draw"
	}
	return o.Winner.String()
}

func (r *Record) readResult(v string) error {
	winner, reason, ok := strings.Cut(v, ",")
	if !ok {
		return message.NewError(messages.ResultForm(quoted(v)))
	}
	o, err := parseOutcome(strings.Trim(winner, " \t"), strings.Trim(reason, " \t"))
	r.Result = o
	return err
}

// parseOutcome makes the outcome of a result's two words.
func parseOutcome(winner, reason string) (game.Outcome, error) {
	switch {
	case reason == "":
		return game.Outcome{}, message.NewError(messages.ReasonMissing())
	case !isLowercaseWord(reason):
		return game.Outcome{}, message.NewError(messages.ReasonLetters(quoted(reason)))
	}
	o := game.Draw(reason)
	switch winner {
	case "first":
		o.Winner = game.First
	case "second":
		o.Winner = game.Second
	case "draw":
	default:
		return game.Outcome{}, message.NewError(messages.ResultWinner(quoted(winner)))
	}
	switch {
	case reason == "resign" && o.IsDraw():
		return o, message.NewError(messages.ResultResign())
	case reason == "agreement" && !o.IsDraw():
		return o, message.NewError(messages.ResultAgreement())
	}
	return o, nil
}

// EndsOutsideRules reports whether a game can end for this reason while the rules let it
// go on: resign, timeout, abandoned or agreement.
func EndsOutsideRules(reason string) bool {
	return slices.Contains([]string{"resign", "timeout", "abandoned", "agreement"}, reason)
}
