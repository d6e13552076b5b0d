package alphabeta

import (
	"sync"
	"sync/atomic"
)

// threadPool holds the threads of one search: the first is the caller's, the others are
// helpers.
type threadPool struct {
	nodes     []atomic.Uint64 // per thread, updated regularly
	nodeLimit uint64          // 0 for none
	stopped   atomic.Bool
	wait      sync.WaitGroup
	panics    []any // values that helpers panicked with
}

func newThreadPool(threads int, limit uint64) *threadPool {
	return &threadPool{nodes: make([]atomic.Uint64, threads), nodeLimit: limit, panics: make([]any, threads)}
}

// helperNodes returns the number of nodes of all helpers.
func (t *threadPool) helperNodes() (sum uint64) {
	for i := 1; i < len(t.nodes); i++ {
		sum += t.nodes[i].Load()
	}
	return sum
}

// helperStop returns the stop function of helper i.
func (t *threadPool) helperStop(i int) func(nodes uint64) bool {
	return func(nodes uint64) bool {
		if nodes%64 == 0 {
			t.nodes[i].Store(nodes)
			if t.nodeLimit > 0 && t.nodes[0].Load()+t.helperNodes() >= t.nodeLimit {
				return true
			}
		}
		return t.stopped.Load()
	}
}

// startHelper runs search in a goroutine as helper i.
func (t *threadPool) startHelper(i int, search func()) {
	t.wait.Go(func() {
		defer func() { t.panics[i] = recover() }()
		search()
	})
}

// stopAndWait stops the helpers and waits for them. If one has panicked it panics with the same
// value, so that the caller can recover.
func (t *threadPool) stopAndWait() {
	t.stopped.Store(true)
	t.wait.Wait()
	for _, why := range t.panics {
		if why != nil {
			panic(why)
		}
	}
}
