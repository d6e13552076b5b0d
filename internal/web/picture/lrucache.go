package picture

import (
	"container/list"
	"sync"
)

// lruCache keeps the values that were used last, up to so many bytes.
type lruCache struct {
	most int

	mu    sync.Mutex
	size  int
	order list.List // of item, the last used first
	items map[string]*list.Element
}

type cacheItem struct {
	key  string
	data []byte
}

func newLRUCache(most int) *lruCache { return &lruCache{most: most, items: map[string]*list.Element{}} }

// get returns the value of a key, or nil.
func (s *lruCache) get(key string) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	e := s.items[key]
	if e == nil {
		return nil
	}
	s.order.MoveToFront(e)
	return e.Value.(*cacheItem).data
}

// put puts something up, and throws away what has not been used for longest.
func (s *lruCache) put(key string, data []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.items[key] != nil || len(data) > s.most/4 {
		return
	}
	s.items[key] = s.order.PushFront(&cacheItem{key, data})
	for s.size += len(data); s.size > s.most; {
		last := s.order.Remove(s.order.Back()).(*cacheItem)
		delete(s.items, last.key)
		s.size -= len(last.data)
	}
}
