package kishogi

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/game"
)

// CellSet is a set of cells of a plan, which is the rectangle, at most seven cells wide and
// high, of those in between and at most two outside of the Gyoku: a bit each, eight to a row.
type CellSet uint64

const (
	mapSide    = 7
	mapRowBits = 8 // bits; the last one of each row is never set
)

// Count returns the number of cells.
func (c CellSet) Count() int { return bits.OnesCount64(uint64(c)) }

// GyokuMap is what happens around the two Gyoku, for judging positions fast. Cubes farther
// away are left out, and so is what they attack and hide.
type GyokuMap struct {
	CubeCells [2]CellSet     // each seat's cubes
	Attacks   [slots]CellSet // where each cube on the field could go, its own side's cells too
	Reached   [2]CellSet     // where any cube of a seat but its Gyoku could go
	Beside    [2]CellSet     // cells beside each Gyoku
	Orbit     [2]CellSet     // cells beside a Gyoku at distance 2 from the other one, where it may step
	Field     CellSet        // what is on the field at all
	At        [slots]CellSet // where each cube is, none if it is left out
}

// GyokuMap fills in the plan of a position in which both Gyoku stand.
func (p *Position) GyokuMap(m *GyokuMap) {
	west, south := min(p.x[0], p.x[1])-2, min(p.y[0], p.y[1])-2
	width, height := max(p.x[0], p.x[1])+3-west, max(p.y[0], p.y[1])+3-south
	*m = GyokuMap{Field: planRows[height&7] & planColumns[width&7]}
	if p.width > 0 {
		m.Field &= p.fieldFrom(west, south)
	}
	for set := p.on; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set) & 7
		x, y := uint32(p.x[i]-west), uint32(p.y[i]-south)
		if x < uint32(width) && y < uint32(height) {
			m.At[i] = 1 << (y*mapRowBits + x)
			m.CubeCells[p.second>>i&1] |= m.At[i]
		}
	}
	taken := m.CubeCells[0] | m.CubeCells[1]
	for set := p.on &^ gyokus; set != 0; set &= set - 1 {
		i := uint8(bits.TrailingZeros8(set)) & 7
		if m.At[i] == 0 {
			continue
		}
		from := bits.TrailingZeros64(uint64(m.At[i])) & 63
		seat := p.second >> i & 1
		to := planSteps[seat][p.face[i]][from]
		for ways := reaches[seat][p.face[i]].slide; ways != 0; ways &= ways - 1 {
			to |= slide(bits.TrailingZeros8(uint8(ways))&7, from, taken)
		}
		m.Attacks[i] = to & m.Field
		m.Reached[seat] |= m.Attacks[i]
	}
	a, b := bits.TrailingZeros64(uint64(m.At[0]))&63, bits.TrailingZeros64(uint64(m.At[1]))&63
	m.Beside = [2]CellSet{planSteps[0][Gyoku][a] & m.Field, planSteps[0][Gyoku][b] & m.Field}
	m.Orbit = [2]CellSet{m.Beside[0] & planRing[b], m.Beside[1] & planRing[a]}
}

// SafeSteps returns where the Gyoku of seat can step without being attacked there as the
// other cubes stand now.
func (m *GyokuMap) SafeSteps(seat game.Seat) CellSet {
	return m.Orbit[seat&1] &^ (m.CubeCells[seat&1] | m.Reached[^seat&1])
}

// FreeSteps returns those of the steps of seat's Gyoku that leave no cube of the seat
// alone: each is next to where the Gyoku goes or to the other one. Ki cubes and what they
// hold are not looked at.
func (m *GyokuMap) FreeSteps(seat game.Seat, steps CellSet) (free CellSet) {
	tied := m.CubeCells[seat&1] & m.Beside[seat&1] &^ m.Beside[^seat&1]
	if tied == 0 {
		return steps
	}
	for left := steps; left != 0; left &= left - 1 {
		if to := bits.TrailingZeros64(uint64(left)) & 63; tied&^(planSteps[0][Gyoku][to]|1<<to) == 0 {
			free |= 1 << to
		}
	}
	return free
}

// slide returns the cells of a line up to the first that is taken, this one included.
func slide(d, from int, taken CellSet) CellSet {
	line := planLines[d][from]
	if blocked := uint64(line & taken); blocked != 0 {
		first := bits.TrailingZeros64(blocked)
		if d >= 3 && d <= 6 { // these go down
			first = 63 - bits.LeadingZeros64(blocked)
		}
		line &^= planLines[d][first&63]
	}
	return line
}

// fieldFrom returns the cells of a plan that are on a bounded field.
func (p *Position) fieldFrom(west, south int32) CellSet {
	columns, rows := CellSet(0), CellSet(0)
	for i := range int32(mapSide) {
		if uint32(west+i) < uint32(p.width) {
			columns |= columnMask << i
		}
		if uint32(south+i) < uint32(p.height) {
			rows |= rowMask << (mapRowBits * i)
		}
	}
	return columns & rows
}

const rowMask, columnMask = 0x7f, 0x0001010101010101

// The first columns and rows of a plan, by number.
var planColumns, planRows = func() (columns, rows [8]CellSet) {
	for i := range mapSide {
		columns[i+1] = columns[i] | columnMask<<i
		rows[i+1] = rows[i] | rowMask<<(mapRowBits*i)
	}
	return columns, rows
}()

// Of each cell of a plan: where faces step and leap, the lines from it, and the cells at
// distance 2.
var planSteps, planLines, planRing = makePlanTables()

func makePlanTables() (steps [2][Faces][64]CellSet, lines [compass][64]CellSet, ring [64]CellSet) {
	cell := func(x, y int32) CellSet {
		if uint32(x) >= mapSide || uint32(y) >= mapSide {
			return 0
		}
		return 1 << (y*mapRowBits + x)
	}
	for y := range int32(mapSide) {
		for x := range int32(mapSide) {
			from := y*mapRowBits + x
			for dy := int32(-2); dy <= 2; dy++ {
				for dx := int32(-2); dx <= 2; dx++ {
					to := cell(x+dx, y+dy)
					if max(dx, -dx, dy, -dy) == 2 {
						ring[from] |= to
					}
					for seat := range steps {
						for face := range steps[seat] {
							way := &reaches[seat][face]
							if d, n, ok := directionTo(dx, dy); ok && n == 1 && way.slide>>d&1 != 0 {
								continue // the first cell of a slide
							}
							if way.near&nearBit(dx, dy) != 0 {
								steps[seat][face][from] |= to
							}
						}
					}
				}
			}
			for d := range lines {
				for n := int32(1); n < mapSide; n++ {
					lines[d][from] |= cell(x+n*delta[d][0], y+n*delta[d][1])
				}
			}
		}
	}
	return steps, lines, ring
}
