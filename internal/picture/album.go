package picture

import (
	"context"
	"runtime"

	"github.com/teahouse-games/teahouse/internal/problem"
)

// Album paints pictures, and keeps the last ones for who asks again. It is safe for
// concurrent use.
type Album struct {
	kept  *shelf
	turns chan struct{} // who paints has put something in
}

// mostKept is how many bytes of pictures are kept.
const mostKept = 32 << 20

// New opens an album.
func New() *Album {
	return &Album{kept: newShelf(mostKept), turns: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2))}
}

// paint returns a picture that was kept by a key, or has it painted.
func (a *Album) paint(ctx context.Context, key string, paint func() ([]byte, error)) ([]byte, error) {
	if data := a.kept.find(key); data != nil {
		return data, nil
	}
	select {
	case a.turns <- struct{}{}:
		defer func() { <-a.turns }()
	case <-ctx.Done():
		return nil, problem.New(problem.Busy, "Too many pictures are being painted at the moment. Try again in a minute.").Because(ctx.Err())
	}
	if data := a.kept.find(key); data != nil {
		return data, nil // by who was before
	}
	data, err := paint()
	if err == nil {
		a.kept.keep(key, data)
	}
	return data, err
}
