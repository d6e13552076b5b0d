package alphabeta

import (
	"math/bits"
	"sync/atomic"

	"github.com/teahouse-games/teahouse/game"
)

// transpositionTable is shared by several searches without locks: a slot is valid when its two
// words match (Hyatt and Mann 2002).
type transpositionTable struct {
	slots      []slot // whole buckets
	generation uint64 // of this search, generationBits wide
}

// slot is an entry in its stored form.
type slot struct {
	check atomic.Uint64 // the key XOR data
	data  atomic.Uint64 // a packed entry
}

// entry is what the table holds of a position.
type entry struct {
	move  game.Move // the best move; 0 and boundUpper when there is none
	value int       // relative to this position, see valueToTable
	depth int
	bound bound
}

type bound uint8

const (
	boundNone bound = iota
	boundUpper
	boundLower
	boundExact
)

// Layout of slot.data: move 32 bits, value 16, depth 8, bound 2, generation 6.
const (
	valueShift      = 32
	depthShift      = 48
	boundShift      = 56
	generationShift = 58
	generationBits  = 6

	entryBytes = 16
	bucketSize = 4 // slots that a key may be in
)

// newTranspositionTable returns a table of at most that many bytes, but at least 64.
func newTranspositionTable(bytes int64) *transpositionTable {
	return &transpositionTable{slots: make([]slot, max(1, bytes/(entryBytes*bucketSize))*bucketSize)}
}

func (t *transpositionTable) clear() {
	clear(t.slots)
	t.generation = 0
}

// newSearch starts a search: entries of earlier searches are replaced first.
func (t *transpositionTable) newSearch() { t.generation = (t.generation + 1) & (1<<generationBits - 1) }

// hashFull returns the share of the slots that this search has filled, in thousandths, from the first
// thousand.
func (t *transpositionTable) hashFull() int {
	sample := t.slots[:min(1000, len(t.slots))]
	used := 0
	for i := range sample {
		if data := sample[i].data.Load(); data != 0 && data>>generationShift == t.generation {
			used++
		}
	}
	return 1000 * used / len(sample)
}

func (t *transpositionTable) bucket(key uint64) []slot {
	first := indexFor(key, len(t.slots)/bucketSize) * bucketSize
	return t.slots[first : first+bucketSize : first+bucketSize]
}

// probe returns the entry of a position.
func (t *transpositionTable) probe(key uint64) (entry, bool) {
	b := t.bucket(key)
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == key && data != 0 {
			return unpack(data), true
		}
	}
	return entry{}, false
}

func unpack(data uint64) entry {
	return entry{
		move:  game.Move(uint32(data)),
		value: int(int16(data >> valueShift)),
		depth: int(uint8(data >> depthShift)),
		bound: bound(data >> boundShift & 3),
	}
}

// store puts an entry in the slot with the lowest priority in its bucket.
func (t *transpositionTable) store(key uint64, r entry) {
	b := t.bucket(key)
	target, least := 0, 1<<30
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == key && data != 0 {
			if r.move == 0 {
				r.move = game.Move(uint32(data))
			}
			target = i
			break
		}
		priority := int(uint8(data >> depthShift))
		if data>>generationShift != t.generation {
			priority -= 256
		}
		if data == 0 {
			priority = -1 << 20
		}
		if priority < least {
			target, least = i, priority
		}
	}
	data := uint64(uint32(r.move)) | uint64(uint16(int16(r.value)))<<valueShift | uint64(uint8(max(0, r.depth)))<<depthShift |
		uint64(r.bound)<<boundShift | t.generation<<generationShift
	b[target].check.Store(key ^ data)
	b[target].data.Store(data)
}

// indexFor maps keys evenly to 0 … n-1.
func indexFor(key uint64, n int) int {
	hi, _ := bits.Mul64(key, uint64(n))
	return int(hi)
}
