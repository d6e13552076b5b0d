package server

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
	"github.com/teahouse-games/teahouse/internal/service/cluster"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/live"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// rooms are the matches as the pages, the API and live connections use them: those of this process, or
// of a cluster.
type rooms interface {
	lobby.Rooms
	live.Rooms
	Delete(ctx context.Context, id string, seq int64) error
	Presence(ctx context.Context, id string) (protocol.Presence, error)
}

// membership is the part that a process takes in a cluster; of one that is alone all is nil.
type membership struct {
	store store.Cluster
	bus   *nats.Bus
	node  *cluster.Node
}

// The secrets that the nodes of a site share, in its database.
const (
	guestSecret = identity.SecretName // signs the cookies of guests
	busSecret   = "bus"               // lets nodes in to each other
)

// sharedSecret returns a secret of the site, which the first node makes.
func sharedSecret(ctx context.Context, s store.Cluster, name string) ([]byte, error) {
	proposed := make([]byte, identity.KeyLength)
	rand.Read(proposed) // it never fails
	secret, err := s.SharedSecret(ctx, name, proposed)
	if err != nil {
		return nil, fmt.Errorf("the secret of the %s cannot be read: %w", name, err)
	}
	return secret, nil
}

// openBus opens the bus: that of the process, or that of the nodes.
func (h *app) openBus(ctx context.Context, c Config, log *slog.Logger, m *metrics.Metrics) (bus.Bus, error) {
	shared := h.member.store
	if shared == nil {
		return bus.NewLocal(), nil
	}
	secret, err := sharedSecret(ctx, shared, busSecret)
	if err != nil {
		return nil, err
	}
	config := c.busConfig(h.nodeID, hex.EncodeToString(secret))
	config.Log = log
	b, err := nats.Start(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("the bus of the nodes: %w", err)
	}
	h.member.bus = b
	m.SetBus(b.Messages)
	return b, nil
}

// openClock opens the clock of the matches: that of the process, or that of the cluster, which this
// node joins with it.
func (h *app) openClock(ctx context.Context, c Config, source uptime.MachineClock, log *slog.Logger, m *metrics.Metrics) (room.Clock, error) {
	if h.member.store == nil {
		keeper, err := uptime.Start(ctx, h.store, source, log, m)
		if err != nil {
			return nil, err
		}
		h.keeper = keeper
		h.onClose("uptime", func(context.Context) error { keeper.Stop(); return nil })
		return keeper, nil
	}
	address := cmp.Or(c.BusAdvertise, h.member.bus.RouteAddress())
	node, err := cluster.Start(ctx, cluster.Config{
		Store: h.member.store, Bus: h.member.bus, ID: h.nodeID, Name: c.nodeNameOrHost(), Address: address,
		Version: programVersion(), Clock: source, Log: log, Metrics: m,
	})
	if err != nil {
		return nil, err
	}
	h.member.node = node
	h.onClose("node", func(context.Context) error { node.Stop(); return nil })
	log.Info("joined the cluster", "node", h.nodeID, "bus", address, "nodes", len(node.Nodes()))
	return node, nil
}

// openRooms opens the rooms of the matches.
func (h *app) openRooms(c room.Config) (rooms, error) {
	if h.member.node == nil {
		registry := room.New(c)
		h.onClose("matches", registry.Close)
		return registry, nil
	}
	c.Cluster, c.Node = h.member.store, h.member.node
	registry := room.New(c)
	h.onClose("matches", registry.Close)
	shared, err := cluster.NewRooms(h.member.node, registry)
	if err != nil {
		return nil, err
	}
	h.onClose("requests between nodes", func(context.Context) error { shared.Close(); return nil })
	return shared, nil
}

// leaveTime is over how long a node that stops asks its live connections to go to the other nodes. A single
// process ends them at once: they cannot come back before it has started again.
func (h *app) leaveTime() time.Duration {
	if h.member.bus == nil {
		return 0
	}
	return 5 * time.Second
}

// personCacheTime is how long a person is cached: in a cluster another node may have changed them
// whose announcement was lost.
func (h *app) personCacheTime() time.Duration {
	if h.member.store == nil {
		return 0
	}
	return 10 * time.Second
}

// programVersion returns the version of the program, for the other nodes.
func programVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return ""
}
