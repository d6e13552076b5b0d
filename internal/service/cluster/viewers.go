package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// reportDelay is the least time between two reports, so that many changes are one.
	reportDelay = 100 * time.Millisecond
	// reportInterval is the time between two reports of all viewers.
	reportInterval = 5 * time.Second
	// retryInterval is the time after which a report is repeated that found no owner.
	retryInterval = time.Second
	// reportSize is how many matches a report has at most.
	reportSize = 500
	// claimsAtOnce is how many matches are claimed, or asked for their owner, at the same time: after the loss of a node there
	// can be thousands.
	claimsAtOnce = 8
	// reportTime is how long the owner may take to answer.
	reportTime = 2 * time.Second
	// reportsAtOnce is how many matches of a report the owner looks at at the same time, matchTime for how long at each.
	reportsAtOnce = 8
	matchTime     = reportTime / 2
	// claimTime is for how long a match is claimed until others are reported; then it is tried again.
	claimTime = reportInterval
)

// viewerReports tell the owners of matches who views them at this node.
type viewerReports struct {
	rooms  *Rooms
	ctx    context.Context
	cancel context.CancelFunc
	done   sync.WaitGroup
	signal chan struct{}

	mu    sync.Mutex
	dirty map[string]struct{} // matches whose viewers are to be reported
}

func newViewerReports(c *Rooms) *viewerReports {
	v := &viewerReports{rooms: c, signal: make(chan struct{}, 1), dirty: map[string]struct{}{}}
	v.ctx, v.cancel = context.WithCancel(context.Background())
	return v
}

func (v *viewerReports) start() { v.done.Go(v.run) }

func (v *viewerReports) close() {
	v.cancel()
	v.done.Wait()
}

// changed has the viewers of a match reported soon.
func (v *viewerReports) changed(id string) {
	v.mark(id)
	v.wake()
}

func (v *viewerReports) wake() {
	select {
	case v.signal <- struct{}{}:
	default:
	}
}

// run reports what has changed, and everything from time to time.
func (v *viewerReports) run() {
	retry, all := time.NewTicker(retryInterval), time.NewTicker(reportInterval)
	defer retry.Stop()
	defer all.Stop()
	for {
		select {
		case <-v.signal:
		case <-retry.C:
		case <-all.C:
			v.markAll()
			v.rooms.node.Metrics.OwnedMatches.Set(float64(v.rooms.OwnedMatches()))
		case <-v.ctx.Done():
			return
		}
		v.flush()
		select {
		case <-time.After(reportDelay):
		case <-v.ctx.Done():
			return
		}
	}
}

// markAll has the viewers of all matches reported.
func (v *viewerReports) markAll() {
	ids := v.rooms.ViewedMatches()
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, id := range ids {
		v.dirty[id] = struct{}{}
	}
}

// mark has the viewers of a match reported, at the latest with the next retry.
func (v *viewerReports) mark(id string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.dirty[id] = struct{}{}
}

// claim makes this node the owner of a match that has viewers here and no live owner, so that its
// clock and its presence are looked after.
func (v *viewerReports) claim(ctx context.Context, id string) {
	if viewers := v.rooms.ViewersOf(id); viewers.Empty() {
		return
	}
	err := v.rooms.Own(ctx, id)
	if owned, ok := errors.AsType[*room.OwnedError](err); ok {
		v.rooms.setOwner(id, owned.Node)
	}
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		v.mark(id)
	}
}

// flush reports the viewers of the matches that have changed.
func (v *viewerReports) flush() {
	v.mu.Lock()
	dirty := v.dirty
	v.dirty = map[string]struct{}{}
	v.mu.Unlock()
	var sending sync.WaitGroup // a node that does not answer delays no other
	for node, ids := range v.claimDirty(dirty) {
		sending.Go(func() { v.sendAll(node, ids) })
	}
	sending.Wait()
}

// sendAll reports the viewers of matches to their owner, until it does not answer.
func (v *viewerReports) sendAll(node string, ids []string) {
	for len(ids) > 0 {
		part := ids[:min(reportSize, len(ids))]
		reports := make([]viewerReport, len(part))
		for i, id := range part {
			reports[i] = viewerReport{id, v.rooms.ViewersOf(id)}
		}
		if v.send(v.ctx, node, reports) == nil {
			break
		}
		ids = ids[len(part):]
	}
	for _, id := range ids {
		v.forgetOwner(id)
	}
}

// forgetOwner has a match looked up anew whose owner has not answered.
func (v *viewerReports) forgetOwner(id string) {
	v.rooms.setOwner(id, "")
	v.mark(id)
}

// claimDirty claims those matches that no live node owns, and returns the others by their owners.
func (v *viewerReports) claimDirty(dirty map[string]struct{}) (byNode map[string][]string) {
	byNode = map[string][]string{}
	var mu sync.Mutex
	var claiming errgroup.Group
	claiming.SetLimit(claimsAtOnce)
	for id := range dirty {
		doubted := v.rooms.Doubted(id)
		if v.rooms.Owns(id) && !doubted {
			continue
		}
		if node := v.rooms.owner(id); node != "" && !doubted { // known without asking
			mu.Lock()
			byNode[node] = append(byNode[node], id)
			mu.Unlock()
			continue
		}
		claiming.Go(func() error {
			ctx, cancel := context.WithTimeout(v.ctx, claimTime)
			defer cancel()
			if doubted {
				if err := v.rooms.Refresh(ctx, id); err != nil {
					v.mark(id)
					return nil
				}
				if v.rooms.Owns(id) {
					return nil
				}
			}
			if node := v.receiverOf(ctx, id); node != "" {
				mu.Lock()
				defer mu.Unlock()
				byNode[node] = append(byNode[node], id)
			}
			return nil
		})
	}
	_ = claiming.Wait() // it has no error
	return byNode
}

