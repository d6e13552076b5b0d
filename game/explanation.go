package game

import (
	"github.com/teahouse-games/teahouse/message"
)

// Explanation is sentences under way: what an [Explainer] says one after the other.
type Explanation []Reason

// Add adds a sentence about these places.
func (t *Explanation) Add(places []string, m message.Message) {
	*t = append(*t, Reason{Message: m, Places: places})
}

// AddLinks adds lines to the last sentence.
func (t *Explanation) AddLinks(links ...Link) {
	last := &(*t)[len(*t)-1]
	last.Links = append(last.Links, links...)
}
