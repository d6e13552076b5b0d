package alphabeta

import (
	"sync"
	"sync/atomic"
)

// threadPool is the threads of one search: the first is the caller's, the others help.
type threadPool struct {
	nodes     []atomic.Uint64 // nodes, now and then
	nodeLimit uint64          // of nodes; 0 for none
	stopped   atomic.Bool
	wait      sync.WaitGroup
	panics    []any // what helpers panicked with
}

func newThreadPool(threads int, limit uint64) *threadPool {
	return &threadPool{nodes: make([]atomic.Uint64, threads), nodeLimit: limit, panics: make([]any, threads)}
}

// helperNodes is how many nodes the helpers have made.
func (t *threadPool) helperNodes() (sum uint64) {
	for i := 1; i < len(t.nodes); i++ {
		sum += t.nodes[i].Load()
	}
	return sum
}

// helperStop returns when the i-th thread is to stop.
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

// startHelper starts a helper.
func (t *threadPool) startHelper(i int, search func()) {
	t.wait.Go(func() {
		defer func() { t.panics[i] = recover() }()
		search()
	})
}

// stopAndWait stops the helpers and waits for them. If one has panicked it does the same, here
// where the caller can recover.
func (t *threadPool) stopAndWait() {
	t.stopped.Store(true)
	t.wait.Wait()
	for _, why := range t.panics {
		if why != nil {
			panic(why)
		}
	}
}