// receiverOf returns the node that the viewers of a match are reported to. If there is none the match is claimed; nobody may have
// left unnoticed meanwhile.
func (v *viewerReports) receiverOf(ctx context.Context, id string) string {
	owner, err := v.ownerOf(ctx, id)
	viewers := v.rooms.ViewersOf(id)
	switch {
	case errors.Is(err, store.ErrNotFound):
	case err != nil:
		v.mark(id)
	case owner.Alive && owner.Node != v.rooms.node.ID():
		return owner.Node
	case viewers.Empty() && slices.Contains(v.rooms.node.Bus.Nodes(), owner.Node):
		return owner.Node // after an outage of the database it has no lease, but may count viewers here who have left
	default:
		v.claim(ctx, id)
	}
	return ""
}

// ownerOf returns who owns a match, as far as this node knows.
func (v *viewerReports) ownerOf(ctx context.Context, id string) (store.Owner, error) {
	if node := v.rooms.owner(id); node != "" {
		return store.Owner{Node: node, Alive: true}, nil
	}
	owner, err := v.rooms.node.Store.Owner(ctx, id)
	if err == nil && owner.Alive {
		v.rooms.setOwner(id, owner.Node)
	}
	return owner, err
}

// report reports the viewers of one match at once and returns who is here.
func (v *viewerReports) report(ctx context.Context, id string) (protocol.Presence, bool) {
	for range 2 { // once more if the owner has changed
		owner, err := v.ownerOf(ctx, id)
		if err != nil || !owner.Alive || owner.Node == v.rooms.node.ID() {
			return protocol.Presence{}, false
		}
		answers := v.send(ctx, owner.Node, []viewerReport{{id, v.rooms.ViewersOf(id)}})
		if len(answers) == 1 && answers[0].Owner == "" && !answers[0].Failed {
			a := answers[0]
			return protocol.Presence{Here: a.Here, AbsentMS: a.AbsentMS, Watching: a.Watching}, true
		}
	}
	return protocol.Presence{}, false
}

// send sends reports to a node and returns its answers, nothing if there are none.
func (v *viewerReports) send(ctx context.Context, node string, reports []viewerReport) []viewerAnswer {
	data, err := json.Marshal(reports)
	if err != nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, reportTime)
	defer cancel()
	answer, err := v.rooms.node.Bus.Request(ctx, node, viewersKind, data)
	var answers []viewerAnswer
	if err == nil {
		err = json.Unmarshal(answer, &answers)
	}
	if err != nil || len(answers) != len(reports) {
		for _, r := range reports {
			v.forgetOwner(r.Match)
		}
		return nil
	}
	for i, a := range answers {
		switch {
		case a.Owner != "":
			v.rooms.setOwner(reports[i].Match, a.Owner)
			v.mark(reports[i].Match)
		case a.Failed:
			v.forgetOwner(reports[i].Match)
		case a.Take:
			v.rooms.handed.ask(reports[i].Match, node)
		}
	}
	return answers
}

// handleViewers takes the reports of another node. A match that is busy for long delays no other.
func (c *Rooms) handleViewers(ctx context.Context, from string, data []byte) ([]byte, error) {
	var reports []viewerReport
	if err := json.Unmarshal(data, &reports); err != nil {
		return nil, err
	}
	answers := make([]viewerAnswer, len(reports))
	taking, ctx := errgroup.WithContext(ctx)
	taking.SetLimit(reportsAtOnce)
	for i, r := range reports {
		taking.Go(func() (err error) {
			answers[i], err = c.takeReport(ctx, from, r)
			return err
		})
	}
	if err := taking.Wait(); err != nil {
		return nil, encodeError(err)
	}
	return json.Marshal(answers)
}

// takeReport takes a report of another node. The error is one that the others would have, too.
func (c *Rooms) takeReport(ctx context.Context, from string, r viewerReport) (viewerAnswer, error) {
	limited, cancel := context.WithTimeout(ctx, matchTime)
	defer cancel()
	now, take, err := c.SetViewers(limited, r.Match, from, r.Viewers)
	owned, other := errors.AsType[*room.OwnedError](err)
	switch {
	case other:
		return viewerAnswer{Owner: owned.Node}, nil
	case errors.Is(err, store.ErrNotFound): // it was deleted
		return viewerAnswer{}, nil
	case err != nil && (ctx.Err() != nil || isLost(err) || errors.Is(err, store.ErrUnavailable)):
		return viewerAnswer{}, err
	case err != nil:
		return viewerAnswer{Failed: true}, nil
	}
	return viewerAnswer{Here: now.Here, AbsentMS: now.AbsentMS, Watching: now.Watching, Take: take}, nil
}
