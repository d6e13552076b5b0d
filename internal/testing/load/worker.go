package load

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// worker is a match that is played, and its rematches. Between its turns it belongs to
// the run's queue of tables that are ready.
type worker struct {
	run    *loadRun
	guests []*client.Guest // two, or one that plays both sides
	match  string
	// followers are the guests at the nodes to which they are connected.
	followers []*client.Guest
	clients   []*client.Client // of the guests
	first     int              // which guest plays the first seat

	patience time.Duration // see client.Config
	played   int           // turns of the present match
	length   int           // how many turns of it are played
	resigned chan struct{} // closed when all have received that it was resigned; nil: it was not

	due     atomic.Int64 // when the turn that is on its way was due, since the run began
	pending atomic.Int32 // missing so far: the answer, and the events by each client
	next    atomic.Pointer[string]
}

// open connects to the match. A guest of two takes the open seat.
func (t *worker) open(ctx context.Context) error {
	clients := make([]*client.Client, len(t.guests))
	for i, g := range t.followers {
		c, err := g.Follow(ctx, t.match, client.Config{OnEvent: t.onEvent, OnDisconnect: t.run.onDisconnect, OnClose: t.run.onClose, AnswerTimeout: t.patience})
		if err != nil {
			return errors.Join(err, closeAll(clients))
		}
		clients[i] = c
	}
	t.clients, t.played = clients, 0
	return nil
}

const (
	// answerTimeout is long: a turn that is measured must not be sent twice.
	answerTimeout = 20 * time.Second
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

// takeSeat has the second guest take the seat that is open.
func (t *worker) takeSeat(ctx context.Context) error {
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

// onEvent handles an event.
func (t *worker) onEvent(_ int64, event json.RawMessage) {
	switch {
	case bytes.Contains(event, playedKind):
		if due := t.due.Load(); due >= int64(t.run.counted) {
			t.run.seen.add(t.run.sinceStart(due))
		}
		t.onReceived()
	case bytes.Contains(event, endedKind):
		t.onReceived()
	case bytes.Contains(event, rematchedKind):
		var e struct{ Match string }
		if json.Unmarshal(event, &e) == nil {
			t.next.Store(&e.Match)
		}
	}
}

// playTurn plays the next turn, which was due at a time since the run began.
func (t *worker) playTurn(due time.Duration) {
	text := t.run.Game.Turns[t.played]
	seat := t.run.seats[t.played]
	player := 0
	if len(t.clients) == 2 {
		player = (t.first + int(seat)) % 2
	}
	t.played++
	t.due.Store(int64(due))
	pending := 1 + len(t.clients)
	if t.played == t.length && !t.endsEarly() {
		pending += len(t.clients) // they also receive the end of the match
	}
	t.pending.Store(int32(pending))
	err := t.clients[player].SendCommand(match.Play{Turn: text}, seat, func(_ protocol.Done, err error) {
		if err != nil {
			t.run.setError(err)
			return
		}
		if due >= t.run.counted {
			t.run.acked.add(t.run.sinceStart(int64(due)))
		}
		t.onReceived()
	})
	if err != nil {
		t.run.setError(err)
	}
}

// onReceived counts the messages about the turn under way. Then the table is ready for the
// next one, if the game is not over.
func (t *worker) onReceived() {
	if t.pending.Add(-1) != 0 {
		return
	}
	switch {
	case t.resigned != nil:
		close(t.resigned)
	case t.played < t.length:
		t.run.ready <- t
	default:
		t.run.again <- t
	}
}

// endsEarly reports whether the present match ends before the end of the game: somebody resigns.
func (t *worker) endsEarly() bool { return t.length < len(t.run.Game.Turns) }

// rematch continues with the next match.
func (t *worker) rematch(ctx context.Context) error {
	if t.endsEarly() {
		if err := t.resign(ctx); err != nil {
			return err
		}
	}
	for i, seat := range []game.Seat{game.First, game.Second} {
		// An offer is made by one side and accepted by the other.
		guest := t.clients[i%len(t.clients)]
		if len(t.clients) == 2 {
			seat = game.None
		}
		if err := sendCommand(ctx, guest, match.Offer{Offer: match.OfferRematch}, seat); err != nil {
			return err
		}
	}
	old, id := t.clients, t.next.Swap(nil)
	if id == nil {
		return errors.New("there is no rematch")
	}
	t.match, t.first, t.length = *id, (t.first+1)%2, len(t.run.Game.Turns)
	if err := t.open(ctx); err != nil {
		return err
	}
	return closeAll(old)
}

// resign ends the present match, and waits until all have received that.
func (t *worker) resign(ctx context.Context) error {
	seat := game.None
	if len(t.clients) == 1 {
		seat = game.First
	}
	t.resigned = make(chan struct{})
	t.pending.Store(int32(1 + len(t.clients)))
	if err := sendCommand(ctx, t.clients[0], match.Resign{}, seat); err != nil {
		return err
	}
	t.onReceived()
	select {
	case <-t.resigned:
		t.resigned = nil
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// sendCommand carries out a command for a seat.
func sendCommand(ctx context.Context, c *client.Client, what match.Command, seat game.Seat) error {
	answered := make(chan error, 1)
	if err := c.SendCommand(what, seat, func(_ protocol.Done, err error) { answered <- err }); err != nil {
		return err
	}
	select {
	case err := <-answered:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
