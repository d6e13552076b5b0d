package live

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/room"
	"github.com/teahouse-games/teahouse/internal/store"
)

// hello begins: from here on the client is told what happens.
func (k *socket) hello(h *protocol.Hello) {
	if h.Protocol != protocol.Version {
		k.end(byeVersion)
		return
	}
	k.mu.Lock()
	again := k.client != ""
	if !again {
		k.client, k.since = h.Client, time.Now()
	}
	k.mu.Unlock()
	if again {
		k.end(byeHello)
		return
	}
	ctx, cancel := context.WithTimeout(k.server.ctx, k.server.pace.do)
	defer cancel()
	if err := k.enter(ctx, h); err != nil {
		k.end(unfit(err))
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.over && k.last == nil {
		k.startPinging(k.since)
	}
}

// errAhead is that a client says it has seen more than there is.
var errAhead = errors.New("the client is ahead of the match")

// enter welcomes the client, and lets follow what it has not seen.
func (k *socket) enter(ctx context.Context, h *protocol.Hello) error {
	k.listen(k.server.Bus)
	present, out, err := k.server.Rooms.Enter(ctx, k.match, k.person.ID)
	if err != nil {
		k.farewell(nil)
		return err
	}
	state, seats, err := k.state(ctx)
	if err == nil && h.After > state.Seq {
		err = errAhead
	}
	if err == nil {
		err = k.lineThere(ctx, h.Lines)
	}
	if err == nil {
		k.begin(protocol.Append(nil, protocol.Welcome{
			Protocol: protocol.Version, Match: k.match, Seats: seats, State: state, Present: present,
		}), h.After, h.Lines)
	}
	k.farewell(out)
	return err
}

// lineThere is errAhead if there is no line of chat with this number.
func (k *socket) lineThere(ctx context.Context, n int64) error {
	if n == 0 {
		return nil
	}
	lines, err := k.server.Store.Lines(ctx, k.match, n-1, 1)
	if err == nil && len(lines) == 0 {
		err = errAhead
	}
	return err
}

// farewell keeps what has to be called when nobody looks any more. The socket may have ended meanwhile.
func (k *socket) farewell(out func()) {
	k.mu.Lock()
	over := k.over
	if !over {
		k.out = out
	}
	k.mu.Unlock()
	if over {
		k.leave()
		if out != nil {
			out()
		}
	}
}

// unfit says why a hello has led nowhere.
func unfit(err error) *farewell {
	switch {
	case errors.Is(err, errAhead):
		return byeAhead
	case errors.Is(err, room.ErrClosed), errors.Is(err, store.ErrClosed):
		return byeClosing
	case errors.Is(err, room.ErrBusy):
		return byeBusy
	}
	return byeStorage
}
