package kishogi

import (
	"math/bits"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// MaxMoves is more than the number of legal moves of any position.
const MaxMoves = 1024

// maxCandidates bounds the moves of cubes on the field, promotions not counted.
const maxCandidates = 256

// AppendMoves appends every legal move.
func (p *Position) AppendMoves(dst []game.Move) []game.Move {
	if p.Placing() {
		return p.appendPlacements(dst)
	}
	v := p.dropContext()
	var falls [maxDropCells]dropCell
	for _, at := range p.appendDropCells(falls[:0], &v) {
		for ; at.faces != 0; at.faces &= at.faces - 1 {
			dst = append(dst, withFace(at.drop, firstFace(at.cube)+Face(bits.TrailingZeros8(at.faces))))
		}
	}
	var buf [maxCandidates]game.Move
	for _, m := range p.appendCandidates(buf[:0], &v) {
		if p.isLegal(&v, m) {
			dst = p.appendFaces(dst, m)
		}
	}
	return dst
}

// CountLegalTurns returns the number of legal moves.
func (p *Position) CountLegalTurns() int {
	if p.Placing() {
		var buf [64 * 64]game.Move
		return len(p.appendPlacements(buf[:0]))
	}
	v := p.dropContext()
	n := 0
	var falls [maxDropCells]dropCell
	for _, at := range p.appendDropCells(falls[:0], &v) {
		n += bits.OnesCount8(at.faces)
	}
	var buf [maxCandidates]game.Move
	for _, m := range p.appendCandidates(buf[:0], &v) {
		if p.isLegal(&v, m) {
			n += p.choices(m)
		}
	}
	return n
}

// HasMove reports whether the seat to move has a legal turn.
func (p *Position) HasMove() bool {
	if p.Placing() {
		return true // every cell of a field of 5x5 or more has an orbit
	}
	v := p.dropContext()
	var buf [maxCandidates]game.Move
	anyLegal := func(candidates []game.Move) bool {
		return slices.ContainsFunc(candidates, func(m game.Move) bool { return p.isLegal(&v, m) })
	}
	for set := p.on & p.ownedBy(v.us) &^ gyokus; set != 0; set &= set - 1 {
		if anyLegal(p.appendCandidatesOf(buf[:0], &v, uint8(bits.TrailingZeros8(set))&7)) {
			return true
		}
	}
	if anyLegal(p.appendGyokuCandidates(buf[:0], &v)) {
		return true
	}
	var falls [maxDropCells]dropCell
	return len(p.appendDropCells(falls[:0], &v)) > 0
}

func (p *Position) appendPlacements(dst []game.Move) []game.Move {
	if p.toMove == game.Second {
		for dy := int32(-2); dy <= 2; dy++ {
			for dx := int32(-2); dx <= 2; dx++ {
				if max(dx, -dx, dy, -dy) == 2 && p.onField(p.x[0]+dx, p.y[0]+dy) {
					dst = append(dst, newPlacement(dx+offset, dy+offset))
				}
			}
		}
		return dst
	}
	for y := range max(1, int32(p.height)) {
		for x := range max(1, int32(p.width)) {
			dst = append(dst, newPlacement(x, y))
		}
	}
	return dst
}

// appendFaces appends a candidate once for each face it may take.
func (p *Position) appendFaces(dst []game.Move, m game.Move) []game.Move {
	face := p.face[slotOf(m)]
	if formOf(m) == formMove {
		return append(dst, withFace(m, face.Opposite()))
	}
	for _, next := range faces[face].becomes {
		dst = append(dst, withFace(m, next))
	}
	return dst
}

// choices returns how many moves appendFaces appends.
func (p *Position) choices(m game.Move) int {
	if formOf(m) == formMove {
		return 1
	}
	return len(faces[p.face[slotOf(m)]].becomes)
}

// appendCandidates appends the moves that the faces on the field allow and whose
// landing is not hopeless, without the face they take: isLegal decides.
func (p *Position) appendCandidates(dst []game.Move, v *dropContext) []game.Move {
	for set := p.on & p.ownedBy(v.us) &^ gyokus; set != 0; set &= set - 1 {
		dst = p.appendCandidatesOf(dst, v, uint8(bits.TrailingZeros8(set))&7)
	}
	return p.appendGyokuCandidates(dst, v)
}

// appendCandidatesOf appends the candidates of one cube that is not a Gyoku.
func (p *Position) appendCandidatesOf(dst []game.Move, v *dropContext, slot uint8) []game.Move {
	own, way := p.on&p.ownedBy(v.us), p.reachOf(slot)
	for d := range compass {
		if way.step>>d&1 != 0 {
			dst = p.appendStep(dst, own, slot, d, 1)
		}
		if way.leap>>d&1 != 0 {
			dst = p.appendStep(dst, own, slot, d, 2)
		}
	}
	if way.knight {
		for d := compass; d < compass+knights; d++ {
			dst = p.appendStep(dst, own, slot, d, 1)
		}
	}
	if way.slide != 0 {
		dst = p.appendSlides(dst, own, slot, way.slide)
	}
	return dst
}

// appendGyokuCandidates appends the candidates of the own Gyoku.
func (p *Position) appendGyokuCandidates(dst []game.Move, v *dropContext) []game.Move {
	own, g, other := p.on&p.ownedBy(v.us), uint8(v.us), uint8(v.them)
	for d := range compass {
		if x, y := p.x[g]+delta[d][0], p.y[g]+delta[d][1]; p.isWithin(2, other, x, y) && !p.isWithin(1, other, x, y) {
			dst = p.appendStep(dst, own, g, d, 1)
		}
	}
	return dst
}

// appendStep appends a move of n cells in direction d, whatever stands between.
func (p *Position) appendStep(dst []game.Move, own, slot uint8, d int, n int32) []game.Move {
	x, y := p.x[slot&7]+n*delta[d][0], p.y[slot&7]+n*delta[d][1]
	if !p.onField(x, y) {
		return dst
	}
	kind := formMove
	if victim := p.at(x, y); victim != noSlot {
		if own>>victim&1 != 0 || victim < 2 {
			return dst
		}
		kind = formCapture
	}
	return append(dst, newMove(kind, slot, d, n))
}

// appendSlides appends the slides of a cube along the lines in ways.
func (p *Position) appendSlides(dst []game.Move, own, slot uint8, ways directions) []game.Move {
	slot &= 7
	x, y := p.x[slot], p.y[slot]
	var dist [compass]int32 // to the nearest cube on each line; 0: none
	var player [compass]uint8
	for set := p.on &^ (1 << slot); set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		if d, n, ok := directionTo(p.x[i]-x, p.y[i]-y); ok && ways>>d&1 != 0 && (dist[d] == 0 || n < dist[d]) {
			dist[d], player[d] = n, i
		}
	}
	for ; ways != 0; ways &= ways - 1 {
		d := bits.TrailingZeros8(uint8(ways))
		last := int32(maxDistance)
		if n := dist[d]; n > 0 {
			last = n - 1
			if own>>player[d]&1 == 0 && player[d] > 1 && n <= maxDistance {
				dst = append(dst, newMove(formCapture, slot, d, n))
			}
		}
		dst = p.appendLandings(dst, slot, d, min(last, p.roomTo(x, y, d)))
	}
	return dst
}

