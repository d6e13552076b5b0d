package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// TurnEffect is what a turn of the play phase does to what the seats lack for figures, found
// without making the turn.
//
//	e := p.TurnEffect()
//	if e.Consider(m) {
//		e.MisplacedTiles(seat) // that of the position after m
//	}
type TurnEffect struct {
	pos     *Position
	none    bool
	tile    tile // that m moves
	from    board.Point
	to      board.Point
	aligned [Axes]alignment // after m
}

// TurnEffect returns an effect for the turns of p, which must not change while it is used.
func (p *Position) TurnEffect() TurnEffect {
	return TurnEffect{pos: p, none: p.Placing() || p.makesFigures(&p.aligned)}
}

// makesFigures reports whether figures would be made in a position that differs in alignments
// only, as after the placements.
func (p *Position) makesFigures(aligned *[Axes]alignment) bool {
	used := p.made[0] | p.made[1]
	for _, s := range aligned {
		if (s.off(game.First) == 0 || s.off(game.Second) == 0) && s.mirrored()&^used != 0 {
			return true
		}
	}
	return false
}

// Consider takes the turn m, which must be legal. It reports false for a turn about which it can
// say nothing: a Swap, a pass, and one that makes figures.
func (e *TurnEffect) Consider(m game.Move) bool {
	if e.none {
		return false
	}
	switch moveAction(m) {
	case actionMove:
		e.tile = moveTile(m)
	case actionSwap, actionPass:
		return false
	default:
		e.tile = moveTarget(m)
	}
	p, bit := e.pos, alignmentBit[e.tile]
	e.from, e.to = p.at[e.tile&15], moveTo(m)
	across := e.to // the Sun and the Moon mirror themselves
	if e.tile.kind() > Moon {
		across = p.at[e.tile.counterpart()&15]
	}
	changes := false
	for a := range e.aligned {
		s := p.aligned[a] &^ bit
		if mirrors[a][e.to] == across {
			s |= bit
		}
		changes = changes || s != p.aligned[a]
		e.aligned[a] = s
	}
	return !changes || !p.makesFigures(&e.aligned)
}

// Key returns the key of the position after the turn.
func (e *TurnEffect) Key() uint64 {
	k := &keys.tile[e.tile&15]
	return e.pos.key ^ keys.toMove ^ k[e.from] ^ k[e.to]
}

// Alignment identifies what stands on the main diagonals and mirrors itself across them after the
// turn: where it is the same for two turns of a position, so are the MisplacedTiles.
func (e *TurnEffect) Alignment() uint32 { return uint32(e.aligned[0])<<16 | uint32(e.aligned[1]) }

// MisplacedTiles is [Position.MisplacedTiles] of the position after the turn.
func (e *TurnEffect) MisplacedTiles(seat game.Seat) (n [Axes]int) {
	return e.pos.misplacedTiles(seat, &e.aligned)
}

// MayWin is [Position.MayWin] of the position after the turn.
func (e *TurnEffect) MayWin(seat game.Seat) bool { return e.pos.mayWin(seat, &e.aligned, e) }

// at returns where a tile stands after the turn. e may be nil: before it.
func (p *Position) atAfter(e *TurnEffect, seat game.Seat, k Kind) board.Point {
	t := tileOf(seat, k)
	if e != nil && e.tile == t {
		return e.to
	}
	return p.at[t]
}

// tileOnAfter returns the tile on a point after the turn.
func (p *Position) tileOnAfter(e *TurnEffect, q board.Point) tile {
	switch {
	case e == nil:
	case q == e.to:
		return e.tile
	case q == e.from:
		return noTile
	}
	if q == board.NoPoint || !p.isOccupied(q) {
		return noTile
	}
	return p.tileOn(q)
}

// mayWin is MayWin where these are the alignments, after a turn unless e is nil.
func (p *Position) mayWin(seat game.Seat, aligned *[Axes]alignment, e *TurnEffect) bool {
	for a := rising; a <= falling; a++ {
		off := aligned[a].off(seat)
		if off&(off-1) != 0 {
			continue
		}
		missing := p.FiguresNeeded(seat) - bits.OnesCount8(uint8(p.unused(aligned[a])))
		switch {
		case tooMuchLacks(off, missing):
		case off == 0 && missing > 1:
			if p.twoFiguresBySwap(seat, a, e) {
				return true
			}
		case off != 0 && missing == 1:
			if p.axisAndFigureBySwap(seat, a, off, e) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// twoFiguresBySwap reports whether seat's Fan and another tile would both mirror their
// counterparts if they changed places.
func (p *Position) twoFiguresBySwap(seat game.Seat, a diagonal, e *TurnEffect) bool {
	u := p.tileOnAfter(e, mirrors[a][p.atAfter(e, seat.Opponent(), Fan)])
	if u == noTile {
		return false
	}
	c := u.counterpart()
	return mirrors[a][p.atAfter(e, seat, Fan)] == p.atAfter(e, c.seat(), c.kind())
}

// axisAndFigureBySwap reports whether seat's Fan would mirror the other, and its Sun or Moon, which
// is off, stand on the main diagonal, if they changed places.
func (p *Position) axisAndFigureBySwap(seat game.Seat, a diagonal, off kindSet, e *TurnEffect) bool {
	fan, tile := p.atAfter(e, seat, Fan), p.atAfter(e, seat, Kind(bits.TrailingZeros8(uint8(off))))
	return mirrors[a][fan] == fan && mirrors[a][tile] == p.atAfter(e, seat.Opponent(), Fan)
}
