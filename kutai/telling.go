package kutai

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// telling is an explanation under way.
type telling struct {
	layout  *layout
	reasons []game.Reason
}

// say adds a sentence about these places; it is given a capital.
func (t *telling) say(places []place, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	t.reasons = append(t.reasons, game.Reason{Text: strings.ToUpper(text[:1]) + text[1:], Places: t.layout.namesOf(places)})
}

// show adds a line to the last sentence.
func (t *telling) show(kind game.LinkKind, from, to place, value uint8) {
	last := &t.reasons[len(t.reasons)-1]
	last.Links = append(last.Links, game.Link{Kind: kind, Owner: game.None, From: t.layout.centreOf(from), To: t.layout.centreOf(to), Value: int(value)})
}

// namesOf returns the names of places, nil for none.
func (l *layout) namesOf(places []place) []string {
	var names []string
	for _, p := range places {
		names = append(names, l.names[p])
	}
	return names
}

// described names a tile and its place, e.g. "the Day Iris on 0,3".
func (pos *Position) described(t tile) string {
	return "the " + t.kind().Name() + " on " + pos.layout().names[pos.at[t]]
}

// on returns the tile on a place; there must be one.
func (pos *Position) on(p place) tile { return tile(pos.cell[p] - 1) }

// series joins e.g. "a, b and c".
func series(list []string, word string) string {
	n := len(list)
	if n < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n-1], ", ") + " " + word + " " + list[n-1]
}
