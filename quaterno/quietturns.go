package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// QuietTurns are turns of a position of the play phase that leave as they are: what stands on
// the main diagonals or mirrors itself across them, the figures made, and therefore
// [Position.MisplacedTiles] and whether [Position.MayWin], for both seats. They are most turns of most
// positions, and are found without making them. Some such turns are not among them.
type QuietTurns struct {
	pos       *Position
	none      bool
	fanImages [4]uint64 // where a tile would mirror a Fan, one bit a point
}

// QuietTurns returns those of p, which must not change while they are used.
func (p *Position) QuietTurns() QuietTurns {
	q := QuietTurns{pos: p, none: p.Placing()}
	for seat := game.First; seat <= game.Second; seat++ {
		// Figures stand that the next turn makes, as after the placements.
		q.none = q.none || p.mirroredKinds(p.axisOf(seat))&^(p.made[0]|p.made[1]) != 0
		for a := rising; a <= falling; a++ {
			if at := mirrors[a][p.At(seat, Fan)]; at != board.NoPoint {
				q.fanImages[at>>6] |= 1 << (at & 63)
			}
		}
	}
	return q
}

// Has reports whether m, which must be a legal turn, is one of them.
func (q *QuietTurns) Has(m game.Move) bool {
	if q.none {
		return false
	}
	t, to := moveTarget(m), moveTo(m)
	switch moveAction(m) {
	case actionMove:
		t = moveTile(m)
	case actionSwap, actionPass:
		return false
	}
	// A Swap of the next turn may win with the Fan and what it mirrors.
	return t.kind() != Fan && q.fanImages[to>>6]>>(to&63)&1 == 0 && !q.pos.realigns(t, to)
}

// realigns reports whether it changes what stands well for the main diagonals that t goes to a
// point.
func (p *Position) realigns(t tile, to board.Point) bool {
	across := to // the Sun and the Moon mirror themselves
	if t.kind() > Moon {
		across = p.at[t.counterpart()&15]
	}
	for a := range p.aligned {
		if (mirrors[a][to] == across) != (p.aligned[a]&alignmentBit[t] != 0) {
			return true
		}
	}
	return false
}
