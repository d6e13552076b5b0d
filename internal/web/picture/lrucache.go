package picture

import (
	"sync"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// lruCache holds the pictures that were used last, up to a number of bytes. It is safe for
// concurrent use.
type lruCache struct {
	maxBytes int

	mu    sync.Mutex
	bytes int
	items *simplelru.LRU[string, []byte]
}

func newLRUCache(maxBytes int) *lruCache {
	c := &lruCache{maxBytes: maxBytes}
	// A picture has at least one byte, so the number of entries is never the limit.
	c.items, _ = simplelru.NewLRU(maxBytes+1, func(_ string, data []byte) { c.bytes -= len(data) })
	return c
}

// get returns the picture of a key, or nil.
func (c *lruCache) get(key string) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	data, _ := c.items.Get(key)
	return data
}

// put adds a picture and removes those that were used longest ago. A picture larger than a
// quarter of the cache is not added.
func (c *lruCache) put(key string, data []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(data) > c.maxBytes/4 || c.items.Contains(key) {
		return
	}
	c.bytes += len(data)
	c.items.Add(key, data)
	for c.bytes > c.maxBytes {
		c.items.RemoveOldest()
	}
}
