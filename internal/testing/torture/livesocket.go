package torture

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// liveSocket is a connection to a match over which commands are sent one by one, without the care
// of a client.
type liveSocket struct{ conn *websocket.Conn }

// dialLive connects to a match at a server, as a client that has seen the events up to seqSeen.
func dialLive(ctx context.Context, url string, guest *client.Guest, match, name string, seqSeen int64) (*liveSocket, error) {
	conn, _, err := websocket.Dial(ctx, url+"/api/matches/"+match+"/live", &websocket.DialOptions{ //nolint:bodyclose // the library closes it
		HTTPClient: guest.HTTP, HTTPHeader: http.Header{"Cookie": {guest.Cookie}},
	})
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(-1)
	s := &liveSocket{conn}
	if err := s.send(ctx, protocol.Hello{Protocol: protocol.Version, Client: name, SeqSeen: seqSeen}); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

func (s *liveSocket) close() { _ = s.conn.CloseNow() }

func (s *liveSocket) send(ctx context.Context, m protocol.Message) error {
	return s.conn.Write(ctx, websocket.MessageText, protocol.Append(nil, m))
}

// welcome waits until the server has welcomed the client.
func (s *liveSocket) welcome(ctx context.Context) error {
	_, _, err := s.receive(ctx, func(m protocol.Message) bool { _, ok := m.(*protocol.Welcome); return ok })
	return err
}

// answer waits for the answer to a command that was carried out. Any other answer is an error.
func (s *liveSocket) answer(ctx context.Context, id string) (*protocol.Done, error) {
	m, data, err := s.receive(ctx, func(m protocol.Message) bool {
		switch m := m.(type) {
		case *protocol.Done:
			return m.ID == id
		case *protocol.Refused, *protocol.Failed:
			return true
		}
		return false
	})
	if err != nil {
		return nil, err
	}
	switch m := m.(type) {
	case *protocol.Done:
		return m, nil
	case *protocol.Failed:
		if m.RetryMS > 0 {
			return nil, &tryAgainError{time.Duration(m.RetryMS) * time.Millisecond, data}
		}
	}
	return nil, fmt.Errorf("answered %s", data)
}

// tryAgainError is an answer that asks for the command to be sent again later. It was not carried out, or it was before.
type tryAgainError struct {
	after time.Duration
	data  []byte
}

func (e *tryAgainError) Error() string { return fmt.Sprintf("answered %s", e.data) }

// receive reads until a message that is wanted, or a Bye, which is an error.
func (s *liveSocket) receive(ctx context.Context, wanted func(protocol.Message) bool) (protocol.Message, []byte, error) {
	for {
		_, data, err := s.conn.Read(ctx)
		if err != nil {
			return nil, nil, err
		}
		m, err := protocol.ReadMessage(data)
		if err != nil {
			return nil, nil, err
		}
		if wanted(m) {
			return m, data, nil
		}
		if _, ok := m.(*protocol.Bye); ok {
			return nil, nil, fmt.Errorf("answered %s", data)
		}
	}
}
