package solver

import (
	"fmt"
	"math/bits"
	"sort"
)

// Index numbers the positions of a game without Ki cubes, from the end of the placements on,
// as the seat to move sees them: positions that a shift on an open field, an exchange of left and
// right, or an exchange of the seats turns into each other have one number, except that the
// mirror images of a frame that is its own mirror image have two. Every position that a game can
// have is numbered, and some that none can have.
type Index struct {
	Solved SolvedGame
	frames []frame
	blocks []block
	size   uint64
}

// SolvedGame is the game that is solved.
type SolvedGame struct {
	Hi, Kaku      int // cubes of each kind, 0 or 2
	Width, Height int // 0 and 0 for an open field
}

// String names the game.
func (s SolvedGame) String() string {
	text := "a game with"
	for _, kind := range []struct {
		n    int
		name string
	}{{s.Hi, " Hi"}, {s.Kaku, " Kaku"}} {
		if kind.n > 0 {
			text += kind.name
		}
	}
	if s.Width == 0 {
		return text + " on an open field"
	}
	return fmt.Sprintf("%s on a field of %dx%d", text, s.Width, s.Height)
}

// fieldOption returns the value of the option of the rules.
func (s SolvedGame) fieldOption() string {
	if s.Width == 0 {
		return "open"
	}
	return fmt.Sprintf("%dx%d", s.Width, s.Height)
}

// block is a run of numbers: positions with the same frame, stranded cells, kinds on them, and
// numbers of cubes on the supported cells.
type block struct {
	base         uint64
	frame        int32
	pattern      uint8 // stranded ordinals
	strandedHi   uint8 // those of a Hi cube
	h, k         uint8 // cubes on supported cells
	handH, handK uint32
	cellsH       uint32 // ways to choose the cells of the Hi cubes
	cellsK       uint32
	codesH       uint32
	codesK       uint32
	faces        uint32 // of the stranded cubes
}

func (b *block) size() uint64 {
	return uint64(b.faces) * uint64(b.cellsH) * uint64(b.cellsK) * uint64(b.codesH) * uint64(b.codesK) * uint64(b.handH) * uint64(b.handK)
}

// maxPositions bounds an index, and with it the memory: a little more than a byte for each.
const maxPositions = 12 << 30

// MaxSide is the largest side of a bounded field that an index takes.
const MaxSide = 16

// NewIndex returns the index of a game. It refuses one with more positions than a table may have.
func NewIndex(s SolvedGame) (*Index, error) {
	if s.Hi != 0 && s.Hi != 2 || s.Kaku != 0 && s.Kaku != 2 {
		return nil, fmt.Errorf("%d Hi and %d Kaku cubes: want 0 or 2 of each kind", s.Hi, s.Kaku)
	}
	if (s.Width == 0) != (s.Height == 0) || max(s.Width, s.Height) > MaxSide || s.Width != 0 && min(s.Width, s.Height) < 5 {
		return nil, fmt.Errorf("a field of %d by %d: want an open one, or sides of 5 to %d", s.Width, s.Height, MaxSide)
	}
	ix := &Index{Solved: s, frames: newFrames(field{s.Width, s.Height})}
	for i := range ix.frames {
		ix.addFrame(int32(i))
		if ix.size > maxPositions {
			return nil, fmt.Errorf("this game has more than %d positions; want fewer cubes or a smaller field", uint64(maxPositions))
		}
	}
	return ix, nil
}

// Size is the number of numbers.
func (ix *Index) Size() uint64 { return ix.size }

func choose(n, k int) uint32 {
	switch k {
	case 0:
		return 1
	case 1:
		return uint32(max(n, 0))
	}
	return uint32(max(n*(n-1)/2, 0))
}

func power(base uint32, n int) uint32 {
	p := uint32(1)
	for range n {
		p *= base
	}
	return p
}

