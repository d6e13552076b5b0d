package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
)

// Prove finds a ring that the seat to move can close with an Arrange, and a last flower that
// wins when it is planted.
func (e *evaluator) Prove() (engine.Score, bool) {
	p := &e.g.Pos
	if !p.InPlayPhase() {
		return engine.Score{}, false
	}
	e.update()
	_, ok := p.WinningPlant()
	if !ok && e.sides[p.ToMove()].ringCost <= oneArrangeCost {
		_, ok = p.RingClosingMove(p.ToMove())
	}
	return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 1}, ok
}

// WinInOne tries every turn that can win: Arranges that close a ring, the last flower, and all
// with a Boat, a Wheel or a flower as the bonus.
func (e *evaluator) WinInOne() ([]game.Move, bool) {
	p := &e.g.Pos
	if !p.InPlayPhase() {
		return nil, false
	}
	if m, ok := p.WinningPlant(); ok {
		return []game.Move{m}, true
	}
	us := p.ToMove()
	if m, ok := p.RingClosingMove(us); ok {
		after := *p
		if after.Do(m); after.MidTurn() {
			return []game.Move{m, game.End}, true
		}
		return []game.Move{m}, true
	}
	basic, _ := p.HandSizes(us)
	helps := basic <= 1 || p.InHand(us, skud.Wheel) > 0 || p.InHand(us, skud.Boat) > 0
	var bonuses []game.Move
	for _, m := range p.AppendMoves(nil) {
		if skud.TypeOf(m) != skud.MoveArrange {
			continue
		}
		after := *p
		if after.Do(m); !after.MidTurn() {
			continue
		}
		drawn := after
		drawn.Do(game.End)
		both := drawn.Outcome(nil).Over() // both have a ring: cancelling the opponent's wins
		if !both && !helps {
			continue
		}
		bonuses = after.AppendMoves(bonuses[:0])
		for _, b := range bonuses {
			if bonusWins(&after, b, both) {
				return []game.Move{m, b}, true
			}
		}
	}
	return nil, false
}

// bonusWins reports whether a bonus wins at once. Unless tryAll is set, it tries only those
// that can complete a ring or plant the last flower.
func bonusWins(p *skud.Position, bonus game.Move, tryAll bool) bool {
	if skud.TypeOf(bonus) != skud.MoveBonus {
		return false
	}
	us := p.ToMove()
	switch k, at, _ := skud.MoveParts(bonus); {
	case tryAll:
	case k == skud.Rock, k == skud.Knotweed, k == skud.WhiteLotus, k == skud.Orchid:
		return false
	case k == skud.Wheel:
		if !hasNeighbour(p, at) {
			return false
		}
	case k == skud.Boat:
	default:
		if basic, _ := p.HandSizes(us); basic > 1 {
			return false
		}
	}
	after := *p
	after.Do(bonus)
	return after.Outcome(nil).Winner == us && after.Outcome(nil).Over()
}

// hasNeighbour reports whether there is a tile next to a point for a Wheel to turn.
func hasNeighbour(p *skud.Position, at board.Point) bool {
	for d := range board.Directions {
		if q := at.Step(d); q != board.NoPoint && p.Tile(q) != skud.NoTile {
			return true
		}
	}
	return false
}
