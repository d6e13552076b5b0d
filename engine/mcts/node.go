package mcts

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// result is what is certain of a node.
type result uint8

const (
	unknown result = iota
	firstWins
	secondWins
	drawn
)

func wonBy(s game.Seat) result { return firstWins + result(s) }

// resultOf is how an outcome is kept.
func resultOf(o game.Outcome) result {
	if o.Winner.IsPlayer() {
		return wonBy(o.Winner)
	}
	return drawn
}

// value is a result as First sees it.
func (r result) value() float64 {
	switch r {
	case firstWins:
		return 1
	case secondWins:
		return 0
	}
	return 0.5
}

// node is a position, together with the move that leads to it.
type node struct {
	valueSum   float64 // of the values of all visits, as First sees them
	move       game.Move
	prior      float32 // share of the move in the weight of all moves of the parent
	visits     uint32
	children   chunkRef // its first children; 0 for none
	legalMoves uint16   // legal moves, once they have been listed
	childCount uint16   // children there are, the most promising ones
	turnsToEnd uint16   // until the end, if the result is certain
	inFlight   uint8    // simulations under way below it
	seat       game.Seat
	result     result
	expanded   bool // moves is known
	endsTurn   bool // the move has ended a turn; known once visited
}

// meanValue is the value for s of what was found so far; simulations under way count as lost.
func (n *node) meanValue(s game.Seat) float64 {
	if n.result != unknown {
		return forSeat(n.result.value(), s)
	}
	sum := n.valueSum
	if s == game.Second {
		sum = float64(n.visits) - n.valueSum
	}
	return sum / float64(n.visits+uint32(n.inFlight))
}

// forSeat turns a value for First into one for s.
func forSeat(value float64, s game.Seat) float64 {
	if s == game.Second {
		return 1 - value
	}
	return value
}

// score is what is known of n, as s sees it; turns before n are added.
func (n *node) score(s game.Seat, turnsBefore int) engine.Score {
	score := engine.Score{Win: 0.5}
	switch {
	case n.result == drawn:
		score.Proof = engine.ProvenDraw
	case n.result == wonBy(s):
		score.Proof = engine.ProvenWin
	case n.result != unknown:
		score.Proof = engine.ProvenLoss
	}
	if n.result != unknown {
		score.Win = forSeat(n.result.value(), s)
		score.Distance = int(n.turnsToEnd) + turnsBefore
	} else if n.visits > 0 {
		score.Win = forSeat(n.valueSum/float64(n.visits), s)
	}
	return score
}
