package server

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// After a person has deleted their identity, perhaps because of a lost device, nobody
// can play for them on a connection that was open before.
func TestForgottenWhileConnected(t *testing.T) {
	s := start(t, config(t))
	ann := visit(t, s.URL())
	id := ann.order("ki-shogi", "", "me", "me")
	site, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	header := http.Header{}
	for _, c := range ann.http.Jar.Cookies(site) {
		header.Add("Cookie", c.String())
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, s.URL()+"api/matches/"+id+"/live", &websocket.DialOptions{HTTPHeader: header}) //nolint:bodyclose // the library has closed it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	write := func(text string) error { return conn.Write(ctx, websocket.MessageText, []byte(text)) }
	read := func() string {
		_, text, err := conn.Read(ctx)
		if err != nil {
			return err.Error()
		}
		return string(text)
	}
	if err := write(`{"type":"hello","protocol":1,"client":"lost","after":0,"lines":0}`); err != nil {
		t.Fatal(err)
	}
	for !strings.Contains(read(), `"type":"current"`) {
		if ctx.Err() != nil {
			t.Fatal("the match was not told")
		}
	}
	ann.must("POST", "api/me/forget", nil, nil)
	_ = write(`{"type":"do","id":"1","expect":1000,"command":{"kind":"resign"}}`) // which is perhaps not sent any more
	for {
		text := read()
		if strings.Contains(text, `"type":"done"`) {
			t.Fatal("a seat was played for that was given up")
		}
		if m, err := protocol.ReadMessage([]byte(text)); err == nil {
			if bye, ok := m.(*protocol.Bye); ok && bye.Code == "forgotten" {
				return
			}
		}
		if ctx.Err() != nil {
			t.Fatal("the connection goes on")
		}
	}
}
