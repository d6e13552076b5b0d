package server

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/rating"
)

// countResults begins to count the results of rated matches. In a cluster the leader does it.
func (h *app) countResults() {
	c := rating.Config{Store: h.store, Log: h.log}
	if node := h.member.node; node != nil {
		c.Leads = node.Leads
	}
	p := rating.Start(c)
	h.onClose("ratings", func(context.Context) error { p.Stop(); return nil })
}
