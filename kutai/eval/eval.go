package eval

import (
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// evaluator implements [engine.Prover].
type evaluator struct {
	g       *kutai.Game
	outlook kutai.Outlook // of the present position
	seen    uint64        // whose hash is this
	mover   game.Seat
	answers answers
	ending  ending
	from    int     // tiles that were left where the search began
	force   *forced // what prefer has found there
	moves   []game.Move
	kept    map[game.Move]struct{}
}

// forced is a move that wins by force, if one was found.
type forced struct {
	move  game.Move
	found bool
}

// New returns what judges the present position of g, a *[kutai.Game]. Where it is made is
// taken for where the search begins.
func New(g game.Table) engine.Evaluator {
	e := &evaluator{g: g.(*kutai.Game), kept: map[game.Move]struct{}{}}
	e.from = e.g.Pos.Left()
	return e
}

// look finds the outlook of the present position, once. There must be a Centerpiece.
func (e *evaluator) look() {
	if hash := e.g.Hash(); hash != e.seen {
		e.outlook.Look(&e.g.Pos)
		e.seen, e.mover = hash, e.g.Pos.ToMove()
		e.answers.known = false
	}
}

// opened reports whether there is a Centerpiece.
func (e *evaluator) opened() bool { return e.g.Pos.Left() < 2*int(kutai.Kinds) }
