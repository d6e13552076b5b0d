package postgres

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

const (
	// goneFor is how long the row of a node stays after its lease has ended.
	goneFor = 24 * time.Hour
	// cleanUpEvery is how many heartbeats of the leader come before old nodes are removed.
	cleanUpEvery = 60
	// mostReleased and mostRemoved are how much is done then: matches and nodes.
	mostReleased = 1000
	mostRemoved  = 100
)

// Heartbeat extends the lease of this node and returns how the cluster is.
func (s *Store) Heartbeat(ctx context.Context, beat store.Heartbeat) (store.ClusterState, error) {
	s.beatMu.Lock()
	number := s.success
	s.beatMu.Unlock()
	state, err := write(ctx, s, s.beats, func(ctx context.Context, q *query.Queries) (store.ClusterState, error) {
		return s.heartbeat(ctx, q, beat, number)
	})
	if err != nil {
		return store.ClusterState{}, err
	}
	s.beating.Store(true)
	s.beatMu.Lock()
	s.success++
	cleanUp := state.Leader && s.success%cleanUpEvery == 0
	s.beatMu.Unlock()
	if cleanUp && s.enter() == nil {
		go func() {
			defer s.running.Done()
			s.removeOldNodes(context.WithoutCancel(ctx))
		}()
	}
	return state, nil
}

// heartbeat is a heartbeat after as many that have succeeded. One whose outcome was unknown may have counted part of the time that this
// one reports.
func (s *Store) heartbeat(ctx context.Context, q *query.Queries, beat store.Heartbeat, number int64) (state store.ClusterState, err error) {
	// One node at a time. What is read next was committed before.
	if err := q.LockService(ctx); err != nil {
		return state, err
	}
	node := escape(s.node)
	is, err := q.ServiceState(ctx, serviceStateOf(node))
	if err != nil {
		return state, err
	}
	if is.Copying {
		return state, store.ErrUnfinishedCopy // begun when this node had been opened and had no lease yet
	}
	var of store.Counted
	if beat.Count != nil {
		of = beat.Count()
	}
	passed := max(int64(of.Passed), 0)
	advance, counted := passed, passed
	if is.Beats == number {
		advance, counted = max(passed-is.Counted, 0), max(passed, is.Counted)
	}
	advance = min(advance, int64(store.MaxAdvance))
	switch {
	case is.Leader == node:
		state.Leader = true
	case !is.Led: // the lease of the leader has ended
		state.Leader, advance = true, int64(of.Uptime)-is.Uptime
	}
	seen := store.UptimeSeen{
		Stored: time.Duration(is.Uptime), Since: time.Duration(is.Since), Others: time.Duration(is.Others), OthersNow: time.Duration(is.OthersNow),
	}
	state.Uptime, state.Stored = seen.Follow(of), seen.Stored
	if state.Leader {
		state.Uptime = seen.Lead(of, time.Duration(advance))
		state.Stored = state.Uptime
		if err := q.Lead(ctx, query.LeadParams{Leader: node, Advance: int64(state.Uptime) - is.Uptime}); err != nil {
			return state, err
		}
	}
	err = q.ExtendLease(ctx, query.ExtendLeaseParams{
		ID: node, Name: escape(beat.Name), Address: escape(beat.Address), Version: escape(beat.Version), Seconds: store.LeaseTime.Seconds(),
		SeenUptime: int64(state.Uptime), Beats: number, Counted: counted, Form: formNumber,
	})
	if err != nil {
		return state, err
	}
	nodes, err := q.LiveNodes(ctx)
	for _, n := range nodes {
		state.Nodes = append(state.Nodes, store.NodeRecord{
			ID: unescape(n.ID), Name: unescape(n.Name), Address: unescape(n.Address), Version: unescape(n.Version),
		})
	}
	return state, err
}

// serviceStateOf returns the parameters of the query for the state of the service, and of a node.
func serviceStateOf(node string) query.ServiceStateParams {
	return query.ServiceStateParams{Node: node, Lease: store.LeaseTime.Seconds(), Most: store.HeartbeatInterval.Seconds()}
}

// Probe asks the primary once, on a connection of its own.
func (s *Store) Probe(ctx context.Context) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.running.Done()
	return storeError(s.probes.Ping(ctx))
}

// ProbeCommit commits a message in the write-ahead log and waits for the standby. Without one, commits do not hang, and nothing is
// committed.
func (s *Store) ProbeCommit(ctx context.Context) error { return s.confirm(ctx) }

// Leave ends the lease of this node, whose matches then have no owner.
func (s *Store) Leave(ctx context.Context) error {
	_, err := write(ctx, s, s.beats, func(ctx context.Context, q *query.Queries) (nothing, error) {
		is, err := q.ServiceState(ctx, serviceStateOf(escape(s.node)))
		if err != nil {
			return nothing{}, err
		}
		seen := is.Uptime + min(is.Since, int64(store.HeartbeatInterval))
		return nothing{}, q.EndLease(ctx, query.EndLeaseParams{ID: escape(s.node), SeenUptime: seen})
	})
	return err
}

// removeOldNodes removes the rows of nodes that are long gone and own no match. Those of their matches
// that wait for nothing are taken from them first.
func (s *Store) removeOldNodes(ctx context.Context) {
	err := s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if _, err := q.ReleaseIdle(ctx, query.ReleaseIdleParams{Seconds: goneFor.Seconds(), Most: mostReleased}); err != nil {
			return err
		}
		_, err := q.RemoveNodes(ctx, query.RemoveNodesParams{Seconds: goneFor.Seconds(), Most: mostRemoved})
		return err
	})
	if err != nil {
		s.log.Warn("old nodes could not be removed", "error", err)
	}
}

// SharedSecret returns the secret of the site with this name, which the first node proposes.
func (s *Store) SharedSecret(ctx context.Context, name string, proposed []byte) ([]byte, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) ([]byte, error) {
		if err := q.InsertSecret(ctx, query.InsertSecretParams{Name: escape(name), Secret: proposed}); err != nil {
			return nil, err
		}
		return q.SecretByName(ctx, escape(name))
	})
}