// blockKey is the place of a block in the list of its frame.
func blockKey(pattern int16, strandedHi uint8, h, k int) int {
	return ((int(pattern)*16+int(strandedHi))*3+h)*3 + k
}

// compress returns the bits of set that are at the places of the bits of mask, next to each other.
func compress(set, mask uint8) (dense uint8) {
	for i := 0; mask != 0; mask &= mask - 1 {
		dense |= set >> bits.TrailingZeros8(mask) & 1 << i
		i++
	}
	return dense
}

func (ix *Index) addFrame(number int32) {
	fr := &ix.frames[number]
	fr.blocks = make([]int32, len(fr.patterns)*16*9)
	for i := range fr.blocks {
		fr.blocks[i] = -1
	}
	n := len(fr.cells)
	for id, pattern := range fr.patterns {
		// All subsets of the pattern.
		for sub := pattern; ; sub = (sub - 1) & pattern {
			a, b := bits.OnesCount8(sub), bits.OnesCount8(pattern&^sub)
			for h := 0; h <= ix.Solved.Hi-a; h++ {
				for k := 0; k <= ix.Solved.Kaku-b; k++ {
					blk := block{
						base: ix.size, frame: number, pattern: pattern, strandedHi: sub, h: uint8(h), k: uint8(k),
						handH: uint32(ix.Solved.Hi - a - h + 1), handK: uint32(ix.Solved.Kaku - b - k + 1),
						cellsH: choose(n, h), cellsK: choose(n-h, k), codesH: power(codesPerKind, h), codesK: power(codesPerKind, k),
						faces: power(facesPerCube, a+b),
					}
					if blk.size() == 0 {
						continue
					}
					fr.blocks[blockKey(int16(id), compress(sub, pattern), h, k)] = int32(len(ix.blocks))
					ix.blocks = append(ix.blocks, blk)
					ix.size += blk.size()
				}
			}
			if sub == 0 {
				break
			}
		}
	}
}

// ordinals of one or two cubes of a kind, in order, and what they show.
type cubePair struct {
	n     int
	cells [2]uint32
	shown [2]uint32
}

func (c *cubePair) add(ordinal, shown uint32) {
	if c.n == 1 && c.cells[0] > ordinal {
		c.cells[1], c.shown[1] = c.cells[0], c.shown[0]
		c.cells[0], c.shown[0] = ordinal, shown
	} else {
		c.cells[c.n&1], c.shown[c.n&1] = ordinal, shown
	}
	c.n++
}

func (c *cubePair) rank() (cells, shown uint32) {
	switch c.n {
	case 0:
		return 0, 0
	case 1:
		return c.cells[0], c.shown[0]
	}
	return c.cells[1]*(c.cells[1]-1)/2 + c.cells[0], c.shown[0]*codesPerKind + c.shown[1]
}

// rank returns the number of a position; false if it has none.
func (ix *Index) rank(p *placement) (uint64, bool) {
	fr := &ix.frames[p.frame]
	var pairs [kinds]cubePair
	var pattern, strandedHi uint8
	var strandedFaces [8]uint8
	for i := range int(p.n) {
		c := p.codes[i&3]
		kind := kindOf(c)
		if o := fr.ordinals[p.cells[i&3]&63]; o >= 0 {
			pairs[kind].add(uint32(o), uint32(c)%codesPerKind)
			continue
		}
		o := fr.strandedOrdinals[p.cells[i&3]&63]
		if o < 0 || ownerOf(c) != us {
			return 0, false
		}
		pattern |= 1 << o
		if kind == hi {
			strandedHi |= 1 << o
		}
		strandedFaces[o&7] = uint8(faceOf(c))
	}
	id := fr.patternOf[pattern]
	if id < 0 {
		return 0, false
	}
	faces := uint32(0)
	if pattern != 0 {
		strandedHi = compress(strandedHi, pattern)
		for set := pattern; set != 0; set &= set - 1 {
			faces = faces*facesPerCube + uint32(strandedFaces[bits.TrailingZeros8(set)])
		}
	}
	h, k := &pairs[hi], &pairs[kaku]
	number := fr.blocks[blockKey(id, strandedHi, h.n, k.n)]
	if number < 0 {
		return 0, false
	}
	b := &ix.blocks[number]
	for i := range k.n {
		o := k.cells[i]
		for j := range h.n {
			if h.cells[j] < o {
				k.cells[i]--
			}
		}
	}
	cellsH, codesH := h.rank()
	cellsK, codesK := k.rank()
	rest := (((faces*b.cellsH+cellsH)*b.cellsK+cellsK)*b.codesH+codesH)*b.codesK + codesK
	rest = (rest*b.handH+uint32(p.hand[us][hi]))*b.handK + uint32(p.hand[us][kaku])
	return b.base + uint64(rest), true
}

