package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// diagonals are the points of the two main diagonals.
var diagonals = func() (list [2][]board.Point) {
	for a := rising; a <= falling; a++ {
		for q := range board.Point(board.Points) {
			if mirrors[a][q] == q {
				list[a] = append(list[a], q)
			}
		}
	}
	return list
}()

// CanWin reports whether seat, if it were to move, could win with one turn of the
// play phase. It does not try the turns and costs about as much as copying a few
// positions.
func (p *Position) CanWin(seat game.Seat) bool {
	found := false
	p.eachWinning(seat, func(game.Move) bool { found = true; return false })
	return found
}

// AppendWinning appends the turns with which the seat to move wins at once.
func (p *Position) AppendWinning(dst []game.Move) []game.Move {
	before := len(dst)
	p.eachWinning(p.toMove, func(m game.Move) bool {
		for _, known := range dst[before:] {
			if known == m { // it wins across both axes
				return true
			}
		}
		dst = append(dst, m)
		return true
	})
	return dst
}

// eachWinning yields the turns with which seat, if it were to move, would win. One
// turn moves one tile, or with a Swap two, so that nothing is tried where more is
// missing than that: Sun and Moon off the axis, and figures.
func (p *Position) eachWinning(seat game.Seat, yield func(game.Move) bool) {
	if p.Placing() || p.over() || !p.MayWin(seat) {
		return
	}
	var grasp Reachability
	attempt := func(m game.Move) bool { return !p.winsWith(seat, m) || yield(m) }
	for a := rising; a <= falling; a++ {
		off, standing, missing := p.lacking(seat, a)
		if tooMuchLacks(off, missing) {
			continue
		}
		if grasp.pos == nil {
			grasp = p.Reachability(seat)
		}
		if !grasp.eachSwap(a, off, missing, attempt) {
			return
		}
		switch {
		case off == 0 && missing <= 0:
			if !p.eachTurn(seat, attempt) {
				return
			}
		case off == 0 && missing == 1:
			for k := Fan; k <= Soldier; k++ {
				if standing.has(k) || p.FigureMade(k) {
					continue
				}
				one, other := tileOf(game.First, k), tileOf(game.Second, k)
				for _, t := range [...][2]tile{{one, other}, {other, one}} {
					if to := mirrors[a][p.at[t[1]]]; !grasp.visitBringing(t[0], to, attempt) {
						return
					}
				}
			}
		case off != 0 && missing <= 0:
			t := tileOf(seat, Kind(bits.TrailingZeros8(uint8(off))))
			by := grasp.senders(t)
			for _, to := range diagonals[a] {
				if !grasp.visitBringingBy(by, t, to, attempt) {
					return
				}
			}
		}
	}
}

// lacking returns which of seat's Sun and Moon stand off a main diagonal, which figures stand
// across it that nobody has made, and how many more seat needs to win.
func (p *Position) lacking(seat game.Seat, a diagonal) (off, standing kindSet, missing int) {
	off, standing = p.aligned[a].off(seat), p.unused(p.aligned[a])
	return off, standing, p.FiguresNeeded(seat) - bits.OnesCount8(uint8(standing))
}

// tooMuchLacks reports whether no turn can win: none moves both Sun and Moon, or makes two
// figures and moves one of these.
func tooMuchLacks(off kindSet, missing int) bool {
	return off&(off-1) != 0 || off != 0 && missing > 1
}

// MayWin reports whether so little lacks that one turn of the play phase could win for seat, if
// its tiles reach where they must. Where it is false, so is [Position.CanWin].
func (p *Position) MayWin(seat game.Seat) bool { return p.mayWin(seat, &p.aligned, nil) }

// FiguresNeeded returns how many figures seat still has to make.
func (p *Position) FiguresNeeded(seat game.Seat) int { return max(0, winningFigures-p.Figures(seat)) }

// MisplacedTiles returns how many tiles at least would have to stand elsewhere for seat to win
// across each main diagonal, y=x first: Sun, Moon, and one of each pair that lacks.
func (p *Position) MisplacedTiles(seat game.Seat) (n [Axes]int) {
	return p.misplacedTiles(seat, &p.aligned)
}

// misplacedTiles is MisplacedTiles where these are the alignments.
func (p *Position) misplacedTiles(seat game.Seat, aligned *[Axes]alignment) (n [Axes]int) {
	needed := p.FiguresNeeded(seat)
	for a, s := range aligned {
		pairs := max(0, needed-bits.OnesCount8(uint8(p.unused(s))))
		n[a] = bits.OnesCount8(uint8(s.off(seat))) + pairs
	}
	return n
}

// unused returns the kinds not used up of which the two tiles, both placed, are mirror images.
func (p *Position) unused(s alignment) kindSet {
	return s.mirrored() &^ (p.made[0] | p.made[1] | p.hand[0] | p.hand[1])
}

// winsWith reports whether the turn m of seat wins at once.
func (p *Position) winsWith(seat game.Seat, m game.Move) bool {
	next := *p
	next.toMove = seat
	next.Do(m)
	return next.Figures(seat) >= winningFigures
}

// eachTurn yields all turns of seat but a pass, Swaps excepted. It is asked where
// figures stand that no turn has made: at the first turn after the placements.
func (p *Position) eachTurn(seat game.Seat, yield func(game.Move) bool) bool {
	var buf [maxChoices]actionTarget
	for k := range Kind(Kinds) {
		t := tileOf(seat, k)
		for i, list := 0, p.actionTargets(t, &buf); i < len(list); i++ {
			c := &list[i]
			if c.action == actionSwap {
				continue
			}
			for _, q := range c.points {
				if p.isOpen(c, q) && !yield(c.move(t, q)) {
					return false
				}
			}
		}
	}
	return true
}
