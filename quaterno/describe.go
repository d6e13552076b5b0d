package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// explanationBuilder is an explanation under way.
type explanationBuilder struct{ game.Explanation }

// describeTile returns a tile with its owner and its point.
func (p *Position) describeTile(t tile) message.Piece {
	piece := t.describe()
	piece.Place = place(p.at[t])
	return piece
}

// describeTiles returns several, in the order of the list.
func (p *Position) describeTiles(list []tile) (tiles message.List, points []board.Point) {
	for _, t := range list {
		tiles = append(tiles, p.describeTile(t))
		points = append(points, p.at[t])
	}
	return tiles, points
}

// describe returns a tile with its owner.
func (t tile) describe() message.Piece {
	return message.Piece{Kind: t.kind().String(), Owner: message.Seat(t.seat().String())}
}

// describe returns a kind of tiles.
func (k Kind) describe() message.Piece { return message.Piece{Kind: k.String()} }

// describeOn returns a tile of the kind on a point, without its owner.
func (k Kind) describeOn(q board.Point) message.Piece {
	return message.Piece{Kind: k.String(), Place: place(q)}
}

// describe lists the kinds of the set.
func (s kindSet) describe() (list message.List) {
	for k := range Kind(Kinds) {
		if s.has(k) {
			list = append(list, k.describe())
		}
	}
	return list
}

// place names a point, nothing for board.NoPoint.
func place(q board.Point) message.Place {
	if q == board.NoPoint {
		return ""
	}
	return message.PlaceOf(q)
}

// inSteps returns a distance in king's steps.
func inSteps(n uint8) message.Message { return messages.Steps(int(n)) }

// describe returns the name of a quarter.
func (q quarter) describe() message.Message {
	return messages.Catalogue.Message("quarter-" + q.String())
}

// describe returns the name of an action.
func (d action) describe() message.Message {
	return messages.Catalogue.Message("action-" + actionIDs[d])
}

// describe returns the equation of a diagonal, e.g. y=x.
func (a diagonal) describe() message.Text { return message.Text(a.String()) }
