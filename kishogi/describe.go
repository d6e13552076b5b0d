package kishogi

import (
	"iter"
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// slotsIn goes through a set of slots.
func slotsIn(set uint8) iter.Seq[uint8] {
	return func(yield func(uint8) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(uint8(bits.TrailingZeros8(set))) {
				return
			}
		}
	}
}

// firstSlot returns the one member of a set that has one.
func firstSlot(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) & 7 }

func (p *Position) cell(slot uint8) cellXY { return cellXY{p.x[slot&7], p.y[slot&7]} }

// owner returns whose cube it is.
func (p *Position) owner(slot uint8) game.Seat { return game.Seat(p.second >> slot & 1) }

// piece names a face, or a cube that shows it, without owner and place.
func (face Face) piece() message.Piece { return message.Piece{Kind: face.String()} }

// piece names a kind of cube.
func (c Cube) piece() message.Piece { return message.Piece{Kind: c.String()} }

// piecesOf names several faces or kinds of cube.
func piecesOf[T interface{ piece() message.Piece }](things ...T) message.List {
	list := make(message.List, len(things))
	for i, thing := range things {
		list[i] = thing.piece()
	}
	return list
}

// pieceOf names a cube by its face and owner, e.g. "Black's Cho".
func (p *Position) pieceOf(slot uint8) message.Piece {
	return message.Piece{Kind: p.face[slot&7].String(), Owner: message.Seat(p.owner(slot).String())}
}

// pieceAt names a cube by its face, owner and place, e.g. "Black's Cho on 1,0".
func (p *Position) pieceAt(slot uint8) message.Piece {
	piece := p.pieceOf(slot)
	piece.Place = p.cell(slot).place()
	return piece
}

// piecesAt names the cubes of a set like pieceAt.
func (p *Position) piecesAt(set uint8) (list message.List) {
	for i := range slotsIn(set) {
		list = append(list, p.pieceAt(i))
	}
	return list
}

// facesAt names the cubes of a set without their owner, e.g. "the Gyoku on 0,0 and the Cho on 1,0".
func (p *Position) facesAt(set uint8) (list message.List) {
	for i := range slotsIn(set) {
		list = append(list, message.Piece{Kind: p.face[i].String(), Place: p.cell(i).place()})
	}
	return list
}

// place names a cell in a message.
func (c cellXY) place() message.Place { return message.PlaceOf(c) }

// cellsOf returns the names of the cells on which the cubes of a set stand.
func (p *Position) cellsOf(set uint8) []string {
	var cells []string
	for i := range slotsIn(set) {
		cells = append(cells, p.cell(i).String())
	}
	return cells
}

// placesOf returns the cells on which the cubes of a set stand.
func (p *Position) placesOf(set uint8) (places message.Places) {
	for i := range slotsIn(set) {
		places = append(places, p.cell(i).place())
	}
	return places
}

// attackLinks go from each attacker to a cell.
func (p *Position) attackLinks(attackers uint8, to cellXY) (links []game.Link) {
	for i := range slotsIn(attackers) {
		links = append(links, game.Link{Kind: game.LinkCheck, Owner: p.owner(i), From: p.cell(i).centre(), To: to.centre()})
	}
	return links
}
