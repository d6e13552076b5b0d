package translate

import (
	"strings"
	"sync"
)

// cacheBytes is the size of a cache, in bytes of its keys.
const cacheBytes = 4 << 20

// entryBytes is the size of an entry of a cache without its key.
const entryBytes = 64

// cache remembers what was used last. It has two generations: when the first is full, it
// becomes the second, and the second is dropped. It is safe for concurrent use.
type cache[V any] struct {
	most int // bytes of a generation

	mu         sync.Mutex
	size       int // bytes of the first generation
	first, old map[string]V
}

func newCache[V any](most int) *cache[V] {
	return &cache[V]{most: most / 2, first: map[string]V{}}
}

func (c *cache[V]) get(key string) (value V, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if value, ok = c.first[key]; ok {
		return value, true
	}
	if value, ok = c.old[key]; ok {
		c.putLocked(key, value)
	}
	return value, ok
}

func (c *cache[V]) put(key string, value V) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.putLocked(key, value)
}

// putLocked puts a value into the first generation. The lock is held.
func (c *cache[V]) putLocked(key string, value V) {
	if _, ok := c.first[key]; !ok {
		key = strings.Clone(key) // it may be a piece of a longer text
		c.size += len(key) + entryBytes
	}
	if c.size > c.most {
		c.old, c.first, c.size = c.first, map[string]V{}, len(key)+entryBytes
	}
	c.first[key] = value
}
