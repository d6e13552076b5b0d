package kutai

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

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

// mention returns a tile of the kind in a message, wherever it is.
func (k Kind) mention() message.Piece { return message.Piece{Kind: k.String()} }

// mention returns a tile in a message, on its place.
func (pos *Position) mention(t tile) message.Piece {
	return message.Piece{Kind: t.kind().String(), Place: pos.layout().named(pos.at[t])}
}

// named returns a place in a message.
func (l *placeTable) named(p placeIndex) message.Place { return message.Place(l.names[p]) }

// tileOn returns the tile on a place; there must be one.
func (pos *Position) tileOn(p placeIndex) tile { return tile(pos.cell[p] - 1) }
