package room_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

var errSpent = errors.New("the quota is used up")

// quota gives the configured answers and counts the calls.
type quota struct {
	mu      sync.Mutex
	wait    time.Duration
	charged []int
}

func (q *quota) Reserve(patience time.Duration) (time.Duration, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.wait > patience {
		return 0, errSpent
	}
	return q.wait, nil
}

func (q *quota) Charge(bytes int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.charged = append(q.charged, bytes)
}

func (q *quota) set(wait time.Duration) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.wait = wait
}

// last is the last charge, and the number of charges.
func (q *quota) last() (bytes, times int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if times = len(q.charged); times > 0 {
		bytes = q.charged[times-1]
	}
	return bytes, times
}

// A turn that has to wait for the quota of its sender is played all the same, and the
// wait costs no clock time: the flag does not fall meanwhile, and the turn takes only
// the time of its player.
func TestDelayedTurnsCostNoTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		q := &quota{}
		ctx := room.WithWriteQuota(context.Background(), q)
		id := h.create("1+0", anna, bert)
		h.play(id, 2)
		time.Sleep(58 * time.Second)
		q.set(4 * time.Second)
		turn, person := h.turn(id, 0)
		if _, err := h.rooms.Do(ctx, id, as(person, match.Play{Turn: turn})); err != nil {
			t.Fatalf("a turn that was sent 2 s before the flag: %v", err)
		}
		events, err := h.disk.Events(ctx, id, 0, 100)
		if err != nil {
			t.Fatal(err)
		}
		played, ok := events[len(events)-1].Data.(match.Played)
		if !ok || played.Used != 58*time.Second || played.Times.Left[game.First] != 2*time.Second {
			t.Errorf("the turn was kept as %+v, want 58s used and 2s left", events[len(events)-1].Data)
		}
		// The opponent's clock runs from when the turn was there.
		h.read(id, func(m *match.Match) {
			if left := m.Remaining(h.keeper.Now().Uptime).Left[game.Second]; left != time.Minute {
				t.Errorf("the opponent has %v left", left)
			}
		})
		// What others send meanwhile makes the flag not fall either.
		time.Sleep(58 * time.Second)
		turn, person = h.turn(id, 0)
		waiting := make(chan error, 1)
		go func() {
			_, err := h.rooms.Do(ctx, id, as(person, match.Play{Turn: turn}))
			waiting <- err
		}()
		time.Sleep(3 * time.Second)
		h.refused(id, as("anna", match.Claim{}), match.RefusedEarly)
		if err := <-waiting; err != nil {
			t.Errorf("the turn that waited: %v", err)
		}
	})
}

// Turns that are not played give no time back.
func TestRefusedTurnsGiveNoTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		q := &quota{}
		q.set(room.MaxDelay)
		ctx := room.WithWriteQuota(context.Background(), q)
		id := h.create("1+0", anna, bert)
		h.play(id, 2)
		time.Sleep(55 * time.Second)
		ended := make(chan struct{})
		for range 3 { // one after the other, so that always one waits
			go func() {
				_, _ = h.rooms.Do(ctx, id, as("anna", match.Play{Turn: "nothing"}))
				ended <- struct{}{}
			}()
			time.Sleep(4 * time.Second)
		}
		if took := h.over(id, time.Minute); took > time.Second {
			t.Errorf("turns that are none have kept the flag up for %v", took)
		}
		for range 3 {
			<-ended
		}
	})
}

