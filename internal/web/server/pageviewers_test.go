package server

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// A person who has opened a match's page and then a connection is absent when the
// connection ends, however recently the page was sent.
func TestGoneWithTheConnection(t *testing.T) {
	s := start(t, config(t))
	ann, bob := visit(t, s.URL()), visit(t, s.URL())
	id := ann.order("ki-shogi", "", "me", "open")
	bob.must("POST", "api/matches/"+id+"/seats/second", nil, nil)
	site, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	connect := func(b *browser) (*websocket.Conn, func(part string) string) {
		header := http.Header{}
		for _, c := range b.http.Jar.Cookies(site) {
			header.Add("Cookie", c.String())
		}
		conn, _, err := websocket.Dial(ctx, s.URL()+"api/matches/"+id+"/live", &websocket.DialOptions{HTTPHeader: header}) //nolint:bodyclose // the library has closed it
		if err != nil {
			t.Fatal(err)
		}
		if err := conn.Write(ctx, websocket.MessageText, []byte(`{"type":"hello","protocol":1,"client":"c","after":0,"lines":0}`)); err != nil {
			t.Fatal(err)
		}
		return conn, func(part string) string {
			for {
				_, text, err := conn.Read(ctx)
				if err != nil {
					t.Fatalf("%s was not told: %v", part, err)
				}
				if strings.Contains(string(text), part) {
					return string(text)
				}
			}
		}
	}
	page, err := bob.http.Get(s.URL() + "match/" + id)
	if err != nil {
		t.Fatal(err)
	}
	_ = page.Body.Close()
	watching, annReceived := connect(ann)
	defer func() { _ = watching.CloseNow() }()
	annReceived(`"here":[true,true]`)
	playing, bobReceived := connect(bob)
	bobReceived(`"type":"current"`)
	_ = playing.CloseNow()
	if text := annReceived(`"here":[true,false]`); strings.Contains(text, `"gone_ms":[0,0]`) {
		t.Errorf("who has just left counts as never awaited: %s", text)
	}
}
