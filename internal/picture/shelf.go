package picture

import (
	"container/list"
	"sync"
)

// shelf keeps what was used last, up to so many bytes.
type shelf struct {
	most int

	mu    sync.Mutex
	size  int
	order list.List // of item, the last used first
	items map[string]*list.Element
}

type item struct {
	key  string
	data []byte
}

func newShelf(most int) *shelf { return &shelf{most: most, items: map[string]*list.Element{}} }

// find returns what was kept by a key, or nil.
func (s *shelf) find(key string) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	e := s.items[key]
	if e == nil {
		return nil
	}
	s.order.MoveToFront(e)
	return e.Value.(*item).data
}

// keep puts something up, and throws away what has not been used for longest.
func (s *shelf) keep(key string, data []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.items[key] != nil || len(data) > s.most/4 {
		return
	}
	s.items[key] = s.order.PushFront(&item{key, data})
	for s.size += len(data); s.size > s.most; {
		last := s.order.Remove(s.order.Back()).(*item)
		delete(s.items, last.key)
		s.size -= len(last.data)
	}
}
