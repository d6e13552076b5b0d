package kutai

import "github.com/teahouse-games/teahouse/game"

// telling is an explanation under way.
type telling struct {
	game.Telling
	layout *layout
}

// link adds a line to the last sentence.
func (t *telling) link(kind game.LinkKind, from, to place, value uint8) {
	t.Show(game.Link{Kind: kind, Owner: game.None, From: t.layout.centreOf(from), To: t.layout.centreOf(to), Value: int(value)})
}

// namesOf returns the names of places, nil for none.
func (l *layout) namesOf(places ...place) []string {
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
