package torture

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// playerPair are two guests who play a recorded game again and again, each time as the
// rematch of the last one.
type playerPair struct {
	number int
	guests [2]*client.Guest
	game   *samplegames.SampleGame
	faults *faultLog
	think  time.Duration // before each turn

	mu      sync.Mutex
	ledgers []*ledger     // the last one is that of the match being played
	longest time.Duration // that a player waited for an answer
	resent  int
	acked   int       // turns
	recent  pairNotes // of what has happened since forgetNotes
}

// faultLog collects broken promises.
type faultLog struct {
	mu    sync.Mutex
	texts []string
	found chan struct{} // closed with the first one
}

const maxFaults = 50

func newFaults() *faultLog { return &faultLog{found: make(chan struct{})} }

func (f *faultLog) add(texts ...string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, text := range texts {
		if len(f.texts) == 0 {
			close(f.found)
		}
		if len(f.texts) < maxFaults {
			f.texts = append(f.texts, text)
		}
	}
}

// any reports whether there are any.
func (f *faultLog) any() bool {
	select {
	case <-f.found:
		return true
	default:
		return false
	}
}

func (f *faultLog) all() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]string(nil), f.texts...)
}

// newPair makes the guests of a pair and the match that they begin with. Each comes from
// an address of its own.
func newPair(ctx context.Context, address string, number int, g *samplegames.SampleGame, f *faultLog) (*playerPair, error) {
	p := &playerPair{number: number, game: g, faults: f}
	for i := range p.guests {
		from, err := client.HTTPClientFrom(p.address(i))
		if err != nil {
			return nil, err
		}
		if p.guests[i], err = client.NewGuest(ctx, from, address, fmt.Sprintf("Player %d%c", number+1, 'a'+i)); err != nil {
			return nil, err
		}
	}
	id, err := p.guests[0].Create(ctx, client.CreateMatchRequest{
		Game: g.Name, Options: g.Options, Position: g.Position, Clock: "5+3",
		Seats: client.SeatChoices{First: "me", Second: "open"},
	})
	if err != nil {
		return nil, err
	}
	p.begin(id)
	return p, nil
}

// address returns the address from which a guest comes.
func (p *playerPair) address(guest int) string {
	return fmt.Sprintf("127.3.%d.%d", p.number/100, 1+p.number%100*2+guest)
}

// begin makes a match the present one.
func (p *playerPair) begin(id string) *ledger {
	p.mu.Lock()
	defer p.mu.Unlock()
	l := &ledger{match: id, turns: p.game.Turns}
	p.ledgers = append(p.ledgers, l)
	return l
}

// currentLedger returns the ledger of the match being played.
func (p *playerPair) currentLedger() *ledger {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.ledgers[len(p.ledgers)-1]
}

// run plays matches until ctx ends or something is wrong. A match that has begun when
// rest ends is the last one.
func (p *playerPair) run(ctx, rest context.Context) {
	l := p.currentLedger()
	for ctx.Err() == nil {
		next, err := p.play(ctx, l)
		if err != nil {
			if ctx.Err() == nil {
				p.faults.add(fmt.Sprintf("match %s: %v", l.match, err))
			}
			return
		}
		if rest.Err() != nil {
			return
		}
		l = p.begin(next)
	}
}

