package symmetry

import (
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/splitmix"
)

// fieldForm is a field of the position texts.
type fieldForm struct {
	kind      game.FieldKind
	separator string
	hash      [2]uint64 // of its name, and of its name with the seats exchanged
	swapped   string    // its name with the seats exchanged
}

// point is a place in half steps.
type point struct{ x, y int }

// Keys makes the keys of positions of a game. It can be used by several goroutines.
type Keys struct {
	fields map[string]*fieldForm
	points map[string]point // by name; nil: places are cells "x,y"
	names  map[point]string
}

// NewKeys returns the keys of games with the rules and options of g. A game that is no [game.PositionEditor] has keys in
// which the fields are texts.
func NewKeys(g game.Game) *Keys {
	k := &Keys{fields: map[string]*fieldForm{}}
	if e, ok := g.(game.PositionEditor); ok {
		form := e.PositionForm()
		for i := range form.Fields {
			f := &form.Fields[i]
			k.fields[f.Name] = newField(f.Name, f.Kind, f.Separator)
		}
	}
	if s := g.Surface(); s != nil && s.Kind != game.SurfaceField {
		k.points, k.names = make(map[string]point, len(s.Places)), make(map[point]string, len(s.Places))
		for i := range s.Places {
			p := &s.Places[i]
			at := point{halfSteps(p.Centre.X), halfSteps(p.Centre.Y)}
			k.points[p.Name], k.names[at] = at, p.Name
		}
	}
	return k
}

func halfSteps(steps float64) int { return int(math.Round(2 * steps)) }

func newField(name string, kind game.FieldKind, separator string) *fieldForm {
	swapped := exchangeSeats(name)
	return &fieldForm{kind: kind, separator: separator, hash: [2]uint64{textHash(name), textHash(swapped)}, swapped: swapped}
}

// exchangeSeats returns a text with the names of the seats exchanged.
func exchangeSeats(text string) string {
	first, second := game.First.String(), game.Second.String()
	switch {
	case strings.Contains(text, first):
		return strings.ReplaceAll(text, first, second)
	case strings.Contains(text, second):
		return strings.ReplaceAll(text, second, first)
	}
	return text
}

// textHash scrambles a text (FNV-1a, then mixed).
func textHash(text string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return splitmix.Mix(h)
}
