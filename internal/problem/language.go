package problem

import (
	"strings"

	"github.com/teahouse-games/teahouse/internal/tongue"
)

// In returns p in a language, all that it says to people.
func (p *Problem) In(lang string) *Problem {
	t := tongue.In(lang)
	said := *p
	// A title has the capital of a sentence, but not its full stop.
	said.Title = strings.TrimSuffix(t.Say(p.Title+"."), ".")
	said.Detail, said.Heading = t.Say(p.Detail), t.Say(p.Heading)
	said.Faults = nil
	for _, fault := range p.Faults {
		said.Faults = append(said.Faults, Fault{Field: fault.Field, Text: t.Say(fault.Text)})
	}
	return &said
}
