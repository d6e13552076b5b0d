package skud

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// flowerReach sets ends to the points that a flower on from gets to in 1 to reach
// steps over free points, the last of them being free or in prey. from itself
// is left out.
func flowerReach(from board.Point, reach int, free, prey, ends *PointSet) {
	*ends = PointSet{}
	f, r := fileOf[from], int(rankOf[from])
	ends[r] = 1 << f
	low, high := r, r
	for step := 1; step <= reach; step++ {
		low, high = max(low-1, 1), min(high+1, Ranks-2)
		below, here := uint32(0), ends[low]
		for i := low; i <= high; i++ {
			above := ends[i+1]
			onto := free[i]
			if step == reach {
				onto |= prey[i]
			}
			ends[i] = here | (here<<1|here>>1|below|above)&onto
			below, here = here, above
		}
	}
	ends[r] &^= 1 << f
}

// arrangeContext is what the Arranges of one position have in common.
type arrangeContext struct {
	free     PointSet
	discords [basicKinds]PointSet
}

func (p *Position) arrangeContext(v *arrangeContext) {
	p.openPoints(&v.free)
	v.discords = [basicKinds]PointSet{}
	p.allDiscordPoints(&v.discords)
}

// destinationsFrom sets ends to the points where the flower on from, which is not
// trapped, may go. discords is that of its kind.
func (p *Position) destinationsFrom(from board.Point, free, discords, ends *PointSet) {
	t := p.tile[from]
	k := t.Kind()
	var prey PointSet
	p.capturablePoints(k, t.Owner(), &prey)
	flowerReach(from, k.Reach(), free, &prey, ends)
	garden := &gardens[kindGround[k]]
	for r := range ends {
		ends[r] &= garden[r] &^ discords[r]
	}
	p.removeShielded(from, ends)
}

// destinations sets ends to the points where the flower on from may be arranged.
func (p *Position) destinations(from board.Point, ends *PointSet) {
	*ends = PointSet{}
	if p.IsTrapped(from) {
		return
	}
	var free, discords PointSet
	p.openPoints(&free)
	p.discordPointsOf(p.tile[from].Kind(), &discords)
	p.destinationsFrom(from, &free, &discords, ends)
}

// destinationsIn is ends with the help of a survey of the position.
func (p *Position) destinationsIn(v *arrangeContext, from board.Point, ends *PointSet) {
	if p.IsTrapped(from) {
		*ends = PointSet{}
		return
	}
	p.destinationsFrom(from, &v.free, discordsOf(&v.discords, p.tile[from].Kind()), ends)
}

func (p *Position) appendArranges(dst []game.Move) []game.Move {
	var v arrangeContext
	var ends PointSet
	p.arrangeContext(&v)
	for _, from := range p.flowers[p.seat].all() {
		p.destinationsIn(&v, from, &ends)
		for r := 1; r < Ranks-1; r++ {
			for row := ends[r]; row != 0; row &= row - 1 {
				dst = append(dst, arrangeMove(from, PointIn(r, bits.TrailingZeros32(row))))
			}
		}
	}
	return dst
}

// arrange moves the flower on from to to, capturing the piece there, and
// returns whose Harmonies exist now between tiles that formed none before.
func (p *Position) arrange(from, to board.Point) (formed relation) {
	partners := [4]board.Point{board.NoPoint, board.NoPoint, board.NoPoint, board.NoPoint}
	rooted := from.IsGate()
	if !rooted {
		for i, n := range p.NeighboursInLine(from) {
			if p.harmonyToward(i, from, n) != 0 {
				partners[i] = n
			}
		}
	}
	if p.tile[to] != NoTile {
		p.removeTile(to)
	}
	p.putTile(to, p.removeTile(from))
	for i, n := range p.NeighboursInLine(to) {
		h := p.harmonyToward(i, to, n)
		if h != 0 && n != partners[0] && n != partners[1] && n != partners[2] && n != partners[3] {
			formed |= h
		}
	}
	if rooted {
		return formed
	}
	if w, e := p.west(from), p.east(from); w != to && e != to {
		formed |= p.rowHarmony(w, e)
	}
	if s, n := p.south(from), p.north(from); s != to && n != to {
		formed |= p.columnHarmony(s, n)
	}
	return formed
}

// NeighboursInLine returns the tiles next in line: west, east, south, north. It is NoPoint
// where there is none, or a gate comes first.
func (p *Position) NeighboursInLine(at board.Point) [4]board.Point {
	return [4]board.Point{p.west(at), p.east(at), p.south(at), p.north(at)}
}

func (p *Position) harmonyToward(look int, at, next board.Point) relation {
	if look < 2 {
		return p.rowHarmony(at, next)
	}
	return p.columnHarmony(at, next)
}
