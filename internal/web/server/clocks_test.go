package server

import (
	"context"
	"net/url"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// slow is a store that delays a line of chat until a test lets it continue.
type slow struct {
	store.Store
	asked, may chan struct{}
}

func (s *slow) Append(ctx context.Context, entries ...store.LogEntry) error {
	if len(entries[0].Chat) > 0 {
		close(s.asked)
		<-s.may
	}
	return s.Store.Append(ctx, entries...)
}

// After the request to end no clock runs any more, although requests in progress are
// still finished.
func TestClocksStandStillWhileTheServiceEnds(t *testing.T) {
	c := config(t)
	kept := &slow{asked: make(chan struct{}), may: make(chan struct{})}
	c.Wrap = func(s store.Store) store.Store {
		kept.Store = s
		return kept
	}
	var passed atomic.Int64
	c.Clock = func() (time.Time, time.Duration) { return time.Now(), time.Duration(passed.Load()) }
	s := start(t, c)
	keeper := s.app.keeper
	ann := visit(t, s.URL())
	id := ann.order("ki-shogi", "5+3", "me", "me")
	results := make(chan error, 1)
	go func() {
		_, err := ann.send("POST", "api/matches/"+id+"/commands", object{
			"client": "test", "id": "1", "expect": -1, "as": "first", "command": object{"kind": "say", "text": "Hello."},
		}, nil)
		results <- err
	}()
	<-kept.asked
	s.cancel()
	still := func() bool {
		before := keeper.Now().Uptime
		passed.Add(int64(100 * time.Millisecond))
		return keeper.Now().Uptime == before
	}
	for end := time.Now().Add(3 * time.Second); !still(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Error("uptime goes on while a command is being finished")
			break
		}
	}
	close(kept.may)
	if err := <-results; err != nil {
		t.Errorf("the command that was being carried out: %v", err)
	}
	s.stop(t)
}

// After a restart the clock waits for the player to move: until they open a page of the
// match or a live connection, or send a command. Reading its state or its events is not
// enough, nor is a visit of another person.
func TestAClockWaitsUntilThePlayerIsBack(t *testing.T) {
	for name, back := range map[string]func(ann *browser, id string){
		"a page":       func(ann *browser, id string) { ann.must("GET", "match/"+id, nil, nil) },
		"a connection": func(ann *browser, id string) { connect(t, ann, id) },
		"a command":    func(ann *browser, id string) { ann.must("POST", "api/matches/"+id+"/commands", chat, nil) },
	} {
		t.Run(name, func(t *testing.T) {
			c := config(t)
			c.Memory, c.Data, c.PlayerGrace = false, t.TempDir(), time.Hour
			s := start(t, c)
			c.Listen = s.Addr().String()
			ann, bob := visit(t, s.URL()), visit(t, s.URL())
			id := ann.order("ki-shogi", "5+3", "me", "open")
			bob.must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
			for n, b := range []*browser{ann, bob} {
				if _, err := b.play(id, n, game(t).Turns[n]); err != nil {
					t.Fatal(err)
				}
			}
			s.stop(t)
			start(t, c)
			var is struct {
				Running bool
				Until   int64 `json:"paused_until"`
			}
			bob.must("POST", "api/matches/"+id+"/commands", chat, nil)
			follow(t, ann, id)
			ann.must("GET", "api/matches/"+id, nil, &is)
			if is.Running || is.Until < time.Hour.Milliseconds() {
				t.Errorf("before she is back: %+v", is)
			}
			back(ann, id)
			is.Until = 0
			ann.must("GET", "api/matches/"+id, nil, &is)
			if !is.Running || is.Until != 0 {
				t.Errorf("after it: %+v", is)
			}
		})
	}
}

// chat is a line of chat.
var chat = object{"client": "test", "id": "say", "expect": -1, "command": object{"kind": "say", "text": "Hello."}}

// follow follows the events of a match until the first has come.
func follow(t *testing.T, b *browser, id string) {
	t.Helper()
	answer, err := b.http.Get(b.url + "api/matches/" + id + "/events?after=0&follow=true")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	if _, err := answer.Body.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
}

// connect connects to a match as a browser with script does, and goes again.
func connect(t *testing.T, b *browser, id string) {
	t.Helper()
	at, err := url.Parse(b.url)
	if err != nil {
		t.Fatal(err)
	}
	cookie := b.http.Jar.Cookies(at)[0]
	live, err := client.Dial(t.Context(), client.Config{URL: b.url, Match: id, Cookie: cookie.Name + "=" + cookie.Value})
	if err != nil {
		t.Fatal(err)
	}
	if err := live.Close(); err != nil {
		t.Error(err)
	}
}
