package picture

import (
	"context"
	"runtime"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// ImageRenderer paints images and caches them. It is safe for concurrent use.
type ImageRenderer struct {
	Meter Meter // nil: painting costs nothing

	cache *lruCache
	turns chan struct{} // holds one element for each image being painted

	mu      sync.Mutex
	waiting map[string]int // images that are painted or waited for, by sender
}

// Meter limits and charges painting by sender; a guard does.
type Meter interface {
	// MayPaint returns the sender, empty if unknown, or why nothing is painted for them now.
	MayPaint(ctx context.Context) (sender string, err error)
	// Painted takes what a picture has cost.
	Painted(ctx context.Context, took time.Duration)
}

const (
	// cacheBytes is the size of the cache.
	cacheBytes = 32 << 20
	// mostWaiting is how many images one sender can wait for at once, so that others are served
	// in between.
	mostWaiting = 3
)

// New opens an album.
func New() *ImageRenderer {
	return &ImageRenderer{
		cache: newLRUCache(cacheBytes), turns: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2)),
		waiting: map[string]int{},
	}
}

// cached returns the image of a key from the cache, or paints it.
func (a *ImageRenderer) cached(ctx context.Context, key string, paint func() ([]byte, error)) ([]byte, error) {
	if data := a.cache.get(key); data != nil {
		return data, nil
	}
	leave, err := a.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	select {
	case a.turns <- struct{}{}:
		defer func() { <-a.turns }()
	case <-ctx.Done():
		return nil, problem.New(problem.Busy, messages.Painting()).WithCause(ctx.Err())
	}
	if data := a.cache.get(key); data != nil {
		return data, nil // painted meanwhile
	}
	began := time.Now()
	data, err := paint()
	if a.Meter != nil {
		a.Meter.Painted(ctx, time.Since(began))
	}
	if err == nil {
		a.cache.put(key, data)
	}
	return data, err
}

// enter lets a sender wait for a picture, if they do not wait for many already.
func (a *ImageRenderer) enter(ctx context.Context) (leave func(), err error) {
	if a.Meter == nil {
		return func() {}, nil
	}
	sender, err := a.Meter.MayPaint(ctx)
	if err != nil || sender == "" {
		return func() {}, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.waiting[sender] == mostWaiting {
		p := problem.New(problem.Limited, messages.PaintingYours())
		p.RetryAfter = 2 * time.Second
		return nil, p
	}
	a.waiting[sender]++
	return func() {
		a.mu.Lock()
		defer a.mu.Unlock()
		if a.waiting[sender]--; a.waiting[sender] == 0 {
			delete(a.waiting, sender)
		}
	}, nil
}
