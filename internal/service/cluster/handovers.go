package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"sync"

	"github.com/teahouse-games/teahouse/internal/service/room"
)

const (
	// handoversAtOnce is how many matches are taken at the same time. Each costs a commit; until then each turn costs a request to
	// another node. If handovers are slow, new matches come as fast as others are handed over, and the load stays high.
	handoversAtOnce = 8
	// maxHandovers is how many matches wait to be asked for. Others are asked for with the next report of their viewers, or their next command.
	maxHandovers = 1000
)

// handovers ask the owners of matches whose people are at this node for the ownership, so that their next commands
// need no other node.
type handovers struct {
	rooms  *Rooms
	ctx    context.Context
	cancel context.CancelFunc
	done   sync.WaitGroup
	queue  chan wantedMatch

	mu    sync.Mutex
	asked map[string]struct{} // matches in the queue or asked for
}

// wantedMatch is a match that another node owns.
type wantedMatch struct{ id, owner string }

func newHandovers(c *Rooms) *handovers {
	v := &handovers{rooms: c, queue: make(chan wantedMatch, maxHandovers), asked: map[string]struct{}{}}
	v.ctx, v.cancel = context.WithCancel(context.Background())
	return v
}

func (v *handovers) start() {
	for range handoversAtOnce {
		v.done.Go(v.run)
	}
}

func (v *handovers) close() {
	v.cancel()
	v.done.Wait()
}

// ask has a match asked for soon.
func (v *handovers) ask(id, owner string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if _, asked := v.asked[id]; asked {
		return
	}
	select {
	case v.queue <- wantedMatch{id, owner}:
		v.asked[id] = struct{}{}
	default:
	}
}

func (v *handovers) run() {
	for {
		select {
		case m := <-v.queue:
			v.takeMatch(m)
			v.mu.Lock()
			delete(v.asked, m.id)
			v.mu.Unlock()
		case <-v.ctx.Done():
			return
		}
	}
}

// takeMatch asks for a match and becomes its owner. If the owner keeps it, or does not answer, everything
// stays as it is: commands go there.
func (v *handovers) takeMatch(m wantedMatch) {
	asking, cancel := context.WithTimeout(v.ctx, reportTime)
	defer cancel()
	answer, err := v.rooms.node.Bus.Request(asking, m.owner, handoverKind, []byte(m.id))
	if err != nil {
		v.rooms.viewers.mark(m.id)
		return
	}
	defer v.rooms.viewers.changed(m.id)
	var known room.Handover
	if err := json.Unmarshal(answer, &known); err != nil {
		v.rooms.node.Log.Warn("a node hands a match over in an unknown form", "node", m.owner, "error", err)
		return
	}
	v.rooms.setOwner(m.id, "")
	taking, cancel := context.WithTimeout(v.ctx, databaseTime)
	defer cancel()
	err = v.rooms.TakeHandedOver(taking, m.id, known)
	if owned, ok := errors.AsType[*room.OwnedError](err); ok {
		v.rooms.setOwner(m.id, owned.Node) // a third node was faster
	} else if err != nil && v.ctx.Err() == nil {
		v.rooms.node.Log.Warn("a match that was handed over could not be claimed", "match", m.id, "error", err)
	}
}

// handleHandover hands a match over to another node.
func (c *Rooms) handleHandover(ctx context.Context, from string, data []byte) ([]byte, error) {
	id := string(data)
	known, err := c.HandOver(ctx, id)
	if err != nil {
		return nil, encodeError(err)
	}
	c.setOwner(id, from)
	return json.Marshal(known)
}
