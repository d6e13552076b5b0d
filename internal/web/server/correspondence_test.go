package server

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/mailbox"
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

// giveAddress gives the owner of an account an e-mail address.
func (b *browser) giveAddress(s *running, address string) {
	b.t.Helper()
	var me struct{ ID string }
	b.must("GET", "api/me", nil, &me)
	if err := s.app.store.PutAddress(b.t.Context(), store.EmailAddress{Person: me.ID, Address: address, Key: address, Verified: time.Now()}); err != nil {
		b.t.Fatal(err)
	}
}

// noticesOf returns the kinds of what a person was notified of about a match, the newest first.
func (b *browser) noticesOf(match string) (kinds []notice.Kind) {
	b.t.Helper()
	var list struct {
		Notices []struct {
			Kind  notice.Kind
			Match string
		}
	}
	b.must("GET", "api/notifications", nil, &list)
	for _, n := range list.Notices {
		if n.Match == match {
			kinds = append(kinds, n.Kind)
		}
	}
	return kinds
}

// deliver delivers what is due.
func (r *running) deliver(t *testing.T) {
	t.Helper()
	if err := r.app.api.Notices.DeliverDue(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// awaitLetter lets at most a day pass, by the hour, until somebody has received a mail with a text, and returns how many hours it took.
func (c *movedClock) awaitLetter(t *testing.T, s *running, box *mailbox.Mailbox, to, text string) (hours int) {
	t.Helper()
	for hours = range 24 {
		s.deliver(t)
		for box.Waiting() > 0 {
			l, err := box.Next(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if l.To == to && strings.Contains(l.Text, text) {
				return hours
			}
		}
		c.move(s, time.Hour)
	}
	t.Fatalf("no mail with %q has come to %s", text, to)
	return hours
}

// A game with 14 days for each turn: clocks, a vacation over a restart, a line of conditional turns that is played while both are offline,
// and the end on time. Both are notified by mail of their turn and of the time that is left, and on the pages of the end.
func TestACorrespondenceGameFromBeginningToEnd(t *testing.T) {
	clock := &movedClock{begun: time.Date(2030, 5, 1, 12, 0, 0, 0, time.UTC)}
	c := config(t)
	c.Memory, c.Data, c.Clock = false, t.TempDir(), clock.now
	box, err := mailbox.Open(mailbox.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := box.Close(); err != nil {
			t.Error(err)
		}
	})
	c.SMTPServer, c.SMTPSecurity, c.SMTPFrom = box.Addr(), "none", "tea@play.example"
	s := start(t, c)
	c.Listen = s.Addr().String()
	ann, bob := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	ann.makeAccount("Ann")
	ann.giveAddress(s, "ann@example.org")
	bob.makeAccount("Bob")
	bob.giveAddress(s, "bob@example.org")
	turns := game(t).Turns
	id := ann.order("ki-shogi", "14d", "me", "open")
	bob.must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
	play := func(b *browser, n int) {
		t.Helper()
		if _, err := b.play(id, n, turns[n]); err != nil {
			t.Fatal(err)
		}
	}
	clock.awaitLetter(t, s, box, "ann@example.org", "Your turn against Bob\nhttp://localhost")
	play(ann, 0)
	waited := clock.awaitLetter(t, s, box, "bob@example.org", "Your turn against Ann")
	clock.move(s, 11*hours24-time.Duration(waited)*time.Hour) // a fifth of the time is left some hours later
	s.deliver(t)
	if kinds := bob.noticesOf(id); !slices.Equal(kinds, []notice.Kind{notice.Turn}) {
		t.Errorf("Bob was notified of %v too early", kinds)
	}
	clock.move(s, 2*hours24)
	if got := left(bob, id, 1); got != hours24 {
		t.Errorf("after 13 of 14 days %v are left", got)
	}
	waited = clock.awaitLetter(t, s, box, "bob@example.org", "Little time left against Ann")
	if kinds := bob.noticesOf(id); !slices.Equal(kinds, []notice.Kind{notice.TimeLeft, notice.Turn}) {
		t.Errorf("Bob was notified of %v", kinds)
	}
	if got := left(bob, id, 1); got != hours24-time.Duration(waited)*time.Hour {
		t.Errorf("%d hours later %v are left", waited, got)
	}
	play(bob, 1)

	// The vacation begins after 10 days and lasts 7. The service is restarted meanwhile.
	clock.move(s, 10*hours24)
	var vacation struct {
		Until    string
		DaysLeft int `json:"days_left"`
	}
	ann.must("POST", "api/me/vacation", object{"days": 7}, &vacation)
	wall, _ := clock.now()
	if vacation.DaysLeft != 23 || !strings.HasPrefix(vacation.Until, wall.Add(7*hours24).Format("2006-01-02T15:04")) {
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
	for name, b := range map[string]*browser{"Ann": ann, "Bob": bob} {
		if kinds := b.noticesOf(id); len(kinds) == 0 || kinds[0] != notice.Over {
			t.Errorf("%s was notified of %v, want the end first", name, kinds)
		}
	}
}
