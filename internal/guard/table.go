package guard

import "container/list"

// lruCache is a bounded map: when it is full the entry that has not been used for longest
// makes room. It is not safe for concurrent use.
type lruCache[K comparable, V any] struct {
	most    int
	entries map[K]*list.Element
	order   list.List // of entry, the last used first
}

type cacheEntry[K comparable, V any] struct {
	key   K
	value V
}

func newTable[K comparable, V any](most int) *lruCache[K, V] {
	return &lruCache[K, V]{most: most, entries: map[K]*list.Element{}}
}

// get returns what is under the key; fresh makes it if there is nothing.
func (t *lruCache[K, V]) get(key K, fresh func() V) V {
	if e, ok := t.entries[key]; ok {
		t.order.MoveToFront(e)
		return e.Value.(*cacheEntry[K, V]).value
	}
	if len(t.entries) >= t.most {
		last := t.order.Back()
		delete(t.entries, t.order.Remove(last).(*cacheEntry[K, V]).key)
	}
	value := fresh()
	t.entries[key] = t.order.PushFront(&cacheEntry[K, V]{key, value})
	return value
}
