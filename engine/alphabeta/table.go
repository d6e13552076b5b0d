package alphabeta

import (
	"math/bits"
	"sync/atomic"

	"github.com/teahouse-games/teahouse/game"
)

// table is a transposition table that several searches share without locks: an entry
// is valid when its two words belong together (Hyatt and Mann 2002).
type table struct {
	entries []entry // whole buckets
	age     uint64  // of this search, ageBits wide
}

type entry struct {
	check atomic.Uint64 // the key, exclusive or data
	data  atomic.Uint64 // a packed record
}

// record is what is known of a position.
type record struct {
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
	valueShift = 32
	depthShift = 48
	boundShift = 56
	ageShift   = 58
	ageBits    = 6

	entryBytes = 16
	bucket     = 4 // entries that a key may be in
)

// newTable makes a table of so many bytes at most, 64 at least.
func newTable(bytes int64) *table {
	return &table{entries: make([]entry, max(1, bytes/(entryBytes*bucket))*bucket)}
}

func (t *table) clear() {
	clear(t.entries)
	t.age = 0
}

// next begins a search: what earlier ones have left is given up first.
func (t *table) next() { t.age = (t.age + 1) & (1<<ageBits - 1) }

func (t *table) bucketOf(key uint64) []entry {
	i := place(key, len(t.entries)/bucket) * bucket
	return t.entries[i : i+bucket : i+bucket]
}

// find returns what is known of a position.
func (t *table) find(key uint64) (record, bool) {
	b := t.bucketOf(key)
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == key && data != 0 {
			return unpack(data), true
		}
	}
	return record{}, false
}

func unpack(data uint64) record {
	return record{
		move:  game.Move(uint32(data)),
		value: int(int16(data >> valueShift)),
		depth: int(uint8(data >> depthShift)),
		bound: bound(data >> boundShift & 3),
	}
}

// keep puts a record in the place of what is worth least in its bucket.
func (t *table) keep(key uint64, r record) {
	b := t.bucketOf(key)
	best, least := 0, 1<<30
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == key && data != 0 {
			if r.move == 0 {
				r.move = game.Move(uint32(data))
			}
			best = i
			break
		}
		worth := int(uint8(data >> depthShift))
		if data>>ageShift != t.age {
			worth -= 256
		}
		if data == 0 {
			worth = -1 << 20
		}
		if worth < least {
			best, least = i, worth
		}
	}
	data := uint64(uint32(r.move)) | uint64(uint16(int16(r.value)))<<valueShift | uint64(uint8(max(0, r.depth)))<<depthShift |
		uint64(r.bound)<<boundShift | t.age<<ageShift
	b[best].check.Store(key ^ data)
	b[best].data.Store(data)
}

// place spreads keys over n places.
func place(key uint64, n int) int {
	hi, _ := bits.Mul64(key, uint64(n))
	return int(hi)
}
