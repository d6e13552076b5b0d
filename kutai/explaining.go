package kutai

import "github.com/teahouse-games/teahouse/game"

// explanationBuilder is an explanation under way.
type explanationBuilder struct {
	game.Explanation
	layout *placeTable
}

// addLink adds a line to the last sentence.
func (t *explanationBuilder) addLink(kind game.LinkKind, from, to placeIndex, value uint8) {
	t.AddLinks(game.Link{Kind: kind, Owner: game.None, From: t.layout.centreOf(from), To: t.layout.centreOf(to), Value: int(value)})
}

// namesOf returns the names of places, nil for none.
func (l *placeTable) namesOf(places ...placeIndex) []string {
	var names []string
	for _, p := range places {
		names = append(names, l.names[p])
	}
	return names
}

// describeTile names a tile and its place, e.g. "the Day Iris on 0,3".
func (pos *Position) describeTile(t tile) string {
	return "the " + t.kind().Name() + " on " + pos.layout().names[pos.at[t]]
}

// tileOn returns the tile on a place; there must be one.
func (pos *Position) tileOn(p placeIndex) tile { return tile(pos.cell[p] - 1) }
