package room_test

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/opponent"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/kishogi"
)

var computer = match.SeatState{Holder: match.HolderComputer, Name: "Computer", Level: "random"}

// thinker is an opponent that plays on command.
type thinker struct {
	mu    sync.Mutex
	full  bool
	away  int // requests that were refused while it was full
	asked []*request
}

type request struct {
	room.ThinkRequest
	play      func(string)
	cancelled bool
}

func (th *thinker) Think(s room.ThinkRequest, play func(string)) (func(), bool) {
	th.mu.Lock()
	defer th.mu.Unlock()
	if th.full {
		th.away++
		return func() {}, false
	}
	r := &request{ThinkRequest: s, play: play}
	th.asked = append(th.asked, r)
	return func() {
		th.mu.Lock()
		defer th.mu.Unlock()
		r.cancelled = true
	}, true
}

// last returns what was asked last, and how often something was.
func (th *thinker) last() (request, int) {
	th.mu.Lock()
	defer th.mu.Unlock()
	if len(th.asked) == 0 {
		return request{}, 0
	}
	return *th.asked[len(th.asked)-1], len(th.asked)
}

func (th *thinker) turnedAway() int {
	th.mu.Lock()
	defer th.mu.Unlock()
	return th.away
}

func (th *thinker) fill(full bool) {
	th.mu.Lock()
	defer th.mu.Unlock()
	th.full = full
}

func with(o room.ComputerPlayers) func(*room.Config) {
	return func(c *room.Config) { c.Computers = o }
}

func anyTurn(table game.Game) (turn string) {
	game.VisitLegalTurns(table, func(text []byte) bool {
		turn = string(text)
		return false
	})
	return turn
}

func TestAComputerAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		id := h.create("none", anna, computer)
		if _, n := th.last(); n != 0 {
			t.Error("it thinks although it is not to move")
		}
		seq := h.play(id, 1)
		asked, n := th.last()
		if n != 1 || asked.Match != id || asked.Seq != seq || asked.Seat != game.Second || asked.Level != "random" {
			t.Fatalf("%d times asked, %+v", n, asked)
		}
		h.do(id, as("anna", match.Chat{Text: "Think well."}))
		h.do(id, as("anna", match.Offer{Offer: match.OfferDraw})) // which it declines
		if asked, n := th.last(); n != 1 || asked.cancelled {
			t.Error("it was interrupted by talk")
		}
		asked.play(anyTurn(asked.Table))
		h.play(id, 1)
		asked, n = th.last()
		if n != 2 {
			t.Fatalf("%d times asked", n)
		}
		h.read(id, func(m *match.Match) {
			table, _ := m.State()
			if table == asked.Table || table.Hash() != asked.Table.Hash() {
				t.Error("its table is not a copy of the match's")
			}
		})
	})
}

func TestAComputerBegins(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		h.create("none", computer, anna)
		if asked, n := th.last(); n != 1 || asked.Seat != game.First {
			t.Errorf("%d times asked, %+v", n, asked)
		}
	})
}

// A computer gets its time limit: for its first turn, by the clock, and none.
func TestAComputerKnowsTheTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		left := func(id string) time.Duration {
			t.Helper()
			asked, _ := th.last()
			if asked.Match != id {
				t.Fatalf("it is asked about %s", asked.Match)
			}
			return asked.Left.Truncate(time.Second)
		}
		live := h.create("5+3", anna, computer)
		h.play(live, 1)
		if got := left(live); got != match.FirstTurnTimeout {
			t.Errorf("for its first turn it has %v", got)
		}
		first, _ := th.last()
		first.play(anyTurn(first.Table))
		h.play(live, 1)
		if got := left(live); got < 5*time.Minute || got > 5*time.Minute+5*time.Second {
			t.Errorf("on a clock of 5 minutes it has %v", got)
		}
		endless := h.create("none", anna, computer)
		h.play(endless, 1)
		if got := left(endless); got != 0 {
			t.Errorf("without a clock it has %v", got)
		}
	})
}

