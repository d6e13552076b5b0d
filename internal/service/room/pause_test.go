package room_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const grace = match.Grace

// left is the clock of a seat.
func (h *harness) left(id string, seat game.Seat) (left time.Duration) {
	h.Helper()
	err := h.rooms.Read(context.Background(), id, func(m *match.Match, uptime time.Duration) error {
		left = m.Remaining(uptime).Left[seat]
		return nil
	})
	if err != nil {
		h.Fatal(err)
	}
	return left
}

// kinds are those of the stored events after a number.
func (h *harness) kinds(id string, after int64) (kinds []string) {
	h.Helper()
	events, err := h.disk.Store.Events(context.Background(), id, after, 1000)
	if err != nil {
		h.Fatal(err)
	}
	for _, e := range events {
		kinds = append(kinds, e.Data.Kind())
	}
	return kinds
}

// restarted is a match on a clock of a minute in which Anna had thought for 40 seconds
// when the service was stopped for some time. It has the events up to seq.
func restarted(t *testing.T, change func(*room.Config)) (h *harness, id string, seq int64) {
	t.Helper()
	kept := newStore()
	h = newHarness(t, kept, nil)
	id = h.create("1+0", anna, bert)
	seq = h.play(id, 2)
	time.Sleep(40 * time.Second)
	h.close()
	time.Sleep(time.Hour)
	return newHarness(t, kept, change), id, seq
}

func TestAClockWaitsForItsPlayerAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id, seq := restarted(t, nil)
		defer h.close()
		subscriber := h.subscribe(bus.MatchTopic(id))
		time.Sleep(5 * time.Second)
		synctest.Wait()
		if kinds := h.kinds(id, seq); !slices.Equal(kinds, []string{"paused"}) {
			t.Errorf("nobody has asked for the match yet, and its events are %v", kinds)
		}
		_, leave1 := h.enter(id, "bert")
		defer leave1()
		_, leave2 := h.enter(id, "")
		defer leave2()
		if left := h.left(id, game.First); left != 20*time.Second {
			t.Errorf("the clock shows %v", left)
		}
		time.Sleep(10 * time.Second)
		if left := h.left(id, game.First); left != 20*time.Second {
			t.Errorf("later the clock shows %v", left)
		}
		_, leave3 := h.enter(id, "anna")
		defer leave3()
		if kinds := h.kinds(id, seq); !slices.Equal(kinds, []string{"paused", "resumed"}) {
			t.Errorf("Anna is back, and the events are %v", kinds)
		}
		got, want := subscriber.events(), h.stored(id)
		if len(got) == 0 || got[len(got)-1] != want[len(want)-1] {
			t.Errorf("published is %v, kept %v", got, want)
		}
		time.Sleep(3 * time.Second)
		if left := h.left(id, game.First); left != 17*time.Second {
			t.Errorf("3 seconds after she came the clock shows %v", left)
		}
	})
}

func TestAnyCommandOfThePlayerEndsTheWait(t *testing.T) {
	for name, command := range map[string]match.Command{
		"a turn": nil, "chat": match.Chat{Text: "I am back."}, "an offer": match.Offer{Offer: match.OfferDraw}, "a refused turn": match.Play{Turn: "nonsense"},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h, id, seq := restarted(t, nil)
				defer h.close()
				time.Sleep(10 * time.Second)
				h.do(id, as("bert", match.Chat{Text: "Where are you?"}))
				if command == nil {
					turn, _ := h.turn(id, 0)
					command = match.Play{Turn: turn}
				}
				_, err := h.rooms.Do(context.Background(), id, as("anna", command))
				if refusal := (*match.Refusal)(nil); err != nil && !errors.As(err, &refusal) {
					t.Fatal(err)
				}
				kinds := h.kinds(id, seq)
				if len(kinds) < 2 || !slices.Contains(kinds, "resumed") {
					t.Errorf("the events are %v", kinds)
				}
				if left := h.left(id, game.First); left != 20*time.Second {
					t.Errorf("the clock shows %v", left)
				}
			})
		})
	}
}

