package skud

import "github.com/teahouse-games/teahouse/board"

// LineOfSight adds to seen the points in line with at: along the row and the column up to
// and with the nearest tile on each side, at itself left out. On these points a flower in
// Disharmony with the one on at would be in line with it, or capture the tile there.
func (p *Position) LineOfSight(at board.Point, seen *PointSet) {
	f, r := int(fileOf[at]), int(rankOf[at])
	row, column := p.rows[r], p.columns[f]
	east, west := lowest(row&^(2<<f-1)), highest(row&(1<<f-1))
	north, south := lowest(column&^(2<<r-1)), highest(column&(1<<r-1))
	seen[r] |= (2<<east - 1<<west) &^ (1 << f)
	for i := south; i <= north; i++ {
		if i != r {
			seen[i] |= 1 << f
		}
	}
}

// discordPointsOf sets seen to the points on which a flower of kind k would be in
// Disharmony. The tiles of the position may stay where they are: a flower that
// leaves its point never shows one of its opposites anything new, because an
// opposite in line with it would have been a Disharmony.
func (p *Position) discordPointsOf(k Kind, seen *PointSet) {
	*seen = PointSet{}
	if !k.Basic() {
		return
	}
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if p.tile[at].Kind() == k.opposite() && !at.IsGate() {
				p.LineOfSight(at, seen)
			}
		}
	}
}

// allDiscordPoints is discords of every basic kind.
func (p *Position) allDiscordPoints(seen *[basicKinds]PointSet) {
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if k := p.tile[at].Kind(); k.Basic() && !at.IsGate() {
				p.LineOfSight(at, &seen[k.opposite()])
			}
		}
	}
}

// noDiscords is for special flowers, which have no Disharmony.
var noDiscords PointSet

// discordsOf picks the discords of kind k out of allDiscordPoints.
func discordsOf(all *[basicKinds]PointSet, k Kind) *PointSet {
	if k.Basic() {
		return &all[k]
	}
	return &noDiscords
}

// removeShielded takes from ends the points on which the tile that leaves from would
// no longer stand between two flowers in Disharmony: it has to stay between
// them or to capture one.
func (p *Position) removeShielded(from board.Point, ends *PointSet) {
	if from.IsGate() {
		return
	}
	west, east := p.west(from), p.east(from)
	south, north := p.south(from), p.north(from)
	row := relationOf(p.tile[west], p.tile[east])&disharmony != 0
	column := relationOf(p.tile[south], p.tile[north])&disharmony != 0
	if !row && !column {
		return
	}
	var between PointSet
	switch {
	case row && column:
	case row:
		between[rankOf[from]] = 2<<fileOf[east] - 1<<fileOf[west]
	default:
		for r := rankOf[south]; r <= rankOf[north]; r++ {
			between[r] = 1 << fileOf[from]
		}
	}
	for r := range ends {
		ends[r] &= between[r]
	}
}

// findDisharmony returns two flowers in Disharmony, if there are any.
func (p *Position) findDisharmony() (a, b board.Point, found bool) {
	for s := range p.flowers {
		for _, at := range p.flowers[s].all() {
			if at.IsGate() {
				continue
			}
			for _, to := range [2]board.Point{p.east(at), p.north(at)} {
				if relationOf(p.tile[at], p.tile[to])&disharmony != 0 {
					return at, to, true
				}
			}
		}
	}
	return board.NoPoint, board.NoPoint, false
}
