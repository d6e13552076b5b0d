package torture

import (
	"context"
	"fmt"
	"strings"

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
	if err := socket.send(ctx, t.command()); err != nil {
		return err
	}
	done, err := socket.answer(ctx, t.ID)
	switch {
	case err != nil:
		return fmt.Errorf("%w, and event %d the first time", err, t.Seq)
	case done.Seq != t.Seq || !done.Repeated:
		return fmt.Errorf("answered event %d, repeated %v, and event %d the first time", done.Seq, done.Repeated, t.Seq)
	}
	return nil
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