// play plays a match to its end and returns its rematch.
func (p *playerPair) play(ctx context.Context, l *ledger) (next string, err error) {
	var players [2]*pairPlayer
	for i := range players {
		players[i] = &pairPlayer{pair: p, index: i, ledger: l, over: make(chan string, 1), wrong: make(chan error, 1)}
		players[i].follow()
		defer players[i].leave()
	}
	for _, one := range players {
		select {
		case next = <-one.over:
		case err := <-one.wrong:
			return "", err
		case <-one.client.Done():
			return "", errors.Join(errors.New("a player was turned away"), one.client.Err())
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
	for _, one := range players {
		if err := one.waitForAnswers(ctx); err != nil {
			return "", err
		}
	}
	return next, nil
}

// pairPlayer plays one side of a match.
type pairPlayer struct {
	pair   *playerPair
	index  int
	ledger *ledger
	client *client.Client
	name   string // the client's id
	over   chan string
	wrong  chan error

	seats     []game.Seat
	played    int
	open      atomic.Int32 // commands that are not answered
	connected bool         // at least once
	used      atomic.Int64 // by its last turn, in milliseconds
	lost      time.Time    // since when there is no connection; zero: there is one, or was none yet
}

// follow follows the match and acts on its events.
func (p *pairPlayer) follow() {
	p.name = fmt.Sprintf("%s-%d", p.ledger.match, p.index)
	ready := make(chan struct{})
	p.client = client.Open(p.pair.guests[p.index].Config(p.ledger.match, client.Config{
		Client: p.name, AnswerTimeout: 500 * time.Millisecond, Pause: 5 * time.Millisecond,
		OnEvent: func(_ int64, event json.RawMessage) {
			<-ready // p.client is set
			p.onEvent(event)
		},
		OnWelcome:    func(*protocol.Welcome) { p.noteConnected() },
		OnDisconnect: func(error) { p.noteDisconnected() },
	}))
	close(ready)
}

func (p *pairPlayer) leave() {
	_ = p.client.Close()
	p.pair.mu.Lock()
	defer p.pair.mu.Unlock()
	p.pair.resent += p.client.NetworkCounts().Resent
}

// waitForAnswers waits until all commands are answered: an answer can come after its events.
func (p *pairPlayer) waitForAnswers(ctx context.Context) error {
	for p.open.Load() > 0 {
		select {
		case err := <-p.wrong:
			return err
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Millisecond):
		}
	}
	return nil
}

// onEvent acts on an event.
func (p *pairPlayer) onEvent(data json.RawMessage) {
	p.ledger.recordEvent(p.index, data)
	var e struct {
		Kind   string
		Seat   game.Seat
		Person string
		Next   game.Seat
		Match  string
		Reason string
		Used   int64 `json:"used_ms"`
		Seats  [2]match.SeatState
	}
	if err := json.Unmarshal(data, &e); err != nil {
		p.setError(err)
		return
	}
	me := p.pair.guests[p.index].ID
	switch e.Kind {
	case "created":
		p.seats = p.seats[:0:0]
		for seat, state := range e.Seats {
			switch {
			case state.Person == me:
				p.seats = append(p.seats, game.Seat(seat))
			case state.Holder == match.HolderOpen && p.index == 1:
				p.sendCommand(match.Sit{Seat: game.Seat(seat)}, func(protocol.Done) {})
			}
		}
	case "seated":
		if e.Person == me {
			p.seats = append(p.seats, e.Seat)
		}
	case "began":
		p.playTurn(e.Next)
	case "played":
		if len(p.seats) == 1 && e.Seat == p.seats[0] {
			p.used.Store(e.Used)
		}
		p.played++
		p.playTurn(e.Next)
	case "ended":
		if e.Reason != p.pair.game.Outcome.Reason {
			p.setError(fmt.Errorf("the match ended for the reason %s", e.Reason))
			return
		}
		p.sendCommand(match.Offer{Offer: match.OfferRematch}, func(protocol.Done) {})
	case "rematched":
		p.over <- e.Match
	}
}

// playTurn plays the next turn if it is this player's.
func (p *pairPlayer) playTurn(next game.Seat) {
	if len(p.seats) != 1 || p.seats[0] != next || p.played >= len(p.ledger.turns) {
		return
	}
	text := p.ledger.turns[p.played]
	if p.pair.think > 0 {
		time.AfterFunc(p.pair.think, func() { p.sendTurn(next, text) })
		return
	}
	p.sendTurn(next, text)
}

// sendTurn sends a turn and takes note of its acknowledgement.
func (p *pairPlayer) sendTurn(next game.Seat, text string) {
	sent := time.Now()
	seq, _ := p.client.Progress()
	p.sendCommand(match.Play{Turn: text}, func(d protocol.Done) {
		turn := ackedTurn{Match: p.ledger.match, Seat: next, Text: text, Seq: d.Seq, Client: p.name, ID: d.ID, Expect: seq, Sent: sent, Acked: time.Now()}
		turn.Used = time.Duration(p.used.Load()) * time.Millisecond // a client sees the event before the answer
		p.ledger.acknowledge(turn)
		p.pair.noteAcknowledged(turn)
	})
}

// sendCommand sends a command that must be carried out.
func (p *pairPlayer) sendCommand(c match.Command, done func(protocol.Done)) {
	began := time.Now()
	p.open.Add(1)
	err := p.client.SendCommand(c, game.None, func(d protocol.Done, err error) {
		defer p.open.Add(-1)
		switch {
		case err == nil:
			p.pair.recordWait(time.Since(began))
			done(d)
		case !errors.Is(err, client.ErrClosed):
			p.setError(fmt.Errorf("player %d: %s: %w", p.index+1, protocol.Append(nil, protocol.Do{Command: c, Seat: game.None}), err))
		}
	})
	if err != nil && !errors.Is(err, client.ErrClosed) {
		p.setError(err)
	}
}

func (p *pairPlayer) setError(err error) {
	select {
	case p.wrong <- err:
	default: // it has failed before
	}
}

// recordWait takes note of how long an answer took.
func (p *playerPair) recordWait(d time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.longest = max(p.longest, d)
}
