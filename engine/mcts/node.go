package mcts

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// result is the proven result of a node.
type result uint8

const (
	unknown result = iota
	firstWins
	secondWins
	drawn
)

// wonBy returns the result that s has won.
func wonBy(s game.Seat) result { return firstWins + result(s) }

// resultOf converts an outcome.
func resultOf(o game.Outcome) result {
	if o.Winner.IsPlayer() {
		return wonBy(o.Winner)
	}
	return drawn
}

// value returns the value of a result for First, where a draw has the given value.
func (r result) value(draw float64) float64 {
	switch r {
	case firstWins:
		return 1
	case secondWins:
		return 0
	}
	return draw
}

// node is a position, together with the move that leads to it.
type node struct {
	valueSum   float64 // over all visits, for First
	move       game.Move
	prior      float32 // share of the move in the parent's policy
	visits     uint32
	children   chunkRef // first chunk; 0 for none
	legalMoves uint16   // number of candidates, once expanded
	childCount uint16   // children that exist, the most promising ones
	turnsToEnd uint16   // if the result is proven
	inFlight   uint8    // simulations below it that have not returned (virtual loss)
	seat       game.Seat
	result     result
	expanded   bool // legalMoves is known
	endsTurn   bool // the move has ended a turn; known once visited
	safe       bool // the seat to move has no win in one turn
}

// meanValue returns the mean value for s, where a draw has the given value for First; simulations
// in flight count as losses.
func (n *node) meanValue(s game.Seat, draw float64) float64 {
	if n.result != unknown {
		return forSeat(n.result.value(draw), s)
	}
	sum := n.valueSum
	if s == game.Second {
		sum = float64(n.visits) - n.valueSum
	}
	return sum / float64(n.visits+uint32(n.inFlight))
}

// forSeat converts a value for First into one for s.
func forSeat(value float64, s game.Seat) float64 {
	if s == game.Second {
		return 1 - value
	}
	return value
}

// score returns the score of n for s, with turnsBefore added to its distance.
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
		score.Win = forSeat(n.result.value(0.5), s)
		score.Distance = int(n.turnsToEnd) + turnsBefore
	} else if n.visits > 0 {
		score.Win = forSeat(n.valueSum/float64(n.visits), s)
	}
	return score
}
