package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// filling is a store the size of which can be set.
type filling struct {
	store.Store
	bytes *atomic.Int64
}

func (f filling) Usage(context.Context) (store.Usage, error) {
	return store.Usage{Bytes: f.bytes.Load(), Free: -1}, nil
}

// wait waits until something is so.
func wait(t *testing.T, what string, so func() bool) {
	t.Helper()
	for range 2000 {
		if so() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("after 20 s still not: %s", what)
}

// When the database has reached its limit but for the reserve, new matches are refused,
// and a match that has begun is played to its end. When there is space again everything
// works.
func TestNoSpaceForNewMatches(t *testing.T) {
	var bytes atomic.Int64
	c := config(t)
	c.MaxDatabase = 1_000_000_000
	c.Wrap = func(s store.Store) store.Store { return filling{s, &bytes} }
	s := start(t, c)
	ann, bob := visit(t, s.URL()), visit(t, s.URL())
	ann.must("POST", "api/me", object{"name": "Ann"}, nil)
	bob.must("POST", "api/me", object{"name": "Bob"}, nil)
	running := ann.order("ki-shogi", "5+3", "me", "me")
	waiting := ann.order("ki-shogi", "", "me", "open")
	over := ann.order("ki-shogi", "", "me", "me")
	send := func(match string, n int, as string, command object) error {
		_, err := ann.send("POST", "api/matches/"+match+"/commands", object{
			"client": "test", "id": fmt.Sprint("c", n), "expect": -1, "as": as, "command": command,
		}, nil)
		return err
	}
	played := game(t)
	for n := range 4 {
		if _, err := ann.play(running, n, played.Turns[n]); err != nil {
			t.Fatal(err)
		}
	}
	for n, err := range []error{send(over, 1, "first", object{"kind": "resign"}), send(over, 2, "first", object{"kind": "offer", "offer": "rematch"})} {
		if err != nil {
			t.Fatal(n, err)
		}
	}

	bytes.Store(950_000_000)
	readyz := func() string {
		_, body := ask(t, "GET", s.URL()+"readyz")
		return body
	}
	wait(t, "full", func() bool { return readyz() == "ready\nfull: there is no space for new matches\n" })

	stranger := visit(t, s.URL())
	order := object{"game": "ki-shogi", "seats": object{"first": "me", "second": "open"}}
	refused := func(what string, err error) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), " 503 ") || !strings.Contains(err.Error(), `"code":"full"`) {
			t.Errorf("%s: %v, want it refused as full", what, err)
		}
	}
	_, err := ann.send("POST", "api/matches", order, nil)
	refused("a new match", err)
	_, err = stranger.send("POST", "api/matches", order, nil)
	refused("a new match of a stranger", err)
	_, err = stranger.send("POST", "api/me", object{"name": "Eve"}, nil)
	refused("a new person", err)
	refused("a rematch", send(over, 3, "second", object{"kind": "accept", "offer": "rematch"}))
	refused("chat", send(running, 4, "first", object{"kind": "say", "text": "Hello."}))
	if reply := sendLive(t, s, ann, running, `{"type":"do","id":"1","expect":4,"as":"first","command":{"kind":"say","text":"Hello."}}`); !strings.Contains(reply, `"type":"failed","id":"1","code":"full"`) {
		t.Errorf("chat on a live connection is answered %s", reply)
	}
	if r, err := http.Get(s.URL() + "match/" + running); err != nil || r.StatusCode != http.StatusOK {
		t.Errorf("the page of a match: %v %v", r, err)
	} else {
		_ = r.Body.Close()
	}

	if _, err := bob.send("POST", "api/matches/"+waiting+"/seats/second", nil, nil); err != nil {
		t.Errorf("a seat of a match that is there: %v", err)
	}
	for n := 4; n < len(played.Turns); n++ {
		if _, err := ann.play(running, n, played.Turns[n]); err != nil {
			t.Fatalf("turn %d of a running match: %v", n+1, err)
		}
	}
	if state := ann.state(running); state.Status != "over" {
		t.Errorf("the match that was running is %s", state.Status)
	}

	bytes.Store(800_000_000)
	wait(t, "space again", func() bool { return readyz() == "ready\n" })
	if _, err := ann.send("POST", "api/matches", order, nil); err != nil {
		t.Errorf("a new match once there is space: %v", err)
	}
	if err := send(running, 4, "first", object{"kind": "say", "text": "Hello."}); err != nil {
		t.Errorf("the line of chat that was refused: %v", err)
	}
}

