package protocol

import (
	"github.com/teahouse-games/teahouse/internal/service/messages"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

var update = flag.Bool("update", false, "write testdata anew")

// moment is when the match of the examples began.
var moment = match.Context{At: time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC), Uptime: 2 * time.Hour, Lag: 40 * time.Millisecond}

// example is a match of a few turns and its events.
func example(tb testing.TB) (*match.Match, []match.Event) {
	tb.Helper()
	created := match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Increment: 3 * time.Second}, Public: true},
		Seats: [2]match.SeatState{
			{Holder: match.HolderPerson, Person: "p3vqk7xw2mzsxkd4e", Name: "Ann"},
			{Holder: match.HolderOpen},
		},
		CreatedBy: "p3vqk7xw2mzsxkd4e",
	}
	facts, err := match.Begin(games.All(), created, moment)
	if err != nil {
		tb.Fatal(err)
	}
	m := match.New("m4c2xw7ktq3zsdye", games.All())
	var all []match.Event
	at := moment
	apply := func(facts []match.EventData) {
		for _, e := range m.NumberEvents(facts, at) {
			if err := m.Apply(e); err != nil {
				tb.Fatal(err)
			}
			all = append(all, e)
		}
	}
	apply(facts)
	ann, bob := match.Sender{Person: "p3vqk7xw2mzsxkd4e", Seat: game.None, ExpectedSeq: -1}, match.Sender{Person: "pbn5r2yt6wq4hjm3f", Seat: game.None, ExpectedSeq: -1}
	for _, step := range []struct {
		by match.Sender
		c  match.Command
	}{
		{bob, match.Sit{Seat: game.Second, Name: "Bob"}},
		{ann, match.Play{Turn: "Gyoku*0,0"}},
		{bob, match.Play{Turn: "Gyoku*1,2"}},
		{ann, match.Play{Turn: "Cho*1,0"}},
		{bob, match.Offer{Offer: match.OfferDraw}},
	} {
		at.At, at.Uptime = at.At.Add(12*time.Second), at.Uptime+12*time.Second
		facts, err := m.Decide(step.c, step.by, at)
		if err != nil {
			tb.Fatal(err)
		}
		apply(facts)
	}
	return m, all
}

// sentMessages is one of each message of the server, or more.
func sentMessages(tb testing.TB) []Message {
	m, events := example(tb)
	state := MatchStateOf(m, m.TurnStarted+15*time.Second)
	present := Presence{Here: [2]bool{true, false}, AbsentMS: [2]int64{0, 8000}, Watching: 3}
	line, err := json.Marshal(match.ChatMessage{Number: 3, At: moment.At, Seat: game.Second, Name: "Bob", Text: "A good game <3"})
	if err != nil {
		tb.Fatal(err)
	}
	all := []Message{Welcome{Protocol: Version, Match: m.ID, You: []game.Seat{game.First}, State: state, Present: present}}
	for _, e := range events {
		data, err := json.Marshal(e)
		if err != nil {
			tb.Fatal(err)
		}
		all = append(all, Event{Event: data})
		if e.Seq == m.Seq {
			all = append(all, Event{Event: data, State: &state.MatchUpdate})
		}
	}
	rules, _ := games.ByName("ki-shogi")
	table := rules.MustNew(nil)
	if err := game.PlayTurn(table, "Gyoku*0,0"); err != nil {
		tb.Fatal(err)
	}
	distance := game.AsRuleError(game.PlayTurn(table, "Gyoku*1,1")).Message
	return append(all,
		ChatMessage{Line: line},
		CaughtUp{Seq: m.Seq, Line: 3},
		Done{ID: "7", Seq: m.Seq},
		Done{ID: "8", Line: 3, Repeated: true},
		Refused{ID: "9", Code: match.RefusedRule, Rule: "orbit", Text: distance.Sentence(), Message: distance, Places: []string{"1,1", "0,0"}},
		Refused{ID: "10", Code: match.RefusedStale, Text: "The match has moved on since: look at it again.", Message: messages.MovedOn(), State: &state},
		Refused{Code: "malformed", Text: `The field "id" is missing.`, Message: messages.FieldMissing(`"id"`)},
		Failed{ID: "11", Code: "storage", Text: "The disk of this service is full. Nothing was lost; please try again later.", Message: problemmessages.DiskFull(), RetryMS: 5000},
		Present{present},
		Pong{ID: "12", Seq: m.Seq, Line: 3},
		SeekUpdate{ID: "s18", Status: "paired", Match: "m4c2xw7ktq3zsdye", Seat: "first", Same: 2, Game: 5, Level: "3", WaitedMS: 5300},
		Bye{Code: "closing", Text: "The service is about to restart. Connect again in a moment and go on.", Message: problemmessages.ByeClosing()},
		ListingOf(*store.Summarize(m)),
	)
}

// testdata/messages.jsonl is how every message looks; go test -update writes it anew.
func TestMessages(t *testing.T) {
	var written []byte
	for _, m := range sentMessages(t) {
		data := Append(nil, m)
		written = append(append(written, data...), '\n')
		got, err := ReadMessage(data)
		if err != nil {
			t.Fatalf("%s: %v", data, err)
		}
		if again := Append(nil, got); !bytes.Equal(data, again) {
			t.Errorf("%s\nis read and written as\n%s", data, again)
		}
	}
	golden(t, "testdata/messages.jsonl", written)
	for kind := range messageTypes {
		if !strings.Contains(string(written), `{"type":"`+kind+`",`) {
			t.Errorf("there is no example of %s", kind)
		}
	}
}

// Clients get on with later servers: what they do not know they pass over.
func TestReadMessageIsTolerant(t *testing.T) {
	m, err := ReadMessage([]byte(`{"type":"pong","id":"1","seq":2,"line":3,"weather":"rain"}`))
	if diff := cmp.Diff(Message(&Pong{ID: "1", Seq: 2, Line: 3}), m); err != nil || diff != "" {
		t.Fatalf("%v %s", err, diff)
	}
	if _, err := ReadMessage([]byte(`{"type":"weather"}`)); !errors.Is(err, ErrUnknown) {
		t.Errorf("an unknown type: %v", err)
	}
	for _, text := range []string{``, `{`, `[]`, `{"type":"done","seq":"x"}`, `{"type":7}`, `{"type":"pong"}x`, `{"type":"event"}`, `{"type":"line"}`} {
		if m, err := ReadMessage([]byte(text)); err == nil || errors.Is(err, ErrUnknown) {
			t.Errorf("%s is read as %+v, %v", text, m, err)
		}
	}
}

// FuzzReadMessage: reading never panics, and what was read once is stable.
func FuzzReadMessage(f *testing.F) {
	for _, m := range sentMessages(f) {
		f.Add(Append(nil, m))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := ReadMessage(data)
		if err != nil {
			return
		}
		if _, err := json.Marshal(m); err != nil {
			return // no server would have sent it
		}
		written := Append(nil, m)
		again, err := ReadMessage(written)
		if err != nil {
			t.Fatalf("%s was written as %s: %v", data, written, err)
		}
		if twice := Append(nil, again); !bytes.Equal(written, twice) {
			t.Fatalf("%s, then %s", written, twice)
		}
	})
}

// golden compares what was written with a file.
func golden(t *testing.T, path string, written []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, written, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(written)); diff != "" {
		t.Errorf("%s (-kept +written; -update writes it anew):\n%s", path, diff)
	}
}
