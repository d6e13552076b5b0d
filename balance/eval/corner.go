package eval

import (
	"cmp"
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// CornerMove is a move of the moving stage that does not lose at once, with the chance that
// after it the opponent gets cornered: has only moves left that let the next turn win.
type CornerMove struct {
	Move   game.Move
	Chance float64 // even if nothing is known to speak for it
}

// NodeBytes is what Corner needs for each position of the tiles, in bytes, at most.
const NodeBytes = 800

const (
	drawChance   = 0.5
	turnDiscount = 0.95 // what a chance is worth a turn later
	lookahead    = 25   // turns of each seat that are looked ahead
	edgesPerNode = 16   // moves that there is room for, for each position of the tiles
	pollInterval = 64   // positions between two questions whether to stop
)

// CornerMoves returns the moves that do not lose at once, those first that are likeliest to
// corner an opponent who looks one turn ahead, raises the number of balances where he
// can, and else makes any move. It looks at so many positions of the tiles at most.
// The list is empty where nobody was found who could be cornered until ctx ended, and
// where nobody is [Cornerable]. g must be a game of Balance Pai Sho and is not changed.
//
// With no-undo the moves that do not lose are a graph the edges of which lead both ways,
// and must not be gone back at once. Cornered is who stands where there is no other; who
// may take back what the opponent did never is.
func CornerMoves(ctx context.Context, g game.Table, positions int) []CornerMove {
	if !Cornerable(g) {
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
	return l.cornerMoves(state)
}

// Cornerable reports whether it is time to think of cornering: the next turn does not win,
// the Wheel is held, one flower or two can move, and no-undo is on.
func Cornerable(g game.Table) bool {
	p := &g.(*balance.Game).Pos
	return p.Moving() && p.Waiting() == balance.Held && p.Loose() >= 1 && p.Loose() <= 2 && !p.CanWin() &&
		g.Options()["no-undo"] == "on"
}

// moveGraph is the moving stage from a position on, as long as nobody makes a move that
// loses at once.
type moveGraph struct {
	nodeIndex map[uint64]int32 // the number of the stand, or none where who moves wins, by what stands where
	nodes     []node
	edges     []edge // those from one stand in a row
}

const none = -1

// node is what stands where.
type node struct {
	firstEdge, endEdge int32 // its steps
	total              uint8 // of balances
	maxTotal           uint8 // of balances, where a step leads
	expanded           bool  // its steps are
	hasLosingMove      bool  // there are moves that lose at once

	replySum             float32 // of what the opponent's steps are worth
	replyCount           int32   // how many these are
	bestEdge, secondEdge int32   // steps of who searches, or none
}

// edge is a move from one stand to another that does not lose at once.
type edge struct {
	move    game.Move
	to      int32
	reverse int32 // the step that takes it back, or none
	// How likely the opponent is to get cornered after this step, by whom it was made.
	searcherValue, opponentValue float32
}

// build finds the stands and steps from p on, and reports whether somebody can be
// cornered in one of them.
func (l *moveGraph) build(ctx context.Context, p *balance.Position, maxNodes int) (canCorner bool) {
	queue := []balance.Position{*p}
	l.addNode(p)
	var moves []game.Move
	for i := 0; i < len(queue) && len(l.nodes) < maxNodes && len(l.edges) < edgesPerNode*maxNodes; i++ {
		if i%pollInterval == 0 && ctx.Err() != nil {
			return false
		}
		here := queue[i].Unbound()
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

// addNode returns the number of the stand of p, which it makes if it is new.
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

// eachNode calls do for every stand, and reports false when ctx has ended before the last.
func (l *moveGraph) eachNode(ctx context.Context, do func(n int32, s *node)) bool {
	for i := range l.nodes {
		if i%pollInterval == 0 && ctx.Err() != nil {
			return false
		}
		do(int32(i), &l.nodes[i])
	}
	return true
}

// linkReverses finds to each step the one that takes it back.
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

// sumReplies adds up what the steps are worth that the opponent may make from s.
func (l *moveGraph) sumReplies(s *node) {
	s.replySum, s.replyCount = 0, 0
	for f := s.firstEdge; f < s.endEdge; f++ {
		if l.isNaturalReply(s, f) {
			s.replySum += l.edges[f].opponentValue
			s.replyCount++
		}
	}
}

// isNaturalReply reports whether no step from s makes more balances.
func (l *moveGraph) isNaturalReply(s *node, f int32) bool {
	return l.nodes[l.edges[f].to].total == s.maxTotal
}

// valueBeforeReply is what a step is worth after which the opponent moves.
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

// rankEdges finds the two best steps from s.
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

// valueBeforeSearcher is what a step of the opponent is worth.
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

// cornerMoves is what was found of the moves of g, the best first; nothing if none is better
// than another.
func (l *moveGraph) cornerMoves(g *balance.Game) (cornerMoves []CornerMove) {
	repeats := g.Past().Repeated(nil)
	legal := g.Pos.AppendMoves(nil)
	for _, e := range l.edges[l.nodes[0].firstEdge:l.nodes[0].endEdge] {
		if !slices.Contains(legal, e.move) {
			continue // no-undo
		}
		c := CornerMove{e.move, float64(e.searcherValue)}
		next := g.Pos
		next.Do(e.move)
		if slices.Contains(repeats, next.Key()) {
			c.Chance = drawChance
		}
		cornerMoves = append(cornerMoves, c)
	}
	slices.SortStableFunc(cornerMoves, func(a, b CornerMove) int { return cmp.Compare(b.Chance, a.Chance) })
	if len(cornerMoves) == 0 || cornerMoves[0].Chance <= drawChance {
		return nil
	}
	return cornerMoves
}
