package torture

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/client"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/recorded"
)

// alone is one guest who plays both sides of a match, turn by turn, and sees what comes.
type alone struct {
	guest  *client.Guest
	client *client.Client
	ledger *ledger

	mu      sync.Mutex
	played  []match.Played
	failed  []protocol.Failed
	lost    []string
	relieve func() // called when a command has failed twice
}

// sitAlone makes the match of somebody alone.
func sitAlone(ctx context.Context, url string, g *recorded.Game) (*alone, error) {
	from, err := client.From("127.4.0.1")
	if err != nil {
		return nil, err
	}
	a := new(alone)
	if a.guest, err = client.Arrive(ctx, from, url, "Ann"); err != nil {
		return nil, err
	}
	id, err := a.guest.Create(ctx, client.Order{
		Game: g.Name, Options: g.Options, Position: g.Position, Clock: "5+3", Seats: client.Seats{First: "me", Second: "me"},
	})
	if err != nil {
		return nil, err
	}
	a.ledger = &ledger{match: id, turns: g.Turns}
	a.client, err = a.guest.Follow(ctx, id, client.Config{Event: a.see, Failed: a.fail, Lost: a.lose})
	return a, err
}

func (a *alone) see(_ int64, data json.RawMessage) {
	a.ledger.see(0, data)
	var e match.Event
	if err := json.Unmarshal(data, &e); err != nil {
		a.lose(err)
		return
	}
	if p, ok := e.Fact.(match.Played); ok {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.played = append(a.played, p)
	}
}

func (a *alone) fail(f *protocol.Failed) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.failed = append(a.failed, *f)
	if len(a.failed) == 2 && a.relieve != nil {
		a.relieve()
	}
}

func (a *alone) lose(err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err != nil {
		a.lost = append(a.lost, err.Error())
	}
}

// turn plays turn n of the game.
func (a *alone) turn(ctx context.Context, n int) error {
	seat := game.Seat(n % 2)
	expect, _ := a.client.Seen()
	done, err := a.client.Do(ctx, match.Play{Turn: a.ledger.turns[n]})
	if err != nil {
		return fmt.Errorf("turn %d: %w", n+1, err)
	}
	a.ledger.acknowledge(turn{Seat: seat, Text: a.ledger.turns[n], Seq: done.Seq, ID: done.ID, Expect: expect})
	return nil
}

// check compares what was seen with the log.
func (a *alone) check(ctx context.Context) ([]string, error) {
	known := a.ledger.known()
	log, err := a.guest.Log(ctx, a.ledger.match)
	if err != nil {
		return nil, err
	}
	return a.ledger.check(known, log), nil
}

// Stopping is what a player sees of a server that is stopped for a while.
type Stopping struct {
	Waited time.Duration // for the answer to the turn
	Used   time.Duration // what the turn was charged with
	Counts client.Counts // what the client did meanwhile
	Lost   []string      // what it heard of its connections
}

func (s Stopping) String() string {
	return fmt.Sprintf("the player waited %v, the turn was charged with %v, %d commands were resent on %d connections (%v)",
		s.Waited.Round(time.Millisecond), s.Used, s.Counts.Resent, s.Counts.Connections, s.Lost)
}

// Stop plays, stops the server for a while as Ctrl-Z does, plays the next turn
// meanwhile, and lets it go on.
func Stop(ctx context.Context, start func() *exec.Cmd, url string, g *recorded.Game, during time.Duration) (seen Stopping, err error) {
	child, err := begin(ctx, start, url)
	if err != nil {
		return seen, err
	}
	defer func() { err = errors.Join(err, child.Stop()) }()
	a, err := sitAlone(ctx, url, g)
	if err != nil {
		return seen, err
	}
	defer func() { _ = a.client.Close() }()
	for n := range 4 {
		if err := a.turn(ctx, n); err != nil {
			return seen, err
		}
	}
	if err := child.Signal(sigStop); err != nil {
		return seen, err
	}
	child.fallSilent() // a process may go on for a moment after the signal
	resume := time.AfterFunc(during, func() { _ = child.Signal(sigContinue) })
	defer func() {
		if resume.Stop() {
			_ = child.Signal(sigContinue) // it could not end
		}
	}()
	began := time.Now()
	if err := a.turn(ctx, 4); err != nil {
		return seen, err
	}
	seen.Waited = time.Since(began)
	faults, err := a.check(ctx)
	if err != nil || len(faults) > 0 {
		return seen, errors.Join(err, fmt.Errorf("%v", faults))
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	seen.Used, seen.Counts, seen.Lost = a.played[4].Used, a.client.Counts(), a.lost
	return seen, nil
}

func begin(ctx context.Context, start func() *exec.Cmd, url string) (*Child, error) {
	child, err := Spawn(start(), url)
	if err != nil {
		return nil, err
	}
	if err := child.Ready(ctx); err != nil {
		return nil, errors.Join(err, child.Kill())
	}
	return child, nil
}

// Disk is how the disk of the server is made full, and free again.
type Disk struct{ Fill, Free func() error }

// Starving is what a player sees of a server whose disk is full.
type Starving struct {
	Code, Text string        // what the player is told first
	Told       int           // how often
	Waited     time.Duration // until the turn was played after all
	Faults     []string
}

func (s Starving) String() string {
	return fmt.Sprintf("the player is told %q (%s), %d times in %v; then the turn is played", s.Text, s.Code, s.Told, s.Waited.Round(time.Millisecond))
}

// Starve plays until the disk is full, makes room once the player has been told so
// twice, kills the server then and there, starts it again, and plays to the end.
func Starve(ctx context.Context, start func() *exec.Cmd, url string, g *recorded.Game, disk Disk) (seen Starving, err error) {
	child, err := begin(ctx, start, url)
	if err != nil {
		return seen, err
	}
	defer func() { err = errors.Join(err, child.Stop()) }()
	a, err := sitAlone(ctx, url, g)
	if err != nil {
		return seen, err
	}
	defer func() { _ = a.client.Close() }()
	if err := a.turn(ctx, 0); err != nil {
		return seen, err
	}
	if err := disk.Fill(); err != nil {
		return seen, err
	}
	freed := make(chan error, 1)
	a.mu.Lock()
	a.relieve = func() { freed <- disk.Free() }
	a.mu.Unlock()
	began := time.Now()
	next := 1
	// What the log has room for is still kept, also after a turn that has failed once: a
	// checkpoint makes room in the log. There is room on the disk once two have failed.
	for ; next < len(g.Turns)-1; next++ {
		if err := a.turn(ctx, next); err != nil {
			return seen, err
		}
		a.mu.Lock()
		seen.Told = len(a.failed)
		a.mu.Unlock()
		if seen.Told > 1 {
			break
		}
		began = time.Now()
	}
	if seen.Told < 2 {
		return seen, errors.New("the disk was never full")
	}
	if err := <-freed; err != nil {
		return seen, err
	}
	seen.Waited = time.Since(began)
	a.mu.Lock()
	seen.Code, seen.Text = a.failed[0].Code, a.failed[0].Text
	a.mu.Unlock()
	if err := child.Kill(); err != nil {
		return seen, err
	}
	if child, err = begin(ctx, start, url); err != nil {
		return seen, err
	}
	for next++; next < len(g.Turns); next++ {
		if err := a.turn(ctx, next); err != nil {
			return seen, err
		}
	}
	seen.Faults, err = a.check(ctx)
	return seen, err
}
