package quaterno

import "github.com/teahouse-games/teahouse/game"

// Values of Score.
const (
	scoreWin    = 1_000_000
	scoreFigure = 1000
	scoreOnAxis = 60 // for Sun or Moon on the axis aimed at
	scoreMirror = 50 // for a free kind whose tiles mirror each other
	scoreStep   = 4  // less for each step by which they miss
)

// Score returns how well seat stands against its opponent: a won game, else figures,
// else how far each is from the next ones.
func (p *Position) Score(seat game.Seat) int {
	return p.standingOf(seat) - p.standingOf(seat.Opponent())
}

func (p *Position) standingOf(seat game.Seat) int {
	n := p.Figures(seat)
	if n >= winningFigures {
		return scoreWin
	}
	return n*scoreFigure + max(p.axisScore(seat, rising), p.axisScore(seat, falling))
}

// axisScore returns how near seat is to figures across a: the tiles it has on the
// axis and, of the kinds not used up, the two whose tiles mirror each other best.
func (p *Position) axisScore(seat game.Seat, a diagonal) int {
	value := 0
	for k := Sun; k <= Moon; k++ {
		if at := p.At(seat, k); mirrors[a][at] == at {
			value += scoreOnAxis
		}
	}
	best, second := 0, 0
	for k := Fan; k <= Soldier; k++ {
		own, other := p.At(seat, k), p.At(seat.Opponent(), k)
		if p.hand[seat].has(k) || p.hand[seat.Opponent()].has(k) || (p.made[0] | p.made[1]).has(k) {
			continue
		}
		near := max(0, scoreMirror-scoreStep*int(lines.apart[mirrors[a][own]][other]))
		if near > best {
			best, second = near, best
		} else if near > second {
			second = near
		}
	}
	return value + best + second
}
