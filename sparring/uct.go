package sparring

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// UCT returns a player that searches a tree by UCT (Kocsis and Szepesvári 2006) without
// playouts. value estimates a position that is not over, from -1 (Second wins) to 1 (First
// wins); it may not change the game.
//
// A position is expanded in the order of the values of the positions after its moves, which are
// all evaluated before the first of them is searched. It has at most √(n+1) children, rounded up,
// after n visits (progressive widening, Coulom 2007). Proven results propagate up the tree. Every
// turn is searched anew. Equal values are ordered at random.
func UCT(r *rand.Rand, limits SearchLimits, value func(g game.Playable) float64) Player {
	return &uctPlayer{r: r, limits: limits, value: value}
}

// uctExploration is the weight of the uncertainty in UCT, for values from -1 to 1.
const uctExploration = math.Sqrt2

type uctPlayer struct {
	r           *rand.Rand
	limits      SearchLimits
	value       func(g game.Playable) float64
	g           game.Playable // the game that is searched
	moves       []game.Move
	simulations uint64
}

// uctNode is a position of the tree.
type uctNode struct {
	seat     game.Seat // to move, once it is ranked
	result   game.Seat // First or Second if it has a proven winner, Chance if it is a proven draw, None if it is open
	ranked   bool      // ahead is set
	visits   float64
	sum      float64 // of the values, for First
	children []uctChild
	ahead    []rankedMove // moves without a child, the best last
}

// uctChild is a move with the position after it.
type uctChild struct {
	move game.Move
	node *uctNode
}

// rankedMove is a move with the value of the position after it, for the seat that makes it.
type rankedMove struct {
	move   game.Move
	value  float64
	order  uint64 // among equals
	result game.Seat
}

// Simulations returns how many simulations the last turn took.
func (p *uctPlayer) Simulations() uint64 { return p.simulations }

func (p *uctPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	if g.Outcome().Over() {
		return "", ErrGameOver
	}
	p.g, p.simulations = game.Clone(g), 0
	root := &uctNode{result: game.None}
	deadline := time.Now().Add(p.limits.Time)
	for root.result == game.None && (p.simulations == 0 || !p.isDone(ctx, deadline)) {
		p.simulate(root)
		p.simulations++
	}
	if err := ctx.Err(); err != nil {
		return "", err
	}
	var text []byte
	for n := root; ; {
		m, next := p.bestMove(n)
		text = p.g.AppendMoveText(text, m)
		p.g.Do(m)
		if !p.g.MidTurn() {
			return string(text), nil
		}
		if next == nil {
			next = &uctNode{result: game.None}
		}
		n = next
	}
}

func (p *uctPlayer) isDone(ctx context.Context, deadline time.Time) bool {
	switch {
	case p.limits.Simulations > 0 && p.simulations >= p.limits.Simulations, p.simulations >= maxSimulations:
		return true
	case ctx.Err() != nil:
		return true
	}
	return p.limits.Time > 0 && !time.Now().Before(deadline)
}

// simulate makes one simulation from n, in which p.g stands, and returns its value for First.
func (p *uctPlayer) simulate(n *uctNode) float64 {
	v := 0.0
	switch {
	case n.result != game.None:
		v = resultValue(n.result)
	default:
		if !n.ranked {
			n.seat = p.g.ToMove()
			p.rank(n)
		}
		if len(n.ahead) > 0 && (len(n.children) < widthAfter(n.visits) || allProven(n)) {
			v = n.expand()
			break
		}
		c := n.selectChild()
		p.g.Do(c.move)
		v = p.simulate(c.node)
		p.g.Undo()
	}
	n.refreshResult()
	if n.result != game.None {
		v = resultValue(n.result)
	}
	n.visits++
	n.sum += v
	return v
}

// widthAfter is how many children a position has after that many visits.
func widthAfter(visits float64) int { return int(math.Ceil(math.Sqrt(visits + 1))) }

