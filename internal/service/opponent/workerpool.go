package opponent

import (
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/internal/rules/computer"
)

// workerPool holds the idle workers. There are as many as run at the same time, so that
// their memory is bounded.
type workerPool struct {
	mu      sync.Mutex
	waiting []*computer.EnginePlayer // last in, first out: few workers have an engine when little is played
}

func newBench(workers int, memory int64) *workerPool {
	b := &workerPool{}
	for range workers {
		b.waiting = append(b.waiting, &computer.EnginePlayer{Memory: memory})
	}
	return b
}

// acquire takes a worker, the one that remembers the match if it is idle. There must be one.
func (b *workerPool) acquire(match string) *computer.EnginePlayer {
	b.mu.Lock()
	defer b.mu.Unlock()
	at := slices.IndexFunc(b.waiting, func(t *computer.EnginePlayer) bool { return t.LastMatch(match) })
	if at < 0 {
		at = len(b.waiting) - 1
	}
	t := b.waiting[at]
	b.waiting = slices.Delete(b.waiting, at, at+1)
	return t
}

func (b *workerPool) release(t *computer.EnginePlayer) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting = append(b.waiting, t)
}
