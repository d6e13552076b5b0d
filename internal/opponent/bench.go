package opponent

import (
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/internal/players"
)

// bench is where thinkers wait that have nothing to think about. There are as many as
// think at once, so that their memory is bounded.
type bench struct {
	mu      sync.Mutex
	waiting []*players.Thinker // who has sat down last stands up first: few have an engine when little is played
}

func newBench(workers int, memory int64) *bench {
	b := &bench{}
	for range workers {
		b.waiting = append(b.waiting, &players.Thinker{Memory: memory})
	}
	return b
}

// rise takes a thinker, the one that remembers the match if it is there. There must be one.
func (b *bench) rise(match string) *players.Thinker {
	b.mu.Lock()
	defer b.mu.Unlock()
	at := slices.IndexFunc(b.waiting, func(t *players.Thinker) bool { return t.Remembers(match) })
	if at < 0 {
		at = len(b.waiting) - 1
	}
	t := b.waiting[at]
	b.waiting = slices.Delete(b.waiting, at, at+1)
	return t
}

func (b *bench) sit(t *players.Thinker) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting = append(b.waiting, t)
}
