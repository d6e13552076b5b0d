package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Shared is a store in memory that several nodes of one process share, for tests of clusters. Its
// time stands still until it is advanced.
type Shared struct {
	*Store

	clusterMu sync.Mutex
	now       time.Duration
	nodes     map[string]*nodeLease
	leader    string
	advanced  time.Duration // when the uptime was advanced last
	secrets   map[string][]byte
}

// nodeLease is a node and until when it counts as alive.
type nodeLease struct {
	store.NodeRecord
	end  time.Duration
	seen time.Duration // uptime
	left bool
}

// NewShared makes an empty store.
func NewShared() *Shared {
	return &Shared{Store: New(), nodes: map[string]*nodeLease{}, secrets: map[string][]byte{}}
}

// Advance moves the time of the leases on.
func (s *Shared) Advance(by time.Duration) {
	s.clusterMu.Lock()
	defer s.clusterMu.Unlock()
	s.now += by
}

// Node returns the store as one node sees it. Closing it closes nothing.
func (s *Shared) Node(id string) *NodeStore { return &NodeStore{Store: s.Store, shared: s, id: id} }

// NodeStore is a [Shared] store as one node sees it.
type NodeStore struct {
	*Store
	shared *Shared
	id     string
}

var _ store.Cluster = (*NodeStore)(nil)

// Close does nothing: the store is shared.
func (n *NodeStore) Close() error { return nil }

