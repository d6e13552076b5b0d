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
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// soloPlayer is one guest who plays both sides of a match, turn by turn, and collects the
// events.
type soloPlayer struct {
	guest  *client.Guest
	client *client.Client
	ledger *ledger

	mu      sync.Mutex
	played  []match.Played
	failed  []protocol.Failed
	lost    []string
	relieve func() // called when a command has failed twice
}

// newSoloPlayer creates the match of one guest.
func newSoloPlayer(ctx context.Context, url string, g *samplegames.SampleGame) (*soloPlayer, error) {
	from, err := client.HTTPClientFrom("127.4.0.1")
	if err != nil {
		return nil, err
	}
	a := new(soloPlayer)
	if a.guest, err = client.NewGuest(ctx, from, url, "Ann"); err != nil {
		return nil, err
	}
	id, err := a.guest.Create(ctx, client.CreateMatchRequest{
		Game: g.Name, Options: g.Options, Position: g.Position, Clock: "5+3", Seats: client.SeatChoices{First: "me", Second: "me"},
	})
	if err != nil {
		return nil, err
	}
	a.ledger = &ledger{match: id, turns: g.Turns}
	a.client, err = a.guest.Follow(ctx, id, client.Config{OnEvent: a.onEvent, OnFailed: a.onFailed, OnDisconnect: a.onDisconnect})
	return a, err
}

func (a *soloPlayer) onEvent(_ int64, data json.RawMessage) {
	a.ledger.recordEvent(0, data)
	var e match.Event
	if err := json.Unmarshal(data, &e); err != nil {
		a.onDisconnect(err)
		return
	}
	if p, ok := e.Data.(match.Played); ok {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.played = append(a.played, p)
	}
}

func (a *soloPlayer) onFailed(f *protocol.Failed) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.failed = append(a.failed, *f)
	if len(a.failed) == 2 && a.relieve != nil {
		a.relieve()
	}
}

func (a *soloPlayer) onDisconnect(err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err != nil {
		a.lost = append(a.lost, err.Error())
	}
}

// turn plays turn n of the game.
func (a *soloPlayer) turn(ctx context.Context, n int) error {
	seat := game.Seat(n % 2)
	expect, _ := a.client.Progress()
	done, err := a.client.Do(ctx, match.Play{Turn: a.ledger.turns[n]})
	if err != nil {
		return fmt.Errorf("turn %d: %w", n+1, err)
	}
	a.ledger.acknowledge(ackedTurn{Seat: seat, Text: a.ledger.turns[n], Seq: done.Seq, ID: done.ID, Expect: expect})
	return nil
}

// check compares what was seen with the log.
func (a *soloPlayer) check(ctx context.Context) ([]string, error) {
	known := a.ledger.snapshot()
	log, err := a.guest.Log(ctx, a.ledger.match)
	if err != nil {
		return nil, err
	}
	return a.ledger.check(known, log), nil
}

// StopReport is the view of a player of a server that is stopped for a while.
type StopReport struct {
	Waited time.Duration        // for the answer to the turn
	Used   time.Duration        // what the turn was charged with
	Counts client.NetworkCounts // what the client did meanwhile
	Lost   []string             // the errors of its connections
}

func (s StopReport) String() string {
	return fmt.Sprintf("the player waited %v, the turn was charged with %v, %d commands were resent on %d connections (%v)",
		s.Waited.Round(time.Millisecond), s.Used, s.Counts.Resent, s.Counts.Connections, s.Lost)
}

// RunStop plays, stops the server for a while as Ctrl-Z does, plays the next turn
// meanwhile, and lets it go on.
func RunStop(ctx context.Context, start func() *exec.Cmd, url string, g *samplegames.SampleGame, during time.Duration) (seen StopReport, err error) {
	child, err := startServer(ctx, start, url)
	if err != nil {
		return seen, err
	}
	defer func() { err = errors.Join(err, child.Stop()) }()
	a, err := newSoloPlayer(ctx, url, g)
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
	child.waitUntilSilent() // a process may go on for a moment after the signal
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
	seen.Used, seen.Counts, seen.Lost = a.played[4].Used, a.client.NetworkCounts(), a.lost
	return seen, nil
}

func startServer(ctx context.Context, start func() *exec.Cmd, url string) (*ServerProcess, error) {
	child, err := StartServer(start(), url)
	if err != nil {
		return nil, err
	}
	if err := child.Ready(ctx); err != nil {
		return nil, errors.Join(err, child.Kill())
	}
	return child, nil
}

// DiskControl is how the disk of the server is made full, and free again.
type DiskControl struct{ Fill, Free func() error }

// DiskFullReport is the view of a player of a server with a full disk.
type DiskFullReport struct {
	Code, Text string        // the first error that the player gets
	Failures   int           // how often
	Waited     time.Duration // until the turn was played after all
	Faults     []string
}

func (s DiskFullReport) String() string {
	return fmt.Sprintf("the player gets the error %q (%s), %d times in %v; then the turn is played", s.Text, s.Code, s.Failures, s.Waited.Round(time.Millisecond))
}

// RunDiskFull plays until the disk is full, makes room once the player has two errors,
// kills the server at that moment, starts it again, and plays to the end.
func RunDiskFull(ctx context.Context, start func() *exec.Cmd, url string, g *samplegames.SampleGame, disk DiskControl) (seen DiskFullReport, err error) {
	child, err := startServer(ctx, start, url)
	if err != nil {
		return seen, err
	}
	defer func() { err = errors.Join(err, child.Stop()) }()
	a, err := newSoloPlayer(ctx, url, g)
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
	// Data that still fits into the log is stored, also after a turn that has failed
	// once: a checkpoint makes room in the log. There is room on the disk once two have
	// failed.
	for ; next < len(g.Turns)-1; next++ {
		if err := a.turn(ctx, next); err != nil {
			return seen, err
		}
		a.mu.Lock()
		seen.Failures = len(a.failed)
		a.mu.Unlock()
		if seen.Failures > 1 {
			break
		}
		began = time.Now()
	}
	if seen.Failures < 2 {
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
	if child, err = startServer(ctx, start, url); err != nil {
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
