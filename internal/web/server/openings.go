package server

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/openings"
)

// countOpenings begins to count what was played in matches that have ended. In a cluster the leader does it.
func (h *app) countOpenings(games gamelist.Games, m *metrics.Metrics) {
	c := openings.Config{Store: h.store, Games: games, Log: h.log, Metrics: m}
	if node := h.member.node; node != nil {
		c.Leads = node.Leads
	}
	o := openings.Start(c)
	h.onClose("openings", func(context.Context) error { o.Stop(); return nil })
}
