package alphabeta

import (
	"math/bits"
	"sync/atomic"

	"github.com/teahouse-games/teahouse/game"
)

// transpositionTable is a transposition table that several searches share without locks: an entry
// is valid when its two words belong together (Hyatt and Mann 2002).
type transpositionTable struct {
	entries    []slot // whole buckets
	generation uint64 // of this search, ageBits wide
}

type slot struct {
	check atomic.Uint64 // the key, exclusive or data
	data  atomic.Uint64 // a packed record
}

// entry is what is known of a position.
type entry struct {
	move  game.Move // the best one; 0 and boundUpper when none is known
	value int       // as of this position, see toTable
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

// move 32 | value 16 | depth 8 | bound 2 | age 6
const (
	valueShift      = 32
	depthShift      = 48
	boundShift      = 56
	generationShift = 58
	generationBits  = 6

	entryBytes = 16
	bucketSize = 4 // entries that a key may be in
)

// newTranspositionTable makes a table of so many bytes at most, 64 at least.
func newTranspositionTable(bytes int64) *transpositionTable {
	return &transpositionTable{entries: make([]slot, max(1, bytes/(entryBytes*bucketSize))*bucketSize)}
}

func (t *transpositionTable) clear() {
	clear(t.entries)
	t.generation = 0
}

// newSearch begins a search: what earlier ones have left is given up first.
func (t *transpositionTable) newSearch() { t.generation = (t.generation + 1) & (1<<generationBits - 1) }

func (t *transpositionTable) bucket(key uint64) []slot {
	first := indexFor(key, len(t.entries)/bucketSize) * bucketSize
	return t.entries[first : first+bucketSize : first+bucketSize]
}

// probe returns what is known of a position.
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

// store puts a record in the place of what is worth least in its bucket.
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

// indexFor spreads keys over n places.
func indexFor(key uint64, n int) int {
	hi, _ := bits.Mul64(key, uint64(n))
	return int(hi)
}
