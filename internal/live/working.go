package live

import (
	"context"
	"errors"
	"runtime/debug"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/problem"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/room"
)

// work carries out requests one after the other until there are none.
func (k *socket) work() {
	for {
		k.mu.Lock()
		if len(k.pending) == 0 {
			k.pending, k.working = nil, false
			if k.last != nil {
				k.leaveSoon()
				k.startWriting()
			}
			k.mu.Unlock()
			return
		}
		r := k.pending[0]
		k.mu.Unlock()

		cost, free := k.answer(r)
		spare.Put(r.data)
		if !free {
			k.pay(cost)
		}

		k.mu.Lock()
		k.pending = k.pending[1:]
		k.room.Signal()
		k.mu.Unlock()
	}
}

// pay spends what a message cost. While it waits the client is soon not read any more.
func (k *socket) pay(cost Cost) {
	wait, ok := k.budget.Spend(cost)
	switch {
	case !ok && cost == Malformed:
		k.end(byeUnread)
		return
	case !ok:
		k.end(byeFlood)
		return
	}
	if wait > 0 {
		pause := time.NewTimer(min(wait, MaxWait))
		defer pause.Stop()
		select {
		case <-pause.C:
		case <-k.server.closing:
		}
	}
}

// answer carries out one request and says what it costs. A fault ends this connection
// and no other.
func (k *socket) answer(r request) (cost Cost, free bool) {
	defer func() {
		if fault := recover(); fault != nil {
			k.server.Log.Error("a message made something go wrong", "match", k.match, "person", k.person.ID,
				"fault", fault, "stack", string(debug.Stack()))
			k.end(byeIncident)
		}
	}()
	message, err := protocol.ReadRequest(r.data[:r.n])
	if err != nil {
		k.malformed(err)
		return Malformed, false
	}
	switch m := message.(type) {
	case *protocol.Hello:
		k.hello(m)
	case *protocol.Do:
		return k.do(m, r.at)
	case *protocol.Ping:
		k.pong(m)
	}
	return Asked, false
}

// malformed answers what could not be read.
func (k *socket) malformed(err error) {
	refused := protocol.Refused{Code: "malformed", Text: k.tongue.Say(err.Error())}
	if wrong, ok := errors.AsType[*protocol.Error](err); ok {
		refused.ID = wrong.ID
	}
	k.say(refused)
}

func (k *socket) pong(p *protocol.Ping) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.put(protocol.Append(nil, protocol.Pong{ID: p.ID, Seq: k.events.sent, Line: k.lines.sent}), nil)
}

// do carries out a command.
func (k *socket) do(d *protocol.Do, at time.Time) (cost Cost, free bool) {
	if k.client == "" {
		k.end(byeHello)
		return Malformed, false
	}
	if !k.person.Known() {
		k.say(protocol.Refused{ID: d.ID, Code: match.RefusedSeat, Text: k.tongue.Say("You are watching. Take a name and a seat to take part.")})
		return Refused, false
	}
	command := d.Command
	if sit, ok := command.(match.Sit); ok {
		sit.Name = k.person.Name
		command = sit
	}
	ctx, cancel := context.WithTimeout(k.server.ctx, k.server.pace.do)
	defer cancel()
	answer, err := k.server.Rooms.Do(room.WithQuota(ctx, k.budget), k.match, room.Request{
		Sender:  match.Sender{Person: k.person.ID, As: d.As, Expect: d.Expect},
		Key:     protocol.KeyOf(k.person.ID, k.client, d.ID),
		Command: command,
		Lag:     k.lag(),
	})
	if err != nil {
		return k.failed(ctx, d.ID, err)
	}
	k.say(protocol.Done{ID: d.ID, Seq: answer.Seq, Line: answer.Line, Again: answer.Again})
	k.server.Metrics.Acknowledged.Observe(time.Since(at).Seconds())
	if answer.Again {
		return Asked, false
	}
	_, played := command.(match.Play)
	return Changed, played
}

// failed says why a command was not carried out: it never will be, or it may be tried again.
func (k *socket) failed(ctx context.Context, id string, err error) (cost Cost, free bool) {
	if refusal, ok := errors.AsType[*match.Refusal](err); ok {
		refused := protocol.Refused{ID: id, Code: refusal.Code, Rule: refusal.Rule, Text: k.tongue.Say(game.Sentence(refusal.Text)), Places: refusal.Places}
		if refusal.Code == match.RefusedStale {
			if state, _, err := k.state(ctx); err == nil {
				refused.State = &state
			}
		}
		k.say(refused)
		return Refused, false
	}
	p := problem.From(err)
	p.Log(ctx, k.server.Log)
	// It does not matter to the client why it was given up here.
	if p.Code == problem.Gone {
		p = problem.From(room.ErrClosed)
	}
	k.say(protocol.Failed{ID: id, Code: string(p.Code), Text: k.tongue.Say(p.Detail), RetryMS: max(p.RetryAfter, time.Second).Milliseconds()})
	return Asked, false
}

// state reads the match as it is, and which seats are the sender's.
func (k *socket) state(ctx context.Context) (state protocol.State, seats []game.Seat, err error) {
	err = k.server.Rooms.Read(ctx, k.match, func(m *match.Match, uptime time.Duration) error {
		state, seats = protocol.StateOf(m, uptime), []game.Seat{}
		if k.person.Known() {
			seats = append(seats, m.Seats(k.person.ID)...)
		}
		return nil
	})
	return state, seats, err
}
