package solver

import (
	"math/bits"
	"slices"
)

// maxCubes is the number of cubes besides the Gyoku: two of each kind.
const maxCubes = 4

// link leads from a frame to another one.
type link struct {
	frame    int32 // noFrame if there is none
	mirrored bool  // left and right are exchanged on the way
}

const noFrame = -1

// gyokuOrigin is a cell from which the other Gyoku may have come.
type gyokuOrigin struct {
	cell   cellSet // empty now
	beside cellSet // the cells that were beside a Gyoku then
}

// frame is where the two Gyoku stand, for all positions that have them there. The Gyoku of the
// seat to move is at the origin.
type frame struct {
	// The cell of the Gyoku on a bounded field, and the displacement of the other one.
	x, y, dx, dy int
	symmetric    bool // it is its own mirror image
	enemy        cell // the other Gyoku

	gyokus     cellSet // both, and the wall
	supported  cellSet // the cells beside a Gyoku
	strandable cellSet // those on which a cube of the seat to move may be stranded
	dropCells  cellSet
	aims       *[codes][cellBits]cellSet // at the other Gyoku

	ordinals         [cellBits]int8 // of the supported cells, in order; -1 for others
	cells            []cell
	strandedOrdinals [cellBits]int8 // likewise of the strandable cells
	strandedCells    []cell

	// patterns are the sets of strandable cells that may be taken at the same time, as bits of
	// their ordinals; the first one is empty. patternOf is the way back, -1 for others.
	patterns  []uint8
	patternOf []int16

	flip  cell          // half a turn brings c to flip - c
	stay  link          // after a turn of another cube than the Gyoku
	steps [compass]link // after a step of the Gyoku
	back  [compass]link // before a step of the Gyoku in this direction, for its owner

	// origins are the cells from which the other Gyoku may have come.
	origins []gyokuOrigin

	blocks []int32 // numbers of blocks by pattern, stranded Hi cubes, and cubes on supported cells
}

// field is the playing surface; 0 by 0 is an open one.
type field struct{ width, height int }

func (f field) has(x, y int) bool {
	return f.width == 0 || x >= 0 && y >= 0 && x < f.width && y < f.height
}

// newFrames returns the frames of a field, one of each pair of mirror images.
func newFrames(f field) []frame {
	var list []frame
	for y := range max(1, f.height) {
		for x := range max(1, f.width) {
			for dy := -2; dy <= 2; dy++ {
				for dx := -2; dx <= 2; dx++ {
					if max(dx, -dx, dy, -dy) != 2 || !f.has(x+dx, y+dy) {
						continue
					}
					fr := frame{x: x, y: y, dx: dx, dy: dy}
					mx := f.mirror(x)
					if mx < x || mx == x && dx < 0 {
						continue
					}
					fr.symmetric = mx == x && dx == 0
					list = append(list, fr)
				}
			}
		}
	}
	numbers := map[[4]int]int32{}
	for i := range list {
		numbers[[4]int{list[i].x, list[i].y, list[i].dx, list[i].dy}] = int32(i)
	}
	to := func(x, y, dx, dy int) link {
		if n, ok := numbers[[4]int{x, y, dx, dy}]; ok {
			return link{n, false}
		}
		if n, ok := numbers[[4]int{f.mirror(x), y, -dx, dy}]; ok {
			return link{n, true}
		}
		return link{frame: noFrame}
	}
	for i := range list {
		list[i].fill(f, to)
	}
	return list
}

// mirror returns the column that x becomes when left and right are exchanged.
func (f field) mirror(x int) int { return max(0, f.width-1) - x*min(1, f.width) }

// fill computes everything from where the Gyoku stand.
func (fr *frame) fill(f field, to func(x, y, dx, dy int) link) {
	fr.enemy = cellAt(fr.dx, fr.dy)
	fr.gyokus = 1<<origin | 1<<fr.enemy | wall
	beside := func(gx, gy int) (set cellSet) {
		for _, way := range compassSteps {
			if f.has(fr.x+gx+way[0], fr.y+gy+way[1]) {
				set |= board.bit(gx+way[0], gy+way[1])
			}
		}
		return set
	}
	own, other := beside(0, 0), beside(fr.dx, fr.dy)
	fr.supported = own | other
	fr.dropCells = own &^ other
	fr.aims = board.aimsAt(fr.dx, fr.dy)
	fr.flip = cell((fr.dy+2*radius)*rowBits + fr.dx + 2*radius)

	for d, way := range compassSteps {
		fr.steps[d], fr.back[d] = link{frame: noFrame}, link{frame: noFrame}
		if dx, dy := fr.dx-way[0], fr.dy-way[1]; max(dx, -dx, dy, -dy) == 2 && f.has(fr.x+way[0], fr.y+way[1]) {
			fr.steps[d] = fr.turned(f, dx, dy, to)
		}
		if dx, dy := fr.dx+way[0], fr.dy+way[1]; max(dx, -dx, dy, -dy) == 2 && f.has(fr.x-way[0], fr.y-way[1]) {
			fr.back[d] = to(f.column(fr.x-way[0]), f.row(fr.y-way[1]), dx, dy)
		}
		// The other Gyoku may have come from here.
		if dx, dy := fr.dx+way[0], fr.dy+way[1]; max(dx, -dx, dy, -dy) == 2 && f.has(fr.x+dx, fr.y+dy) {
			fr.origins = append(fr.origins, gyokuOrigin{board.bit(dx, dy), own | beside(dx, dy)})
		}
	}
	fr.stay = fr.turned(f, fr.dx, fr.dy, to)
	for _, from := range fr.origins {
		fr.strandable |= from.beside &^ (fr.supported | fr.gyokus)
	}
	fr.cells = number(fr.supported, &fr.ordinals)
	fr.strandedCells = number(fr.strandable, &fr.strandedOrdinals)
	fr.fillPatterns()
}

// turned returns the frame of the other seat when the displacement of the two Gyoku is dx,dy
// and the other Gyoku stands where it does.
func (fr *frame) turned(f field, dx, dy int, to func(x, y, dx, dy int) link) link {
	return to(f.column(f.width-1-fr.x-fr.dx), f.row(f.height-1-fr.y-fr.dy), dx, dy)
}

// column and row are 0 on an open field.
func (f field) column(x int) int { return x * min(1, f.width) }

func (f field) row(y int) int { return y * min(1, f.height) }

func number(set cellSet, ordinals *[cellBits]int8) (cells []cell) {
	for i := range ordinals {
		ordinals[i] = -1
	}
	for ; set != 0; set &= set - 1 {
		c := cell(bits.TrailingZeros64(set))
		ordinals[c] = int8(len(cells))
		cells = append(cells, c)
	}
	return cells
}

func (fr *frame) fillPatterns() {
	fr.patternOf = make([]int16, 1<<len(fr.strandedCells))
	for pattern := range fr.patternOf {
		var set cellSet
		for i, c := range fr.strandedCells {
			if pattern>>i&1 != 0 {
				set |= 1 << c
			}
		}
		fr.patternOf[pattern] = -1
		if bits.OnesCount64(set) <= maxCubes && (set == 0 || slices.ContainsFunc(fr.origins, func(from gyokuOrigin) bool { return set&^from.beside == 0 })) {
			fr.patternOf[pattern] = int16(len(fr.patterns))
			fr.patterns = append(fr.patterns, uint8(pattern))
		}
	}
}
