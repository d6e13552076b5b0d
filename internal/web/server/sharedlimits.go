package server

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// limitsSpent announces what was spent of limits that all nodes share.
	limitsSpent = "limits-spent"
	// limitsInterval is the time between two of these announcements.
	limitsInterval = 500 * time.Millisecond
)

// shareLimits tells the other nodes what is spent here of the limits that all share, and charges what they tell. An
// announcement that is lost makes a limit wider for a moment; without the bus each node has its own limits.
func (h *app) shareLimits() error {
	b := h.member.bus
	if b == nil {
		return nil
	}
	var unreadable atomic.Bool // one warning is enough
	err := b.HandleAnnouncement(limitsSpent, func(node string, data []byte) {
		if err := h.guard.ChargeSpent(data); err != nil && !unreadable.Swap(true) {
			h.log.Warn("what another node has spent of the limits cannot be read", "node", node, "error", err)
		}
	})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(context.Background())
	var announcing sync.WaitGroup
	announcing.Go(func() {
		ticker := time.NewTicker(limitsInterval)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				if spent := h.guard.TakeSpent(); spent != nil {
					_ = b.Announce(limitsSpent, spent) // without the bus the limits are those of this node
				}
			case <-ctx.Done():
				return
			}
		}
	})
	h.onClose("shared limits", func(context.Context) error { cancel(); announcing.Wait(); return nil })
	return nil
}
