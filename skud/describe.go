package skud

import (
	"sync"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// This file has the values that messages are made of.

// kindNames are the English names of the kinds.
var kindNames = sync.OnceValue(func() (names [Kinds]string) {
	for k := range Kind(Kinds) {
		names[k] = messages.Catalogue.Message("piece-" + k.String()).String()
	}
	return names
})

func seatValue(s game.Seat) message.Seat { return message.Seat(s.String()) }

// piece returns any tile of the kind.
func (k Kind) piece() message.Piece { return message.Piece{Kind: k.String()} }

// placed returns any tile of the kind on a point.
func (k Kind) placed(at board.Point) message.Piece {
	return message.Piece{Kind: k.String(), Place: message.PlaceOf(at)}
}

// piece returns the tile on no point.
func (t Tile) piece() message.Piece {
	return message.Piece{Kind: t.Kind().String(), Owner: seatValue(t.Owner())}
}

// piece returns the tile on at, with its owner.
func (p *Position) piece(at board.Point) message.Piece {
	piece := p.tile[at].piece()
	piece.Place = message.PlaceOf(at)
	return piece
}

// gateMessage names a gate: one of gates, in its order.
func gateMessage(at board.Point) message.Message {
	place := message.PlaceOf(at)
	switch at {
	case southGate:
		return messages.GateSouth(place)
	case gates[1]:
		return messages.GateWest(place)
	case gates[2]:
		return messages.GateEast(place)
	}
	return messages.GateNorth(place)
}

// accentList names the Accents in a hand, e.g. "two Boats", "a Rock".
func accentList(h hand) (list message.List) {
	for k := Boat; k <= Wheel; k++ {
		if n := h.count(k); n > 0 {
			list = append(list, messages.AccentsOfKind(n, k.piece()))
		}
	}
	return list
}

// kindList returns kinds of which there is a tile in a hand.
func kindList(h hand, from, to Kind) (list message.List) {
	for k := from; k < to; k++ {
		if h.has(k) {
			list = append(list, k.piece())
		}
	}
	return list
}

// textList returns texts that are the same in all languages.
func textList(texts []string) (list message.List) {
	for _, text := range texts {
		list = append(list, message.Text(text))
	}
	return list
}

// quoted returns a text from outside.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }
