package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// quarter is one of the four triangles between the main diagonals (decision 3).
type quarter uint8

const (
	north quarter = iota
	east
	south
	west
	noQuarter // on a main diagonal
)

const quarters = int(noQuarter)

var quarterNames = [quarters]string{"north", "east", "south", "west"}

func (q quarter) String() string { return quarterNames[q] }

// nearest is how near the centre a tile may be placed.
const nearest = 4

// sitesInQuarter is how many sites each quarter has.
const sitesInQuarter = 47

// sites are the points on which tiles may be placed, by quarter.
var sites = func() (s [quarters][sitesInQuarter]board.Point) {
	var n [quarters]int
	for p := range board.Point(board.Points) {
		if q := quarterOf[p]; q != noQuarter && distance(p, board.Centre) >= nearest {
			s[q][n[q]] = p
			n[q]++
		}
	}
	return s
}()

var quarterOf = func() (of [256]quarter) {
	for p := range of {
		of[p] = noQuarter
	}
	for p := range board.Point(board.Points) {
		switch x, y := p.XY(); {
		case y > max(x, -x):
			of[p] = north
		case x > max(y, -y):
			of[p] = east
		case -y > max(x, -x):
			of[p] = south
		case -x > max(y, -y):
			of[p] = west
		}
	}
	return of
}()

// control returns how many tiles each seat has placed in each quarter: a seat with
// any controls it. It speaks of the placement phase, when placed tiles stay
// where they are.
func (p *Position) control() (n [2][quarters]uint8) {
	for t, at := range p.at {
		if q := quarterOf[at]; q != noQuarter {
			n[tile(t).seat()][q]++
		}
	}
	return n
}

// countSites returns the number of points on which seat may place a tile.
func (p *Position) countSites(seat game.Seat) int {
	n := p.control()
	total := 0
	for q := range quarters {
		if n[seat.Opponent()][q] == 0 {
			total += sitesInQuarter - int(n[seat][q])
		}
	}
	return total
}

func (p *Position) appendPlacements(dst []game.Move) []game.Move {
	enemy := p.control()[p.toMove.Opponent()]
	for k := Fan; k <= Soldier; k++ {
		if !p.hand[p.toMove].has(k) {
			continue
		}
		for q := range quarters {
			if enemy[q] > 0 {
				continue
			}
			for _, site := range &sites[q] {
				if !p.isOccupied(site) {
					dst = append(dst, newMove(actionPlace, tileOf(p.toMove, k), 0, site))
				}
			}
		}
	}
	return dst
}
