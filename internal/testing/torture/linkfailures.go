package torture

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// The times for which links are broken: until the lease of a node has ended, and longer.
const (
	leastBroken = store.LeaseTime + 500*time.Millisecond
	mostBroken  = 2 * store.LeaseTime
)

// CutFromDatabase cuts a node off from the database. Soon after it must not acknowledge anything for matches that it owns.
func CutFromDatabase(ctx context.Context, r *RunningCluster) error {
	return r.cutOff(ctx, true, false)
}

// CutFromBus cuts a node off from the buses of the others.
func CutFromBus(ctx context.Context, r *RunningCluster) error {
	return r.cutOff(ctx, false, true)
}

// CutFromBoth cuts a node off from the database and from the buses of the others.
func CutFromBoth(ctx context.Context, r *RunningCluster) error {
	return r.cutOff(ctx, true, true)
}

// cutOff cuts a node off that owns a match, if there is one.
func (r *RunningCluster) cutOff(ctx context.Context, database, bus bool) error {
	node, err := r.randomOwner(ctx)
	if err != nil {
		return err
	}
	affected, err := r.affectedBy(ctx, node)
	if err != nil {
		return err
	}
	var alone *probe
	if database {
		if alone, err = r.openProbe(ctx, node); err != nil {
			return err
		}
	}
	cut := time.Now()
	r.affects(affected, cut)
	if database {
		r.setDatabaseLinks(node, r.broken())
	}
	if bus {
		r.setBusLinks(node, r.broken())
	}
	during, end := context.WithCancel(ctx)
	defer end()
	var probing sync.WaitGroup
	if alone != nil {
		probing.Go(func() { alone.run(during, cut) })
	}
	r.wait(leastBroken, mostBroken)
	end()
	probing.Wait() // before the links are whole again
	if database {
		r.setDatabaseLinks(node, tcpproxy.Passing)
	}
	if bus {
		r.setBusLinks(node, tcpproxy.Passing)
	}
	if alone != nil {
		r.report.AcknowledgedAlone = max(r.report.AcknowledgedAlone, alone.last)
		if alone.late > 0 {
			r.faults.add(fmt.Sprintf("match %s: %s has acknowledged a command that was sent %v after it was cut off",
				alone.match, r.nodes[node].Name, round(alone.late)))
		}
	}
	return nil
}

// randomOwner returns the index of a node that owns a match of a pair, or of any if none does.
func (r *RunningCluster) randomOwner(ctx context.Context) (int, error) {
	owners, err := r.owners(ctx)
	if err != nil {
		return 0, err
	}
	for _, i := range r.dice.Perm(len(r.nodes)) {
		for _, owner := range owners {
			if r.nodeOf(owner) == i {
				return i, nil
			}
		}
	}
	return r.randomNode(), nil
}

// probe sends an acknowledged command again and again to a node that is cut off. The node knows the answer, but
// may not give it once others may own the match.
type probe struct {
	match  string
	socket *liveSocket
	turn   ackedTurn
	last   time.Duration // from the cut to the last answer
	late   time.Duration // from the cut to the sending of a command that should not have been answered; 0: there was none
}

// aloneTime is how long a node may give answers that it knows, after it was cut off.
const aloneTime = 2 * time.Second

// openProbe plays a turn of a new match that a node owns and that nobody else views, for a probe. In the matches of the pairs a
// command would wait for an append that is under way, and others would take them over and answer.
func (r *RunningCluster) openProbe(ctx context.Context, node int) (*probe, error) {
	q, err := r.beginQuietMatch(ctx, node)
	if err != nil {
		return nil, err
	}
	limited, cancel := context.WithTimeout(ctx, recoveryTime)
	defer cancel()
	turn := q.firstTurn()
	if err = q.player.send(limited, turn.command()); err == nil {
		_, err = q.player.answer(limited, turn.ID)
	}
	if err != nil {
		q.player.close()
		return nil, err
	}
	return &probe{match: q.ledger.match, socket: q.player, turn: turn}, nil
}

// run sends the command until ctx ends or there is no answer.
func (p *probe) run(ctx context.Context, cut time.Time) {
	defer p.socket.close()
	for ctx.Err() == nil {
		sent := time.Since(cut)
		if p.socket.send(ctx, p.turn.command()) != nil {
			return
		}
		_, err := p.socket.answer(ctx, p.turn.ID)
		if err != nil {
			return
		}
		p.last = time.Since(cut)
		if sent > aloneTime {
			p.late = sent
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// CutBus cuts all routes between the buses of the nodes.
func CutBus(ctx context.Context, r *RunningCluster) error {
	state := r.broken()
	r.affects(r.pairs, time.Now())
	for _, n := range r.nodes {
		n.Bus.Set(state)
	}
	r.wait(leastBroken, mostBroken)
	for _, n := range r.nodes {
		n.Bus.Set(tcpproxy.Passing)
	}
	return nil
}
