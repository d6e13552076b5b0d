package cost

import (
	"bytes"
	"context"
	"net/http"
	"testing"

	"github.com/coder/websocket"
)

// socket is a live connection.
type socket struct{ conn *websocket.Conn }

// socket returns the connection of a player to a match in a language.
func (c *costly) socket(match, lang string) *socket {
	name := match + " " + lang
	if s := c.sockets[name]; s != nil {
		return s
	}
	conn, answer, err := websocket.Dial(c.t.Context(), "ws://"+c.address+"/api/matches/"+match+"/live", &websocket.DialOptions{
		HTTPHeader: http.Header{"Accept-Language": {lang}, "Cookie": {c.cookie}},
	})
	if err != nil {
		c.t.Fatal(err)
	}
	if answer.Body != nil {
		_ = answer.Body.Close()
	}
	conn.SetReadLimit(1 << 20)
	c.t.Cleanup(func() { _ = conn.CloseNow() })
	s := &socket{conn}
	c.sockets[name] = s
	s.write(c.t, hello(lang))
	for !bytes.Contains(s.read(c.t), []byte(`"type":"welcome"`)) {
	}
	return s
}

func (s *socket) write(t testing.TB, text string) {
	t.Helper()
	if err := s.conn.Write(context.Background(), websocket.MessageText, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func (s *socket) read(t testing.TB) []byte {
	t.Helper()
	_, data, err := s.conn.Read(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// answers are the types of messages that answer one.
var answers = map[string]int{"refused": http.StatusUnprocessableEntity, "failed": http.StatusServiceUnavailable, "done": http.StatusOK, "pong": http.StatusOK}

// ask sends a message and reads until it is answered.
func (s *socket) ask(t testing.TB, text string) (size, status int) {
	t.Helper()
	s.write(t, text)
	for {
		data := s.read(t)
		for kind, status := range answers {
			if bytes.HasPrefix(data, []byte(`{"type":"`+kind+`"`)) {
				return len(data), status
			}
		}
	}
}
