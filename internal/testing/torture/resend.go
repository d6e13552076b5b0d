package torture

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// resend sends an acknowledged command once more, as a client does that has not
// received the answer. It returns an error if the answer is not the same.
func (p *playerPair) resend(ctx context.Context, id string, t ackedTurn) error {
	guest := p.sender(t)
	socket, err := dialLive(ctx, guest.URL, guest, id, t.Client, t.Seq)
	if err != nil {
		return err
	}
	defer socket.close()
	done, err := socket.do(ctx, t.command())
	for tries := 1; tries < mostTries; tries++ {
		again, ok := errors.AsType[*tryAgainError](err)
		if !ok {
			break
		}
		select {
		case <-time.After(again.after):
		case <-ctx.Done():
			return ctx.Err()
		}
		done, err = socket.do(ctx, t.command())
	}
	switch {
	case err != nil:
		return fmt.Errorf("%w, and event %d the first time", err, t.Seq)
	case done.Seq != t.Seq || !done.Repeated:
		return fmt.Errorf("answered event %d, repeated %v, and event %d the first time", done.Seq, done.Repeated, t.Seq)
	}
	return nil
}

// mostTries is how often a command is sent when the answers ask for it.
const mostTries = 5

// do sends a command and waits for its answer.
func (s *liveSocket) do(ctx context.Context, q protocol.Do) (*protocol.Done, error) {
	if err := s.send(ctx, q); err != nil {
		return nil, err
	}
	return s.answer(ctx, q.ID)
}

// sender returns the guest that has sent a command.
func (p *playerPair) sender(t ackedTurn) *client.Guest {
	if strings.HasSuffix(t.Client, "-1") {
		return p.guests[1]
	}
	return p.guests[0]
}

// command returns the command by which the turn was played.
func (t ackedTurn) command() protocol.Do {
	return protocol.Do{ID: t.ID, ExpectedSeq: t.Expect, Seat: game.None, Command: match.Play{Turn: t.Text}}
}