// blockOf returns the number of the block that has a number.
func (ix *Index) blockOf(number uint64) int {
	return sort.Search(len(ix.blocks), func(i int) bool { return ix.blocks[i].base > number }) - 1
}

// cellPairs are the pairs of ordinals by their rank.
var cellPairs = func() (t [choosePairs][2]uint32) {
	for b := uint32(1); b < maxCells; b++ {
		for a := range b {
			t[b*(b-1)/2+a] = [2]uint32{a, b}
		}
	}
	return t
}()

const (
	maxCells    = 16
	choosePairs = maxCells * (maxCells - 1) / 2
)

// unrank fills in the position of a number, which is in the block b.
func (ix *Index) unrank(b *block, number uint64, p *placement) {
	fr := &ix.frames[b.frame]
	rest := uint32(number - b.base)
	*p = placement{frame: b.frame}
	if b.handK > 1 {
		p.hand[us][kaku] = uint8(rest % b.handK)
		rest /= b.handK
	}
	if b.handH > 1 {
		p.hand[us][hi] = uint8(rest % b.handH)
		rest /= b.handH
	}
	p.hand[them][kaku], p.hand[them][hi] = uint8(b.handK-1)-p.hand[us][kaku], uint8(b.handH-1)-p.hand[us][hi]
	codesK := rest % b.codesK
	rest /= b.codesK
	codesH := rest % b.codesH
	rest /= b.codesH
	cellsK := rest % b.cellsK
	rest /= b.cellsK
	cellsH := rest % b.cellsH
	faces := rest / b.cellsH

	var hiCells [2]uint32
	switch b.h {
	case 1:
		hiCells[0] = cellsH
		p.addCube(fr.cells[cellsH], code(codesH))
	case 2:
		hiCells = cellPairs[cellsH]
		p.addCube(fr.cells[hiCells[0]], code(codesH/codesPerKind))
		p.addCube(fr.cells[hiCells[1]], code(codesH%codesPerKind))
	}
	expand := func(o uint32) cell {
		for j := range b.h {
			if o >= hiCells[j&1] {
				o++
			}
		}
		return fr.cells[o]
	}
	switch b.k {
	case 1:
		p.addCube(expand(cellsK), code(codesPerKind+codesK))
	case 2:
		pair := cellPairs[cellsK]
		p.addCube(expand(pair[0]), code(codesPerKind+codesK/codesPerKind))
		p.addCube(expand(pair[1]), code(codesPerKind+codesK%codesPerKind))
	}
	if b.pattern != 0 {
		for o := 7; o >= 0; o-- {
			if b.pattern>>o&1 == 0 {
				continue
			}
			kind := kaku
			if b.strandedHi>>o&1 != 0 {
				kind = hi
			}
			p.addCube(fr.strandedCells[o], newCode(kind, us, int(faces%facesPerCube)))
			faces /= facesPerCube
		}
	}
}

// weight is how many positions, with left and right and with the seats exchanged, a number of
// the block stands for.
func (ix *Index) weight(b *block) uint64 {
	if ix.frames[b.frame].symmetric {
		return 2
	}
	return 4
}
