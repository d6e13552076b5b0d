package eval

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// tiles is how many tiles are placed in the Blossoming.
const tiles = 11

// lossChecker finds the turns of a position that let the opponent win with the next one. Of
// equivalent placements it examines one where that is enough.
type lossChecker struct {
	position  *balance.Position
	verdicts  [balance.PlacementClasses]verdict
	wins      [balance.PlacementClasses]game.Move // of classes with one win
	moves     []game.Move
	safeMoves [maxSafeMoves]game.Move // moves that did not lose in earlier positions, latest first
}

// maxSafeMoves is how many safe moves are kept to be tried first.
const maxSafeMoves = 3

// verdict is the known result of a class of placements.
type verdict uint8

const (
	unknown   verdict = iota
	canBeSafe         // some placement does not lose, though another may
	losing            // every placement loses
	oneWin            // every placement loses, except perhaps the one on the only place that wins
)

// reset begins with a position.
func (l *lossChecker) reset(p *balance.Position) {
	l.position = p
	l.verdicts = [balance.PlacementClasses]verdict{}
}

// allLose reports whether all turns lose.
func (l *lossChecker) allLose(p *balance.Position) bool {
	l.reset(p)
	for i, move := range l.safeMoves {
		if move != 0 && p.MayPlace(move) && !l.loses(move) {
			copy(l.safeMoves[1:], l.safeMoves[:i])
			l.safeMoves[0] = move
			return false
		}
	}
	move, ok := l.findSafe()
	if ok {
		copy(l.safeMoves[1:], l.safeMoves[:])
		l.safeMoves[0] = move
	}
	return !ok
}

// findSafe finds a turn that does not lose.
func (l *lossChecker) findSafe() (safe game.Move, ok bool) {
	p := l.position
	if p.Placed() >= tiles-1 || p.MustBalance() {
		l.moves = p.AppendMoves(l.moves[:0])
		for _, move := range l.moves {
			if !l.loses(move) {
				return move, true
			}
		}
		return 0, false
	}
	for move := range p.VisitGardenClasses {
		if !l.loses(move) {
			return move, true
		}
		class := p.GardenClass(move)
		if l.verdicts[class] != oneWin {
			continue
		}
		blocking := balance.OnPlaceOf(move, l.wins[class])
		if p.MayPlace(blocking) && p.GardenClass(blocking) == class && !l.loses(blocking) {
			return blocking, true
		}
	}
	return 0, false
}

// loses reports whether the opponent can win with the turn after this one.
func (l *lossChecker) loses(move game.Move) bool {
	p := l.position
	if p.Moving() {
		return allowsWin(p, move)
	}
	last := p.Placed() == tiles-1
	if last && !balance.OnPoint(move) {
		return allowsWin(p, move) // each square blocks other moves
	}
	bond := p.GardenClass(move)
	known := &l.verdicts[bond]
	switch *known {
	case canBeSafe:
		return false
	case losing:
		return true
	case oneWin:
		return !balance.SamePlace(move, l.wins[bond]) || allowsWin(p, move)
	}
	next := *p
	next.Do(move)
	*known = canBeSafe
	for win := range next.VisitWins {
		if last || *known == oneWin {
			*known = losing
			if !last {
				l.markWider(bond)
			}
			break
		}
		*known, l.wins[bond] = oneWin, win
	}
	return *known != canBeSafe
}

// markWider records that placements of wider classes than this one lose too.
func (l *lossChecker) markWider(bond int) {
	for _, wide := range balance.WiderClasses(bond) {
		l.verdicts[wide] = losing
	}
}

func allowsWin(p *balance.Position, move game.Move) bool {
	next := *p
	next.Do(move)
	return next.CanWin()
}
