package guard

import "container/list"

// table is a bounded map: when it is full the entry that has not been used for longest
// makes room. It is not safe for concurrent use.
type table[K comparable, V any] struct {
	most    int
	entries map[K]*list.Element
	order   list.List // of entry, the last used first
}

type entry[K comparable, V any] struct {
	key   K
	value V
}

func newTable[K comparable, V any](most int) *table[K, V] {
	return &table[K, V]{most: most, entries: map[K]*list.Element{}}
}

// get returns what is under the key; fresh makes it if there is nothing.
func (t *table[K, V]) get(key K, fresh func() V) V {
	if e, ok := t.entries[key]; ok {
		t.order.MoveToFront(e)
		return e.Value.(*entry[K, V]).value
	}
	if len(t.entries) >= t.most {
		last := t.order.Back()
		delete(t.entries, t.order.Remove(last).(*entry[K, V]).key)
	}
	value := fresh()
	t.entries[key] = t.order.PushFront(&entry[K, V]{key, value})
	return value
}
