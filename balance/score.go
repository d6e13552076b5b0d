package balance

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Values of Score, far above any number of balances.
const (
	won        = 10_000
	aboutToWin = 1_000
)

// Score credits who has just moved with the balances on the board, which bring
// the end nearer, unless the opponent can complete the balance next.
func (g *Game) Score(seat game.Seat) int {
	p := &g.Pos
	if o := g.Outcome(); o.Over() {
		switch o.Winner {
		case seat:
			return won
		case seat.Opponent():
			return -won
		}
		return 0
	}
	if p.toMove == game.Chance {
		return 0
	}
	score := -int(p.total)
	if g.canComplete() {
		score = aboutToWin
	}
	if seat != p.toMove {
		return -score
	}
	return score
}

// canComplete reports whether the seat to move can complete the balance at once.
func (g *Game) canComplete() bool {
	p := &g.Pos
	// A placement completes it only with the last flower of all.
	if !p.moving() && (p.flowers != wheelTile-1 || !p.hands[p.toMove].flower()) {
		return false
	}
	g.turns = p.AppendMoves(g.turns[:0])
	return slices.ContainsFunc(g.turns, func(m game.Move) bool {
		next := *p
		next.Do(m)
		return next.ending == balanced
	})
}
