package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// This file has what an evaluation asks of a position besides what the rules ask.

// FileOf returns the file of a point in a [PointSet], 1 to 17 from west to east; 0 for NoPoint.
func FileOf(p board.Point) int { return int(fileOf[p]) }

// RankOf returns the rank of a point in a [PointSet], 1 to 17 from south to north; 0 for NoPoint.
func RankOf(p board.Point) int { return int(rankOf[p]) }

// Flowers returns the points on which s has flowers, those in gates included. The slice is the
// position's own: it must not be changed, and is valid until the next move.
func (p *Position) Flowers(s game.Seat) []board.Point { return p.flowers[s].all() }

// Accents returns the points on which Accents stand, as [Position.Flowers] has them.
func (p *Position) Accents() []board.Point { return p.accents.all() }

// InHand returns how many tiles of a kind s has not played.
func (p *Position) InHand(s game.Seat, k Kind) int { return p.hands[s].count(k) }

// HandSizes returns how many basic flowers and Accents s has not played.
func (p *Position) HandSizes(s game.Seat) (basic, accents int) {
	for k := range Kind(basicKinds) {
		basic += p.hands[s].count(k)
	}
	return basic, p.hands[s].accents()
}

// SiteEdition reports whether the edition is garden-gate.
func (p *Position) SiteEdition() bool { return p.siteEdition }

// Lotus returns where the White Lotus of s stands, NoPoint when it is not in play.
func (p *Position) Lotus(s game.Seat) board.Point { return p.lotus[s] }

// Orchid returns where the Orchid of s stands, NoPoint when it is not in play.
func (p *Position) Orchid(s game.Seat) board.Point { return p.orchid[s] }

// RockCancels reports whether a Rock cancels the Harmonies along the row, or the column, of a point.
func (p *Position) RockCancels(at board.Point) (row, column bool) {
	return p.rockOnRow(at), p.rockOnColumn(at)
}

// CanCapture reports whether the flower of one point may capture that of another, distance aside.
func (p *Position) CanCapture(by, prey board.Point) bool {
	a, b := p.tile[by], p.tile[prey]
	return a.Owner() != b.Owner() && !prey.IsGate() && p.capturableKinds(a.Kind(), a.Owner()).has(b.Kind())
}

// MayStand reports whether a tile of this kind may stand on a point.
func (k Kind) MayStand(at board.Point) bool { return !at.IsGate() && k.mayStand(at) }

// HarmonizesWith reports whether two tiles of one player are in Harmony where they are in line.
func (k Kind) HarmonizesWith(other Kind) bool {
	return k.Basic() && (other.Basic() && k.neighbours(other) || other == WhiteLotus) || k == WhiteLotus && other.Basic()
}

// InPlayPhase reports whether the opening is over.
func (p *Position) InPlayPhase() bool { return p.stage >= stageTurn }
