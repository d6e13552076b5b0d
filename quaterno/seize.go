package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

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

// freeKinds returns the kinds of a seat's tiles that are not seized.
func (p *Position) freeKinds(seat game.Seat) kindSet {
	const all kindSet = 1<<Kinds - 1
	near := neighbours[p.at[tileOf(seat.Opponent(), Soldier)]]
	if p.taken[0]&near[0]|p.taken[1]&near[1]|p.taken[2]&near[2]|p.taken[3]&near[3] == 0 {
		return all // mostly nothing stands beside the Soldier
	}
	free := all
	for k := range Kind(Kinds) {
		if p.isSeized(tileOf(seat, k)) {
			free &^= 1 << k
		}
	}
	return free
}

// neighbours are the points orthogonally next to each point, one bit each as in
// Position.taken.
var neighbours = func() (list [256][4]uint64) {
	for p := range board.Point(board.Points) {
		for q := range board.Point(board.Points) {
			if isAdjacent(p, q) {
				list[p][q>>6] |= 1 << (q & 63)
			}
		}
	}
	return list
}()
