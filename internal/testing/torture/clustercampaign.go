package torture

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// ClusterCampaign lets a cluster fail in different ways while matches are played on it through a proxy
// that hands each connection to one of its nodes.
type ClusterCampaign struct {
	Nodes    []ClusterNode
	Servers  *pgcluster.Servers // of the database; nil if no failure needs them
	Database string             // its address at whichever of them is the primary
	Games    []*samplegames.SampleGame
	Failures []Failure     // which come in a random order
	Pause    time.Duration // before each, at most
	Think    time.Duration // of a player before each turn
	Seed     uint64
	Progress func(string) // receives the progress; nil: none
	Evidence string       // the folder for what helps to explain a fault; empty: none is kept
}

// ClusterNode is a node, and the links that a campaign can break.
type ClusterNode struct {
	Name     string            // its id begins with it
	Address  string            // where it listens, HOST:PORT
	Start    func() *exec.Cmd  // makes its process
	Database []*tcpproxy.Proxy // between the node and the servers of the database
	Bus      *tcpproxy.Proxy   // between the other nodes and its bus; nil: there is none
}

// Failure is a way in which a cluster can fail.
type Failure struct {
	Name  string
	Count int // how often
	// Cause causes it and returns once the cluster is to work again: what was stopped has
	// been started, or is starting.
	Cause func(ctx context.Context, r *RunningCluster) error
}

// RunningCluster is the cluster during a campaign.
type RunningCluster struct {
	campaign *ClusterCampaign
	faults   *faultLog
	dice     *rand.Rand
	balancer *tcpproxy.Proxy
	checking sync.WaitGroup // the health of the nodes
	nodes    []*runningNode
	pairs    []*playerPair
	effect   effect // of the failure that is being caused
	quiet    []*quietMatch
	report   ClusterReport
}

// effect is what a failure does.
type effect struct {
	pairs  []*playerPair // that it affects
	since  time.Time     // when the cluster can work again
	outage StorageOutage
}

// Run carries the campaign out and returns at the first fault, or when all is done. The error is
// that it could not be carried out.
func (c ClusterCampaign) Run(ctx context.Context) (report ClusterReport, err error) {
	r := &RunningCluster{campaign: &c, faults: newFaults(), dice: rand.New(rand.NewPCG(c.Seed, 1))}
	r.report.Kinds = map[string]*KindReport{}
	began := time.Now()
	err = r.run(ctx)
	r.report.Took = time.Since(began)
	r.report.Faults = r.faults.all()
	for _, p := range r.pairs {
		p.mu.Lock()
		r.report.Turns += p.acked
		r.report.Matches += len(p.ledgers)
		r.report.Resent += p.resent
		p.mu.Unlock()
	}
	return r.report, err
}

func (r *RunningCluster) run(ctx context.Context) (err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer func() {
		for _, n := range r.nodes {
			if n.process != nil {
				_ = n.process.Kill()
			}
		}
	}()
	if err := r.start(ctx); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.balancer.Close()) }()
	defer r.checking.Wait()
	defer cancel()
	rest, last := context.WithCancel(ctx)
	defer last()
	var playing sync.WaitGroup
	defer playing.Wait()
	defer cancel()
	for _, p := range r.pairs {
		playing.Go(func() { p.run(ctx, rest) })
	}
	defer func() { err = errors.Join(err, r.keepEvidence()) }()
	if err := r.failInTurn(ctx); err != nil {
		return err
	}
	last()
	waitForMatches(&playing, r.faults)
	if r.faults.any() {
		return nil
	}
	cancel()
	playing.Wait()
	ctx = context.WithoutCancel(ctx)
	r.compareAllLogs(ctx)
	if err := r.checkWriters(ctx); err != nil {
		return err
	}
	for _, n := range r.nodes {
		r.countFenced(ctx, n)
		if err := n.stop(); err != nil {
			r.faults.add(err.Error())
		}
	}
	return nil
}

// start starts the nodes, the proxy in front of them, and the matches.
func (r *RunningCluster) start(ctx context.Context) (err error) {
	var addresses []string
	for _, n := range r.campaign.Nodes {
		r.nodes = append(r.nodes, &runningNode{ClusterNode: n})
		addresses = append(addresses, n.Address)
	}
	for i := range r.nodes {
		if err := r.startNode(ctx, i); err != nil {
			return err
		}
	}
	if err := r.watchWriters(ctx); err != nil {
		return err
	}
	if r.balancer, err = tcpproxy.Start(addresses...); err != nil {
		return err
	}
	r.checking.Go(func() { r.checkHealth(ctx) })
	for i, g := range r.campaign.Games {
		p, err := newPair(ctx, r.url(), i, g, r.faults)
		if err != nil {
			return errors.Join(err, r.balancer.Close())
		}
		p.think = r.campaign.Think
		r.pairs = append(r.pairs, p)
	}
	return nil
}

// url returns where the site is.
func (r *RunningCluster) url() string { return "http://" + r.balancer.Address() }

// failInTurn causes the failures.
func (r *RunningCluster) failInTurn(ctx context.Context) error {
	var all []Failure
	for _, f := range r.campaign.Failures {
		for range f.Count {
			all = append(all, f)
		}
	}
	r.dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	began := time.Now()
	for n, f := range all {
		if r.faults.any() {
			return nil
		}
		if err := r.fail(ctx, f); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		if r.campaign.Progress != nil && (n%20 == 19 || n+1 == len(all)) {
			passed := time.Since(began)
			left := passed / time.Duration(n+1) * time.Duration(len(all)-n-1)
			r.campaign.Progress(fmt.Sprintf("%d of %d failures in %v, %v to go; %d turns acknowledged, %d faults", n+1, len(all),
				passed.Round(time.Second), left.Round(time.Second), r.acknowledged(), len(r.faults.all())))
		}
	}
	return nil
}

