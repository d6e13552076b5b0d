package identity

import (
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// maxRecent is the number of people in the cache.
const maxRecent = 20_000

// personCache holds the people that were used last. It is safe for concurrent use.
type personCache struct {
	mu            sync.Mutex
	people        *simplelru.LRU[string, cachedPerson]
	expiry        time.Duration // 0: never
	invalidations int
}

// cachedPerson is a person and when they were read.
type cachedPerson struct {
	store.PersonRecord
	read time.Time
}

func newPersonCache(size int, expiry time.Duration) *personCache {
	people, _ := simplelru.NewLRU[string, cachedPerson](size, nil) // fails only for a size below 1
	return &personCache{people: people, expiry: expiry}
}

// get returns a person of the cache. Pass the mark to add after reading from the store.
func (c *personCache) get(id string) (p store.PersonRecord, mark int, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	cached, ok := c.people.Get(id)
	if ok && c.expiry > 0 && time.Since(cached.read) > c.expiry {
		c.people.Remove(id)
		return store.PersonRecord{}, c.invalidations, false
	}
	return cached.PersonRecord, c.invalidations, ok
}

// add adds a person as read from the store after the mark. If any person was invalidated
// since the mark, p may be out of date, and add does nothing.
func (c *personCache) add(p store.PersonRecord, mark int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if mark == c.invalidations {
		c.people.Add(p.ID, cachedPerson{p, time.Now()})
	}
}

// clear removes all people.
func (c *personCache) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.invalidations++
	c.people.Purge()
}

// invalidate removes a person.
func (c *personCache) invalidate(id string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.invalidations++
	c.people.Remove(id)
}
