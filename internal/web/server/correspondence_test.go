package server

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// movedClock is a clock of a machine that a test moves.
type movedClock struct {
	passed atomic.Int64
	begun  time.Time
}

func (c *movedClock) now() (time.Time, time.Duration) {
	d := time.Duration(c.passed.Load())
	return c.begun.Add(d), d
}

// move lets time pass for a service, in steps that are not taken for a process that was stopped.
func (c *movedClock) move(s *running, d time.Duration) {
	const step = 2 * time.Second
	for ; d > 0; d -= step {
		c.passed.Add(int64(min(step, d)))
		s.app.keeper.Now()
	}
}

const hours24 = 24 * time.Hour

// left returns how many whole hours the player of a seat has left for the turn.
func left(b *browser, id string, seat int) time.Duration {
	return (time.Duration(b.state(id).Times.Left[seat]) * time.Millisecond).Round(time.Hour)
}

// lineOf makes conditional turns of one line of turns, each of the opponent with its answer.
func lineOf(turns []string) []object {
	if len(turns) < 2 {
		return []object{}
	}
	return []object{{"turn": turns[0], "answer": turns[1], "then": lineOf(turns[2:])}}
}

// waitForTurns waits until a match has this many turns.
func waitForTurns(t *testing.T, b *browser, id string, n int) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); len(b.state(id).Turns) != n; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("the match has %d turns, want %d", len(b.state(id).Turns), n)
		}
	}
}

// A game with 14 days for each turn: clocks, a vacation over a restart, a line of conditional turns that is played while both are offline,
// and the end on time.
func TestACorrespondenceGameFromBeginningToEnd(t *testing.T) {
	clock := &movedClock{begun: time.Date(2030, 5, 1, 12, 0, 0, 0, time.UTC)}
	c := config(t)
	c.Memory, c.Data, c.Clock = false, t.TempDir(), clock.now
	s := start(t, c)
	c.Listen = s.Addr().String()
	ann, bob := visit(t, s.URL()), visit(t, s.URL())
	turns := game(t).Turns
	id := ann.order("ki-shogi", "14d", "me", "open")
	bob.must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
	play := func(b *browser, n int) {
		t.Helper()
		if _, err := b.play(id, n, turns[n]); err != nil {
			t.Fatal(err)
		}
	}
	play(ann, 0)
	clock.move(s, 13*hours24)
	if got := left(bob, id, 1); got != hours24 {
		t.Errorf("after 13 of 14 days %v are left", got)
	}
	play(bob, 1)

	// The vacation begins after 10 days and lasts 7. The service is restarted meanwhile.
	clock.move(s, 10*hours24)
	var vacation struct {
		Until    string
		DaysLeft int `json:"days_left"`
	}
	ann.must("POST", "api/me/vacation", object{"days": 7}, &vacation)
	if vacation.DaysLeft != 23 || !strings.HasPrefix(vacation.Until, "2030-05-31T12:00") {
		t.Errorf("the vacation is %+v", vacation)
	}
	if status, err := ann.send("POST", "api/me/vacation", object{"days": 1}, nil); status != 409 {
		t.Errorf("a second vacation at once: %v", err)
	}
	clock.move(s, 5*hours24)
	if got := left(bob, id, 0); got != 4*hours24 {
		t.Errorf("during the vacation %v are left, want 4 days", got)
	}
	s.stop(t)
	s = start(t, c)
	clock.move(s, 2*hours24+hours24/2)
	if got := left(bob, id, 0); got != 4*hours24-hours24/2 {
		t.Errorf("half a day after the vacation %v are left, want 3 days and a half", got)
	}
	play(ann, 2)

	// It is ended early in another turn, and charges nothing of it.
	clock.move(s, hours24)
	bob.must("POST", "api/me/vacation", object{"days": 30}, nil)
	clock.move(s, 20*hours24)
	if _, err := bob.send("DELETE", "api/me/vacation", nil, nil); err != nil && !strings.Contains(err.Error(), "JSON") {
		t.Fatal(err)
	}
	clock.move(s, hours24)
	if got := left(ann, id, 1); got != 12*hours24 {
		t.Errorf("after a vacation that was ended %v are left, want 12 days", got)
	}
	bob.must("GET", "api/me/vacation", nil, &vacation)
	if vacation.DaysLeft != 10 {
		t.Errorf("%d days of vacation are left, want 10", vacation.DaysLeft)
	}

	// Both decide on the same line, and go away. One turn is played by hand, and the other six are not.
	line := func(b *browser, tree []object) {
		t.Helper()
		b.must("PUT", "api/matches/"+id+"/conditional", object{"expect": -1, "turns": tree}, nil)
	}
	line(ann, lineOf(turns[3:9]))
	line(bob, []object{{"answer": turns[3], "then": lineOf(turns[4:10])}})
	play(bob, 3)
	waitForTurns(t, ann, id, 10)
	if got := ann.state(id).Turns; fmt.Sprint(got) != fmt.Sprint(turns[:10]) {
		t.Errorf("the turns are %v, want %v", got, turns[:10])
	}
	for _, b := range []*browser{ann, bob} {
		var kept struct{ Turns []object }
		b.must("GET", "api/matches/"+id+"/conditional", nil, &kept)
		if len(kept.Turns) != 0 {
			t.Errorf("what was played is still decided: %v", kept.Turns)
		}
	}

	clock.move(s, 14*hours24+time.Second)
	for end := time.Now().Add(20 * time.Second); ann.state(id).Status != "over" && time.Now().Before(end); {
		time.Sleep(20 * time.Millisecond)
	}
	if o := ann.state(id).Outcome; o == nil || o.Reason != "timeout" || o.Winner != "second" {
		t.Errorf("the outcome is %+v, want a win of the second seat on time", o)
	}
}
