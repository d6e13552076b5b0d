package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// maxOwners is how many owners of matches a node remembers.
	maxOwners = 100_000
	// attempts is how often a command is tried that finds another owner each time.
	attempts = 8
	// answerTime is how long another node may take to answer a command. One that cannot be
	// reached is noticed earlier.
	answerTime = 10 * time.Second
	// databaseTime is for how long a command waits for a database that cannot be reached: as long as a
	// standby takes to be promoted.
	databaseTime = 10 * time.Second
	retryTime    = 100 * time.Millisecond
	// turnTime is longer than a command takes at a node that has just claimed its match.
	turnTime = 20 * time.Millisecond
)

// Rooms are the matches of the cluster: a command is carried out by the node that owns its match. It
// is safe for concurrent use.
type Rooms struct {
	*room.Registry
	node    *Node
	viewers *viewerReports
	handed  *handovers
	polls   *polls
	stop    func() // ends the subscription

	mu     sync.Mutex
	owners *simplelru.LRU[string, string] // nodes by match, as far as known
}

// NewRooms makes the rooms of a registry those of the cluster, and answers requests of other nodes.
func NewRooms(n *Node, r *room.Registry) (*Rooms, error) {
	owners, _ := simplelru.NewLRU[string, string](maxOwners, nil) // fails only for a size below 1
	c := &Rooms{Registry: r, node: n, owners: owners}
	c.viewers, c.handed, c.polls = newViewerReports(c), newHandovers(c), newPolls(c)
	n.mu.Lock()
	n.report, n.gone = c.viewers.changed, r.DropViewers
	n.mu.Unlock()
	n.Bus.OnChange(func([]string) {
		c.viewers.markAll()
		c.viewers.wake()
	})
	if err := n.Bus.Handle(commandKind, c.handleCommand); err != nil {
		return nil, err
	}
	if err := n.Bus.Handle(viewersKind, c.handleViewers); err != nil {
		return nil, err
	}
	if err := n.Bus.Handle(handoverKind, c.handleHandover); err != nil {
		return nil, err
	}
	if err := n.Bus.Handle(holdKind, c.handleHold); err != nil {
		return nil, err
	}
	c.viewers.start()
	c.handed.start()
	c.polls.start()
	c.stop = n.Bus.Subscribe(bus.OwnerTopic, c.onOwner)
	return c, nil
}

// Close ends what the rooms do besides those of the registry.
func (c *Rooms) Close() {
	c.stop()
	c.viewers.close()
	c.handed.close()
	c.polls.close()
}

// Do carries out a command, here or at the node that owns the match. The errors are those of the
// registry.
func (c *Rooms) Do(ctx context.Context, id string, q room.CommandEnvelope) (room.CommandResult, error) {
	done, err := c.Delay(ctx, id, &q, func(wait time.Duration) { c.holdAtOwner(ctx, id, q.Sender.Person, wait) })
	if err != nil {
		return room.CommandResult{}, err
	}
	defer done()
	var result room.CommandResult
	begun := time.Now()
	for tries := 0; tries < attempts; tries++ {
		if node := c.owner(id); node != "" {
			result, err = c.forward(ctx, node, id, q)
			if isLost(err) {
				c.setOwner(id, "")
				if q.Key == nil && !errors.Is(err, nats.ErrNoNode) {
					return result, err // it may have been carried out, and would be again
				}
				if err = c.TakeOver(ctx, id); err == nil {
					continue
				}
			}
		} else {
			result, err = c.DoNow(ctx, id, q)
		}
		owned, other := errors.AsType[*room.OwnedError](err)
		switch {
		case other, errors.Is(err, store.ErrNotOwner), errors.Is(err, store.ErrConflict):
			if other {
				c.setOwner(id, owned.Node)
			} else {
				c.setOwner(id, "")
			}
			// Two nodes that do not reach each other must not take the match in turns for ever.
			if tries > 1 && !pause(ctx, rand.N(time.Duration(tries)*turnTime)) {
				return room.CommandResult{}, errors.Join(room.ErrBusy, err)
			}
		case errors.Is(err, store.ErrUnknownOutcome) && q.Key != nil:
		case errors.Is(err, store.ErrUnavailable) && time.Since(begun) < databaseTime:
			if !pause(ctx, retryTime) {
				return result, err
			}
			tries-- // another owner was not found
		default:
			return result, err
		}
	}
	// The match has changed hands each time: nothing is known to have been carried out.
	return room.CommandResult{}, errors.Join(room.ErrBusy, err)
}

// holdAtOwner has the other node that owns a match know that a turn waits here: it decides when the flag falls. If it cannot be
// reached, or does not know such requests yet, it decides without that.
func (c *Rooms) holdAtOwner(ctx context.Context, id, person string, wait time.Duration) {
	limited, cancel := context.WithTimeout(ctx, min(wait, reportTime))
	defer cancel()
	owner, err := c.viewers.ownerOf(limited, id)
	if err != nil || !owner.Alive || owner.Node == c.node.ID() {
		return
	}
	data, err := json.Marshal(heldTurn{id, person, wait})
	if err != nil {
		return
	}
	if _, err := c.node.Bus.Request(limited, owner.Node, holdKind, data); err != nil {
		c.node.Log.Debug("a node does not know that a turn waits", "node", owner.Node, "match", id, "error", err)
	}
}

// handleHold keeps the flag of a person up whose turn waits at another node.
func (c *Rooms) handleHold(_ context.Context, _ string, data []byte) ([]byte, error) {
	var turn heldTurn
	if err := json.Unmarshal(data, &turn); err != nil {
		return nil, err
	}
	if err := c.AwaitTurn(turn.Match, turn.Person, turn.Wait); err != nil {
		return nil, encodeError(err)
	}
	return nil, nil
}