// sendLive sends one message on a live connection and returns how it is answered.
func sendLive(t *testing.T, s *running, as *browser, match, message string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, s.URL()+"api/matches/"+match+"/live", &websocket.DialOptions{HTTPClient: as.http}) //nolint:bodyclose // the library has closed it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.CloseNow() }()
	hello := `{"type":"hello","protocol":1,"client":"live","after":0,"lines":0}`
	err = errors.Join(conn.Write(ctx, websocket.MessageText, []byte(hello)), conn.Write(ctx, websocket.MessageText, []byte(message)))
	if err != nil {
		t.Fatal(err)
	}
	for {
		_, text, err := conn.Read(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, answer := range []string{"done", "refused", "failed"} {
			if strings.Contains(string(text), `"type":"`+answer+`"`) {
				return string(text)
			}
		}
	}
}

// A deleted match cannot be found in any way.
func TestDeletedMatchesAreNotFound(t *testing.T) {
	s := start(t, config(t))
	ann := visit(t, s.URL())
	var made struct {
		Match       string
		Invitations []struct{ Key string }
	}
	ann.must("POST", "api/matches", object{"game": "ki-shogi", "seats": object{"first": "me", "second": "link"}}, &made)
	follow, cancel := context.WithCancel(t.Context())
	defer cancel()
	r, err := http.NewRequestWithContext(follow, http.MethodGet, s.URL()+"api/matches/"+made.Match+"/events?follow=true", http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	stream, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = stream.Body.Close() }()
	if _, err := stream.Body.Read(make([]byte, 10)); err != nil {
		t.Fatal(err)
	}
	if err := s.app.rooms.Delete(t.Context(), made.Match, 1); err == nil {
		t.Error("a match was deleted that somebody follows")
	}
	cancel()
	wait(t, "deleted", func() bool { return s.app.rooms.Delete(t.Context(), made.Match, 1) == nil })

	for path, want := range map[string]int{
		"api/matches/" + made.Match: 404, "api/matches/" + made.Match + "/live": 404, "api/matches/" + made.Match + "/events": 404,
		"api/matches/" + made.Match + "/chat": 404, "match/" + made.Match: 404, "join/" + made.Invitations[0].Key: 410,
	} {
		if status, body := ask(t, "GET", s.URL()+path, "Connection", "Upgrade", "Upgrade", "websocket", "Sec-WebSocket-Version", "13", "Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="); status != want {
			t.Errorf("%s is answered %d, want %d: %.200s", path, status, want, body)
		}
	}
	for path, want := range map[string]int{"api/matches/" + made.Match + "/commands": 404, "api/join/" + made.Invitations[0].Key: 410} {
		status, err := ann.send("POST", path, object{"client": "c", "id": "1", "expect": -1, "command": object{"kind": "abort"}}, nil)
		if status != want {
			t.Errorf("%s: %v, want %d", path, err, want)
		}
	}
	var mine struct{ Matches []object }
	ann.must("GET", "api/me/matches", nil, &mine)
	if len(mine.Matches) != 0 {
		t.Errorf("it is still listed: %v", mine.Matches)
	}
}

// Exactly what the settings name is deleted.
func TestRetentionSettings(t *testing.T) {
	var ago atomic.Int64
	c := config(t)
	c.KeepAbandoned, c.KeepUnfinished, c.KeepFinished = 30*24*time.Hour, 60*24*time.Hour, 90*24*time.Hour
	c.Clock = func() (time.Time, time.Duration) {
		wall, monotone := uptime.SystemClock()
		return wall.Add(-time.Duration(ago.Load())), monotone
	}
	s := start(t, c)
	ann := visit(t, s.URL())
	resign := func(match string) {
		ann.must("POST", "api/matches/"+match+"/commands", object{
			"client": "test", "id": match, "expect": -1, "as": "first", "command": object{"kind": "resign"},
		}, nil)
	}
	there := map[string]bool{}
	for _, days := range []int64{0, 31, 61, 91} {
		ago.Store(days * int64(24*time.Hour))
		there[ann.order("ki-shogi", "", "me", "open")] = days < 30
		there[ann.order("ki-shogi", "", "me", "me")] = days < 60
		there[ann.order("ki-shogi", "3d", "me", "me")] = true // its clock runs in uptime
		over := ann.order("ki-shogi", "", "me", "me")
		resign(over)
		there[over] = days < 90
	}
	ago.Store(0)
	// A request for a match loads it; that keeps no match from being deleted.
	for id := range there {
		ann.state(id)
	}
	s.app.retention.Pass(t.Context())
	for id, want := range there {
		if status, _ := ask(t, "GET", s.URL()+"api/matches/"+id); (status == 200) != want {
			t.Errorf("a match is answered %d, want it there: %v", status, want)
		}
	}
}
