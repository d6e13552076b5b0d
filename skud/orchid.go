package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// IsTrapped reports whether a blooming Orchid of the enemy surrounds the
// blooming flower on at. A trapped Orchid still traps.
func (p *Position) IsTrapped(at board.Point) bool {
	orchid := p.orchid[p.tile[at].Owner().Opponent()]
	return orchid != board.NoPoint && isAround(orchid, at) && !orchid.IsGate() && !at.IsGate()
}

// vulnerableOrchid reports whether the Orchid of s can be captured: its owner
// has a blooming White Lotus.
func (p *Position) vulnerableOrchid(s game.Seat) bool { return p.bloomingLotus(s) }
