package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// actionTarget is the turns in which one tile does the same thing to the same target
// (or moves in the same direction) and only the point where this leads differs.
type actionTarget struct {
	action action
	target tile          // noTile for a move
	points []board.Point // where it may lead: those of them that are empty; for Swap the target's point alone
}

// maxChoices is the most choices of one tile: a move and a target in each direction.
const maxChoices = 2 * int(board.Directions)

// actionTargets returns all that t may do in the play phase, in buf. Some may have no
// empty point.
func (p *Position) actionTargets(t tile, buf *[maxChoices]actionTarget) []actionTarget {
	if p.isSeized(t) {
		return nil
	}
	return p.targetsUnlessSeized(t, buf)
}

// targetsUnlessSeized is choices of a tile that may be seized.
func (p *Position) targetsUnlessSeized(t tile, buf *[maxChoices]actionTarget) []actionTarget {
	n := 0
	add := func(d action, target tile, points []board.Point) {
		if len(points) > 0 {
			buf[n] = actionTarget{d, target, points}
			n++
		}
	}
	from, kind, s := p.at[t], t.kind(), p.lineOfSight(t)
	if kind != Sun {
		for d := range board.Directions {
			ray := from.Ray(d)
			if kind != Moon {
				ray = ray[:s.free[d]]
			}
			add(actionMove, noTile, ray)
		}
	}
	if actionOfKind[kind] == 0 {
		return buf[:n]
	}
	for d, target := range s.first {
		if target == noTile {
			continue
		}
		d := board.Direction(d)
		switch at := p.at[target]; kind {
		case Sun:
			add(actionOrbit, target, lines.ring(from, lines.apart[from][at]))
		case Fan:
			add(actionSwap, target, lines.ring(at, 0))
		case Anchor:
			add(actionDrawNear, target, from.Ray(d)[:s.free[d]])
		case Stick:
			add(actionPush, target, at.Ray(d)[:s.beyond(d)])
		case Compass:
			add(actionPlaceBehind, target, from.Ray(d.Opposite())[:s.free[d.Opposite()]])
		}
	}
	return buf[:n]
}

// isOpen reports whether the turn may lead to q, one of c's points.
func (p *Position) isOpen(c *actionTarget, q board.Point) bool {
	return c.action == actionSwap || !p.isOccupied(q)
}

// move returns the turn of t that leads to q.
func (c *actionTarget) move(t tile, q board.Point) game.Move {
	switch c.action {
	case actionMove:
		return newMove(actionMove, t, 0, q)
	case actionSwap:
		return newMove(actionSwap, t, c.target, 0)
	}
	return newMove(c.action, t, c.target, q)
}

// countTurnsOf returns the number of turns of t in the play phase: the sizes of its
// choices, without listing them.
func (p *Position) countTurnsOf(t tile) int {
	if p.isSeized(t) {
		return 0
	}
	switch t.kind() {
	case Sun:
		return p.countOrbit(t)
	case Moon:
		return p.countOver(t)
	}
	s := p.lineOfSight(t)
	total := 0
	for d := range board.Directions {
		total += int(s.free[d])
		if s.first[d] == noTile {
			continue
		}
		switch t.kind() {
		case Fan:
			total++
		case Anchor:
			total += int(s.free[d])
		case Stick:
			total += int(s.beyond(d))
		case Compass:
			total += int(s.free[d.Opposite()])
		}
	}
	return total
}

// countOrbit counts the Sun's turns: for each target the points of its ring
// that are empty.
func (p *Position) countOrbit(sun tile) int {
	from, s := p.at[sun], p.lineOfSight(sun)
	var held [2*board.MaxCoordinate + 2]uint8
	for _, q := range p.at {
		held[lines.apart[from][q]]++
	}
	total := 0
	for d, target := range s.first {
		if target != noTile {
			r := s.free[d] + 1
			total += int(lines.ringStart[from][r+1] - lines.ringStart[from][r] - held[r])
		}
	}
	return total
}

// countOver counts the Moon's moves: the points of its lines without those that
// hold a tile.
func (p *Position) countOver(moon tile) int {
	from := p.at[moon]
	total := 0
	for _, n := range lines.length[from] {
		total += int(n)
	}
	for _, q := range p.at {
		if lines.toward[from][q] != noWay {
			total--
		}
	}
	return total
}

// AppendMoves appends every legal move: every turn is one.
func (p *Position) AppendMoves(dst []game.Move) []game.Move {
	if p.over() {
		return dst
	}
	if p.Placing() {
		return p.appendPlacements(dst)
	}
	before := len(dst)
	var buf [maxChoices]actionTarget
	for k := range Kind(Kinds) {
		t := tileOf(p.toMove, k)
		for i, list := 0, p.actionTargets(t, &buf); i < len(list); i++ {
			c := &list[i]
			for _, q := range c.points {
				if p.isOpen(c, q) {
					dst = append(dst, c.move(t, q))
				}
			}
		}
	}
	if len(dst) == before {
		dst = append(dst, pass)
	}
	return dst
}

// CountLegalTurns returns the number of legal turns.
func (p *Position) CountLegalTurns() int {
	switch {
	case p.over():
		return 0
	case p.Placing():
		return bits.OnesCount8(uint8(p.hand[p.toMove])) * p.countSites(p.toMove)
	}
	return max(1, p.countAll(p.toMove)) // a pass where there is nothing else
}

// countAll returns the number of turns other than a pass that seat would have in the play phase.
func (p *Position) countAll(seat game.Seat) int {
	total := 0
	for k := range Kind(Kinds) {
		total += p.countTurnsOf(tileOf(seat, k))
	}
	return total
}
