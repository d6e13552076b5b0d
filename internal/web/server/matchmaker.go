package server

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/pairing"
)

// openMatchmaker begins to find opponents for people who look for one. In a cluster the leader makes the pairs.
func (h *app) openMatchmaker(games gamelist.Games, messages bus.Bus, m *metrics.Metrics) *pairing.Matchmaker {
	c := pairing.Config{Games: games, Store: h.store, Blocked: h.store.Blocked, BlockedWith: h.store.BlockedWith, Rooms: h.rooms, Bus: messages, Node: h.nodeID, Log: h.log, Metrics: m}
	if node := h.member.node; node != nil {
		c.Leads = node.Leads
		c.Alive = func() (ids []string) {
			for _, n := range node.Nodes() {
				ids = append(ids, n.ID)
			}
			return ids
		}
	}
	made := pairing.Start(c)
	h.onClose("search for opponents", func(context.Context) error { made.Stop(); return nil })
	return made
}
