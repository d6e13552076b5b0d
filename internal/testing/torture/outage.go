package torture

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os/exec"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// Outage kills a server while matches with little time left are played on it, starts it
// again later, kills it once more as soon as the clocks are paused, and looks whether
// a player has lost time by that.
type Outage struct {
	Start   func() *exec.Cmd
	URL     string
	Game    *samplegames.SampleGame // that is played in every match
	Matches int
	Clock   string        // e.g. "0+2"
	Turns   int           // that are played before the kill; the next one is under way then
	Pause   time.Duration // before a client's second attempt to connect, doubled up to Longest
	Longest time.Duration
	Down    time.Duration // how long the server is down at least; it is also until each player to move waits for Longest
}

// OutageReport is the result of an outage.
type OutageReport struct {
	Matches int
	Timeout int           // matches that were lost on time
	Down    time.Duration // for how long the server was down
	Waited  time.Duration // from the last start to the turn that was played last
	Used    time.Duration // what a turn under way was charged with, the most
	Faults  []string
}

func (r OutageReport) String() string {
	return fmt.Sprintf("%d matches, down for %v, the last turn came %v after the start: %d lost on time, at most %v charged, %d faults",
		r.Matches, r.Down.Round(time.Millisecond), r.Waited.Round(time.Millisecond), r.Timeout, r.Used.Round(time.Millisecond), len(r.Faults))
}

// Run carries the outage out. The error is that it could not be carried out.
func (o Outage) Run(ctx context.Context) (report OutageReport, err error) {
	child, err := startServer(ctx, o.Start, o.URL)
	if err != nil {
		return report, err
	}
	defer func() { err = errors.Join(err, child.Stop()) }()
	var tables []*table
	defer func() {
		for _, t := range tables {
			t.leave()
		}
	}()
	for i := range o.Matches {
		t, err := o.startMatch(ctx, i)
		if err != nil {
			return report, err
		}
		tables = append(tables, t)
	}
	// The clocks begin together: nobody shall lose time while other matches are created.
	begun := make(chan error, len(tables))
	for _, t := range tables {
		go func() { begun <- t.begin(ctx) }()
	}
	for range tables {
		err = errors.Join(err, <-begun)
	}
	if err != nil {
		return report, err
	}
	for _, t := range tables {
		if err := t.until(ctx, func() bool { return t.played() >= o.Turns || t.over != "" }); err != nil {
			return report, err
		}
	}
	for _, t := range tables {
		if reason := t.ended(); reason != "" {
			return report, fmt.Errorf("match %s ended before the outage: %s", t.id, reason)
		}
	}
	if err := child.Kill(); err != nil {
		return report, err
	}
	killed := time.Now()
	for _, t := range tables {
		t.interrupt(killed)
	}
	pauses := 1 // of the doubled ones up to Longest
	for p := o.Pause; p < o.Longest; p *= 2 {
		pauses++
	}
	time.Sleep(o.Down)
	for _, t := range tables {
		mover := t.players[o.Turns%2]
		if err := t.until(ctx, func() bool { return mover.lost >= pauses }); err != nil {
			return report, err
		}
	}
	if child, err = startServer(ctx, o.Start, o.URL); err != nil {
		return report, err
	}
	report.Matches, report.Down = o.Matches, time.Since(killed)
	for _, t := range tables {
		if err := t.waits(ctx); err != nil {
			return report, err
		}
	}
	if err := child.Kill(); err != nil {
		return report, err
	}
	if child, err = startServer(ctx, o.Start, o.URL); err != nil {
		return report, err
	}
	started := time.Now()
	for _, t := range tables {
		if err := t.until(ctx, func() bool { return t.over != "" }); err != nil {
			return report, err
		}
		report.Waited = time.Since(started)
	}
	for _, t := range tables {
		used, timeout, faults, err := t.check(ctx, o.Turns)
		if err != nil {
			return report, err
		}
		report.Used = max(report.Used, used)
		report.Faults = append(report.Faults, faults...)
		if timeout {
			report.Timeout++
		}
	}
	return report, nil
}

