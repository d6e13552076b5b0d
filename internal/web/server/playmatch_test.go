package server

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// browser is a client with cookies.
type browser struct {
	t    testing.TB
	url  string
	http *http.Client
}

func visit(t testing.TB, url string) *browser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	transport := &http.Transport{}
	t.Cleanup(transport.CloseIdleConnections)
	return &browser{t, url, &http.Client{Jar: jar, Transport: transport, Timeout: 20 * time.Second}}
}

// send asks the interface and reads the answer into out.
func (b *browser) send(method, path string, in, out any) (status int, err error) {
	var body io.Reader
	if in != nil {
		text, err := json.Marshal(in)
		if err != nil {
			return 0, err
		}
		body = bytes.NewReader(text)
	}
	r, err := http.NewRequestWithContext(b.t.Context(), method, b.url+path, body)
	if err != nil {
		return 0, err
	}
	if in != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	answer, err := b.http.Do(r)
	if err != nil {
		return 0, err
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return 0, err
	}
	if answer.StatusCode >= 400 {
		return answer.StatusCode, fmt.Errorf("%s %s: %d %s", method, path, answer.StatusCode, text)
	}
	if out == nil {
		return answer.StatusCode, nil
	}
	return answer.StatusCode, json.Unmarshal(text, out)
}

// must is send that has to work.
func (b *browser) must(method, path string, in, out any) {
	b.t.Helper()
	if _, err := b.send(method, path, in, out); err != nil {
		b.t.Fatal(err)
	}
}

type object = map[string]any

// order makes a match and returns its id.
func (b *browser) order(game, clock, first, second string) string {
	b.t.Helper()
	var made struct{ Match string }
	b.must("POST", "api/matches", object{"game": game, "clock": clock, "seats": object{"first": first, "second": second}}, &made)
	return made.Match
}

// done is how a command is answered.
type done struct {
	Seq   int64
	Again bool
}

// play sends a turn as command n of this browser.
func (b *browser) play(match string, n int, turn string) (done, error) {
	var d done
	seat := [2]string{"first", "second"}[n%2]
	_, err := b.send("POST", "api/matches/"+match+"/commands", object{
		"client": "test", "id": fmt.Sprint(n), "expect": -1, "as": seat, "command": object{"kind": "play", "turn": turn},
	}, &d)
	return d, err
}

// state has the fields of a match that matter here.
type state struct {
	Seq    int64
	Status string
	Turns  []string
	Times  struct {
		Left []int64 `json:"left_ms"`
	}
	Outcome *struct{ Winner, Reason string }
}

func (b *browser) state(match string) state {
	b.t.Helper()
	var s state
	b.must("GET", "api/matches/"+match, nil, &s)
	return s
}

