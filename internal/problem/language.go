package problem

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/tongue"
)

// Limits of what a problem says, so that an answer with it has at most 64 KB however its
// characters are escaped.
const (
	MaxDetail = 6 << 10 // bytes of the detail
	MaxFaults = 20      // of the fields of a request
	maxField  = 100     // bytes of the name of a field
	maxTexts  = 4 << 10 // bytes of the texts of all faults
)

// Translated returns p in a language, all that it says to people, cut to the limits above.
func (p *Problem) Translated(lang string) *Problem {
	t := tongue.For(lang).NewTranslator()
	said := *p
	// A title has the capital of a sentence, but not its full stop.
	said.Title = strings.TrimSuffix(t.Say(p.Title+"."), ".")
	if said.Heading = t.Say(p.Heading); p.clauses != nil {
		said.Detail = t.Join(p.clauses)
	} else {
		said.Detail = t.Say(p.Detail)
	}
	if p.quoted != "" {
		said.Detail = game.AsSentence(strings.TrimSuffix(said.Detail, ".") + ": " + p.quoted)
	}
	said.Detail = game.Shorten(said.Detail, MaxDetail)
	said.Faults = nil
	left := maxTexts
	for _, fault := range p.Faults[:min(len(p.Faults), MaxFaults)] {
		text := said.Detail
		if fault.Text != p.Detail {
			text = t.Say(fault.Text)
		}
		text = game.Shorten(text, left)
		said.Faults = append(said.Faults, FieldError{Field: game.Shorten(fault.Field, maxField), Text: text})
		if left -= len(text); left <= 0 {
			break
		}
	}
	return &said
}
