package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// diagonal is one of the two main diagonals.
type diagonal uint8

const (
	rising  diagonal = iota // y=x
	falling                 // y=-x
	noAxis
)

// mirrors holds the mirror image of each point across each axis.
var mirrors = func() (m [2][256]board.Point) {
	for i := range 256 {
		m[rising][i], m[falling][i] = board.NoPoint, board.NoPoint
	}
	for p := range board.Point(board.Points) {
		x, y := p.XY()
		m[rising][p], m[falling][p] = board.PointAt(y, x), board.PointAt(-y, -x)
	}
	return m
}()

// axisOf returns the axis that seat has: the main diagonal on which both its
// Sun and its Moon stand. The centre is on both, so that the other tile decides.
func (p *Position) axisOf(seat game.Seat) diagonal {
	for a := rising; a <= falling; a++ {
		if p.aligned[a].off(seat) == 0 {
			return a
		}
	}
	return noAxis
}

// mirroredKinds returns the kinds of which the two tiles are mirror images across a.
func (p *Position) mirroredKinds(a diagonal) kindSet {
	if a == noAxis {
		return 0
	}
	return p.aligned[a].mirrored()
}

// makeFigures gives both players the figures that stand after a turn of mover,
// who is counted first and, with two figures, wins at once.
func (p *Position) makeFigures(mover game.Seat) {
	p.makeFiguresOf(mover)
	if p.Figures(mover) < winningFigures {
		p.makeFiguresOf(mover.Opponent())
	}
}

func (p *Position) makeFiguresOf(seat game.Seat) {
	fresh := p.mirroredKinds(p.axisOf(seat)) &^ (p.made[0] | p.made[1])
	p.made[seat] |= fresh
	for ; fresh != 0; fresh &= fresh - 1 {
		p.key ^= keys.made[seat][bits.TrailingZeros8(uint8(fresh))]
	}
}

// Figures returns the number of figures that seat has made.
func (p *Position) Figures(seat game.Seat) int { return bits.OnesCount8(uint8(p.made[seat])) }
