package live

import (
	"context"
	"errors"
	"runtime/debug"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// work carries out requests one after the other until there are none.
func (k *socket) work() {
	for {
		k.mu.Lock()
		if len(k.requests) == 0 {
			k.requests, k.working = nil, false
			if k.closeReason != nil {
				k.leaveSoon()
				k.startWriting()
			}
			k.mu.Unlock()
			return
		}
		r := k.requests[0]
		k.mu.Unlock()

		cost, free := k.handleRequest(r)
		bufferPool.Put(r.data)
		if !free {
			k.chargeMessage(cost)
		}

		k.mu.Lock()
		k.requests = k.requests[1:]
		k.room.Signal()
		k.mu.Unlock()
	}
}

// chargeMessage spends what a message cost. While it waits the client is soon not read any more.
func (k *socket) chargeMessage(cost MessageCost) {
	wait, ok := k.budget.Spend(cost)
	switch {
	case !ok && cost == CostMalformed:
		k.endWith(closeUnread)
		return
	case !ok:
		k.endWith(closeFlood)
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

// handleRequest carries out one request and returns its cost. A panic ends this connection
// and no other.
func (k *socket) handleRequest(r clientMessage) (cost MessageCost, free bool) {
	defer func() {
		if fault := recover(); fault != nil {
			k.server.Log.Error("handling a message failed", "match", k.match, "person", k.person.ID,
				"fault", fault, "stack", string(debug.Stack()))
			k.endWith(closeIncident)
		}
	}()
	request, err := protocol.ReadRequest(r.data[:r.n])
	if err != nil {
		k.answerMalformed(err)
		return CostMalformed, false
	}
	switch m := request.(type) {
	case *protocol.Hello:
		k.handleHello(m)
	case *protocol.Do:
		return k.doCommand(m, r.at)
	case *protocol.Ping:
		k.sendPong(m)
	}
	return CostQuery, false
}

// sentence returns a sentence in the language of the client, cut as in a problem.
func (k *socket) sentence(m message.Message) string {
	return wording.Shorten(k.language.Sentence(m), problem.MaxDetail)
}

// answerMalformed answers what could not be read.
func (k *socket) answerMalformed(err error) {
	refused := protocol.Refused{Code: "malformed"}
	if wrong, ok := errors.AsType[*protocol.MessageError](err); ok {
		refused.ID, refused.Message = wrong.ID, wrong.Message
	}
	refused.Text = k.sentence(refused.Message)
	k.enqueue(refused)
}

func (k *socket) sendPong(p *protocol.Ping) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.enqueueData(protocol.Append(nil, protocol.Pong{ID: p.ID, Seq: k.events.sent, Line: k.lines.sent}), nil)
}

// doCommand carries out a command.
func (k *socket) doCommand(d *protocol.Do, at time.Time) (cost MessageCost, free bool) {
	if k.client == "" {
		k.endWith(closeNoHello)
		return CostMalformed, false
	}
	if !k.person.Identified() {
		watching := messages.Watching()
		k.enqueue(protocol.Refused{ID: d.ID, Code: match.RefusedSeat, Text: k.sentence(watching), Message: watching})
		return CostRefused, false
	}
	command := d.Command
	if seat, ok := command.(match.Sit); ok {
		seat.Name = k.person.Name
		command = seat
	}
	ctx, cancel := context.WithTimeout(k.server.ctx, k.server.pace.do)
	defer cancel()
	answer, err := k.server.Rooms.Do(room.WithWriteQuota(ctx, k.budget), k.match, room.CommandEnvelope{
		Sender:  match.Sender{Person: k.person.ID, Seat: d.Seat, ExpectedSeq: d.ExpectedSeq},
		Key:     protocol.CommandKey(k.person.ID, k.client, d.ID),
		Command: command,
		Lag:     k.lag(),
	})
	if err != nil {
		return k.answerFailure(ctx, d.ID, err)
	}
	k.enqueue(protocol.Done{ID: d.ID, Seq: answer.Seq, Line: answer.ChatNumber, Repeated: answer.Repeated})
	k.server.Metrics.Acknowledged.Observe(time.Since(at).Seconds())
	if answer.Repeated {
		return CostQuery, false
	}
	_, played := command.(match.Play)
	return CostCommand, played
}

// answerFailure answers a command that was not carried out: it never will be, or it may be tried
// again.
func (k *socket) answerFailure(ctx context.Context, id string, err error) (cost MessageCost, free bool) {
	if refusal, ok := errors.AsType[*match.Refusal](err); ok {
		refused := protocol.Refused{ID: id, Code: refusal.Code, Rule: refusal.Rule, Text: k.sentence(refusal.Message), Message: refusal.Message, Places: refusal.Places}
		if refusal.Code == match.RefusedStale {
			if state, _, err := k.matchState(ctx); err == nil {
				refused.State = &state
			}
		}
		k.enqueue(refused)
		return CostRefused, false
	}
	p := problem.FromError(err)
	p.Log(ctx, k.server.Log)
	// It does not matter to the client why it was given up here.
	if p.Code == problem.Gone {
		p = problem.FromError(room.ErrClosed)
	}
	p = p.Translated(k.language)
	k.enqueue(protocol.Failed{ID: id, Code: string(p.Code), Text: p.Detail, Message: p.Message, RetryMS: max(p.RetryAfter, time.Second).Milliseconds()})
	return CostQuery, false
}

// matchUpdate reads what events have made of the match.
func (k *socket) matchUpdate(ctx context.Context) (state protocol.MatchUpdate, err error) {
	err = k.server.Rooms.Read(ctx, k.match, func(m *match.Match, uptime time.Duration) error {
		state = protocol.MatchUpdateOf(m, uptime)
		return nil
	})
	return state, err
}

// matchState reads the match as it is, and which seats are the sender's.
func (k *socket) matchState(ctx context.Context) (state protocol.MatchState, seats []game.Seat, err error) {
	err = k.server.Rooms.Read(ctx, k.match, func(m *match.Match, uptime time.Duration) error {
		state, seats = protocol.MatchStateOf(m, uptime), []game.Seat{}
		if k.person.Identified() {
			seats = append(seats, m.SeatsOf(k.person.ID)...)
		}
		return nil
	})
	return state, seats, err
}
