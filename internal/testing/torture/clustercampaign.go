package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
)

// ClusterCampaign lets a cluster fail in different ways while matches are played on it through a proxy
// that hands each connection to one of its nodes.
type ClusterCampaign struct {
	Start     []func() *exec.Cmd // makes the process of each node, always the same
	Addresses []string           // where each node then listens, HOST:PORT
	Games     []*samplegames.SampleGame
	Failures  []Failure // the kinds of failure, which are drawn by their weights
	Count     int       // how many failures
	Pause     time.Duration
	Seed      uint64
	Progress  func(string) // receives the progress; nil: none
}

// Failure is a way in which a cluster can fail.
type Failure struct {
	Name   string
	Weight int
	// Cause causes it and returns once the cluster is to work again: what was stopped has
	// been started, or is starting.
	Cause func(ctx context.Context, c *RunningCluster) error
}

// ClusterReport is the result of a campaign.
type ClusterReport struct {
	Failures map[string]int  `json:"failures"` // by name
	Matches  int             `json:"matches"`
	Turns    int             `json:"turns"`  // acknowledged
	Resent   int             `json:"resent"` // commands the clients sent again
	Again    int             `json:"again"`  // acknowledged commands sent again to see their first answer
	Checks   int             `json:"checks"` // logs read and compared
	Gaps     []time.Duration `json:"gaps"`   // from each failure of a node to the next acknowledgement of each pair of players
	Took     time.Duration   `json:"took"`
	Faults   []string        `json:"faults"` // broken promises
}

// String returns the report for people.
func (r ClusterReport) String() string {
	var names []string
	for name, n := range r.Failures {
		names = append(names, fmt.Sprintf("%s %d", name, n))
	}
	slices.Sort(names)
	p := func(q float64) time.Duration {
		if len(r.Gaps) == 0 {
			return 0
		}
		return r.Gaps[min(int(q*float64(len(r.Gaps))), len(r.Gaps)-1)].Round(time.Millisecond)
	}
	return fmt.Sprintf("%s in %v: %d turns of %d matches acknowledged, %d commands resent, %d asked again, %d logs compared; "+
		"from a failure to the next acknowledgement p50 %v, p99 %v, longest %v; %d faults",
		strings.Join(names, ", "), r.Took.Round(time.Second), r.Turns, r.Matches, r.Resent, r.Again, r.Checks,
		p(0.5), p(0.99), p(1), len(r.Faults))
}

// RunningCluster is the cluster during a campaign.
type RunningCluster struct {
	campaign *ClusterCampaign
	faults   *faultLog
	dice     *rand.Rand
	balancer *balancer
	nodes    []*ServerProcess
	pairs    []*playerPair
	report   ClusterReport
}

// Run carries the campaign out and returns at the first fault, or when all is done. The error is
// that it could not be carried out.
func (c ClusterCampaign) Run(ctx context.Context) (report ClusterReport, err error) {
	r := &RunningCluster{campaign: &c, faults: newFaults(), dice: rand.New(rand.NewPCG(c.Seed, 1))}
	r.report.Failures = map[string]int{}
	began := time.Now()
	err = r.run(ctx)
	r.report.Took = time.Since(began)
	r.report.Faults = r.faults.all()
	for _, p := range r.pairs {
		p.mu.Lock()
		for _, l := range p.ledgers {
			r.report.Turns += len(l.snapshot().acked)
		}
		r.report.Matches += len(p.ledgers)
		r.report.Resent += p.resent
		p.mu.Unlock()
	}
	slices.Sort(r.report.Gaps)
	return r.report, err
}

