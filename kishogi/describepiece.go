package kishogi

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
)

var (
	_ game.ProgressReporter = (*Game)(nil)
	_ game.PieceDescriber   = (*Game)(nil)
)

// Progress is the cells that each Gyoku could go to; there is none before both are placed. A
// Gyoku in check without such a cell is nearly lost.
func (g *Game) Progress() (game.Progress, bool) {
	if g.Pos.Placing() {
		return game.Progress{}, false
	}
	free := make([]int, 2)
	for seat := range game.Seat(2) {
		free[seat] = len(g.Pos.cellsFor(uint8(seat)))
	}
	return game.Progress{Label: messages.Progress(), Values: free}, true
}

// DescribePiece describes a cube on the field: where it can go, and what it comes to show.
func (g *Game) DescribePiece(place string) (game.PieceCard, bool) {
	p := &g.Pos
	at, rest, ok := cutCell(place)
	slot := p.at(at.x, at.y)
	if !ok || rest != "" || slot == noSlot {
		return game.PieceCard{}, false
	}
	face := p.face[slot]
	card := game.PieceCard{Kind: face.String(), Owner: p.owner(slot), Faces: face.changes()}
	if !p.Placing() && !g.Outcome().Over() {
		card.Reach = cellNames(p.cellsFor(slot))
	}
	return card, true
}

// DescribeKind describes a face, and the cube of this name if there is one in the hand: where it
// can be dropped, and as what.
func (g *Game) DescribeKind(seat game.Seat, kind string) (game.PieceCard, bool) {
	face, ok := faceOf(kind)
	if !ok {
		return game.PieceCard{}, false
	}
	p := g.Pos
	card := game.PieceCard{Kind: kind, Owner: seat, Faces: face.changes()}
	cube := face.Cube()
	if p.toMove = seat; cube.String() != kind || g.Outcome().Over() {
		return card, true
	}
	switch {
	case p.Placing():
		if cube == GyokuCube && p.on>>seat&1 == 0 && (seat == game.First || p.on&1 != 0) {
			card.Reach = cellNames(p.targets(p.appendPlacements(nil)))
		}
	case cube != GyokuCube && p.handSlot(seat, cube) != noSlot:
		for _, shown := range cube.faces() {
			card.Faces = append(card.Faces, game.FaceChange{Kind: shown.String(), When: game.FaceAfterDrop})
		}
		v := p.dropContext()
		var cells []cellXY
		for _, c := range p.appendDropCells(nil, &v) {
			if c.cube == cube {
				cells = append(cells, p.targets([]game.Move{c.drop})...)
			}
		}
		card.Reach = cellNames(cells)
	}
	return card, true
}

// changes returns what a cube that shows the face comes to show; nothing for a Gyoku.
func (face Face) changes() (list []game.FaceChange) {
	if face == Gyoku {
		return nil
	}
	list = append(list, game.FaceChange{Kind: face.Opposite().String(), When: game.FaceAfterMove})
	for _, next := range faces[face].becomes {
		list = append(list, game.FaceChange{Kind: next.String(), When: game.FaceAfterCapture})
	}
	return list
}

// cellsFor returns the cells that a cube on the field could go to if its owner were to move.
func (p *Position) cellsFor(slot uint8) []cellXY {
	q := *p
	q.toMove = p.owner(slot)
	v := q.dropContext()
	var buf [maxCandidates]game.Move
	moves := q.appendCandidates(buf[:0], &v)
	moves = slices.DeleteFunc(moves, func(m game.Move) bool { return slotOf(m) != slot || !q.isLegal(&v, m) })
	return q.targets(moves)
}

// targets returns where moves put their cubes.
func (p *Position) targets(moves []game.Move) []cellXY {
	cells := make([]cellXY, len(moves))
	for i, m := range moves {
		cells[i].x, cells[i].y = p.target(m)
	}
	return cells
}

func cellNames(cells []cellXY) (names []string) {
	for _, cell := range cells {
		names = append(names, cell.String())
	}
	return names
}
