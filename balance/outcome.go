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
	stallLimit      = 100 // turns without a change in the number of balances that end the game
	repetitionLimit = 3   // the occurrence of a position that ends it
)

// ending is what a turn has decided whatever was before it.
type ending uint8

const (
	none ending = iota
	balanced
	dead
	noLegalTurn
)

// judgeEnding notes what the turn just made has decided. The seat to move is already
// the next one.
func (p *Position) judgeEnding() {
	switch {
	case p.isComplete():
		p.ending = balanced
	case p.Moving() && p.isDead():
		p.ending = dead
	case p.passes == 2:
		p.ending = noLegalTurn
	}
}

// isDead reports whether the Rose can never move again nor serve two Lotuses: it
// belongs to one garden only, does not stand on the Wheel, and stands on a point
// or shares its garden with a Lotus. All tiles are placed.
func (p *Position) isDead() bool {
	at := p.at[roseTile]
	gardens := gardensOf[at]
	return p.matching == classic &&
		bits.OnesCount64(uint64(gardens)) == 1 &&
		at != p.at[wheelTile] &&
		(at.isPoint() || p.capacity[lotus].within(gardens) != 0)
}

// over reports whether the position has ended the game without history.
func (p *Position) over() bool { return p.ending != none || p.stalled >= stallLimit }

// Outcome judges the position together with its past.
func (p *Position) Outcome(past *game.PastPositions[Position]) game.Outcome {
	switch p.ending {
	case balanced:
		return game.Win(p.toMove.Opponent(), reasonBalance)
	case dead:
		return game.Draw(reasonDead)
	case noLegalTurn:
		return game.Draw(reasonNoLegalTurn)
	}
	switch {
	case p.Moving() && past != nil && past.Occurrences() >= repetitionLimit:
		return game.Draw(reasonRepetition)
	case p.stalled >= stallLimit:
		return game.Draw(reasonStalled)
	}
	return game.Outcome{}
}