func (r *RunningCluster) run(ctx context.Context) (err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer func() {
		for _, n := range r.nodes {
			_ = n.Kill()
		}
	}()
	for i := range r.campaign.Start {
		r.nodes = append(r.nodes, nil)
		if err := r.StartNode(ctx, i); err != nil {
			return err
		}
	}
	if r.balancer, err = newBalancer(ctx, r.campaign.Addresses); err != nil {
		return err
	}
	defer func() { _ = r.balancer.close() }()
	for i, g := range r.campaign.Games {
		p, err := newPair(ctx, r.balancer.url(), i, g, r.faults)
		if err != nil {
			return err
		}
		r.pairs = append(r.pairs, p)
	}
	rest, last := context.WithCancel(ctx)
	defer last()
	var playing sync.WaitGroup
	defer playing.Wait()
	defer cancel()
	for _, p := range r.pairs {
		playing.Go(func() { p.run(ctx, rest) })
	}
	for n := 0; n < r.campaign.Count && !r.faults.any(); n++ {
		if err := r.fail(ctx); err != nil {
			return err
		}
		if r.campaign.Progress != nil && n%20 == 19 {
			r.campaign.Progress(fmt.Sprintf("%d failures, %d faults", n+1, len(r.faults.all())))
		}
	}
	last()
	waitForMatches(&playing, r.faults)
	cancel()
	playing.Wait()
	for _, p := range r.pairs {
		for _, l := range p.ledgers {
			r.compareLog(context.WithoutCancel(ctx), p, l, 1)
		}
	}
	for i, n := range r.nodes {
		if err := n.Stop(); err != nil {
			r.faults.add(fmt.Sprintf("node %d does not end in order: %v\n%s", i, err, n.Output()))
		}
	}
	return nil
}

// fail causes one failure and compares the logs with the ledgers afterwards.
func (r *RunningCluster) fail(ctx context.Context) error {
	select {
	case <-time.After(time.Duration(r.dice.Int64N(int64(r.campaign.Pause)))):
	case <-r.faults.found:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
	f := r.draw()
	began, before := time.Now(), r.acknowledged()
	gaps := make(chan time.Duration, len(r.pairs))
	for i, p := range r.pairs {
		go func() { gaps <- p.untilAcknowledged(ctx, began, before[i]) }()
	}
	if err := f.Cause(ctx, r); err != nil {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	r.report.Failures[f.Name]++
	for range r.pairs {
		gap := <-gaps
		if gap < 0 {
			r.faults.add("after " + f.Name + " a match does not continue for a minute")
			return nil
		}
		r.report.Gaps = append(r.report.Gaps, gap)
	}
	for _, p := range r.pairs {
		r.compareLog(ctx, p, p.currentLedger(), 2)
	}
	return nil
}

// draw draws a failure.
func (r *RunningCluster) draw() Failure {
	sum := 0
	for _, f := range r.campaign.Failures {
		sum += f.Weight
	}
	n := r.dice.IntN(sum)
	for _, f := range r.campaign.Failures {
		if n -= f.Weight; n < 0 {
			return f
		}
	}
	panic("the weights have changed")
}

// acknowledged returns how many turns of each pair are acknowledged.
func (r *RunningCluster) acknowledged() (counts []int) {
	for _, p := range r.pairs {
		counts = append(counts, p.acknowledged())
	}
	return counts
}

// compareLog compares the log of a match with its ledger, and sends some of its commands again.
func (r *RunningCluster) compareLog(ctx context.Context, p *playerPair, l *ledger, again int) {
	one := &run{KillCampaign: KillCampaign{URL: r.balancer.url()}, faults: r.faults, dice: r.dice}
	one.compareLog(ctx, p, l, again)
	r.report.Checks += one.report.Checks
	r.report.Again += one.report.Again
}

// RandomNode returns the index of a node.
func (r *RunningCluster) RandomNode() int { return r.dice.IntN(len(r.nodes)) }

// Wait waits for a random time.
func (r *RunningCluster) Wait(most time.Duration) {
	time.Sleep(time.Duration(r.dice.Int64N(int64(most))))
}

// Node returns the process of a node.
func (r *RunningCluster) Node(i int) *ServerProcess { return r.nodes[i] }

// StartNode starts a node and waits until it is ready.
func (r *RunningCluster) StartNode(ctx context.Context, i int) error {
	n, err := StartServer(r.campaign.Start[i](), "http://"+r.campaign.Addresses[i])
	if err != nil {
		return err
	}
	r.nodes[i] = n
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	return n.Ready(ctx)
}

// acknowledged returns how many turns of the pair are acknowledged.
func (p *playerPair) acknowledged() (n int) {
	p.mu.Lock()
	ledgers := slices.Clone(p.ledgers)
	p.mu.Unlock()
	for _, l := range ledgers {
		n += len(l.snapshot().acked)
	}
	return n
}

// untilAcknowledged waits until the pair has more acknowledged turns than n, and returns the time since
// began; -1: that took too long.
func (p *playerPair) untilAcknowledged(ctx context.Context, began time.Time, n int) time.Duration {
	for ctx.Err() == nil && time.Since(began) < time.Minute {
		if p.acknowledged() > n {
			return time.Since(began)
		}
		time.Sleep(time.Millisecond)
	}
	return -1
}