// New matches, rematches and chat are refused where a turn would have to wait.
func TestWhatCanBeRefusedDoesNotWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		q := &quota{}
		ctx := room.WithWriteQuota(context.Background(), q)
		id := h.create("none", anna, bert)
		h.do(id, as("anna", match.Resign{}))
		h.do(id, as("anna", match.Offer{Offer: match.OfferRematch}))
		other := h.create("none", anna, bert)
		q.set(time.Second)
		begun := time.Now()
		if _, err := h.rooms.Create(ctx, match.Created{Terms: terms("none"), Seats: [2]match.SeatState{anna, bert}, CreatedBy: "anna"}); !errors.Is(err, errSpent) {
			t.Errorf("a new match: %v", err)
		}
		for _, c := range []match.Command{match.Accept{Offer: match.OfferRematch}, match.Offer{Offer: match.OfferRematch}, match.Chat{Text: "Hello."}} {
			if _, err := h.rooms.Do(ctx, id, as("bert", c)); !errors.Is(err, errSpent) {
				t.Errorf("%s: %v", c.Kind(), err)
			}
		}
		if waited := time.Since(begun); waited != 0 {
			t.Errorf("they waited for %v", waited)
		}
		if n := h.count(t); n != 2 {
			t.Errorf("there are %d matches", n)
		}
		turn, person := h.turn(other, 0)
		for _, q := range []room.CommandEnvelope{as(person, match.Play{Turn: turn}), as("anna", match.Resign{})} {
			begun := time.Now()
			if _, err := h.rooms.Do(ctx, other, q); err != nil || time.Since(begun) != time.Second {
				t.Errorf("%s: %v after %v", q.Command.Kind(), err, time.Since(begun))
			}
		}
		q.set(time.Hour)
		if _, err := h.rooms.Do(ctx, other, as("anna", match.Decline{Offer: match.OfferDraw})); !errors.Is(err, errSpent) {
			t.Errorf("what would have to wait for an hour: %v", err)
		}
	})
}

func (h *harness) count(t *testing.T) (n int) {
	t.Helper()
	err := h.disk.ForEachSummary(context.Background(), func(store.Summary) error {
		n++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Closing the rooms does not wait for turns that wait.
func TestClosingEndsDelays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		q := &quota{}
		id := h.create("none", anna, bert)
		q.set(room.MaxDelay)
		turn, person := h.turn(id, 0)
		ended := make(chan error)
		go func() {
			_, err := h.rooms.Do(room.WithWriteQuota(context.Background(), q), id, as(person, match.Play{Turn: turn}))
			ended <- err
		}()
		synctest.Wait()
		go h.close()
		if err := <-ended; !errors.Is(err, room.ErrClosed) {
			t.Errorf("the turn that waited: %v", err)
		}
	})
}

// What is written is charged once, the turns of a computer with what its opponent writes next.
func TestWhatIsWrittenIsCharged(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		th := &thinker{}
		h := newHarness(t, newStore(), with(th))
		defer h.close()
		q := &quota{}
		ctx := room.WithWriteQuota(context.Background(), q)
		do := func(id string, c room.CommandEnvelope) int {
			t.Helper()
			_, before := q.last()
			if _, err := h.rooms.Do(ctx, id, c); err != nil {
				t.Fatal(err)
			}
			bytes, times := q.last()
			if times != before+1 {
				t.Fatalf("%s was charged %d times", c.Command.Kind(), times-before)
			}
			return bytes
		}
		id, err := h.rooms.Create(ctx, match.Created{Terms: terms("none"), Seats: [2]match.SeatState{anna, bert}, CreatedBy: "anna"})
		if err != nil {
			t.Fatal(err)
		}
		if bytes, times := q.last(); times != 1 || bytes < 600 {
			t.Errorf("a new match was charged %d times, %d bytes", times, bytes)
		}
		turn, person := h.turn(id, 0)
		turnBytes := do(id, as(person, match.Play{Turn: turn}))
		if turnBytes < 150 || turnBytes > 1000 {
			t.Errorf("a turn is charged as %d bytes", turnBytes)
		}
		if n := do(id, keyed("client", "1", as("anna", match.Chat{Text: "Hello."}))); n < 20 {
			t.Errorf("a line of chat is charged as %d bytes", n)
		}
		// Sent again it is not written again.
		_, before := q.last()
		if _, err := h.rooms.Do(ctx, id, keyed("client", "1", as("anna", match.Chat{Text: "Hello."}))); err != nil {
			t.Error(err)
		}
		if _, after := q.last(); after != before {
			t.Error("what was sent again was charged again")
		}

		against := h.create("none", anna, computer)
		turn, _ = h.turn(against, 0)
		do(against, as("anna", match.Play{Turn: turn}))
		asked, _ := th.last()
		asked.play(anyTurn(asked.Table))
		turn, _ = h.turn(against, 0)
		if n := do(against, as("anna", match.Play{Turn: turn})); n < turnBytes*3/2 {
			t.Errorf("a turn and the computer's before it are charged as %d bytes, a turn alone as %d", n, turnBytes)
		}
	})
}
