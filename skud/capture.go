package skud

import "github.com/teahouse-games/teahouse/game"

// kindSet is a set of kinds, one bit each.
type kindSet uint16

func (s kindSet) has(k Kind) bool { return s>>k&1 != 0 }

const basicSet kindSet = 1<<basicKinds - 1

// capturableKinds returns the kinds of blooming enemy flowers that a flower of kind k of seat s captures.
func (p *Position) capturableKinds(k Kind, s game.Seat) kindSet {
	var set kindSet
	if p.vulnerableOrchid(s.Opponent()) {
		set = 1 << Orchid
	}
	switch {
	case k.Basic():
		set |= 1 << k.opposite()
	case k == Orchid && p.bloomingLotus(s):
		set |= basicSet
		if p.siteEdition {
			set |= 1<<WhiteLotus | 1<<Orchid
		}
	}
	return set
}

// capturablePoints sets points to those of the flowers that a flower of kind k of seat s captures.
func (p *Position) capturablePoints(k Kind, s game.Seat, points *PointSet) {
	*points = PointSet{}
	set := p.capturableKinds(k, s)
	for _, at := range p.flowers[s.Opponent()].all() {
		if set.has(p.tile[at].Kind()) && !at.IsGate() {
			points.add(at)
		}
	}
}
