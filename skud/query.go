package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// What follows is for reading positions fast: for those who judge them.

// Ranks is the number of words of an [PointSet]: ranks from south to north, of which the first
// and the last lie beyond the board.
const Ranks = ranks

// PointSet is a set of points: a word a rank, a bit a file.
type PointSet = pointSet

// FileOf and RankOf are where a point is in an [PointSet]: 1 to 17 from west to east and from
// south to north. They are 0 for NoPoint.
func FileOf(p board.Point) int { return int(fileOf[p]) }

// RankOf is the other one; see [FileOf].
func RankOf(p board.Point) int { return int(rankOf[p]) }

// PointIn is the point with this rank and file, NoPoint beyond the board and for gates.
func PointIn(rank, file int) board.Point { return pointAt(rank, file) }

// Flowers are the points on which s has flowers, those in gates included. The slice is the
// position's own: it must not be changed, and is valid until the next move.
func (p *Position) Flowers(s game.Seat) []board.Point { return p.flowers[s].all() }

// Accents are the points on which Accents stand, as [Position.Flowers] has them.
func (p *Position) Accents() []board.Point { return p.accents.all() }

// InHand is how many tiles of a kind s has not played.
func (p *Position) InHand(s game.Seat, k Kind) int { return p.hands[s].count(k) }

// HandSizes are how many basic flowers and Accents s has not played.
func (p *Position) HandSizes(s game.Seat) (basic, accents int) {
	for k := range Kind(basicKinds) {
		basic += p.hands[s].count(k)
	}
	return basic, p.hands[s].accents()
}

// SiteEdition reports whether the edition is garden-gate.
func (p *Position) SiteEdition() bool { return p.siteEdition }

// Lotus is where the White Lotus of s stands, NoPoint when it is not in play; so Orchid.
func (p *Position) Lotus(s game.Seat) board.Point { return p.lotus[s] }

// Orchid is where the Orchid of s stands, NoPoint when it is not in play.
func (p *Position) Orchid(s game.Seat) board.Point { return p.orchid[s] }

// NeighboursInLine are the tiles next in line from a point: west, east, south, north; NoPoint where
// there is none, or a gate comes first.
func (p *Position) NeighboursInLine(at board.Point) [4]board.Point { return p.neighboursInLine(at) }

// LineOfSight adds to seen the points in line with a point, up to and with the nearest tile on
// each side, the point itself left out.
func (p *Position) LineOfSight(at board.Point, seen *PointSet) { p.discordPoints(at, seen) }

// RockCancels reports whether a Rock cancels the Harmonies along the row, or the column, of a point.
func (p *Position) RockCancels(at board.Point) (row, column bool) {
	return p.rockOnRow(at), p.rockOnColumn(at)
}

// IsKnotted reports whether a Knotweed surrounds a point: its tile forms no Harmony.
func (p *Position) IsKnotted(at board.Point) bool { return p.isKnotted(at) }

// IsTrapped reports whether an enemy Orchid keeps the flower on a point from being arranged.
func (p *Position) IsTrapped(at board.Point) bool { return p.isTrapped(at) }

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

// TouchesCentre reports whether h passes through 0,0 or ends there: no ring uses it.
func (h Harmony) TouchesCentre() bool { return h.touchesCentre() }

// CrossesMidline reports whether h counts where the edition garden-gate breaks a tie.
func (h Harmony) CrossesMidline() bool { return h.crossesMidline() }

// Action is what a move does.
type Action uint8

// The acts.
const (
	ActionAccents Action = Action(actionAccents)
	ActionPlant   Action = Action(actionPlant)
	ActionArrange Action = Action(actionArrange)
	ActionBonus   Action = Action(actionBonus)
	ActionPass    Action = Action(actionPass)
	ActionEnd     Action = Action(actionEnd)
)

// ActionOf is what a move does.
func ActionOf(m game.Move) Action { return Action(actionOf(m)) }

// MoveParts takes a move apart: for Plant a kind and a gate, for Arrange two points, for Bonus a
// kind, a point, and for a Boat on a flower where that goes.
func MoveParts(m game.Move) (k Kind, at, to board.Point) { return kindOf(m), atOf(m), toOf(m) }

// InPlayPhase reports whether the opening is over.
func (p *Position) InPlayPhase() bool { return p.stage >= stageTurn }
