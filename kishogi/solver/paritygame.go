package solver

// parityGame is a game on a graph, without an end. The winner of a play is the player whose
// parity the highest priority has that occurs infinitely often.
type parityGame struct {
	owner    []uint8 // who moves in a node: player 0, who needs an even priority, or 1
	priority []uint8
	next     [][]int32 // at least one for each node
	before   [][]int32
	choice   []int32 // what the winner of a node plays there, if the winner moves
}

// connect fills in before.
func (g *parityGame) connect() {
	g.before = make([][]int32, len(g.next))
	for from, list := range g.next {
		for _, to := range list {
			g.before[to] = append(g.before[to], int32(from))
		}
	}
}

// winners returns the winner of each node, by Zielonka's recursive algorithm, and fills in choice.
func (g *parityGame) winners() []uint8 {
	inside := make([]bool, len(g.owner))
	nodes := make([]int32, len(g.owner))
	for i := range inside {
		inside[i], nodes[i] = true, int32(i)
	}
	won := make([]uint8, len(g.owner))
	g.choice = make([]int32, len(g.owner))
	g.split(nodes, inside, won)
	return won
}

// split writes the winners of a part of the graph in which each node has a successor.
func (g *parityGame) split(nodes []int32, inside []bool, won []uint8) {
	for len(nodes) > 0 {
		highest := uint8(0)
		for _, n := range nodes {
			highest = max(highest, g.priority[n])
		}
		player := highest % 2
		var top []int32
		for _, n := range nodes {
			if g.priority[n] == highest {
				top = append(top, n)
			}
		}
		attracted := g.attractor(top, player, inside)
		rest := g.without(nodes, attracted, inside)
		g.split(rest, inside, won)
		for _, n := range attracted {
			inside[n] = true
			won[n] = player
		}
		for _, n := range rest {
			inside[n] = true
		}
		var lost []int32
		for _, n := range rest {
			if won[n] != player {
				lost = append(lost, n)
			}
		}
		if len(lost) == 0 {
			g.chooseInside(top, player, inside)
			for _, n := range nodes {
				inside[n] = false
			}
			return
		}
		attracted = g.attractor(lost, 1-player, inside)
		for _, n := range attracted {
			won[n] = 1 - player
		}
		nodes = g.without(nodes, attracted, inside)
	}
}

// chooseInside lets a player choose, in its nodes among these, any successor in the part.
func (g *parityGame) chooseInside(nodes []int32, player uint8, inside []bool) {
	for _, n := range nodes {
		if g.owner[n] != player {
			continue
		}
		for _, to := range g.next[n] {
			if inside[to] {
				g.choice[n] = to
				break
			}
		}
	}
}

// without takes nodes out of the part and returns the others.
func (g *parityGame) without(nodes, gone []int32, inside []bool) (rest []int32) {
	for _, n := range gone {
		inside[n] = false
	}
	for _, n := range nodes {
		if inside[n] {
			rest = append(rest, n)
		}
	}
	return rest
}

// attractor returns the nodes of the part from which a player can force one of the targets.
func (g *parityGame) attractor(targets []int32, player uint8, inside []bool) []int32 {
	found := append([]int32(nil), targets...)
	isIn := map[int32]bool{}
	for _, n := range targets {
		isIn[n] = true
	}
	left := map[int32]int{} // ways out of nodes of the other player
	for i := 0; i < len(found); i++ {
		for _, n := range g.before[found[i]] {
			if !inside[n] || isIn[n] {
				continue
			}
			if g.owner[n] == player {
				g.choice[n] = found[i]
			} else {
				if _, ok := left[n]; !ok {
					for _, to := range g.next[n] {
						if inside[to] {
							left[n]++
						}
					}
				}
				if left[n]--; left[n] > 0 {
					continue
				}
			}
			isIn[n] = true
			found = append(found, n)
		}
	}
	return found
}
