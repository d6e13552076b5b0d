package eval

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// answers are the moves of the seat to move after which the other one cannot win at once.
//
// What the total is does not depend on who placed what and when. So the outlook of the
// position in which the other one has made a winning move tells of all moves at once
// which of them would have stopped it. A few winning moves rule out nearly everything,
// and only what is left is looked at one by one.
type answers struct {
	known bool
	moves []game.Move // the candidates: first those that are safe, then those not looked at
	safe  int         // how many are safe
	all   bool        // none has been left without a look

	threats []game.Move
	look    kutai.Outlook
}

// looks is how many outlooks are made for the answers in one position.
const looks = 64

// find finds the answers of the seat to move in a position where it cannot win at once
// and the other one could if it were to move. o is the outlook of the position.
func (a *answers) find(pos *kutai.Position, o *kutai.Outlook, moves []game.Move) {
	mover := pos.ToMove()
	a.known, a.all, a.safe = true, false, 0
	a.moves = append(a.moves[:0], moves...)
	a.threats = o.AppendWins(a.threats[:0], mover.Opponent())
	left := looks
	for n := 0; n < len(a.threats) && left > 0; n += 1 + len(a.threats)/4 {
		a.stop(pos, a.threats[n])
		left--
	}
	for a.safe < len(a.moves) {
		if left--; left < 0 {
			return
		}
		m := a.moves[a.safe]
		after := pos.Suppose(mover, m)
		a.look.Look(&after)
		if a.look.CountWins(mover.Opponent()) == 0 {
			a.safe++
			continue
		}
		a.threats = a.look.AppendWins(a.threats[:0], mover.Opponent())
		left--
		a.stop(pos, a.threats[len(a.threats)/2])
	}
	a.all = true
}

// stop keeps the moves, among those not looked at, that stop a threat, which is a legal
// move for the turn of the other seat.
func (a *answers) stop(pos *kutai.Position, threat game.Move) {
	done := pos.Suppose(pos.ToMove().Opponent(), threat)
	a.look.Look(&done)
	kept := a.safe
	for _, m := range a.moves[a.safe:] {
		if kutai.SamePlace(m, threat) || a.look.Total(m) < int(pos.Lacks())+pos.Total() {
			a.moves[kept] = m
			kept++
		}
	}
	a.moves = a.moves[:kept]
}