// table is a match and its two players.
type table struct {
	id      string
	turns   []string
	players [2]*sitter

	mu     sync.Mutex
	limit  int           // the number of turns to play for now
	killed time.Time     // zero: the server was not yet
	before time.Duration // for how long the player to move had thought by then, at most
	over   string        // why the match ended
	wrong  error
}

// sitter is one of the players. Guarded by the mutex of the table.
type sitter struct {
	table  *table
	seat   game.Seat
	guest  *client.Guest
	client *client.Client

	seen   int           // turns
	sent   time.Time     // when the last own turn was sent for the first time
	dialed time.Time     // when the last attempt to connect began
	back   time.Time     // when the attempt began that made the present connection; zero: there is none, or the turn after the kill was seen
	had    time.Duration // for how long there was a connection until the turn after the kill was seen
	lost   int           // attempts that failed since the kill
}

// startMatch creates a match of two guests, of whom one has a seat.
func (o Outage) startMatch(ctx context.Context, number int) (*table, error) {
	t := &table{turns: o.Game.Turns, limit: o.Turns}
	for seat := range t.players {
		from, err := client.HTTPClientFrom(fmt.Sprintf("127.6.%d.%d", number, seat+1))
		if err != nil {
			return nil, err
		}
		p := &sitter{table: t, seat: game.Seat(seat)}
		from.Transport = &noting{RoundTripper: from.Transport, sitter: p}
		if p.guest, err = client.NewGuest(ctx, from, o.URL, fmt.Sprintf("Player %d%c", number+1, 'a'+seat)); err != nil {
			return nil, err
		}
		t.players[seat] = p
	}
	id, err := t.players[0].guest.Create(ctx, client.CreateMatchRequest{
		Game: o.Game.Name, Options: o.Game.Options, Position: o.Game.Position, Clock: o.Clock,
		Seats: client.SeatChoices{First: "me", Second: "open"},
	})
	if err != nil {
		return nil, err
	}
	t.id = id
	for _, p := range t.players {
		ready := make(chan struct{})
		p.client = client.Open(p.guest.Config(id, client.Config{
			Pause: o.Pause, LongestPause: o.Longest,
			OnEvent:      func(_ int64, data json.RawMessage) { <-ready; p.see(data) },
			OnWelcome:    func(*protocol.Welcome) { p.welcome() },
			OnDisconnect: func(error) { p.lose() },
		}))
		close(ready)
	}
	return t, nil
}

// begin seats the second player, which begins the match.
func (t *table) begin(ctx context.Context) error {
	_, err := t.players[1].client.Do(ctx, match.Sit{Seat: game.Second})
	return err
}

// ended returns why the match ended, or "".
func (t *table) ended() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.over
}

// noting notes when an attempt to connect begins.
type noting struct {
	http.RoundTripper
	sitter *sitter
}

func (n *noting) RoundTrip(r *http.Request) (*http.Response, error) {
	n.sitter.table.mu.Lock()
	n.sitter.dialed = time.Now()
	n.sitter.table.mu.Unlock()
	return n.RoundTripper.RoundTrip(r)
}

func (p *sitter) welcome() {
	p.table.mu.Lock()
	defer p.table.mu.Unlock()
	if !p.table.killed.IsZero() && p.seen < p.table.limit-1 {
		p.back = p.dialed
	}
}

func (p *sitter) lose() {
	p.table.mu.Lock()
	defer p.table.mu.Unlock()
	p.lost++
	p.count()
}

// count adds up for how long there was a connection. The table is locked.
func (p *sitter) count() {
	if !p.back.IsZero() {
		p.had += time.Since(p.back)
		p.back = time.Time{}
	}
}

// see plays the next turn if it is this player's.
func (p *sitter) see(data json.RawMessage) {
	var e match.Event
	if err := json.Unmarshal(data, &e); err != nil {
		p.table.fail(err)
		return
	}
	p.table.mu.Lock()
	defer p.table.mu.Unlock()
	switch f := e.Data.(type) {
	case match.Played:
		p.seen++
		if f.Seat == p.seat {
			p.count()
		}
	case match.Ended:
		p.table.over = f.Reason
		return
	case match.Began:
	default:
		return
	}
	p.play()
}