// The clock also waits for the player of the next turn: the first player to come back
// does not start the clock of the other.
func TestAClockThatBeginsWithinTheGraceWaitsToo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id, seq := restarted(t, nil)
		defer h.close()
		time.Sleep(time.Second)
		_, leave4 := h.enter(id, "anna")
		defer leave4()
		h.play(id, 1)
		if kinds := h.kinds(id, seq); !slices.Equal(kinds, []string{"paused", "resumed", "played", "paused"}) {
			t.Errorf("the events are %v", kinds)
		}
		time.Sleep(15 * time.Second)
		_, leave := h.enter(id, "bert")
		if left := h.left(id, game.Second); left != time.Minute {
			t.Errorf("Bert comes, and his clock shows %v", left)
		}
		leave() // the clock does not wait again for a player who was back
		time.Sleep(time.Second)
		if left := h.left(id, game.Second); left != 59*time.Second {
			t.Errorf("a second later it shows %v", left)
		}
	})
}

// A crash in the wait does not cost anything either, however often.
func TestAClockWaitsAnewAfterEachRestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		var ids []string
		for range 50 {
			id := h.create("0:10+0", anna, bert)
			h.play(id, 2)
			ids = append(ids, id)
		}
		time.Sleep(6 * time.Second)
		for range 5 {
			h.close()
			h = newHarness(t, kept, nil)
			time.Sleep(grace - time.Second)
		}
		defer func() { h.close() }()
		for _, id := range ids {
			_, leave5 := h.enter(id, "anna")
			defer leave5()
			if left := h.left(id, game.First); left != 4*time.Second {
				t.Fatalf("after five restarts match %s has %v left", id, left)
			}
		}
	})
}

// If a pause cannot be stored, the match can be read and no time is lost.
func TestOnAFullDiskAClockWaitsAllTheSame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id, seq := restarted(t, func(c *room.Config) { c.Store.(*faultyStore).set(store.ErrFull, nil, nil) })
		defer h.close()
		time.Sleep(5 * time.Second)
		_, leave6 := h.enter(id, "anna")
		defer leave6()
		h.read(id, func(m *match.Match) {
			if m.Seq != seq {
				t.Errorf("it has %d events", m.Seq)
			}
		})
		h.disk.set(nil, nil, nil)
		time.Sleep(5 * time.Second)
		h.play(id, 1)
		if left := h.left(id, game.First); left != 20*time.Second {
			t.Errorf("the clock shows %v", left)
		}
	})
}

// Where it is a computer's turn its clock runs, and that of the person after it waits.
func TestComputersAreNotWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		id := h.create("1+0", anna, match.SeatState{Holder: match.HolderComputer, Level: "greedy"})
		turn, _ := h.turn(id, 0)
		h.do(id, as("anna", match.Play{Turn: turn}))
		h.do(id, of(game.Second, h, id))
		seq := h.play(id, 1)
		h.close()
		h = newHarness(t, kept, nil)
		defer h.close()
		time.Sleep(5 * time.Second)
		synctest.Wait()
		if kinds := h.kinds(id, seq); len(kinds) > 0 {
			t.Errorf("the computer is to move, and the events are %v", kinds)
		}
		h.do(id, of(game.Second, h, id))
		if kinds := h.kinds(id, seq); !slices.Equal(kinds, []string{"played", "paused"}) {
			t.Errorf("the events are %v", kinds)
		}
	})
}

// of is a turn of a computer's seat.
func of(seat game.Seat, h *harness, id string) room.CommandEnvelope {
	turn, _ := h.turn(id, 0)
	return room.CommandEnvelope{Sender: match.Sender{Seat: seat, ExpectedSeq: -1}, Command: match.Play{Turn: turn}}
}

func TestOnlyLiveClocksWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		seqs := map[string]int64{}
		for _, clock := range []string{"3d", "none"} {
			id := h.create(clock, anna, bert)
			seqs[id] = h.play(id, 3)
		}
		id := h.create("5+3", anna, bert)
		seqs[id] = h.play(id, 1) // a first turn is to come, which is free
		open := h.create("5+3", anna, match.SeatState{Holder: match.HolderOpen})
		seqs[open] = 1
		h.close()
		time.Sleep(time.Hour)
		h = newHarness(t, kept, nil)
		defer h.close()
		time.Sleep(time.Second)
		for id, seq := range seqs {
			_, leave7 := h.enter(id, "")
			defer leave7()
			if kinds := h.kinds(id, seq); len(kinds) > 0 {
				t.Errorf("match %s: %v", id, kinds)
			}
		}
	})
}

// action is something that happens to a match, or to the service.
type action struct {
	what string
	d    time.Duration
}

// However often the service is restarted, and whichever players come and go: a turn costs
// no more than the time in which its player had a connection, and the time after the grace
// period.
func TestNoTurnCostsMoreThanItsPlayerCouldUse(t *testing.T) {
	actions := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) action {
		return action{
			what: rapid.SampledFrom([]string{"wait", "wait", "come", "go", "play", "restart"}).Draw(t, "what"),
			d:    time.Duration(rapid.Int64Range(0, 25_000).Draw(t, "ms")) * time.Millisecond,
		}
	}), 1, 25)
	rapid.Check(t, func(rt *rapid.T) {
		drawn := actions.Draw(rt, "actions")
		var complaint string
		synctest.Test(t, func(t *testing.T) { complaint = runActions(t, drawn) })
		if complaint != "" {
			rt.Fatal(complaint)
		}
	})
}

// runActions runs the actions and returns which turn has cost too much. People come and go
// both together; Anna plays with a connection, Bert over HTTP.
func runActions(t *testing.T, actions []action) string {
	kept := newStore()
	h := newHarness(t, kept, nil)
	defer func() { h.close() }()
	id := h.create("60+3", anna, bert)
	h.play(id, 2)
	var (
		started = time.Now() // the service, but for the first time
		first   = true
		back    = map[string]bool{}
		leaves  []func()
		cost    time.Duration
		mover   = func() (person string) {
			h.read(id, func(m *match.Match) { person = m.Seats[m.ToMove].Person })
			return person
		}
	)
	for i, a := range actions {
		person := mover()
		switch a.what {
		case "wait":
			from := time.Now()
			time.Sleep(a.d)
			if !first && !back[person] && from.Before(started.Add(grace)) {
				from = started.Add(grace)
			}
			cost += max(time.Since(from), 0)
		case "come":
			for _, person := range []string{"anna", "bert"} {
				_, leave := h.enter(id, person)
				leaves, back[person] = append(leaves, leave), true
			}
		case "go":
			for _, leave := range leaves {
				leave()
			}
			leaves = nil
		case "play":
			turn, person := h.turn(id, 0)
			back[person] = true
			seq := h.do(id, as(person, match.Play{Turn: turn})).Seq
			events, err := kept.Events(context.Background(), id, seq-3, 100)
			if err != nil {
				return err.Error()
			}
			var used time.Duration
			for _, e := range events {
				if played, ok := e.Data.(match.Played); ok {
					used = played.Used // the last counts
				}
			}
			if used > cost {
				return fmt.Sprintf("action %d: a turn of %s costs %v of %v", i, person, used, cost)
			}
			cost = 0
		case "restart":
			for _, leave := range leaves {
				leave()
			}
			leaves = nil
			h.close()
			time.Sleep(a.d)
			h = newHarness(t, kept, nil)
			started, first, back = time.Now(), false, map[string]bool{}
			synctest.Wait() // all clocks are paused
			if person == "" || strings.Contains(h.log.String(), "level=ERROR") {
				return h.log.String()
			}
		}
	}
	return ""
}
