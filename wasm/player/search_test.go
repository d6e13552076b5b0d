package main

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// Scores are for First, whichever seat is to move.
func TestFoundOf(t *testing.T) {
	info := engine.Info{Depth: 3, Nodes: 10, PVs: []engine.PV{
		{Score: engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}, Turns: []string{"a", "b"}},
		{Score: engine.Score{Win: 0.75}, Turns: []string{"c"}},
		{Score: engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: 4}},
		{Score: engine.Score{Win: 0, Proof: engine.ProvenLoss, Distance: 2}},
	}}
	for mover, want := range map[game.Seat]string{
		game.First: `{"mover":"first","depth":3,"nodes":10,"lines":[` +
			`{"chance":1,"proven":"first","in":3,"turns":["a","b"]},{"chance":0.75,"turns":["c"]},` +
			`{"chance":0.5,"proven":"draw","in":4,"turns":[]},{"chance":0,"proven":"second","in":2,"turns":[]}]}`,
		game.Second: `{"mover":"second","depth":3,"nodes":10,"lines":[` +
			`{"chance":0,"proven":"second","in":3,"turns":["a","b"]},{"chance":0.25,"turns":["c"]},` +
			`{"chance":0.5,"proven":"draw","in":4,"turns":[]},{"chance":1,"proven":"first","in":2,"turns":[]}]}`,
	} {
		text, err := json.Marshal(foundOf(info, mover))
		if err != nil || string(text) != want {
			t.Errorf("%v: %s, %v, want %s", mover, text, err, want)
		}
	}
}

// A search of every game that has an engine finds different legal turns and reports progress.
func TestSearch(t *testing.T) {
	for _, name := range engines.Names() {
		s := newTestServer()
		q := question{GameLine: analysis.GameLine{Game: name}, Limits: searchLimits{Lines: 3, Share: 0.005}, Seed: 3}
		for ask(t, s, "search", q).lines(t) == nil { // chance deals first
			q.Turns = append(q.Turns, choice(t, s, q))
		}
		for range 6 {
			lines := ask(t, s, "search", q).lines(t)
			if len(lines) == 0 || len(lines) > 3 {
				t.Fatalf("%s after %v: %v", name, q.Turns, lines)
			}
			var turns []string
			for _, l := range lines {
				if l.Chance < 0 || l.Chance > 1 || len(l.Turns) == 0 || slices.Contains(turns, l.Turns[0]) {
					t.Fatalf("%s after %v: %+v", name, q.Turns, lines)
				}
				turns = append(turns, l.Turns[0])
			}
			q.Turns = append(q.Turns, turns[0])
		}
	}
}

// A bounded time ends every search: engines ask the context that is given to them.
func TestSearchEnds(t *testing.T) {
	for _, name := range engines.Names() {
		s := newTestServer()
		q := question{GameLine: analysis.GameLine{Game: name}, Limits: searchLimits{MS: 5}}
		for ask(t, s, "search", q).lines(t) == nil { // chance deals first
			q.Turns = append(q.Turns, choice(t, s, q))
		}
	}
}

func choice(t *testing.T, s *server, q question) string {
	t.Helper()
	var chosen turn
	if err := json.Unmarshal(ask(t, s, "choose", q).Answer, &chosen); err != nil {
		t.Fatal(err)
	}
	return chosen.Turn
}

func (r testReply) lines(t *testing.T) []variation {
	t.Helper()
	var f found
	if err := json.Unmarshal(r.Answer, &f); err != nil {
		t.Fatalf("%s, %+v", r.Answer, r.Problem)
	}
	if len(f.Lines) == 0 {
		return nil
	}
	return f.Lines
}

// A game that is over has its result, and nothing to play.
func TestSearchOver(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	s, q := newTestServer(), question{GameLine: analysis.GameLine{Game: rules.Name}, Limits: searchLimits{Share: 0.001}, Level: "3"}
	table := rules.MustNew(must(rules.CompleteOptions(nil)))
	for !table.Outcome().Over() && len(q.Turns) < 300 {
		lines := ask(t, s, "search", q).lines(t)
		if err := game.PlayTurn(table, lines[0].Turns[0]); err != nil {
			t.Fatal(err)
		}
		q.Turns = append(q.Turns, lines[0].Turns[0])
	}
	want, _ := json.Marshal(found{Mover: "none", Lines: []variation{ended(table.Outcome())}})
	if got := ask(t, s, "search", q).Answer; string(got) != string(want) {
		t.Errorf("%s after %d turns, want %s", got, len(q.Turns), want)
	}
}

// A search without a limit reports progress and ends when it is stopped. A background
// search waits for it, and reports nothing before its answer.
func TestStop(t *testing.T) {
	s := newTestServer()
	type message struct {
		id   int
		text string
		last bool
	}
	messages := make(chan message, 100)
	begin := func(id int, w searchLimits) {
		text, err := json.Marshal(question{GameLine: analysis.GameLine{Game: "ki-shogi"}, Limits: w})
		if err != nil {
			t.Fatal(err)
		}
		s.handle(id, "search", text, func(text []byte, last bool) { messages <- message{id, string(text), last} })
	}
	next := func(id int, last bool) {
		t.Helper()
		for h := range messages {
			if h.id != id {
				t.Fatalf("heard %+v, waiting for %d", h, id)
			}
			var r struct{ Progress, Answer *found }
			if err := json.Unmarshal([]byte(h.text), &r); err != nil || (r.Answer != nil) != h.last || (r.Progress != nil) == h.last {
				t.Fatalf("%+v: %v", h, err)
			}
			if h.last == last {
				return
			}
		}
	}
	begin(1, searchLimits{})
	next(1, false)
	begin(2, searchLimits{Background: true, Share: 0.001})
	next(1, false)
	s.stop(1)
	// The background may begin, and end, between the end of the foreground and its answer.
	for ended := map[int]bool{}; len(ended) < 2; {
		if h := <-messages; h.last {
			ended[h.id] = true
		}
	}
	s.stop(2) // nobody minds
	begin(3, searchLimits{Share: 0.001})
	next(3, true)
	// While it pauses, a search uses no more than its slice, and can still be stopped.
	s.setPaused(true)
	s.setPaused(true)
	begin(4, searchLimits{MS: 60})
	resting := time.After(300 * time.Millisecond)
	for rests := true; rests; {
		select {
		case h := <-messages:
			if h.last {
				t.Fatalf("it went on thinking: %+v", h)
			}
		case <-resting:
			rests = false
		}
	}
	s.setPaused(false)
	next(4, true)
	s.setPaused(true)
	begin(5, searchLimits{})
	s.stop(5)
	next(5, true)
}
