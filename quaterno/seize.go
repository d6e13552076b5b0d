package quaterno

import "github.com/teahouse-games/teahouse/board"

// isSeized reports whether t can neither move nor act: it stands orthogonally
// next to an enemy Soldier, which may itself be seized. t may still be a target.
func (p *Position) isSeized(t tile) bool {
	soldier := p.at[tileOf(t.seat().Opponent(), Soldier)]
	return isAdjacent(soldier, p.at[t])
}

// isAdjacent reports whether the points are orthogonal neighbours.
func isAdjacent(p, q board.Point) bool {
	return lines.apart[p][q] == 1 && lines.toward[p][q]%2 == 0
}