func TestWhatAComputerFoundTooLateIsNotPlayed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		id := h.create("none", anna, computer)
		h.play(id, 1)
		first, _ := th.last()
		h.do(id, as("anna", match.Offer{Offer: match.OfferTakeback}))
		if asked, _ := th.last(); !asked.cancelled {
			t.Error("it thinks on about what was taken back")
		}
		first.play(anyTurn(first.Table))
		h.play(id, 1)
		first.play(anyTurn(first.Table))
		h.read(id, func(m *match.Match) {
			if len(m.Turns) != 1 {
				t.Errorf("the turns are %v", m.Turns)
			}
		})
		h.do(id, as("anna", match.Resign{}))
		if asked, n := th.last(); n != 2 || !asked.cancelled {
			t.Error("it thinks on after the end")
		}
	})
}

func TestAComputerThatHadNoRoomThinksLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{full: true}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		for range 3 {
			h.create("none", computer, anna)
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if n := th.turnedAway(); n < 25 || n > 35 {
			t.Errorf("in a minute it asked %d times for room", n)
		}
		th.fill(false)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if _, n := th.last(); n != 3 {
			t.Errorf("%d of 3 think", n)
		}
	})
}

func TestAComputersTurnThatCouldNotBeKeptIsFoundAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		id := h.create("none", computer, anna)
		asked, _ := th.last()
		h.disk.set(store.ErrFull, nil, nil)
		asked.play(anyTurn(asked.Table))
		h.disk.set(nil, nil, nil)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		asked, n := th.last()
		if n != 2 {
			t.Fatalf("%d times asked", n)
		}
		asked.play("no turn at all")
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if asked, n = th.last(); n != 3 {
			t.Fatalf("%d times asked", n)
		}
		asked.play(anyTurn(asked.Table))
		h.play(id, 1)
	})
}

func TestAComputerGoesOnAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, with(&thinker{}))
		id := h.create("none", anna, computer)
		h.play(id, 1)
		h.close()
		th := &thinker{}
		h = newHarness(t, kept, with(th))
		defer h.close()
		synctest.Wait()
		asked, n := th.last()
		if n != 1 {
			t.Fatalf("%d times asked", n)
		}
		asked.play(anyTurn(asked.Table))
		h.play(id, 1)
	})
}

func TestAComputerThatCanNotPlayOnResigns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, with(&thinker{}))
		id := h.create("none", anna, computer)
		h.play(id, 1)
		h.close()
		h = newHarness(t, kept, func(c *room.Config) {
			c.Computers = &thinker{}
			newer := *kishogi.Rules
			newer.Version++
			c.Games = gamelist.Games{&newer}
		})
		defer h.close()
		synctest.Wait()
		if o := h.outcome(id); o != game.Win(game.First, match.ReasonResign) {
			t.Errorf("the outcome is %v", o)
		}
	})
}

func TestComputersPlayAWholeGame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		var pool *opponent.Pool
		h := newHarness(t, kept, func(c *room.Config) {
			pool = opponent.New(opponent.Config{Log: c.Log, Metrics: c.Metrics})
			c.Computers = pool
		})
		greedy := computer
		greedy.Level = "greedy"
		public := h.subscribe(bus.PublicTopic)
		id := h.create("5+3", greedy, computer)
		for range 1000 {
			synctest.Wait()
			if h.outcome(id).Over() {
				break
			}
		}
		if o := h.outcome(id); !o.Over() {
			t.Errorf("the match goes on: %s", h.log)
		}
		h.close()
		pool.Close()
		if s := h.log.String(); strings.Contains(s, "level=ERROR") {
			t.Errorf("the log says %s", s)
		}
		if got := public.received(); !slices.ContainsFunc(got, func(s string) bool { return strings.Contains(s, `"status":"over"`) }) {
			t.Errorf("the end was not told among %d messages", len(got))
		}
		if _, err := h.rooms.Do(t.Context(), id, as("anna", match.CheckDeadline{})); !errors.Is(err, room.ErrClosed) {
			t.Errorf("after Close: %v", err)
		}
	})
}
