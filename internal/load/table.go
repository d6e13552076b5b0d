package load

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/client"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
)

// table is a match that is played, and its rematches. Between its turns it belongs to
// the run's queue of tables that are ready.
type table struct {
	run     *run
	guests  []*client.Guest // one, who plays both sides, or two
	match   string
	clients []*client.Client // of the guests
	first   int              // which guest plays the first seat

	patience time.Duration // see client.Config
	played   int           // turns of the present match

	due     atomic.Int64 // when the turn that is on its way was due, since the run began
	pending atomic.Int32 // what is not yet heard of it: the answer, and the events by each client
	next    atomic.Pointer[string]
}

// open connects to the match. A guest of two takes the open seat.
func (t *table) open(ctx context.Context) error {
	clients := make([]*client.Client, len(t.guests))
	for i, g := range t.guests {
		c, err := g.Follow(ctx, t.match, client.Config{Event: t.event, Lost: t.run.lost, Bye: t.run.bye, Patience: t.patience})
		if err != nil {
			return errors.Join(err, closeAll(clients))
		}
		clients[i] = c
	}
	t.clients, t.played = clients, 0
	return nil
}

const (
	// patience is long: what is measured is not to be sent twice.
	patience = 20 * time.Second
	// silent is the patience of clients that answer WebSocket pings and send nothing
	// after their hello.
	silent = 2 * MaxFor
)

func closeAll(clients []*client.Client) (err error) {
	for _, c := range clients {
		if c != nil {
			err = errors.Join(err, c.Close())
		}
	}
	return err
}

// sit has the second guest take the seat that is open.
func (t *table) sit(ctx context.Context) error {
	if len(t.guests) == 1 {
		return nil
	}
	_, err := t.clients[1].Do(ctx, match.Sit{Seat: game.Second})
	return err
}

var (
	playedKind    = []byte(`"kind":"played"`)
	endedKind     = []byte(`"kind":"ended"`)
	rematchedKind = []byte(`"kind":"rematched"`)
)

// event hears of what happens.
func (t *table) event(_ int64, event json.RawMessage) {
	switch {
	case bytes.Contains(event, playedKind):
		t.run.seen.add(t.run.since(t.due.Load()))
		t.heard()
	case bytes.Contains(event, endedKind):
		t.heard()
	case bytes.Contains(event, rematchedKind):
		var e struct{ Match string }
		if json.Unmarshal(event, &e) == nil {
			t.next.Store(&e.Match)
		}
	}
}

// move plays the next turn, which was due at a time since the run began.
func (t *table) move(due time.Duration) {
	text := t.run.Game.Turns[t.played]
	seat := t.run.seats[t.played]
	who := 0
	if len(t.clients) == 2 {
		who = (t.first + int(seat)) % 2
	}
	t.played++
	t.due.Store(int64(due))
	pending := 1 + len(t.clients)
	if t.played == len(t.run.Game.Turns) {
		pending += len(t.clients) // they also hear that the match has ended
	}
	t.pending.Store(int32(pending))
	err := t.clients[who].Start(match.Play{Turn: text}, seat, func(_ protocol.Done, err error) {
		if err != nil {
			t.run.failed(err)
			return
		}
		t.run.acked.add(t.run.since(int64(due)))
		t.heard()
	})
	if err != nil {
		t.run.failed(err)
	}
}

// heard counts what was heard of the turn on its way. Then the table is ready for the
// next one, if the game is not over.
func (t *table) heard() {
	if t.pending.Add(-1) != 0 {
		return
	}
	if t.played < len(t.run.Game.Turns) {
		t.run.ready <- t
		return
	}
	t.run.again <- t
}

// rematch goes on with the next match.
func (t *table) rematch(ctx context.Context) error {
	for i, seat := range []game.Seat{game.First, game.Second} {
		// An offer is made by one side and accepted by the other.
		who := t.clients[i%len(t.clients)]
		if len(t.clients) == 2 {
			seat = game.None
		}
		if err := do(ctx, who, match.Ask{Offer: match.Rematch}, seat); err != nil {
			return err
		}
	}
	old, id := t.clients, t.next.Swap(nil)
	if id == nil {
		return errors.New("there is no rematch")
	}
	t.match, t.first = *id, (t.first+1)%2
	if err := t.open(ctx); err != nil {
		return err
	}
	return closeAll(old)
}

// do carries out a command for a seat.
func do(ctx context.Context, c *client.Client, what match.Command, seat game.Seat) error {
	answered := make(chan error, 1)
	if err := c.Start(what, seat, func(_ protocol.Done, err error) { answered <- err }); err != nil {
		return err
	}
	select {
	case err := <-answered:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
