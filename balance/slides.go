package balance

import (
	"math/bits"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// lineSquares is a set of squares on the rank and on the file of one square, which
// is none of them.
type lineSquares struct{ onRank, onFile uint32 }

func (s lineSquares) count() int { return bits.OnesCount32(s.onRank) + bits.OnesCount32(s.onFile) }

// legalSlides fills list with the squares that each tile may legally move to and
// returns their number. When it is 0 the player passes.
func (p *Position) legalSlides(list *[tiles]lineSquares) int {
	var raising [tiles]lineSquares
	total, raises := 0, 0
	for tile := range list {
		list[tile] = lineSquares{}
		if !p.at[tile].isSquare() || tile == wheelTile && p.mounted {
			continue
		}
		var lacking gardenCounts
		if tile != wheelTile {
			lacking = p.raisingGardensWithout(tile)
			if lacking&gardensOf[p.at[tile]] != 0 {
				continue // would harm the balance
			}
		}
		s := p.reachableSquares(tile)
		if p.forbiddenByNoUndo(tile) {
			s = s.except(p.at[tile], p.from)
		}
		list[tile] = s
		total += s.count()
		if p.mustBalance && lacking != 0 {
			raising[tile] = s.inGardens(lacking, p.at[tile])
			raises += raising[tile].count()
		}
	}
	if raises > 0 {
		*list = raising
		return raises
	}
	return total
}

// reachableSquares returns the squares that a tile on a square can slide to: not over a tile, to
// a free square, a flower also onto the free Wheel.
func (p *Position) reachableSquares(tile int) lineSquares {
	l := lineOf[p.at[tile]]
	rank, file := p.lines[l.rankLine()], p.lines[l.fileLine()]
	var stop lineSquares
	if at := p.wheelFree(); tile != wheelTile && at != nowhere {
		if w := lineOf[at]; w.rank == l.rank {
			stop.onRank = w.onRank()
		} else if w.file == l.file {
			stop.onFile = w.onFile()
		}
	}
	return lineSquares{
		onRank: slideOn(rank, l.onRank(), stop.onRank),
		onFile: slideOn(file, l.onFile(), stop.onFile),
	}
}

// slideOn returns the bits of a line between the nearest blocked ones on both sides
// of a bit, without it, and the blocked ones themselves where one may stop.
func slideOn(blocked, from, stop uint32) uint32 {
	under := from - 1
	over := ^(from | under)
	above := blocked & over
	above &= -above
	below := uint32(1) << (31 - bits.LeadingZeros32(blocked&under))
	between := (above-1)&over | under&^(below<<1-1)
	return between | (above|below)&stop
}

// forbiddenByNoUndo reports whether the last turn moved this tile, so that no-undo forbids
// it to go back at once.
func (p *Position) forbiddenByNoUndo(tile int) bool { return p.moved && p.at[tile] == onSquare(p.to) }

// except takes out one square; at is the one that s belongs to.
func (s lineSquares) except(at placeIndex, gone board.Square) lineSquares {
	l, g := lineOf[at], lineOf[gone]
	if l.rank == g.rank {
		s.onRank &^= g.onRank()
	} else {
		s.onFile &^= g.onFile()
	}
	return s
}

// has reports whether to, on the rank or file of at, is in the set.
func (s lineSquares) has(at, to placeIndex) bool {
	l, t := lineOf[at], lineOf[to]
	return l.rank == t.rank && s.onRank&t.onRank() != 0 || l.file == t.file && s.onFile&t.onFile() != 0
}

// nth returns the n-th square, counting from 0 by files and then by ranks.
func (s lineSquares) nth(at placeIndex, n int) board.Square {
	l := lineOf[at]
	for b := s.onRank; b != 0; b &= b - 1 {
		if n == 0 {
			return squareNumbers[l.rank][bits.TrailingZeros32(b)-1].square()
		}
		n--
	}
	b := s.onFile
	for range n {
		b &= b - 1
	}
	return squareNumbers[bits.TrailingZeros32(b)-1][l.file].square()
}

func (p *Position) appendSlides(dst []game.Move) []game.Move {
	var list [tiles]lineSquares
	if p.legalSlides(&list) == 0 {
		return append(dst, passMove)
	}
	for tile, s := range list {
		if s == (lineSquares{}) {
			continue
		}
		from := p.at[tile].square()
		l := lineOf[from]
		for b := s.onRank; b != 0; b &= b - 1 {
			dst = append(dst, slideMove(from, squareNumbers[l.rank][bits.TrailingZeros32(b)-1].square()))
		}
		for b := s.onFile; b != 0; b &= b - 1 {
			dst = append(dst, slideMove(from, squareNumbers[bits.TrailingZeros32(b)-1][l.file].square()))
		}
	}
	return dst
}

// SampleMove draws a deal with its probability, and every placement, every move and
// every pass with the same.
func (p *Position) SampleMove(r *rand.Rand) (game.Move, bool) {
	switch {
	case p.toMove == game.Chance:
		return dealMove(drawDeal(r, p.matching)), true
	case p.Moving():
		return p.sampleSlide(r), true
	}
	return p.SamplePlacement(r), true
}

// sampleSlide draws every legal move with the same probability.
func (p *Position) sampleSlide(r *rand.Rand) game.Move {
	var list [tiles]lineSquares
	total := p.legalSlides(&list)
	if total == 0 {
		return passMove
	}
	n, tile := r.IntN(total), 0
	for n >= list[tile].count() {
		n -= list[tile].count()
		tile++
	}
	return slideMove(p.at[tile].square(), list[tile].nth(p.at[tile], n))
}

// slide moves the upper tile of a square.
func (p *Position) slide(m game.Move) {
	from, to := slideOf(m)
	tile := p.topTile(onSquare(from))
	p.removeTile(tile)
	p.putTile(tile, onSquare(to))
	p.passes = 0
	p.stalled++
	if tile != wheelTile {
		if total := uint8(p.balances().sum()); total != p.total {
			p.total, p.stalled = total, 0
		}
	}
	if p.noUndo {
		p.moved, p.from, p.to = true, from, to
	}
}

// WithoutNoUndo returns the position without the move that no-undo forbids to take back.
func (p *Position) WithoutNoUndo() Position {
	free := *p
	free.moved = false
	return free
}
