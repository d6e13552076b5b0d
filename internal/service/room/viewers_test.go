package room_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/room"
)

// enter adds a viewer of a match.
func (h *harness) enter(id, person string) (protocol.Presence, func()) {
	h.Helper()
	p, leave, err := h.rooms.Enter(context.Background(), id, person)
	if err != nil {
		h.Fatal(err)
	}
	return p, leave
}

func TestPresence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, match.SeatState{Holder: match.HolderOpen})
		expect := func(person string, here [2]bool, watching int) func() {
			t.Helper()
			p, leave := h.enter(id, person)
			if p.Here != here || p.Watching != watching {
				t.Errorf("when %q comes, there are %+v, want %v and %d", person, p, here, watching)
			}
			return leave
		}
		defer expect("", [2]bool{}, 1)()
		defer expect("", [2]bool{}, 2)()
		carl := expect("carl", [2]bool{}, 3)
		carlAgain := expect("carl", [2]bool{}, 3)
		leave := expect("anna", [2]bool{true, false}, 3)
		again := expect("anna", [2]bool{true, false}, 3)
		again()
		again()
		defer expect("bert", [2]bool{true, false}, 4)()
		leave()
		carl()
		defer expect("", [2]bool{}, 5)()
		carlAgain()
		h.do(id, as("bert", match.Sit{Seat: game.Second, Name: "Bert"}))
		defer expect("", [2]bool{false, true}, 4)()
	})
}

func TestAPlayerWithBothSeatsIsPresentOnBoth(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, anna)
		p, leave := h.enter(id, "anna")
		defer leave()
		if p != (protocol.Presence{Here: [2]bool{true, true}}) {
			t.Errorf("there are %+v", p)
		}
	})
}

func TestPresenceIsPublishedAtALimitedRate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, bert)
		subscriber := h.subscribe(bus.MatchTopic(id))
		_, leave := h.enter(id, "anna")
		if got := subscriber.received(); len(got) != 1 || got[0] != `0 {"type":"present","here":[true,false],"gone_ms":[0,1],"watching":0}` {
			t.Errorf("when she comes %q is told", got)
		}
		subscriber.clear()
		var leaves []func()
		for range 100 {
			_, l := h.enter(id, "")
			leaves = append(leaves, l)
		}
		time.Sleep(time.Second)
		if got := subscriber.received(); len(got) != 1 || !strings.Contains(got[0], `"watching":100`) {
			t.Errorf("when a hundred come %q is told", got)
		}
		subscriber.clear()
		for range 10 {
			leave()
			_, leave = h.enter(id, "anna")
			leaves[0]()
			_, leaves[0] = h.enter(id, "")
		}
		time.Sleep(time.Second)
		if got := subscriber.received(); len(got) > 2 || !strings.Contains(got[len(got)-1], `"here":[true,false]`) {
			t.Errorf("when she comes and goes %q is told", got)
		}
		subscriber.clear()
		for _, l := range leaves {
			l()
		}
		leave()
		time.Sleep(time.Second)
		if got := subscriber.received(); len(got) == 0 || !strings.HasPrefix(got[len(got)-1], `0 {"type":"present","here":[false,false],"gone_ms":[`) || !strings.HasSuffix(got[len(got)-1], `"watching":0}`) {
			t.Errorf("when all have gone %q is told", got)
		}
	})
}

func TestTheWinCanBeClaimedFromAnAbsentPlayer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("15+10", anna, bert)
		_, stay := h.enter(id, "anna")
		defer stay()
		_, leave := h.enter(id, "bert")
		h.play(id, 3)
		time.Sleep(2 * time.Minute)
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
		leave()
		time.Sleep(match.AbsenceRealTime - time.Second)
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
		_, leave = h.enter(id, "bert")
		leave()
		time.Sleep(match.AbsenceRealTime - time.Second)
		p, watch := h.enter(id, "")
		watch()
		if want := (match.AbsenceRealTime - time.Second).Milliseconds(); p.AbsentMS != [2]int64{0, want} {
			t.Errorf("gone are %v ms, want %d", p.AbsentMS, want)
		}
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
		time.Sleep(time.Second)
		h.do(id, as("anna", match.Claim{}))
		if o := h.outcome(id); o != game.Win(game.First, match.ReasonAbandoned) {
			t.Errorf("the outcome is %v", o)
		}
	})
}

func TestWhereDaysCountThoseAreCountedThatNobodyWasThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		keeper := &pausedClock{}
		h := newHarness(t, newStore(), func(c *room.Config) { keeper.Clock, c.Clock = c.Clock, keeper })
		defer h.close()
		id := h.create("none", anna, bert)
		h.play(id, 1)
		time.Sleep(10 * time.Minute)
		keeper.skip(match.AbsenceDays - time.Hour)
		if n := h.loaded(); n != 0 {
			t.Errorf("%d matches are loaded", n)
		}
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
		keeper.skip(time.Hour)
		h.do(id, as("anna", match.Claim{}))
	})
}

func TestACommandIsASignOfLife(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("15+10", anna, bert)
		h.play(id, 3)
		time.Sleep(match.AbsenceRealTime - time.Second)
		h.do(id, as("bert", match.Chat{Text: "I am thinking."}))
		time.Sleep(match.AbsenceRealTime - time.Second)
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
	})
}

func TestNobodyIsGoneWhileTheServiceWas(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		id := h.create("15+10", anna, bert)
		h.play(id, 3)
		h.close()
		time.Sleep(time.Hour)
		h = newHarness(t, kept, nil)
		defer h.close()
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
		time.Sleep(match.AbsenceRealTime)
		h.do(id, as("anna", match.Claim{}))
	})
}
