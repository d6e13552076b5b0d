package game

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game/wording"
)

// Explanation is sentences under way: what an [Explainer] says one after the other.
type Explanation []Reason

// Add adds the sentence that the format makes as fmt.Sprintf does, about these places.
func (t *Explanation) Add(places []string, format string, args ...any) {
	*t = append(*t, Reason{Text: wording.AsSentence(fmt.Sprintf(format, args...)), Places: places})
}

// AddLinks adds lines to the last sentence.
func (t *Explanation) AddLinks(links ...Link) {
	last := &(*t)[len(*t)-1]
	last.Links = append(last.Links, links...)
}
