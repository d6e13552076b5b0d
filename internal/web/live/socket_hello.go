package live

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// handleHello begins: from here on the client receives the match.
func (k *socket) handleHello(h *protocol.Hello) {
	if h.Protocol != protocol.Version {
		k.endWith(closeVersion)
		return
	}
	k.mu.Lock()
	again := k.client != ""
	if !again {
		k.client, k.since = h.Client, time.Now()
	}
	k.mu.Unlock()
	if again {
		k.endWith(closeNoHello)
		return
	}
	ctx, cancel := context.WithTimeout(k.server.ctx, k.server.pace.do)
	defer cancel()
	if err := k.sendWelcome(ctx, h); err != nil {
		k.endWith(closeReasonOf(err))
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.ended && k.closeReason == nil {
		k.startPinging(k.since)
	}
}

// errAhead means that a client claims more events than there are.
var errAhead = errors.New("the client is ahead of the match")

// requireSeq is errAhead if a match has no event with this number. It is asked about a client that has seen more than this
// node knows: another node may have claimed the match unnoticed.
func (s *Hub) requireSeq(ctx context.Context, id string, seq int64) error {
	if err := s.Rooms.Refresh(ctx, id); err != nil {
		return err
	}
	return s.Rooms.Read(ctx, id, func(m *match.Match, _ time.Duration) error {
		if seq > m.Seq {
			return errAhead
		}
		return nil
	})
}

// sendWelcome welcomes the client, and starts the feed after the events it has seen.
func (k *socket) sendWelcome(ctx context.Context, h *protocol.Hello) error {
	k.subscribe(k.server.Bus)
	present, out, err := k.server.Rooms.Enter(ctx, k.match, k.person.ID)
	if err != nil {
		k.setLeaveRoom(nil)
		return err
	}
	state, seats, err := k.matchState(ctx)
	if err == nil && h.SeqSeen > state.Seq {
		if err = k.server.requireSeq(ctx, k.match, h.SeqSeen); err == nil {
			state, seats, err = k.matchState(ctx)
		}
	}
	if err == nil {
		err = k.checkChatSeen(ctx, h.ChatSeen)
	}
	if err == nil {
		k.state, k.stateSeq = k.matchUpdate, state.Seq
		k.begin(protocol.Append(nil, protocol.Welcome{
			Protocol: protocol.Version, Match: k.match, You: seats, State: state, Present: present,
		}), h.SeqSeen, h.ChatSeen)
	}
	k.setLeaveRoom(out)
	return err
}

// checkChatSeen is errAhead if there is no line of chat with this number.
func (k *socket) checkChatSeen(ctx context.Context, n int64) error {
	if n == 0 {
		return nil
	}
	lines, err := k.server.Store.Chat(ctx, k.match, n-1, 1)
	if err == nil && len(lines) == 0 {
		err = errAhead
	}
	return err
}

// setLeaveRoom stores the function to call when the socket ends. The socket may have ended
// meanwhile.
func (k *socket) setLeaveRoom(out func()) {
	k.mu.Lock()
	over := k.ended
	if !over {
		k.leaveRoom = out
	}
	k.mu.Unlock()
	if over {
		k.unsubscribe()
		if out != nil {
			out()
		}
	}
}

// closeReasonOf returns the reason why a hello has failed.
func closeReasonOf(err error) *closeReason {
	switch {
	case errors.Is(err, errAhead):
		return closeAhead
	case errors.Is(err, room.ErrClosed), errors.Is(err, store.ErrClosed):
		return closeShutdown
	case errors.Is(err, room.ErrBusy):
		return closeBusy
	}
	return closeStorage
}
