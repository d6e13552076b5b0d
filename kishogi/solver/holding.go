package solver

import "slices"

// child is where a turn leads.
type child struct {
	number  uint64
	value   Value // for the seat that is to move there
	isCheck bool  // this seat is in check
}

// isQuietDraw reports whether the turn keeps a draw and gives no check.
func (c child) isQuietDraw() bool { return c.value.IsDraw() && !c.isCheck }

// solvedPositions are the positions of a solved game.
type solvedPositions interface {
	// children returns where the turns of a position lead, and whether its seat to move is in check.
	children(number uint64) (list []child, inCheck bool)
}

// holdingTurns returns the numbers to which the seat to move may go, to never do worse than the value of the position, which is
// a draw or a win by perpetual check. It returns none if there are too many positions to find them.
//
// To stay in drawn positions is not enough: a player who gives check with every turn there may lose. So the turns that hold a draw give no check, or they
// give check, if repeated is false and each reply lets a turn without check hold the draw. repeated reports whether a position has occurred twice since the
// last turn of this seat without check. Where all turns that do not lose give check, and in a won position, a [holdingGame] decides.
func holdingTurns(p solvedPositions, number uint64, value Value, repeated bool) (numbers []uint64) {
	turns, _ := p.children(number)
	if !value.IsDraw() || !slices.ContainsFunc(turns, child.isQuietDraw) {
		if to, ok := holdingTurn(p, number, value); ok {
			numbers = append(numbers, to)
		}
		return numbers
	}
	for _, c := range turns {
		if c.isQuietDraw() || c.value.IsDraw() && !repeated && isQuietAfter(p, c.number) {
			numbers = append(numbers, c.number)
		}
	}
	return numbers
}

// isQuietAfter reports whether, after each turn in a drawn position, the other seat wins or can hold the draw without check.
func isQuietAfter(p solvedPositions, number uint64) bool {
	replies, _ := p.children(number)
	for _, reply := range replies {
		if !reply.value.IsDraw() {
			continue // it is won
		}
		if turns, _ := p.children(reply.number); !slices.ContainsFunc(turns, child.isQuietDraw) {
			return false
		}
	}
	return true
}

// holdingGame is the part of the infinite game that decides how one seat, the holder, holds a drawn position or one that it wins by
// perpetual check. To stay in positions of that value is not enough: a draw can be lost by giving check with every turn, and a win can become a draw.
//
// The holder plays only turns that keep the value. It has reached its aim with a better value, and in a drawn position also where it
// can make a turn without check. All successors of a position are in the game, so the sets of the algorithm are the same wherever it begins,
// and the holder may solve it anew at each of its turns.
type holdingGame struct {
	positions solvedPositions
	value     Value               // of the positions with the holder to move
	nodes     [2]map[uint64]int32 // by number, with the holder to move and with the other seat
	numbers   []uint64            // of the nodes
	graph     parityGame          // the holder is player 0
}

// maxHoldingNodes bounds a holding game. Those of the smaller games have at most 101 nodes.
const maxHoldingNodes = 1 << 18

// held is the node at which the holder has reached its aim.
const held = 0

// holdingTurn returns where the seat to move goes, which holds a value of that kind. It is false if the game has too many positions.
func holdingTurn(p solvedPositions, number uint64, value Value) (to uint64, ok bool) {
	g := &holdingGame{positions: p, value: value, nodes: [2]map[uint64]int32{{}, {}}, numbers: []uint64{0}}
	g.graph = parityGame{owner: []uint8{0}, priority: []uint8{2}, next: [][]int32{{held}}}
	first := g.node(number, 0)
	for n := int(first); n < len(g.numbers); n++ {
		if n > maxHoldingNodes {
			return 0, false
		}
		g.expand(int32(n))
	}
	g.graph.connect()
	if g.graph.winners()[first] != 0 {
		return 0, false
	}
	return g.numbers[g.graph.choice[first]], true
}

// node returns the node of a number with the holder to move (0) or the other seat (1).
func (g *holdingGame) node(number uint64, owner uint8) int32 {
	n, ok := g.nodes[owner][number]
	if !ok {
		n = int32(len(g.numbers))
		g.nodes[owner][number] = n
		g.numbers = append(g.numbers, number)
		g.graph.owner = append(g.graph.owner, owner)
		g.graph.priority = append(g.graph.priority, 0)
		g.graph.next = append(g.graph.next, nil)
	}
	return n
}

// expand fills in the priority and the successors of a node.
func (g *holdingGame) expand(n int32) {
	children, inCheck := g.positions.children(g.numbers[n])
	owner := g.graph.owner[n]
	g.graph.priority[n] = g.priority(owner, inCheck)
	if owner == 0 && g.value.IsDraw() && slices.ContainsFunc(children, child.isQuietDraw) {
		g.graph.next[n] = []int32{held}
		return
	}
	var next []int32
	for i := range children {
		c := &children[i]
		switch {
		case owner == 1 && c.value != g.value:
			next = append(next, held)
		case owner == 1:
			next = append(next, g.node(c.number, 0))
		case c.value == g.value.opposite():
			next = append(next, g.node(c.number, 1))
		}
	}
	g.graph.next[n] = next
}

// priority returns the priority of a node, as the seat to move there is in check or not. A win by
// perpetual check needs checks of the other seat for ever (no 3), and turns of the holder without check again and again (2). A draw is lost only if
// the other seat makes turns without check again and again (3), because the holder makes none here.
func (g *holdingGame) priority(owner uint8, inCheck bool) uint8 {
	switch {
	case owner == 0 && !inCheck:
		return 3
	case inCheck && !g.value.IsDraw():
		return 1
	}
	return 2
}
