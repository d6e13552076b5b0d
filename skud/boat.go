package skud

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// boatDestinations sets to to the points where a Boat may send the blooming flower on
// at: empty points around it that it may stand on and where no Disharmony
// arises. discords is that of its kind; the Boat stops every line that the
// flower stopped, so it holds after the trip too.
func (p *Position) boatDestinations(at board.Point, discords, to *PointSet) {
	f, r := fileOf[at], int(rankOf[at])
	garden := &gardens[kindGround[p.tile[at].Kind()]]
	*to = PointSet{}
	for i := r - 1; i <= r+1; i++ {
		to[i] = 7 << (f - 1) &^ p.rows[i] & garden[i] &^ discords[i]
	}
}

// boatDestinationsOf is boatDestinations for a caller that has no discords at hand.
func (p *Position) boatDestinationsOf(at board.Point, to *PointSet) {
	var discords PointSet
	p.discordPointsOf(p.tile[at].Kind(), &discords)
	p.boatDestinations(at, &discords, to)
}

// mayRemove reports whether a Boat may take away the Accent on at: there is
// one that a Boat removes, and no Disharmony arises.
func (p *Position) mayRemove(at board.Point) bool {
	return p.isRemovable(at) && !p.opensDiscord(at)
}

// isRemovable reports whether a Boat removes what is on at: a Rock, Wheel or
// Knotweed; in the garden-gate edition a Boat too.
func (p *Position) isRemovable(at board.Point) bool {
	t := p.tile[at]
	return t != NoTile && t.Kind().Accent() && (t.Kind() != Boat || p.siteEdition)
}

// opensDiscord reports whether a Disharmony arises across at when its tile goes.
func (p *Position) opensDiscord(at board.Point) bool {
	return relationOf(p.tile[p.west(at)], p.tile[p.east(at)]) == disharmony ||
		relationOf(p.tile[p.south(at)], p.tile[p.north(at)]) == disharmony
}

// useBoat uses a Boat of s on at. A flower there goes to to, and the Boat stays;
// an Accent leaves the game together with the Boat.
func (p *Position) useBoat(at, to board.Point, s game.Seat) {
	t := p.removeTile(at)
	if t.Kind().Accent() {
		return
	}
	p.putTile(to, t)
	p.putTile(at, tileOf(Boat, s))
}
