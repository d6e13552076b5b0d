package eval

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// tiles is how many tiles are placed in the Blossoming.
const tiles = 11

// lookout tells which turns of a position let the opponent win with the next one. Of
// placements that are alike it looks at one where that is enough.
type lookout struct {
	at     *balance.Position
	met    [balance.Likes]verdict
	wins   [balance.Likes]game.Move // of a single class
	moves  []game.Move
	refuge [refuges]game.Move // that did not lose when they were met, the latest first
}

// refuges is how many turns that did not lose are kept to be tried first.
const refuges = 3

// verdict is what is known of a class of placements.
type verdict uint8

const (
	unknown verdict = iota
	safe            // none of them loses, but perhaps for want of one place
	losing          // each loses
	single          // each loses but perhaps the one on the only place that wins
)

// look begins with a position.
func (l *lookout) look(p *balance.Position) {
	l.at = p
	l.met = [balance.Likes]verdict{}
}

// lost reports whether all turns lose.
func (l *lookout) lost(p *balance.Position) bool {
	l.look(p)
	for i, move := range l.refuge {
		if move != 0 && p.MayPlace(move) && !l.loses(move) {
			copy(l.refuge[1:], l.refuge[:i])
			l.refuge[0] = move
			return false
		}
	}
	l.moves = p.AppendMoves(l.moves[:0])
	for _, move := range l.moves {
		if !l.loses(move) {
			copy(l.refuge[1:], l.refuge[:])
			l.refuge[0] = move
			return false
		}
	}
	return true
}

// loses reports whether the opponent can win with the turn after this one.
func (l *lookout) loses(move game.Move) bool {
	p := l.at
	if p.Moving() {
		return losesAlone(p, move)
	}
	last := p.Placed() == tiles-1
	if last && !balance.OnPoint(move) {
		return losesAlone(p, move) // each square stands in the way of other moves
	}
	bond := p.Bond(move)
	known := &l.met[bond]
	switch *known {
	case safe:
		return false
	case losing:
		return true
	case single:
		return !balance.SamePlace(move, l.wins[bond]) || losesAlone(p, move)
	}
	next := *p
	next.Do(move)
	*known = safe
	for win := range next.Winning {
		if last || *known == single {
			*known = losing
			if !last {
				l.loseWider(bond)
			}
			break
		}
		*known, l.wins[bond] = single, win
	}
	return *known != safe
}

// loseWider notes that placements of wider classes than this one lose too.
func (l *lookout) loseWider(bond int) {
	for _, wide := range balance.Wider(bond) {
		l.met[wide] = losing
	}
}

func losesAlone(p *balance.Position, move game.Move) bool {
	next := *p
	next.Do(move)
	return next.CanWin()
}
