package opponent

import (
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/internal/players"
)

// workerPool is where thinkers wait that have nothing to think about. There are as many as
// think at once, so that their memory is bounded.
type workerPool struct {
	mu      sync.Mutex
	waiting []*players.EnginePlayer // who has sat down last stands up first: few have an engine when little is played
}

func newBench(workers int, memory int64) *workerPool {
	b := &workerPool{}
	for range workers {
		b.waiting = append(b.waiting, &players.EnginePlayer{Memory: memory})
	}
	return b
}

// acquire takes a thinker, the one that remembers the match if it is there. There must be one.
func (b *workerPool) acquire(match string) *players.EnginePlayer {
	b.mu.Lock()
	defer b.mu.Unlock()
	at := slices.IndexFunc(b.waiting, func(t *players.EnginePlayer) bool { return t.LastMatch(match) })
	if at < 0 {
		at = len(b.waiting) - 1
	}
	t := b.waiting[at]
	b.waiting = slices.Delete(b.waiting, at, at+1)
	return t
}

func (b *workerPool) release(t *players.EnginePlayer) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting = append(b.waiting, t)
}
