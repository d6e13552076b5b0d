package identity

import (
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// maxRecent is how many people are remembered without asking the store.
const maxRecent = 20_000

// personCache caches a bounded number of people, in two halves of which the older one is
// dropped when the newer one is full. It is safe for concurrent use.
type personCache struct {
	mu       sync.Mutex
	most     int // of a half
	new, old map[string]store.PersonRecord
	dropped  int // how often something was
}

func newRecent(most int) *personCache {
	return &personCache{most: most / 2, new: map[string]store.PersonRecord{}}
}

// get returns a cached person. The mark identifies the time of the call.
func (r *personCache) get(id string) (p store.PersonRecord, mark int, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if p, ok = r.new[id]; !ok {
		p, ok = r.old[id]
	}
	return p, r.dropped, ok
}

// add remembers a person as the store had them after the mark. If anybody was dropped
// since then it might be a person of before, and nothing is remembered.
func (r *personCache) add(p store.PersonRecord, mark int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if mark != r.dropped {
		return
	}
	if len(r.new) >= r.most {
		r.old, r.new = r.new, make(map[string]store.PersonRecord)
	}
	r.new[p.ID] = p
}

func (r *personCache) invalidate(id string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.dropped++
	delete(r.new, id)
	delete(r.old, id)
}