// pause waits, and reports whether there is still time.
func pause(ctx context.Context, d time.Duration) bool {
	select {
	case <-time.After(d):
		return true
	case <-ctx.Done():
		return false
	}
}

// isLost reports whether an error means that a node does not answer for its matches.
func isLost(err error) bool {
	for _, lost := range []error{nats.ErrNoNode, nats.ErrNodeLost, nats.ErrDisconnected, nats.ErrBusy, room.ErrClosed, store.ErrClosed} {
		if errors.Is(err, lost) {
			return true
		}
	}
	return false
}

// forward sends a command to another node.
func (c *Rooms) forward(ctx context.Context, node, id string, q room.CommandEnvelope) (room.CommandResult, error) {
	data, err := encodeCommand(id, q, q.HeldUntil(c.node.Now().Uptime))
	if err != nil {
		return room.CommandResult{}, err
	}
	limited, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	answer, err := c.node.Bus.Request(limited, node, commandKind, data)
	if err != nil {
		if ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded) {
			err = nats.ErrNodeLost
		}
		err = decodeError(id, err)
		c.node.Metrics.Forwarded.WithLabelValues(forwardLabel(err)).Inc()
		return room.CommandResult{}, err
	}
	var f forwardedResult
	if err := json.Unmarshal(answer, &f); err != nil {
		return room.CommandResult{}, err
	}
	c.node.Metrics.Forwarded.WithLabelValues("done").Inc()
	room.WriteQuotaOf(ctx).Charge(f.Bytes)
	if viewers := c.ViewersOf(id); f.Unviewed && !viewers.Empty() {
		c.handed.ask(id, node)
	}
	return room.CommandResult{CommandAnswer: store.CommandAnswer{Seq: f.Seq, ChatNumber: f.Chat}, Repeated: f.Repeated}, nil
}

func forwardLabel(err error) string {
	switch {
	case errors.As(err, new(*match.Refusal)):
		return "refused"
	case errors.Is(err, store.ErrOwned):
		return "moved"
	case isLost(err):
		return "lost"
	}
	return "failed"
}

// handleCommand carries out a command of another node.
func (c *Rooms) handleCommand(ctx context.Context, _ string, data []byte) ([]byte, error) {
	id, q, err := decodeCommand(data)
	if err != nil {
		return nil, err
	}
	var bytes byteCount
	result, err := c.DoNow(room.WithWriteQuota(ctx, &bytes), id, q)
	if err != nil {
		return nil, encodeError(err)
	}
	here := c.ViewersOf(id)
	return json.Marshal(forwardedResult{
		Seq: result.Seq, Chat: result.ChatNumber, Repeated: result.Repeated, Bytes: int(bytes), Unviewed: here.Empty(),
	})
}

// byteCount counts what a command writes, which its own node charges.
type byteCount int

// Reserve reserves nothing.
func (b *byteCount) Reserve(time.Duration) (time.Duration, error) { return 0, nil }

// Charge counts.
func (b *byteCount) Charge(bytes int) { *b += byteCount(bytes) }

// Enter adds a viewer of the match at this node.
func (c *Rooms) Enter(ctx context.Context, id, person string) (protocol.Presence, func(), error) {
	now, leave, err := c.Registry.Enter(ctx, id, person)
	if err != nil {
		return now, leave, err
	}
	if !c.Owns(id) {
		if p, ok := c.viewers.report(ctx, id); ok {
			now = p
		}
	}
	return now, leave, nil
}

// Presence returns who looks at a match, at all nodes.
func (c *Rooms) Presence(ctx context.Context, id string) (protocol.Presence, error) {
	if !c.Owns(id) {
		if p, ok := c.viewers.report(ctx, id); ok {
			return p, nil
		}
	}
	return c.Registry.Presence(ctx, id)
}

// onOwner is called when a node has claimed a match, or when that was missed.
func (c *Rooms) onOwner(m bus.Notification) {
	var claimed room.OwnerNotice
	switch {
	case m.Missed:
		c.mu.Lock()
		c.owners.Purge()
		c.mu.Unlock()
		c.viewers.markAll()
		c.viewers.wake()
	case json.Unmarshal(m.Data, &claimed) != nil, claimed.Node == c.node.ID():
	default:
		c.Doubt(claimed.Match) // also if this node is still loading what it has claimed
		if c.Owns(claimed.Match) {
			c.viewers.changed(claimed.Match)
		}
		// Where another owner is known, the new one may count viewers here who have left.
		if viewers := c.ViewersOf(claimed.Match); !viewers.Empty() || c.owner(claimed.Match) != "" {
			c.setOwner(claimed.Match, claimed.Node)
			c.viewers.changed(claimed.Match)
		}
	}
}

// Delete deletes an unused match that this node owns, or nobody.
func (c *Rooms) Delete(ctx context.Context, id string, seq int64) error {
	err := c.Registry.Delete(ctx, id, seq)
	if errors.Is(err, store.ErrOwned) {
		return room.ErrInUse // its owner deletes it
	}
	return err
}

// owner returns the other node that owns a match, as far as this node knows; empty: not known.
func (c *Rooms) owner(id string) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	node, _ := c.owners.Get(id)
	return node
}

// setOwner records the other node that owns a match; empty: not known.
func (c *Rooms) setOwner(id, node string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if node == "" || node == c.node.ID() {
		c.owners.Remove(id)
		return
	}
	c.owners.Add(id, node)
}
