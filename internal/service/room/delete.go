package room

import (
	"context"
	"sync"
)

// Hold sees to it that a match is not deleted until release is called, whether it
// is there or not.
func (h *Registry) Hold(id string) (release func(), err error) {
	r, err := h.acquire(id)
	if err != nil {
		return nil, err
	}
	return sync.OnceFunc(func() { h.release(r) }), nil
}

// Delete deletes an unused match. A concurrent request for it waits, and then
// does not find it.
func (h *Registry) Delete(ctx context.Context, id string, seq int64) error {
	return h.withRoom(ctx, id, service, func(r *room) error {
		h.mu.Lock()
		alone := r.users == 1
		h.mu.Unlock()
		if !alone || r.here.viewed() {
			return ErrInUse
		}
		if h.Cluster != nil {
			if err := r.own(ctx); err != nil {
				return err
			}
		}
		r.invalidate()
		ctx, cancel := context.WithTimeout(ctx, h.AppendTimeout)
		defer cancel()
		return r.registry.Store.Delete(ctx, id, seq)
	})
}
