package torture

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// resend sends an acknowledged command once more, as a client does that has not
// received the answer. It returns an error if the answer is not the same.
func (p *playerPair) resend(ctx context.Context, id string, t ackedTurn) error {
	guest := p.guests[0]
	if strings.HasSuffix(t.Client, "-1") {
		guest = p.guests[1]
	}
	conn, _, err := websocket.Dial(ctx, guest.URL+"/api/matches/"+id+"/live", &websocket.DialOptions{ //nolint:bodyclose // the library closes it
		HTTPClient: guest.HTTP, HTTPHeader: http.Header{"Cookie": {guest.Cookie}},
	})
	if err != nil {
		return err
	}
	defer func() { _ = conn.CloseNow() }()
	conn.SetReadLimit(-1)
	for _, m := range []protocol.Message{
		protocol.Hello{Protocol: protocol.Version, Client: t.Client, SeqSeen: t.Seq},
		protocol.Do{ID: t.ID, ExpectedSeq: t.Expect, Seat: game.None, Command: match.Play{Turn: t.Text}},
	} {
		if err := conn.Write(ctx, websocket.MessageText, protocol.Append(nil, m)); err != nil {
			return err
		}
	}
	for {
		_, data, err := conn.Read(ctx)
		if err != nil {
			return err
		}
		m, err := protocol.ReadMessage(data)
		if err != nil {
			return err
		}
		switch m := m.(type) {
		case *protocol.Done:
			if m.ID != t.ID || m.Seq != t.Seq || !m.Repeated {
				return fmt.Errorf("answered %s, and event %d the first time", data, t.Seq)
			}
			return nil
		case *protocol.Refused, *protocol.Failed, *protocol.Bye:
			return fmt.Errorf("answered %s, and event %d the first time", data, t.Seq)
		}
	}
}
