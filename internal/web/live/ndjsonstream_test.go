package live

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
)

// eventsIn reads lines of events.
func eventsIn(t *testing.T, text string) []match.Event {
	t.Helper()
	var events []match.Event
	for line := range strings.Lines(text) {
		m, err := protocol.ReadMessage([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		var e match.Event
		if err := json.Unmarshal(m.(*protocol.Event).Event, &e); err != nil {
			t.Fatal(err)
		}
		events = append(events, e)
	}
	return events
}

func TestEventsBehindEveryNumber(t *testing.T) {
	p := newHarness(t, longTimeouts())
	id := p.alone()
	ann, _ := p.visit(id, "Ann", "a", 0)
	for i, turn := range example(t) {
		ann.done(play(fmt.Sprint(i), int64(i+2), turn))
	}
	all := p.kept(id)
	for after := range len(all) + 1 {
		status, kind, text := p.get(fmt.Sprintf("/api/matches/%s/events?after=%d&follow=false", id, after))
		if status != http.StatusOK || kind != "application/x-ndjson" {
			t.Fatalf("%d %s", status, kind)
		}
		same(t, eventsIn(t, text), all[after:])
	}
	for _, follow := range []string{"false", "true"} {
		_, _, text := p.get(fmt.Sprintf("/api/matches/%s/events?after=%d&follow=%s", id, len(all)+1, follow))
		if m, err := protocol.ReadMessage([]byte(text)); err != nil || m.(*protocol.Bye).Code != "ahead" {
			t.Errorf("behind what there is: %s %v", text, err)
		}
	}
	for query, status := range map[string]int{
		"": http.StatusOK, "?follow=false": http.StatusOK, "?after=-1": http.StatusUnprocessableEntity, "?after=x": http.StatusUnprocessableEntity,
		"?follow=maybe": http.StatusUnprocessableEntity, "?after=1&after=2": http.StatusUnprocessableEntity, "?before=1": http.StatusUnprocessableEntity,
	} {
		if got, kind, _ := p.get("/api/matches/" + id + "/events" + query); got != status {
			t.Errorf("%s: %d %s", query, got, kind)
		}
	}
	if status, _, _ := p.get("/api/matches/nosuchmatch/events"); status != http.StatusNotFound {
		t.Errorf("a match that is not there: %d", status)
	}
}

// follow opens a stream; its lines come out of the channel until it ends.
func (p *harness) follow(path string) (lines <-chan string, stop func()) {
	p.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.http.URL+path, http.NoBody)
	if err != nil {
		p.t.Fatal(err)
	}
	c := make(chan string)
	go func() {
		defer close(c)
		response, err := p.http.Client().Do(r)
		if err != nil {
			return
		}
		defer func() { _ = response.Body.Close() }()
		for s := bufio.NewScanner(response.Body); s.Scan(); {
			select {
			case c <- s.Text():
			case <-ctx.Done():
				return
			}
		}
	}()
	return c, cancel
}

func TestFollowedEvents(t *testing.T) {
	quick := longTimeouts()
	quick.beat = 5 * time.Millisecond
	p := newHarness(t, quick)
	id, turns := p.alone(), example(t)
	lines, stop := p.follow("/api/matches/" + id + "/events?follow=true")
	defer stop()
	ann, _ := p.visit(id, "Ann", "a", 0)
	go func() {
		for i, turn := range turns {
			ann.send(play(fmt.Sprint(i), int64(i+2), turn))
		}
	}()
	var seen []match.Event
	beats := 0
	for line := range lines {
		if line == "" {
			if beats++; len(seen) > 0 && beats > 2 {
				if _, ended := seen[len(seen)-1].Data.(match.Ended); ended {
					break
				}
			}
			continue
		}
		seen = append(seen, eventsIn(t, line)...)
	}
	same(t, seen, p.kept(id))
	closed := make(chan error, 1)
	go func() { closed <- p.live.Close(context.Background()) }()
	last := ""
	for line := range lines {
		last = line
	}
	if m, err := protocol.ReadMessage([]byte(last)); err != nil || m.(*protocol.Bye).Code != "closing" {
		t.Fatalf("the last line is %s", last)
	}
	if err := <-closed; err != nil {
		t.Fatal(err)
	}
}

func TestPublicMatches(t *testing.T) {
	p := newHarness(t, longTimeouts())
	first := p.begin()
	lines, stop := p.follow("/api/public")
	defer stop()
	next := func() *protocol.MatchListing {
		t.Helper()
		m, err := protocol.ReadMessage([]byte(<-lines))
		if err != nil {
			t.Fatal(err)
		}
		return m.(*protocol.MatchListing)
	}
	if l := next(); l.Match != first || l.Game != "ki-shogi" || l.Seats[0].Name != "Ann" || !l.Public {
		t.Fatalf("%+v", l)
	}
	ann, _ := p.visit(first, "Ann", "a", 0)
	ann.done(play("1", ann.last(), opening[0]))
	if l := next(); l.Match != first || l.Turns != 1 {
		t.Fatalf("%+v", l)
	}
	second := p.begin()
	if l := next(); l.Match != second {
		t.Fatalf("%+v", l)
	}
}

// When something was missed, the public matches that have changed are listed again, and no others.
func TestMissedPublicMatches(t *testing.T) {
	p := newHarness(t, longTimeouts())
	first, second := p.begin(), p.begin()
	lines, stop := p.follow("/api/public")
	defer stop()
	next := func() *protocol.MatchListing {
		t.Helper()
		m, err := protocol.ReadMessage([]byte(<-lines))
		if err != nil {
			t.Fatal(err)
		}
		return m.(*protocol.MatchListing)
	}
	// Matches of the same millisecond are in the order of their ids.
	listed := []string{next().Match, next().Match}
	if !slices.Contains(listed, first) || !slices.Contains(listed, second) {
		t.Fatalf("%v are listed, want %s and %s", listed, first, second)
	}
	p.bus.leak(1)
	_, err := p.rooms.Do(t.Context(), first, room.CommandEnvelope{
		Sender: match.Sender{Person: "pann", Seat: game.None, ExpectedSeq: -1}, Command: match.Play{Turn: opening[0]},
	})
	if err != nil {
		t.Fatal(err)
	}
	p.bus.leak(0)
	p.bus.Publish(bus.PublicTopic, bus.Notification{Missed: true})
	if l := next(); l.Match != first || l.Turns != 1 {
		t.Fatalf("%+v", l)
	}
	third := p.begin()
	if l := next(); l.Match != third {
		t.Fatalf("%+v", l)
	}
}

// A request for the header of a stream is answered at once.
func TestHeaderOfAStream(t *testing.T) {
	p := newHarness(t, longTimeouts())
	for _, path := range []string{"/api/public", "/api/matches/" + p.begin() + "/events?follow=true"} {
		for range 2 { // the second one over the connection of the first
			response, err := p.http.Client().Head(p.http.URL + path)
			if err != nil {
				t.Fatal(err)
			}
			if err := response.Body.Close(); err != nil || response.StatusCode != http.StatusOK {
				t.Fatalf("%d %v", response.StatusCode, err)
			}
		}
	}
}
