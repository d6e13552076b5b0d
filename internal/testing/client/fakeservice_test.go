package client_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/messages"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// fakeService is the part of a service that a client needs: one match in which every
// turn is legal, stored in memory. It outlives its connections.
type fakeService struct {
	*httptest.Server

	// before is called before a request is answered; false ends the connection.
	before func(n int, m protocol.Message) bool

	mu       sync.Mutex
	requests int
	events   []json.RawMessage
	turns    []string
	answers  map[string]int64 // by client and id
	conns    map[chan []byte]bool
	open     map[*websocket.Conn]bool
}

func serve(t *testing.T) *fakeService {
	t.Helper()
	s := &fakeService{answers: map[string]int64{}, conns: map[chan []byte]bool{}, open: map[*websocket.Conn]bool{}}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/matches/m1/live", s.live)
	s.Server = httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s
}

func (s *fakeService) live(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer func() { _ = conn.CloseNow() }()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	out := make(chan []byte, 4096)
	var writer sync.WaitGroup
	defer writer.Wait()
	defer cancel()
	writer.Go(func() {
		for {
			select {
			case data := <-out:
				if conn.Write(ctx, websocket.MessageText, data) != nil {
					cancel()
					_ = conn.CloseNow()
					return
				}
			case <-ctx.Done():
				return
			}
		}
	})
	s.mu.Lock()
	s.open[conn] = true
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		delete(s.conns, out)
		delete(s.open, conn)
		s.mu.Unlock()
	}()
	client := ""
	for {
		_, data, err := conn.Read(ctx)
		if err != nil {
			return
		}
		m, err := protocol.ReadRequest(data)
		if err != nil || !s.answer(m, &client, out) {
			return
		}
	}
}

// answer answers a request; false ends the connection.
func (s *fakeService) answer(m protocol.Message, client *string, out chan []byte) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests++
	if s.before != nil && !s.before(s.requests, m) {
		return false
	}
	send := func(m protocol.Message) { out <- protocol.Append(nil, m) }
	switch m := m.(type) {
	case *protocol.Hello:
		if *client != "" {
			return false
		}
		*client = m.Client
		out <- []byte(`{"type":"welcome","protocol":1,"match":"m1","you":["first"]}`)
		for _, e := range s.events[m.SeqSeen:] {
			send(protocol.Event{Event: e})
		}
		send(protocol.CaughtUp{Seq: int64(len(s.events))})
		s.conns[out] = true
	case *protocol.Ping:
		out <- fmt.Appendf(nil, `{"type":"pong","id":%q,"seq":%d,"line":0}`, m.ID, len(s.events))
	case *protocol.Do:
		if *client == "" {
			return false
		}
		turn := m.Command.(match.Play).Turn
		if strings.Contains(turn, "illegal") {
			send(protocol.Refused{ID: m.ID, Code: match.RefusedRule, Rule: "reach", Text: "It is not your turn.", Message: messages.NotYourTurn()})
			return true
		}
		seq, again := s.answers[*client+" "+m.ID]
		if !again {
			s.turns = append(s.turns, turn)
			seq = int64(len(s.turns))
			s.answers[*client+" "+m.ID] = seq
			event := fmt.Appendf(nil, `{"seq":%d,"kind":"played","turn":%q}`, seq, turn)
			s.events = append(s.events, event)
			for to := range s.conns {
				to <- protocol.Append(nil, protocol.Event{Event: event})
			}
		}
		send(protocol.Done{ID: m.ID, Seq: seq, Repeated: again})
	}
	return true
}

// cut ends all connections.
func (s *fakeService) cut() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for conn := range s.open {
		_ = conn.CloseNow()
	}
}

// played returns the turns so far.
func (s *fakeService) played() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.turns...)
}
