package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
)

// KillCampaign kills a server again and again while matches are played on it.
type KillCampaign struct {
	Start    func() *exec.Cmd          // makes the process of the server, always the same
	URL      string                    // where it then is
	Games    []*samplegames.SampleGame // that are played, one by each pair
	Kills    int
	Longest  time.Duration // from being ready to a kill, at most
	Seed     uint64
	Progress func(string) // receives the progress; nil: none
}

// KillReport is the result of a campaign.
type KillReport struct {
	Kills   int           `json:"kills"`
	Early   int           `json:"early"` // those before the server was ready
	Start   time.Duration `json:"start"` // until it was ready, the median
	Matches int           `json:"matches"`
	Turns   int           `json:"turns"`   // acknowledged
	Resent  int           `json:"resent"`  // commands the clients sent again
	Again   int           `json:"again"`   // acknowledged commands sent again to see their first answer
	Checks  int           `json:"checks"`  // logs read and compared
	Longest time.Duration `json:"longest"` // that a player waited for an answer
	Took    time.Duration `json:"took"`
	Faults  []string      `json:"faults"` // broken promises
}

// String returns the report for people.
func (r KillReport) String() string {
	return fmt.Sprintf("%d kills (%d while it started; a start took %v) in %v: %d turns of %d matches acknowledged, "+
		"%d commands resent, %d asked again, %d logs compared, longest wait %v, %d faults",
		r.Kills, r.Early, r.Start.Round(time.Millisecond), r.Took.Round(time.Second), r.Turns, r.Matches,
		r.Resent, r.Again, r.Checks, r.Longest.Round(time.Millisecond), len(r.Faults))
}

// run is a campaign on its way.
type run struct {
	KillCampaign
	faults *faultLog
	dice   *rand.Rand
	pairs  []*playerPair
	starts []time.Duration
	report KillReport
}

// Run carries the campaign out and returns at the first fault, or when all is done. The
// error is that it could not be carried out.
func (c KillCampaign) Run(ctx context.Context) (KillReport, error) {
	r := &run{KillCampaign: c, faults: newFaults(), dice: rand.New(rand.NewPCG(c.Seed, 1))}
	began := time.Now()
	err := r.run(ctx)
	r.report.Took = time.Since(began)
	r.report.Faults = r.faults.all()
	slices.Sort(r.starts)
	if len(r.starts) > 0 {
		r.report.Start = r.starts[len(r.starts)/2]
	}
	for _, p := range r.pairs {
		p.mu.Lock()
		for _, l := range p.ledgers {
			r.report.Turns += len(l.snapshot().acked)
		}
		r.report.Matches += len(p.ledgers)
		r.report.Resent += p.resent
		r.report.Longest = max(r.report.Longest, p.longest)
		p.mu.Unlock()
	}
	return r.report, err
}

func (r *run) run(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	child, err := r.spawn(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = child.Kill() }()
	for i, g := range r.Games {
		p, err := newPair(ctx, r.URL, i, g, r.faults)
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
	for r.report.Kills < r.Kills && !r.faults.any() {
		if child, err = r.kill(ctx, child); err != nil {
			return err
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
	if err := child.Stop(); err != nil {
		r.faults.add(fmt.Sprintf("the server does not end in order: %v\n%s", err, child.Output()))
	}
	return nil
}

// waitForMatches waits until the matches that are being played are over.
func waitForMatches(playing *sync.WaitGroup, faults *faultLog) {
	done := make(chan struct{})
	go func() {
		playing.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-faults.found:
	case <-time.After(time.Minute):
		faults.add("a match does not continue although the server is not killed any more")
	}
}

// spawn starts the server and waits until it is ready.
func (r *run) spawn(ctx context.Context) (*ServerProcess, error) {
	began := time.Now()
	child, err := StartServer(r.Start(), r.URL)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	if err := child.Ready(ctx); err != nil {
		_ = child.Kill()
		return nil, err
	}
	r.starts = append(r.starts, time.Since(began))
	return child, nil
}

// kill plays for a while, kills the server, sometimes once more while it starts, and
// compares the logs with the ledgers once it is ready again.
func (r *run) kill(ctx context.Context, child *ServerProcess) (*ServerProcess, error) {
	select {
	case <-time.After(time.Duration(r.dice.Int64N(int64(r.Longest)))):
	case <-r.faults.found:
	case <-ctx.Done():
		return child, ctx.Err()
	}
	if err := child.Kill(); err != nil {
		return child, err
	}
	r.report.Kills++
	for r.dice.IntN(4) == 0 && r.report.Kills < r.Kills {
		young, err := StartServer(r.Start(), r.URL)
		if err != nil {
			return child, err
		}
		time.Sleep(time.Duration(r.dice.Int64N(int64(slices.Max(r.starts)))))
		if err := young.Kill(); err != nil {
			return child, err
		}
		r.report.Kills++
		r.report.Early++
	}
	child, err := r.spawn(ctx)
	if err != nil {
		return child, err
	}
	for _, p := range r.pairs {
		r.compareLog(ctx, p, p.currentLedger(), 3)
	}
	if r.Progress != nil && r.report.Kills%50 < 2 {
		r.Progress(fmt.Sprintf("%d kills, %d faults", r.report.Kills, len(r.faults.all())))
	}
	return child, nil
}

// compareLog compares the log of a match with its ledger, and sends some of its commands
// again.
func (r *run) compareLog(ctx context.Context, p *playerPair, l *ledger, again int) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	before := l.snapshot()
	log, err := p.guests[0].Log(ctx, l.match)
	if err != nil {
		r.faults.add(fmt.Sprintf("match %s cannot be read: %v", l.match, err))
		return
	}
	r.report.Checks++
	r.faults.add(l.check(before, log)...)
	for range min(again, len(before.acked)) {
		t := before.acked[r.dice.IntN(len(before.acked))]
		if err := p.resend(ctx, l.match, t); err != nil {
			r.faults.add(fmt.Sprintf("match %s: the command %s, sent again: %v", l.match, t.ID, err))
		}
		r.report.Again++
	}
}
