package cluster

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// pollInterval is the time between two polls.
	pollInterval = time.Second
	// pollsAfter is for how many intervals a node must be out of reach: one that was killed has no lease then.
	pollsAfter = int(store.LeaseTime / pollInterval)
	// pollSize is how many matches the database is asked about at once.
	pollSize = 1000
)

// polls ask the database for news of the viewed matches while a node has a lease that the bus does not reach: what
// is played there is seen here, and the other way round.
type polls struct {
	rooms  *Rooms
	ctx    context.Context
	cancel context.CancelFunc
	done   sync.WaitGroup
	known  map[string]store.End // at the last poll; nil: all nodes were reached since
}

func newPolls(c *Rooms) *polls {
	p := &polls{rooms: c}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	return p
}

func (p *polls) start() { p.done.Go(p.run) }

func (p *polls) close() {
	p.cancel()
	p.done.Wait()
}

func (p *polls) run() {
	ticker := time.NewTicker(pollInterval)
	defer ticker.Stop()
	out := 0 // for how many intervals a node is out of reach
	for {
		select {
		case <-ticker.C:
		case <-p.ctx.Done():
			return
		}
		switch {
		case p.rooms.node.reachesAll():
			out, p.known = 0, nil
		case out < pollsAfter:
			out++
		default:
			p.poll()
		}
	}
}

// poll has the store be read where a match has changed since the last poll. The first poll has it be read for all: it is
// not known what was lost before, and also a match that this node owned may have been claimed.
func (p *polls) poll() {
	known := map[string]store.End{}
	for ids := range slices.Chunk(p.rooms.ViewedMatches(), pollSize) {
		ctx, cancel := context.WithTimeout(p.ctx, reportTime)
		ends, err := p.rooms.node.Store.Ends(ctx, ids)
		cancel()
		if err != nil {
			return // the next poll compares with the same as this one
		}
		for id, end := range ends {
			known[id] = end
			if before, polled := p.known[id]; !polled || before != end {
				p.rooms.node.Bus.Miss(bus.MatchTopic(id))
				p.rooms.node.Bus.Miss(bus.ChatTopic(id))
			}
		}
	}
	p.known = known
}
