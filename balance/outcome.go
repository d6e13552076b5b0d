package balance

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// The reasons of outcomes.
const (
	reasonBalance     = "balance"
	reasonDead        = "dead"
	reasonNoLegalTurn = "no-legal-turn"
	reasonRepetition  = "repetition"
	reasonStalled     = "stalled"
)

const (
	stallTurns = 100 // turns without a change in the number of balances that end the game
	occurs     = 3   // the occurrence of a position that ends it
)

// ending is what a turn has decided whatever was before it.
type ending uint8

const (
	none ending = iota
	balanced
	dead
	noLegalTurn
)

// judge notes what the turn just made has decided. The seat to move is already
// the next one.
func (p *Position) judge() {
	switch {
	case p.complete():
		p.ending = balanced
	case p.moving() && p.dead():
		p.ending = dead
	case p.passes == 2:
		p.ending = noLegalTurn
	}
}

// dead reports whether the Rose can never move again nor serve two Lotuses: it
// belongs to one garden only, does not stand on the Wheel, and stands on a point
// or shares its garden with a Lotus. All tiles are placed.
func (p *Position) dead() bool {
	at := p.at[roseTile]
	gardens := gardensOf[at]
	return p.matching == classic &&
		bits.OnesCount64(uint64(gardens)) == 1 &&
		at != p.at[wheelTile] &&
		(at.isPoint() || p.capacity[lotus].in(gardens) != 0)
}

// over reports whether the position has ended the game without history.
func (p *Position) over() bool { return p.ending != none || p.stalled >= stallTurns }

// Outcome judges the position together with its past.
func (p *Position) Outcome(past *game.Past[Position]) game.Outcome {
	switch p.ending {
	case balanced:
		return game.Win(p.toMove.Opponent(), reasonBalance)
	case dead:
		return game.Draw(reasonDead)
	case noLegalTurn:
		return game.Draw(reasonNoLegalTurn)
	}
	switch {
	case p.moving() && past != nil && past.Occurrences() >= occurs:
		return game.Draw(reasonRepetition)
	case p.stalled >= stallTurns:
		return game.Draw(reasonStalled)
	}
	return game.Outcome{}
}