// Append stores the entries. A new match belongs to this node.
func (n *NodeStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	if err := n.Store.Append(ctx, entries...); err != nil {
		return err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	for i := range entries {
		if k := n.matches[entries[i].Match]; k != nil && entries[i].New() {
			k.owner = n.id
		}
	}
	return nil
}

// AcquireEpoch makes this node the owner of a match.
func (n *NodeStore) AcquireEpoch(ctx context.Context, id string) (int64, error) {
	epoch, _, err := n.Claim(ctx, id, store.FromAnybody)
	return epoch, err
}

// Heartbeat extends the lease of this node.
func (n *NodeStore) Heartbeat(ctx context.Context, beat store.Heartbeat) (store.ClusterState, error) {
	if err := n.lockForWrite(ctx); err != nil {
		return store.ClusterState{}, err
	}
	defer n.mu.Unlock()
	s := n.shared
	s.clusterMu.Lock()
	defer s.clusterMu.Unlock()
	seen := store.UptimeSeen{Stored: n.uptime, Since: s.now - s.advanced}
	var of store.Counted
	if beat.Count != nil {
		of = beat.Count()
	}
	for id, l := range s.nodes {
		if id != n.id && l.end > s.now {
			seen.Others = max(seen.Others, l.seen)
			seen.OthersNow = max(seen.OthersNow, l.seen+min(s.now-(l.end-store.LeaseTime), store.HeartbeatInterval))
		}
	}
	lease := s.nodes[n.id]
	if lease == nil {
		lease = &nodeLease{}
		s.nodes[n.id] = lease
	}
	lease.NodeRecord = store.NodeRecord{ID: n.id, Name: beat.Name, Address: beat.Address, Version: beat.Version}
	lease.end, lease.left = s.now+store.LeaseTime, false
	var leads bool
	advance := min(of.Passed, store.MaxAdvance)
	switch leader := s.nodes[s.leader]; {
	case s.leader == n.id:
		leads = true
	case leader == nil || leader.end <= s.now:
		leads, advance = true, of.Uptime-n.uptime
	}
	state := store.ClusterState{Leader: leads, Uptime: seen.Follow(of), Stored: seen.Stored}
	if leads {
		n.uptime = seen.Lead(of, advance)
		s.leader, s.advanced = n.id, s.now
		state.Uptime, state.Stored = n.uptime, n.uptime
	}
	lease.seen = state.Uptime
	for _, l := range s.nodes {
		if l.end > s.now {
			state.Nodes = append(state.Nodes, l.NodeRecord)
		}
	}
	slices.SortFunc(state.Nodes, func(a, b store.NodeRecord) int { return cmp.Compare(a.ID, b.ID) })
	return state, nil
}

// Probe reports whether the store can be written to.
func (n *NodeStore) Probe(ctx context.Context) error {
	if err := n.lockForWrite(ctx); err != nil {
		return err
	}
	n.mu.Unlock()
	return nil
}

// ProbeCommit does what Probe does: what is written is safe at once.
func (n *NodeStore) ProbeCommit(ctx context.Context) error { return n.Probe(ctx) }

// Leave ends the lease of this node.
func (n *NodeStore) Leave(ctx context.Context) error {
	if err := n.lockForWrite(ctx); err != nil {
		return err
	}
	defer n.mu.Unlock()
	s := n.shared
	s.clusterMu.Lock()
	defer s.clusterMu.Unlock()
	if lease := s.nodes[n.id]; lease != nil {
		lease.end, lease.left = s.now, true
		lease.seen = n.uptime + min(s.now-s.advanced, store.HeartbeatInterval)
	}
	return nil
}

// ownerOf returns who owns a match. The store is locked.
func (n *NodeStore) ownerOf(k *matchLog) store.Owner {
	s := n.shared
	s.clusterMu.Lock()
	defer s.clusterMu.Unlock()
	owner := store.Owner{Node: k.owner, Epoch: k.epoch}
	if lease := s.nodes[k.owner]; lease != nil {
		owner.Alive, owner.Seen = lease.end > s.now, lease.seen
		if lease.left {
			owner.Node = ""
		}
	}
	return owner
}

// Owner returns who owns a match.
func (n *NodeStore) Owner(ctx context.Context, id string) (store.Owner, error) {
	if err := n.lockForRead(ctx); err != nil {
		return store.Owner{}, err
	}
	defer n.mu.RUnlock()
	k, err := n.matchByID(id)
	if err != nil {
		return store.Owner{}, err
	}
	return n.ownerOf(k), nil
}

// Ends returns how far matches are.
func (n *NodeStore) Ends(ctx context.Context, ids []string) (map[string]store.End, error) {
	if err := n.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer n.mu.RUnlock()
	ends := map[string]store.End{}
	for _, id := range ids {
		if k, err := n.matchByID(id); err == nil {
			ends[id] = store.End{Seq: int64(len(k.events)), Lines: int64(len(k.lines))}
		}
	}
	return ends, nil
}

// Claim makes this node the owner of a match.
func (n *NodeStore) Claim(ctx context.Context, id string, from store.ClaimFrom) (int64, store.Owner, error) {
	if err := n.lockForWrite(ctx); err != nil {
		return 0, store.Owner{}, err
	}
	defer n.mu.Unlock()
	k, err := n.matchByID(id)
	if err != nil {
		return 0, store.Owner{}, err
	}
	before := n.ownerOf(k)
	switch {
	case before.Node == n.id && from != store.FromAnybody:
		return k.epoch, before, nil
	case before.Node != n.id && !from.Allows(before):
		return 0, before, fmt.Errorf("match %s: %w", id, store.ErrOwned)
	}
	k.epoch++
	k.owner = n.id
	return k.epoch, before, nil
}

// DueMatches returns the due matches that this node owns.
func (n *NodeStore) DueMatches(ctx context.Context, uptime time.Duration, limit int) ([]string, error) {
	return n.due(ctx, uptime, limit, func(o store.Owner) bool { return o.Node == n.id })
}

// ClaimDue claims the due matches that have no live owner.
func (n *NodeStore) ClaimDue(ctx context.Context, uptime time.Duration, limit int) ([]store.Claimed, error) {
	due, err := n.due(ctx, uptime, limit, func(o store.Owner) bool { return o.Node != n.id && !o.Alive })
	var claimed []store.Claimed
	for _, id := range due {
		if _, before, err := n.Claim(ctx, id, store.FromNobody); err == nil {
			claimed = append(claimed, store.Claimed{Match: id, Before: before})
		}
	}
	return claimed, err
}

// due returns the due matches whose owner is wanted.
func (n *NodeStore) due(ctx context.Context, uptime time.Duration, limit int, wanted func(store.Owner) bool) ([]string, error) {
	all, err := n.Store.DueMatches(ctx, uptime, int(^uint(0)>>1))
	if err != nil {
		return nil, err
	}
	if err := n.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer n.mu.RUnlock()
	var ids []string
	for _, id := range all {
		if k := n.matches[id]; k != nil && len(ids) < limit && wanted(n.ownerOf(k)) {
			ids = append(ids, id)
		}
	}
	return ids, nil
}

// SharedSecret returns the secret of the site with this name.
func (n *NodeStore) SharedSecret(_ context.Context, name string, proposed []byte) ([]byte, error) {
	s := n.shared
	s.clusterMu.Lock()
	defer s.clusterMu.Unlock()
	if s.secrets[name] == nil {
		s.secrets[name] = slices.Clone(proposed)
	}
	return slices.Clone(s.secrets[name]), nil
}
