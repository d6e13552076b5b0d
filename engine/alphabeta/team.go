package alphabeta

import (
	"sync"
	"sync/atomic"
)

// team is the threads of one search: the first is the caller's, the others help.
type team struct {
	counts []atomic.Uint64 // nodes, now and then
	limit  uint64          // of nodes; 0 for none
	halt   atomic.Bool
	wait   sync.WaitGroup
	fallen []any // what helpers panicked with
}

func newTeam(threads int, limit uint64) *team {
	return &team{counts: make([]atomic.Uint64, threads), limit: limit, fallen: make([]any, threads)}
}

// others is how many nodes the helpers have made.
func (t *team) others() (sum uint64) {
	for i := 1; i < len(t.counts); i++ {
		sum += t.counts[i].Load()
	}
	return sum
}

// helper returns when the i-th thread is to stop.
func (t *team) helper(i int) func(nodes uint64) bool {
	return func(nodes uint64) bool {
		if nodes%64 == 0 {
			t.counts[i].Store(nodes)
			if t.limit > 0 && t.counts[0].Load()+t.others() >= t.limit {
				return true
			}
		}
		return t.halt.Load()
	}
}

// run starts a helper.
func (t *team) run(i int, search func()) {
	t.wait.Go(func() {
		defer func() { t.fallen[i] = recover() }()
		search()
	})
}

// end stops the helpers and waits for them. If one has panicked it does the same, here
// where the caller can recover.
func (t *team) end() {
	t.halt.Store(true)
	t.wait.Wait()
	for _, why := range t.fallen {
		if why != nil {
			panic(why)
		}
	}
}
