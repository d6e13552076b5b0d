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

// In returns p in a language, all that it says to people, cut to the limits above.
func (p *Problem) In(lang string) *Problem {
	t := tongue.In(lang).Translator()
	said := *p
	// A title has the capital of a sentence, but not its full stop.
	said.Title = strings.TrimSuffix(t.Say(p.Title+"."), ".")
	said.Detail, said.Heading = game.Shorten(t.Say(p.Detail), MaxDetail), t.Say(p.Heading)
	said.Faults = nil
	left := maxTexts
	for _, fault := range p.Faults[:min(len(p.Faults), MaxFaults)] {
		text := game.Shorten(t.Say(fault.Text), left)
		said.Faults = append(said.Faults, Fault{Field: game.Shorten(fault.Field, maxField), Text: text})
		if left -= len(text); left <= 0 {
			break
		}
	}
	return &said
}