// rank evaluates the positions after all moves.
func (p *uctPlayer) rank(n *uctNode) {
	n.ranked = true
	p.moves = p.g.AppendMoves(p.moves[:0])
	n.ahead = make([]rankedMove, 0, len(p.moves))
	for _, m := range p.moves {
		p.g.Do(m)
		c := rankedMove{move: m, order: p.r.Uint64(), result: game.None}
		if o := p.g.Outcome(); o.Over() {
			c.result = game.Chance
			if o.Winner.IsPlayer() {
				c.result = o.Winner
			}
			c.value = resultValue(c.result)
		} else {
			c.value = p.value(p.g)
		}
		if n.seat == game.Second {
			c.value = -c.value
		}
		p.g.Undo()
		n.ahead = append(n.ahead, c)
	}
	slices.SortFunc(n.ahead, func(a, b rankedMove) int {
		return cmp.Or(cmp.Compare(a.value, b.value), cmp.Compare(a.order, b.order))
	})
}

// expand adds the best child that is ahead and returns its value for First.
func (n *uctNode) expand() float64 {
	last := len(n.ahead) - 1
	c := n.ahead[last]
	n.ahead = n.ahead[:last]
	v := c.value
	if n.seat == game.Second {
		v = -v
	}
	n.children = append(n.children, uctChild{c.move, &uctNode{result: c.result, visits: 1, sum: v}})
	return v
}

// selectChild returns the child with the best upper bound; proven ones only if all are.
func (n *uctNode) selectChild() uctChild {
	best, bestScore := 0, math.Inf(-1)
	logVisits := math.Log(max(1, n.visits))
	for i, c := range n.children {
		if c.node.result != game.None {
			continue
		}
		mean := c.node.sum / c.node.visits
		if n.seat == game.Second {
			mean = -mean
		}
		if score := mean + uctExploration*math.Sqrt(logVisits/c.node.visits); score > bestScore {
			best, bestScore = i, score
		}
	}
	return n.children[best]
}

func allProven(n *uctNode) bool {
	return !slices.ContainsFunc(n.children, func(c uctChild) bool { return c.node.result == game.None })
}

// refreshResult proves n if its mover has a won child, or if all moves have proven children.
func (n *uctNode) refreshResult() {
	if n.result != game.None || len(n.children) == 0 {
		return
	}
	best, open := n.seat.Opponent(), len(n.ahead) > 0
	for _, c := range n.children {
		switch c.node.result {
		case n.seat:
			n.result = n.seat
			return
		case game.None:
			open = true
		case game.Chance:
			best = game.Chance
		}
	}
	if !open {
		n.result = best
	}
}

// bestMove returns the move of n to play: one that wins, else the most visited one that is not
// proven to lose, else any.
func (p *uctPlayer) bestMove(n *uctNode) (game.Move, *uctNode) {
	if len(n.children) == 0 {
		if !n.ranked {
			n.seat = p.g.ToMove()
			p.rank(n)
		}
		return n.ahead[len(n.ahead)-1].move, nil
	}
	best := slices.MaxFunc(n.children, func(a, b uctChild) int {
		return cmp.Or(
			cmp.Compare(n.rankOf(a), n.rankOf(b)),
			cmp.Compare(a.node.visits, b.node.visits),
			cmp.Compare(n.meanOf(a), n.meanOf(b)),
		)
	})
	return best.move, best.node
}

// rankOf orders proven results for the mover of n. A draw is as good as an open position whose
// visits say more than its value.
func (n *uctNode) rankOf(c uctChild) int {
	switch c.node.result {
	case n.seat:
		return 2
	case n.seat.Opponent():
		return 0
	}
	return 1
}

func (n *uctNode) meanOf(c uctChild) float64 {
	if n.seat == game.Second {
		return -c.node.sum / c.node.visits
	}
	return c.node.sum / c.node.visits
}

// resultValue is the value of a proven result for First.
func resultValue(result game.Seat) float64 {
	switch result {
	case game.First:
		return 1
	case game.Second:
		return -1
	}
	return 0
}
