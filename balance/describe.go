package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// gardenIDs are the sixteen gardens in identifiers of messages.
var gardenIDs = [board.Regions]string{
	board.NorthEastRed:    "north-east-red",
	board.SouthEastWhite:  "south-east-white",
	board.SouthWestRed:    "south-west-red",
	board.NorthWestWhite:  "north-west-white",
	board.NorthEastYellow: "north-east-yellow",
	board.SouthEastYellow: "south-east-yellow",
	board.SouthWestYellow: "south-west-yellow",
	board.NorthWestYellow: "north-west-yellow",
	board.NorthGateEast:   "north-gate-east",
	board.EastGateNorth:   "east-gate-north",
	board.EastGateSouth:   "east-gate-south",
	board.SouthGateEast:   "south-gate-east",
	board.SouthGateWest:   "south-gate-west",
	board.WestGateSouth:   "west-gate-south",
	board.WestGateNorth:   "west-gate-north",
	board.NorthGateWest:   "north-gate-west",
}

// describeGarden names a garden, e.g. the north-east red garden.
func describeGarden(g board.Region) message.Message {
	return messages.Catalogue.Message("garden-" + gardenIDs[g])
}

// describe lists a set of gardens.
func (t gardenCounts) describe() (list message.List) {
	for g := range t.gardens {
		list = append(list, describeGarden(g))
	}
	return list
}

// piece returns a tile of this kind that is on no place, or on no matter which.
func (k kind) piece() message.Piece { return message.Piece{Kind: k.String()} }

// pieceOn returns a tile of this kind on a place.
func (k kind) pieceOn(at placeIndex) message.Piece {
	return message.Piece{Kind: k.String(), Place: message.PlaceOf(at)}
}

// describe lists a hand, e.g. the Rose, 2 Lotuses and the Wheel.
func (h *hand) describe() (list message.List) {
	for k, n := range h {
		if n > 0 {
			list = append(list, messages.Tiles(int(n), kind(k).piece()))
		}
	}
	return list
}

// piece returns a tile on the board with its place.
func (p *Position) piece(tile int) message.Piece { return p.inventory().kind[tile].pieceOn(p.at[tile]) }

// onWheel reports whether a tile on the board is a flower on the Wheel.
func (p *Position) onWheel(tile int) bool { return tile != wheelTile && p.at[tile] == p.at[wheelTile] }

// describeTile names a tile on the board, e.g. the Rose on j10, the Rose on the Wheel on c9.
func (p *Position) describeTile(tile int) message.Message {
	if p.onWheel(tile) {
		return messages.TileOnWheel(p.piece(tile))
	}
	return messages.Tile(p.piece(tile))
}

// describeTiles lists tiles on the board and their places.
func (p *Position) describeTiles(tiles []int) (list message.List, at []string) {
	for _, tile := range tiles {
		list = append(list, p.describeTile(tile))
		at = append(at, p.at[tile].String())
	}
	return list, at
}

// link returns the line between the flowers of a balance.
func (p *Position) link(made balancePair) game.Link {
	from, to := p.at[min(made.a, made.b)].centre(), p.at[max(made.a, made.b)].centre()
	return game.Link{Kind: game.LinkBalance, Owner: game.None, From: from, To: to}
}