// recoveryTime is how long the pairs may take to go on after a failure, on a machine of any speed.
const recoveryTime = time.Minute

// fail causes one failure, waits until all pairs go on, and compares the logs with the ledgers.
func (r *RunningCluster) fail(ctx context.Context, f Failure) error {
	select {
	case <-time.After(time.Duration(r.dice.Int64N(int64(r.campaign.Pause)))):
	case <-r.faults.found:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
	for _, p := range r.pairs {
		p.forgetNotes()
	}
	began := time.Now()
	r.affects(r.pairs, began)
	if err := f.Cause(ctx, r); err != nil {
		return err
	}
	kind := r.report.kind(f.Name)
	kind.Count++
	if !r.waitForAll(ctx, time.Now()) {
		if !r.faults.any() {
			r.faults.add(fmt.Sprintf("after %q a match does not continue for %v", f.Name, recoveryTime))
		}
		return ctx.Err()
	}
	for _, p := range r.effect.pairs {
		notes := p.notes()
		kind.Pauses = append(kind.Pauses, notes.pause(r.effect.since))
		kind.Charged = append(kind.Charged, notes.charged())
		outage := r.effect.outage
		if outage.Began.IsZero() {
			continue
		}
		charged := notes.outageCharged(outage)
		kind.Outages = append(kind.Outages, charged)
		if charged > outage.Counted+imprecision {
			turn := notes.dearest()
			r.faults.add(fmt.Sprintf("match %s: %q has cost %v of a clock although nothing could be stored: event %d was charged with %v",
				turn.Match, f.Name, round(charged), turn.Seq, round(turn.Used)))
		}
	}
	for _, p := range r.pairs {
		notes := p.notes()
		kind.Down = max(kind.Down, notes.down)
		excess, turn := notes.excess()
		kind.Excess = max(kind.Excess, excess)
		if excess > r.effect.outage.Counted+clockDifference {
			r.faults.add(fmt.Sprintf("match %s: at %q event %d was charged with %v, %v more than the time that it took",
				turn.Match, f.Name, turn.Seq, round(turn.Used), round(excess)))
		}
		r.compareLog(ctx, p, p.currentLedger(), 2)
	}
	for _, n := range r.nodes {
		r.countFenced(ctx, n)
	}
	return r.checkWriters(ctx)
}

// affects records which pairs the present failure affects, and since when the cluster can work again.
func (r *RunningCluster) affects(pairs []*playerPair, since time.Time) {
	r.effect = effect{pairs: pairs, since: since}
}

// StorageOutage is a time in which nothing could be stored.
type StorageOutage struct {
	Began, Ended time.Time     // at least between them
	Counted      time.Duration // how much of it a clock may be charged with
}

// EndOutage records that no pair could play in an outage, and since when all can go on.
func (r *RunningCluster) EndOutage(o StorageOutage, since time.Time) {
	r.effect = effect{pairs: r.pairs, since: since, outage: o}
}

// Resumed waits until each pair of players has an acknowledgement after a moment, and returns when each got its first one.
func (r *RunningCluster) Resumed(ctx context.Context, moment time.Time) (resumed []time.Time, err error) {
	if !r.waitForAll(ctx, moment) {
		return nil, errors.Join(fmt.Errorf("a match does not continue: %q", r.faults.all()), ctx.Err())
	}
	for _, p := range r.pairs {
		resumed = append(resumed, p.notes().firstAfter(moment))
	}
	return resumed, nil
}

// waitForAll waits until all pairs have an acknowledgement after a moment, and reports whether they have.
func (r *RunningCluster) waitForAll(ctx context.Context, moment time.Time) bool {
	limit := time.NewTimer(recoveryTime)
	defer limit.Stop()
	for _, p := range r.pairs {
		for !p.notes().ackedAfter(moment) {
			select {
			case <-time.After(2 * time.Millisecond):
			case <-limit.C:
				return false
			case <-r.faults.found:
				return false
			case <-ctx.Done():
				return false
			}
		}
	}
	return true
}

// acknowledged returns how many turns are acknowledged.
func (r *RunningCluster) acknowledged() (n int) {
	for _, p := range r.pairs {
		p.mu.Lock()
		n += p.acked
		p.mu.Unlock()
	}
	return n
}

// compareLog compares the log of a match with its ledger, and sends some of its commands again.
func (r *RunningCluster) compareLog(ctx context.Context, p *playerPair, l *ledger, again int) {
	one := &run{faults: r.faults, dice: r.dice}
	one.compareLog(ctx, p, l, again)
	r.report.Checks += one.report.Checks
	r.report.Again += one.report.Again
}

// compareAllLogs compares the logs of all matches, those of each pair one after the other.
func (r *RunningCluster) compareAllLogs(ctx context.Context) {
	if r.campaign.Progress != nil {
		r.campaign.Progress("comparing the logs of all matches")
	}
	var comparing sync.WaitGroup
	all := make([]*run, len(r.pairs))
	for i, p := range r.pairs {
		all[i] = &run{faults: r.faults, dice: rand.New(rand.NewPCG(r.campaign.Seed, uint64(i)+2))}
		comparing.Go(func() {
			for _, l := range p.ledgers {
				all[i].compareLog(ctx, p, l, 1)
			}
		})
	}
	comparing.Wait()
	for _, one := range all {
		r.report.Checks += one.report.Checks
		r.report.Again += one.report.Again
	}
}

// wait waits for a random time.
func (r *RunningCluster) wait(least, most time.Duration) {
	time.Sleep(least + time.Duration(r.dice.Int64N(int64(most-least)+1)))
}
