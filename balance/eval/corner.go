package eval

import (
	"cmp"
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// cornerMove is a move of the moving stage that does not lose at once, with the chance that it
// leads to cornering the opponent: a position in which every move lets the next turn win.
type cornerMove struct {
	move   game.Move
	chance float64 // drawChance if nothing is known
}

// nodeBytes is an upper bound of the memory of cornerMoves for each position of the tiles, in
// bytes.
const nodeBytes = 800

const (
	drawChance   = 0.5
	turnDiscount = 0.95 // discount of a chance for each turn
	lookahead    = 25   // turns of each seat
	edgesPerNode = 16   // capacity for edges, for each node
	pollInterval = 64   // positions between two checks of the context
)

// cornerMoves returns the moves that do not lose at once, best first. The best move is the one
// that most likely corners a simple opponent. This opponent looks one turn ahead, raises the
// number of balances where possible, and otherwise moves at random. It examines at most the given number of positions of the tiles.
// The list is empty if no position with a cornered player was found until ctx ended, and if the
// game is not cornerable. g must be a game of Balance Pai Sho and is not changed.
//
// With no-undo the moves that do not lose form a graph whose edges lead both ways, but may not
// be taken back at once. A player is cornered where there is no other edge; a player who may
// take back the opponent's move never is.
func cornerMoves(ctx context.Context, g game.Playable, positions int) []cornerMove {
	if !cornerable(g) {
		return nil
	}
	state := g.(*balance.Game)
	l := moveGraph{nodeIndex: map[uint64]int32{}}
	if !l.build(ctx, &state.Pos, positions) || !l.linkReverses(ctx) {
		return nil
	}
	for range lookahead {
		if !l.iterate(ctx) {
			break
		}
	}
	return l.rootMoves(state)
}

// cornerable reports whether a search for corners makes sense: the next turn does not win, the
// Wheel is held, one or two flowers can move, and no-undo is on.
func cornerable(g game.Playable) bool {
	p := &g.(*balance.Game).Pos
	return p.Moving() && p.WheelMobility() == balance.WheelHeld && p.MovableFlowers() >= 1 && p.MovableFlowers() <= 2 && !p.CanWin() &&
		g.Options()["no-undo"] == "on"
}

// moveGraph is the graph of the moving stage from a position on, as long as no one makes a move
// that loses at once.
type moveGraph struct {
	nodeIndex map[uint64]int32 // index of a layout, or none if the seat to move wins there
	nodes     []node
	edges     []edge // those of one node are consecutive
}

const none = -1

// node is a layout of the tiles.
type node struct {
	firstEdge, endEdge int32 // its edges are edges[firstEdge:endEdge]
	total              uint8 // number of balances
	maxTotal           uint8 // largest number of balances after an edge
	expanded           bool  // its edges are known
	hasLosingMove      bool  // some move loses at once

	replySum             float32 // sum of the values of the opponent's likely replies
	replyCount           int32   // number of these
	bestEdge, secondEdge int32   // two best edges of the searcher, or none
}

// edge is a move from one node to another that does not lose at once.
type edge struct {
	move    game.Move
	to      int32
	reverse int32 // the edge that takes it back, or none
	// searcherValue and opponentValue are the chance that the opponent gets cornered after this
	// edge, for a move of the searcher and for one of the opponent.
	searcherValue, opponentValue float32
}

// build adds the nodes and edges from p on, and reports whether a player can be cornered in one
// of them.
func (l *moveGraph) build(ctx context.Context, p *balance.Position, maxNodes int) (canCorner bool) {
	queue := []balance.Position{*p}
	l.addNode(p)
	var moves []game.Move
	for i := 0; i < len(queue) && len(l.nodes) < maxNodes && len(l.edges) < edgesPerNode*maxNodes; i++ {
		if i%pollInterval == 0 && ctx.Err() != nil {
			return false
		}
		here := queue[i].WithoutNoUndo()
		s := node{firstEdge: int32(len(l.edges)), total: l.nodes[i].total, maxTotal: l.nodes[i].total, expanded: true}
		moves = here.AppendMoves(moves[:0])
		for _, m := range moves {
			next := here
			next.Do(m)
			if next.Layout() == here.Layout() {
				continue // a pass
			}
			to, isNew := l.addNode(&next)
			if to == none {
				s.hasLosingMove = true
				continue
			}
			if isNew {
				queue = append(queue, next)
			}
			s.maxTotal = max(s.maxTotal, l.nodes[to].total)
			l.edges = append(l.edges, edge{move: m, to: to, reverse: none, searcherValue: drawChance, opponentValue: drawChance})
		}
		s.endEdge = int32(len(l.edges))
		l.nodes[i] = s
		canCorner = canCorner || s.hasLosingMove && s.endEdge-s.firstEdge <= 1
	}
	return canCorner
}

// addNode returns the index of the node of p, and adds it if it is new.
func (l *moveGraph) addNode(p *balance.Position) (number int32, isNew bool) {
	key := p.Layout()
	if n, ok := l.nodeIndex[key]; ok {
		return n, false
	}
	n := int32(none)
	if !p.CanWin() {
		n = int32(len(l.nodes))
		l.nodes = append(l.nodes, node{total: uint8(p.Total())})
	}
	l.nodeIndex[key] = n
	return n, true
}

// eachNode calls do for every node, and reports false if ctx ended before the last.
func (l *moveGraph) eachNode(ctx context.Context, do func(n int32, s *node)) bool {
	for i := range l.nodes {
		if i%pollInterval == 0 && ctx.Err() != nil {
			return false
		}
		do(int32(i), &l.nodes[i])
	}
	return true
}

// linkReverses finds the reverse of each edge.
func (l *moveGraph) linkReverses(ctx context.Context) bool {
	return l.eachNode(ctx, func(n int32, s *node) {
		for e := s.firstEdge; e < s.endEdge; e++ {
			to := &l.nodes[l.edges[e].to]
			for f := to.firstEdge; f < to.endEdge; f++ {
				if l.edges[f].to == n {
					l.edges[e].reverse = f
				}
			}
		}
	})
}

// iterate looks one turn of each seat further ahead.
func (l *moveGraph) iterate(ctx context.Context) bool {
	return l.eachNode(ctx, func(_ int32, s *node) { l.sumReplies(s) }) &&
		l.eachNode(ctx, func(_ int32, s *node) {
			for e := s.firstEdge; e < s.endEdge; e++ {
				l.edges[e].searcherValue = l.valueBeforeReply(&l.edges[e])
			}
		}) &&
		l.eachNode(ctx, func(_ int32, s *node) { l.rankEdges(s) }) &&
		l.eachNode(ctx, func(_ int32, s *node) {
			for e := s.firstEdge; e < s.endEdge; e++ {
				l.edges[e].opponentValue = l.valueBeforeSearcher(&l.edges[e])
			}
		})
}

// sumReplies adds up the values of the replies that the opponent may choose at s.
func (l *moveGraph) sumReplies(s *node) {
	s.replySum, s.replyCount = 0, 0
	for f := s.firstEdge; f < s.endEdge; f++ {
		if l.isNaturalReply(s, f) {
			s.replySum += l.edges[f].opponentValue
			s.replyCount++
		}
	}
}

// isNaturalReply reports whether no edge from s makes more balances than f.
func (l *moveGraph) isNaturalReply(s *node, f int32) bool {
	return l.nodes[l.edges[f].to].total == s.maxTotal
}

// valueBeforeReply returns the value of an edge after which the opponent moves.
func (l *moveGraph) valueBeforeReply(e *edge) float32 {
	s := &l.nodes[e.to]
	sum, n := s.replySum, s.replyCount
	if e.reverse != none && l.isNaturalReply(s, e.reverse) {
		sum -= l.edges[e.reverse].opponentValue
		n--
	}
	switch {
	case n > 0:
		return drawChance + turnDiscount*(sum/float32(n)-drawChance)
	case s.expanded && s.hasLosingMove:
		return 1
	}
	return drawChance
}

// rankEdges finds the two best edges of the searcher at s.
func (l *moveGraph) rankEdges(s *node) {
	s.bestEdge, s.secondEdge = none, none
	for f := s.firstEdge; f < s.endEdge; f++ {
		switch {
		case s.bestEdge == none || l.edges[f].searcherValue > l.edges[s.bestEdge].searcherValue:
			s.bestEdge, s.secondEdge = f, s.bestEdge
		case s.secondEdge == none || l.edges[f].searcherValue > l.edges[s.secondEdge].searcherValue:
			s.secondEdge = f
		}
	}
}

// valueBeforeSearcher returns the value of an edge of the opponent.
func (l *moveGraph) valueBeforeSearcher(e *edge) float32 {
	s := &l.nodes[e.to]
	best := s.bestEdge
	if best == e.reverse {
		best = s.secondEdge
	}
	switch {
	case best != none:
		return l.edges[best].searcherValue
	case s.expanded && s.hasLosingMove:
		return 0
	}
	return drawChance
}

// rootMoves returns the moves of g, best first, or nothing if no move is better than a draw.
func (l *moveGraph) rootMoves(g *balance.Game) (moves []cornerMove) {
	repeats := g.Past().RepeatedKeys(nil)
	legal := g.Pos.AppendMoves(nil)
	for _, e := range l.edges[l.nodes[0].firstEdge:l.nodes[0].endEdge] {
		if !slices.Contains(legal, e.move) {
			continue // no-undo
		}
		c := cornerMove{e.move, float64(e.searcherValue)}
		next := g.Pos
		next.Do(e.move)
		switch {
		case slices.Contains(repeats, next.Key()):
			c.chance = drawChance
		case l.canBeCornered(&e, &next, repeats):
			c.chance = 0 // however unlikely the reply is
		}
		moves = append(moves, c)
	}
	slices.SortStableFunc(moves, func(a, b cornerMove) int { return cmp.Compare(b.chance, a.chance) })
	if len(moves) == 0 || moves[0].chance <= drawChance {
		return nil
	}
	return moves
}

// canBeCornered reports whether the opponent has a reply to an edge, which has led to p, that corners the
// searcher and does not end the game by a repetition.
func (l *moveGraph) canBeCornered(e *edge, p *balance.Position, repeats []uint64) bool {
	s := &l.nodes[e.to]
	for f := s.firstEdge; f < s.endEdge; f++ {
		if f == e.reverse || !l.corners(&l.edges[f]) {
			continue
		}
		after := *p
		after.Do(l.edges[f].move)
		if !slices.Contains(repeats, after.Key()) {
			return true
		}
	}
	return false
}

// corners reports whether an edge leaves the other player none but to take it back, so that every move
// loses.
func (l *moveGraph) corners(e *edge) bool {
	s := &l.nodes[e.to]
	others := s.endEdge - s.firstEdge
	if e.reverse != none {
		others--
	}
	return others == 0 && s.expanded && s.hasLosingMove
}