// game is a short game of Ki Shogi.
func game(t *testing.T) *samplegames.SampleGame {
	t.Helper()
	g, err := samplegames.ByName(games.All(), "ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// count returns the sum of a metric over its labels.
func count(t *testing.T, s *running, name string) (sum float64) {
	t.Helper()
	families, err := s.registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() != name {
			continue
		}
		for _, m := range f.GetMetric() {
			sum += m.GetCounter().GetValue() + m.GetGauge().GetValue() + float64(m.GetHistogram().GetSampleCount())
		}
	}
	return sum
}

// Two people play a whole game, each with a cookie, by commands over HTTP.
func TestPlayOverHTTP(t *testing.T) {
	c := config(t)
	c.Memory, c.Data = false, t.TempDir()
	s := start(t, c)
	ann, bob, eve := visit(t, s.URL()), visit(t, s.URL()), visit(t, s.URL())
	id := ann.order("ki-shogi", "none", "me", "open")
	bob.must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
	g := game(t)
	for n, turn := range g.Turns {
		player := [2]*browser{ann, bob}[n%2]
		if _, err := eve.play(id, n, turn); err == nil {
			t.Fatalf("a stranger has played turn %d", n)
		}
		first, err := player.play(id, n, turn)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := player.play(id, n, turn); err != nil || !again.Again || again.Seq != first.Seq {
			t.Fatalf("turn %d sent again is answered %+v (%v), the first time %+v", n, again, err, first)
		}
	}
	over := ann.state(id)
	if over.Status != "over" || !slices.Equal(over.Turns, g.Turns) || over.Outcome == nil || over.Outcome.Reason != g.Outcome.Reason {
		t.Errorf("the match is %+v", over)
	}
	for name, want := range map[string]float64{
		"teahouse_turns_total":         float64(len(g.Turns)),
		"teahouse_matches_total":       1,
		"teahouse_matches_ended_total": 1,
	} {
		if got := count(t, s, name); got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	for _, name := range []string{"teahouse_commit_seconds", "teahouse_commit_entries", "teahouse_rooms"} {
		if count(t, s, name) == 0 {
			t.Errorf("%s has counted nothing", name)
		}
	}
}

// One plays over a live connection, the other over HTTP; in the middle the service is
// stopped, and goes on an hour later. No clock has run meanwhile.
func TestRestart(t *testing.T) {
	c := config(t)
	c.Memory, c.Data = false, t.TempDir()
	s := start(t, c)
	c.Listen = s.Addr().String() // the live connection continues from there
	bob := visit(t, s.URL())
	ann, err := client.NewGuest(t.Context(), nil, s.URL(), "Ann")
	if err != nil {
		t.Fatal(err)
	}
	id, err := ann.Create(t.Context(), client.CreateMatchRequest{Game: "ki-shogi", Clock: "5+3", Seats: client.SeatChoices{First: "me", Second: "open"}})
	if err != nil {
		t.Fatal(err)
	}
	bob.must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
	var events []int64 // seen by Ann
	seen := make(chan int64, 1000)
	live, err := client.Dial(t.Context(), client.Config{
		URL: s.URL(), Match: id, Cookie: ann.Cookie, Pause: time.Millisecond,
		OnEvent: func(seq int64, _ json.RawMessage) { events = append(events, seq); seen <- seq },
	})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = live.Close() }()
	g := game(t)
	middle := len(g.Turns) / 2
	play := func(n int) {
		t.Helper()
		if n%2 == 1 {
			_, err = bob.play(id, n, g.Turns[n])
		} else {
			for want := bob.state(id).Seq; <-seen < want; {
			}
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			_, err = live.Do(ctx, match.Play{Turn: g.Turns[n]})
		}
		if err != nil {
			t.Fatalf("turn %d: %v", n, err)
		}
	}
	for n := range middle {
		play(n)
	}
	before := bob.state(id)
	s.stop(t)

	began := time.Now()
	c.Clock = func() (time.Time, time.Duration) { return time.Now().Add(time.Hour), time.Since(began) }
	start(t, c)
	after := bob.state(id)
	for side := range 2 {
		if lost := before.Times.Left[side] - after.Times.Left[side]; lost > time.Minute.Milliseconds() {
			t.Errorf("side %d has lost %d ms, as long as the service was down", side, lost)
		}
	}
	for n := middle; n < len(g.Turns); n++ {
		play(n)
	}
	over := bob.state(id)
	if over.Status != "over" || !slices.Equal(over.Turns, g.Turns) {
		t.Errorf("the match is %+v", over)
	}
	if counts := live.NetworkCounts(); counts.Connections < 2 {
		t.Errorf("the live connection was made %d times", counts.Connections)
	}
	if err := live.Close(); err != nil {
		t.Error(err)
	}
	for i, seq := range events {
		if seq != int64(i+1) {
			t.Fatalf("the events seen are %d", events)
		}
	}
	http.DefaultClient.CloseIdleConnections()
}

// The service is stopped while commands stream in: every turn that was acknowledged is
// there afterwards, once and in order, and at most one more.
func TestStopWhileCommandsStream(t *testing.T) {
	c := config(t)
	c.Memory, c.Data = false, t.TempDir()
	g := game(t)
	for round := range 5 {
		s := start(t, c)
		ann := visit(t, s.URL())
		id := ann.order("ki-shogi", "none", "me", "me")
		acknowledged := make(chan int, 1)
		streaming := make(chan struct{})
		go func() {
			n := 0
			for ; n < len(g.Turns); n++ {
				if n == round {
					close(streaming)
				}
				if _, err := ann.play(id, n, g.Turns[n]); err != nil {
					break
				}
			}
			acknowledged <- n
		}()
		<-streaming
		s.stop(t)
		n := <-acknowledged
		again := start(t, c)
		ann.url = again.URL()
		turns := ann.state(id).Turns
		if len(turns) < n || len(turns) > n+1 || !slices.Equal(turns, g.Turns[:len(turns)]) {
			t.Errorf("%d turns were acknowledged, and there are %s", n, strings.Join(turns, " "))
		}
		again.stop(t)
	}
}

// A computer takes its turns, also those that it was asked for before a restart.
func TestComputerAfterRestart(t *testing.T) {
	c := config(t)
	c.Memory, c.Data = false, t.TempDir()
	c.ComputerPause = time.Minute // so that it does not answer before the restart
	s := start(t, c)
	ann := visit(t, s.URL())
	id := ann.order("ki-shogi", "none", "me", "computer:random")
	if _, err := ann.play(id, 0, game(t).Turns[0]); err != nil {
		t.Fatal(err)
	}
	s.stop(t)
	c.ComputerPause = 0
	s = start(t, c)
	ann.url = s.URL()
	for len(ann.state(id).Turns) < 2 {
		select {
		case <-time.After(5 * time.Millisecond):
		case <-t.Context().Done():
			t.Fatal("the computer has not moved")
		}
	}
}