// roomTo returns the number of cells from x,y to the border in direction d.
func (p *Position) roomTo(x, y int32, d int) int32 {
	room := int32(maxDistance)
	if p.width == 0 {
		return room
	}
	along := func(c, size, step int32) {
		switch step {
		case 1:
			room = min(room, size-1-c)
		case -1:
			room = min(room, c)
		}
	}
	along(x, int32(p.width), delta[d][0])
	along(y, int32(p.height), delta[d][1])
	return room
}

// appendLandings appends the slides of 1 to last cells that end beside what might
// support the cube: the Gyoku and the Ki cubes. An open field has no other end.
func (p *Position) appendLandings(dst []game.Move, slot uint8, d int, last int32) []game.Move {
	supports := p.on & (gyokus | kiSlots) &^ (1 << slot)
	radius := int32(1) // around a Gyoku
	if CubeIn(slot) == KiCube {
		radius = 2
	}
	var spans [4][2]int32
	n := 0
	for set := supports; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		around := radius
		if i > 1 {
			around = 1
		}
		from, to := clipRange(p.x[i]-p.x[slot&7], delta[d][0], around, 1, last)
		from, to = clipRange(p.y[i]-p.y[slot&7], delta[d][1], around, from, to)
		for k := from; k <= to; k++ {
			if !inSpans(spans[:n], k) {
				dst = append(dst, newMove(formMove, slot, d, k))
			}
		}
		spans[n&3] = [2]int32{from, to}
		n++
	}
	return dst
}

// clipRange narrows from..to to the steps k with |c - k*step| <= around.
func clipRange(c, step, around, from, to int32) (int32, int32) {
	if step == 0 {
		if c < -around || c > around {
			return 1, 0
		}
		return from, to
	}
	c *= step
	return max(from, c-around), min(to, c+around)
}

func inSpans(spans [][2]int32, k int32) bool {
	for _, s := range spans {
		if s[0] <= k && k <= s[1] {
			return true
		}
	}
	return false
}

// isLegal reports whether a candidate is a legal move: the cube moved is not taken
// at the end of the turn (a capture with ki=on may), and the own Gyoku is not attacked.
func (p *Position) isLegal(v *dropContext, m game.Move) bool {
	slot := slotOf(m)
	if v.noSlidersAim && slot > 1 && CubeIn(slot) != KiCube {
		// Whatever goes or is taken, nothing can come to attack the Gyoku.
		if p.maySacrifice(m) {
			return true
		}
		x, y := p.target(m)
		return p.isSupported(v.us, x, y, v.standingKi)
	}
	q := *p
	q.applyMove(m)
	lost := q.Stranded(v.us)
	if lost>>slot&1 != 0 && !p.maySacrifice(m) {
		return false
	}
	return q.attackers(v.us, q.on&^lost) == 0
}

// maySacrifice reports whether the cube that m moves may be taken at once: with
// the Ki cubes a capture may (rule 4).
func (p *Position) maySacrifice(m game.Move) bool { return p.ki && formOf(m) == formCapture }
