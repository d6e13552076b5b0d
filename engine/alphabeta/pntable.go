package alphabeta

// pnTable is the transposition table of a [Solver]. It replaces solved positions last.
type pnTable struct {
	entries []pnEntry // whole buckets
}

type pnEntry struct {
	key  uint64
	work uint32 // nodes spent on the position
	proofNumbers
}

const (
	pnEntryBytes = 32
	pnBucketSize = 4 // entries that a key may be in
)

func newPNTable(bytes int64) *pnTable {
	return &pnTable{entries: make([]pnEntry, max(1, bytes/(pnEntryBytes*pnBucketSize))*pnBucketSize)}
}

func (t *pnTable) clear() { clear(t.entries) }

func (t *pnTable) bucket(key uint64) []pnEntry {
	i := indexFor(key, len(t.entries)/pnBucketSize) * pnBucketSize
	return t.entries[i : i+pnBucketSize : i+pnBucketSize]
}

func (t *pnTable) probe(key uint64) (proofNumbers, bool) {
	bucket := t.bucket(key)
	for i := range bucket {
		if bucket[i].key == key && bucket[i].work > 0 {
			return bucket[i].proofNumbers, true
		}
	}
	return proofNumbers{}, false
}

// store replaces the entry of the bucket with the least work.
func (t *pnTable) store(key uint64, e proofNumbers, nodes uint64) {
	bucket := t.bucket(key)
	slot := 0
	for i := range bucket {
		if bucket[i].key == key {
			slot = i
			break
		}
		if bucket[i].work < bucket[slot].work {
			slot = i
		}
	}
	work := uint32(min(nodes, 1<<30)) + 1
	if e.phi == 0 || e.delta == 0 {
		work += 1 << 30
	}
	bucket[slot] = pnEntry{key, work, e}
}
