package skud

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// walk sets ends to the points that a flower on from gets to in 1 to reach
// steps over free points, the last of them being free or in prey. from itself
// is left out.
func walk(from board.Point, reach int, free, prey, ends *area) {
	*ends = area{}
	f, r := fileOf[from], int(rankOf[from])
	ends[r] = 1 << f
	low, high := r, r
	for step := 1; step <= reach; step++ {
		low, high = max(low-1, 1), min(high+1, ranks-2)
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

// survey is what the Arranges of one position have in common.
type survey struct {
	free     area
	discords [basicKinds]area
}

func (p *Position) survey(v *survey) {
	p.open(&v.free)
	v.discords = [basicKinds]area{}
	p.allDiscords(&v.discords)
}

// arranges sets ends to the points where the flower on from, which is not
// trapped, may go. discords is that of its kind.
func (p *Position) arranges(from board.Point, free, discords, ends *area) {
	t := p.tile[from]
	k := t.Kind()
	var prey area
	p.preyOf(k, t.Owner(), &prey)
	walk(from, k.Reach(), free, &prey, ends)
	garden := &gardens[kindGround[k]]
	for r := range ends {
		ends[r] &= garden[r] &^ discords[r]
	}
	p.shield(from, ends)
}

// ends sets ends to the points where the flower on from may be arranged.
func (p *Position) ends(from board.Point, ends *area) {
	*ends = area{}
	if p.trapped(from) {
		return
	}
	var free, discords area
	p.open(&free)
	p.discords(p.tile[from].Kind(), &discords)
	p.arranges(from, &free, &discords, ends)
}

// surveyed is ends with the help of a survey of the position.
func (p *Position) surveyed(v *survey, from board.Point, ends *area) {
	if p.trapped(from) {
		*ends = area{}
		return
	}
	p.arranges(from, &v.free, discordsOf(&v.discords, p.tile[from].Kind()), ends)
}

func (p *Position) appendArranges(dst []game.Move) []game.Move {
	var v survey
	var ends area
	p.survey(&v)
	for _, from := range p.flowers[p.seat].all() {
		p.surveyed(&v, from, &ends)
		for r := 1; r < ranks-1; r++ {
			for row := ends[r]; row != 0; row &= row - 1 {
				dst = append(dst, arrangeMove(from, pointAt(r, bits.TrailingZeros32(row))))
			}
		}
	}
	return dst
}

// arrange moves the flower on from to to, capturing what stands there, and
// returns whose Harmonies exist now between tiles that formed none before.
func (p *Position) arrange(from, to board.Point) (formed bond) {
	partners := [4]board.Point{board.NoPoint, board.NoPoint, board.NoPoint, board.NoPoint}
	rooted := from.IsGate()
	if !rooted {
		for i, n := range p.looks(from) {
			if p.lookHarmony(i, from, n) != 0 {
				partners[i] = n
			}
		}
	}
	if p.tile[to] != NoTile {
		p.take(to)
	}
	p.put(to, p.take(from))
	for i, n := range p.looks(to) {
		h := p.lookHarmony(i, to, n)
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

// looks returns the tiles next in line: west, east, south, north.
func (p *Position) looks(at board.Point) [4]board.Point {
	return [4]board.Point{p.west(at), p.east(at), p.south(at), p.north(at)}
}

func (p *Position) lookHarmony(look int, at, next board.Point) bond {
	if look < 2 {
		return p.rowHarmony(at, next)
	}
	return p.columnHarmony(at, next)
}