// play plays if it is this player's turn, and gives up after the last one. The table is locked.
func (p *sitter) play() {
	n := p.seen
	var command match.Command = match.Resign{}
	switch {
	case game.Seat(n%2) != p.seat, n == p.table.limit && p.table.killed.IsZero():
		return
	case n < p.table.limit:
		command = match.Play{Turn: p.table.turns[n]}
		p.sent = time.Now()
	}
	err := p.client.SendCommand(command, game.None, func(_ protocol.Done, err error) {
		if err != nil && !errors.Is(err, client.ErrClosed) {
			p.table.fail(fmt.Errorf("match %s: turn %d: %w", p.table.id, n+1, err))
		}
	})
	if err != nil {
		go p.table.fail(err) // the table is locked
	}
}

// interrupt notes that the server was killed. The player to move has a turn for when it is back.
func (t *table) interrupt(killed time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.killed = killed
	t.before = killed.Sub(t.players[(t.limit+1)%2].sent)
	t.limit += 2
	for _, p := range t.players {
		p.lost = 0
		p.play()
	}
}

func (t *table) fail(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if refusal := (*match.Refusal)(nil); errors.As(err, &refusal) && refusal.Code == match.RefusedOver {
		t.over = match.ReasonTimeout
		return
	}
	t.wrong = errors.Join(t.wrong, err)
}

// played returns how many turns both have seen. The table is locked.
func (t *table) played() int { return min(t.players[0].seen, t.players[1].seen) }

// until waits for something.
func (t *table) until(ctx context.Context, is func() bool) error {
	for {
		t.mu.Lock()
		done, wrong := is(), t.wrong
		t.mu.Unlock()
		if done || wrong != nil {
			return wrong
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("match %s does not continue: %w", t.id, ctx.Err())
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// waits waits until the clock waits, or the match is over.
func (t *table) waits(ctx context.Context) error {
	for {
		log, err := t.log(ctx)
		if err != nil {
			return err
		}
		switch log[len(log)-1].Data.(type) {
		case match.Paused, match.Resumed, match.Ended:
			return nil
		}
		if ctx.Err() != nil {
			return fmt.Errorf("match %s: its clock is not paused: %w", t.id, ctx.Err())
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// log reads the log of the match as a viewer: no sign of life of a player.
func (t *table) log(ctx context.Context) ([]match.Event, error) {
	watcher := &client.Guest{URL: t.players[0].guest.URL, HTTP: http.DefaultClient}
	lines, err := watcher.Log(ctx, t.id)
	if err != nil {
		return nil, err
	}
	events := make([]match.Event, len(lines))
	for i, line := range lines {
		if err := json.Unmarshal(line, &events[i]); err != nil {
			return nil, err
		}
	}
	return events, nil
}

// check compares the cost of the turn under way with its bound: what its player thought
// before the kill, and the time for which there was a connection after it.
func (t *table) check(ctx context.Context, turn int) (used time.Duration, timeout bool, faults []string, err error) {
	log, err := t.log(ctx)
	if err != nil {
		return 0, false, nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	n := 0
	for _, e := range log {
		switch f := e.Data.(type) {
		case match.Ended:
			timeout = f.Reason == match.ReasonTimeout
			if f.Reason != match.ReasonResign || n != turn+2 {
				faults = append(faults, fmt.Sprintf("match %s ended after %d turns: %s", t.id, n, f.Reason))
			}
		case match.Played:
			if n == turn {
				used = f.Used
				if most := t.before + t.players[turn%2].had; used > most {
					faults = append(faults, fmt.Sprintf("match %s: the turn under way was charged with %v of %v that its player had", t.id, used, most))
				}
			}
			n++
		}
	}
	return used, timeout, faults, nil
}

// leave ends both clients.
func (t *table) leave() {
	for _, p := range t.players {
		if p != nil && p.client != nil {
			_ = p.client.Close()
		}
	}
}
