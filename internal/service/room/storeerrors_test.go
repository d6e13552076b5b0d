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

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func TestWhatIsNotKeptHasNotHappened(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	seq := h.play(id, 2)
	subscriber, chat, public := h.subscribe(bus.MatchTopic(id)), h.subscribe(bus.ChatTopic(id)), h.subscribe(bus.PublicTopic)
	full := fmt.Errorf("%w: no space left on device", store.ErrFull)
	h.disk.set(full, nil, nil)
	turn, _ := h.turn(id, 0)
	play := keyed("phone", "1", as("anna", match.Play{Turn: turn}))
	for _, q := range []room.CommandEnvelope{play, as("bert", match.Chat{Text: "Hello."}), as("anna", match.Resign{}), play} {
		if _, err := h.rooms.Do(context.Background(), id, q); !errors.Is(err, store.ErrFull) {
			t.Errorf("%s on a full disk: %v", q.Command.Kind(), err)
		}
		h.read(id, func(m *match.Match) {
			if m.Seq != seq || len(m.Turns) != 2 || m.Over() {
				t.Errorf("after a %s that was not kept the match is at %d with %d turns", q.Command.Kind(), m.Seq, len(m.Turns))
			}
		})
	}
	if _, err := h.rooms.Create(context.Background(), match.Created{Terms: terms("none"), Seats: [2]match.SeatState{anna, bert}}); !errors.Is(err, store.ErrFull) {
		t.Errorf("Create on a full disk: %v", err)
	}
	if received := slices.Concat(subscriber.received(), chat.received(), public.received()); len(received) != 0 {
		t.Errorf("what was not kept was published: %s", received)
	}
	if !strings.Contains(h.log.String(), "the disk is full") {
		t.Error("nothing of it is in the log")
	}
	h.disk.set(nil, nil, nil)
	if a := h.do(id, play); a.Seq != seq+1 || a.Repeated {
		t.Errorf("once there is space again it is answered with %+v", a)
	}
	if a := h.do(id, as("bert", match.Chat{Text: "Hello."})); a.ChatNumber != 1 {
		t.Errorf("once there is space again a line is answered with %+v", a)
	}
}

func TestWhatMayHaveBeenKeptIsPublishedOnceItIsKnown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, bert)
		seq := h.play(id, 2)
		_, leave, err := h.rooms.Enter(context.Background(), id, "bert")
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
		subscriber := h.subscribe(bus.MatchTopic(id))
		cut := errors.New("the connection was cut")
		h.disk.set(nil, cut, nil)
		turn, _ := h.turn(id, 0)
		play := keyed("phone", "1", as("anna", match.Play{Turn: turn}))
		if _, err := h.rooms.Do(context.Background(), id, play); !errors.Is(err, cut) {
			t.Errorf("the error is %v", err)
		}
		if received := subscriber.events(); len(received) != 0 {
			t.Errorf("published before it was known to be kept: %s", received)
		}
		h.disk.set(nil, nil, nil)
		time.Sleep(3 * time.Second) // the sweep does it, without a request
		synctest.Wait()
		if got, want := subscriber.events(), h.stored(id)[seq:]; !slices.Equal(got, want) {
			t.Errorf("published %s, kept %s", got, want)
		}
		h.answered(id, play, store.CommandAnswer{Seq: seq + 1})
	})
}

func TestALineThatMayHaveBeenKeptIsPublishedWhenItIsSentAgain(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	_, leave, err := h.rooms.Enter(context.Background(), id, "bert")
	if err != nil {
		t.Fatal(err)
	}
	defer leave()
	chat := h.subscribe(bus.ChatTopic(id))
	cut := errors.New("the connection was cut")
	for n, text := range []string{"Hello.", "Are you there?"} {
		message := keyed("phone", text, as("anna", match.Chat{Text: text}))
		h.disk.set(nil, cut, nil)
		if _, err := h.rooms.Do(context.Background(), id, message); !errors.Is(err, cut) {
			t.Errorf("the error is %v", err)
		}
		h.disk.set(nil, nil, nil)
		if a := h.do(id, message); a.ChatNumber != int64(n)+1 || !a.Repeated {
			t.Errorf("sent again it is answered with %+v", a)
		}
		if received := chat.received(); len(received) != n+1 || !strings.Contains(received[n], text) {
			t.Errorf("the chat heard %q", received)
		}
	}
}

func TestAMatchIsLoadedOnceForManyCallers(t *testing.T) {
	kept := newStore()
	h := newHarness(t, kept, nil)
	id := h.create("none", anna, bert)
	h.close()
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, kept, nil)
		defer h.close()
		for range 50 {
			go func() {
				if err := h.rooms.Read(context.Background(), id, func(*match.Match, time.Duration) error { return nil }); err != nil {
					t.Error(err)
				}
			}()
		}
		synctest.Wait()
		if n := h.disk.reads(); n != 1 {
			t.Errorf("the log was read %d times", n)
		}
		if h.disk.owned != 0 {
			t.Error("who only looks became the owner")
		}
	})
}

func TestWaitingIsBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), func(c *room.Config) { c.CommandQueue, c.ReaderQueue = 3, 1 })
		defer h.close()
		id := h.create("none", anna, bert)
		gate := make(chan struct{})
		h.disk.set(nil, nil, gate)
		message := as("anna", match.Chat{Text: "Hello."})
		errs := make(chan error, 10)
		for range 6 {
			go func() {
				_, err := h.rooms.Do(context.Background(), id, message)
				errs <- err
			}()
		}
		synctest.Wait()
		go func() {
			errs <- h.rooms.Read(context.Background(), id, func(*match.Match, time.Duration) error { return nil })
		}()
		synctest.Wait()
		// One command is being stored, three wait, and the viewer does so in another
		// queue.
		if len(errs) != 2 {
			t.Errorf("%d were turned away", len(errs))
		}
		for range len(errs) {
			if err := <-errs; !errors.Is(err, room.ErrBusy) {
				t.Errorf("turned away with %v", err)
			}
		}
		if err := h.rooms.Read(context.Background(), id, nil); !errors.Is(err, room.ErrBusy) {
			t.Errorf("a second one who looks: %v", err)
		}
		close(gate)
		for range 5 {
			if err := <-errs; err != nil {
				t.Errorf("who waited got %v", err)
			}
		}
	})
}

func TestAWaitingCallerCanGiveUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, bert)
		turn, _ := h.turn(id, 0)
		gate := make(chan struct{})
		h.disk.set(nil, nil, gate)
		playing, gone := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() {
			_, err := h.rooms.Do(playing, id, as("anna", match.Play{Turn: turn}))
			done <- err
		}()
		synctest.Wait()
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if _, err := h.rooms.Do(ctx, id, as("bert", match.Resign{})); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("who waited for a second got %v", err)
		}
		// A write that is under way is stored and published, even if its sender is
		// gone.
		gone()
		subscriber := h.subscribe(bus.MatchTopic(id))
		close(gate)
		if err := <-done; err != nil {
			t.Error(err)
		}
		if got, want := subscriber.events(), h.stored(id)[2:]; len(got) != 1 || !slices.Equal(got, want) {
			t.Errorf("published %s, kept %s", got, want)
		}
	})
}

func TestAStoreThatHangsIsGivenUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("none", anna, bert)
		turn, _ := h.turn(id, 0)
		gate := make(chan struct{})
		h.disk.set(nil, nil, gate)
		begun := time.Now()
		_, err := h.rooms.Do(context.Background(), id, as("anna", match.Play{Turn: turn}))
		if !errors.Is(err, context.DeadlineExceeded) || time.Since(begun) != 30*time.Second {
			t.Errorf("after %v: %v", time.Since(begun), err)
		}
		h.disk.set(nil, nil, nil)
		h.play(id, 2)
	})
}

func TestCloseFinishesWhatIsBeingDone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		id := h.create("5+3", anna, bert)
		_, leave, err := h.rooms.Enter(context.Background(), id, "anna")
		if err != nil {
			t.Fatal(err)
		}
		turn, _ := h.turn(id, 0)
		gate := make(chan struct{})
		h.disk.set(nil, nil, gate)
		done := make(chan error, 1)
		go func() {
			_, err := h.rooms.Do(context.Background(), id, as("anna", match.Play{Turn: turn}))
			done <- err
		}()
		synctest.Wait()
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if err := h.rooms.Close(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("Close, while something is being kept: %v", err)
		}
		if _, err := h.rooms.Do(context.Background(), id, as("bert", match.Resign{})); !errors.Is(err, room.ErrClosed) {
			t.Errorf("Do while closing: %v", err)
		}
		if _, err := h.rooms.Create(context.Background(), match.Created{Terms: terms("none")}); !errors.Is(err, room.ErrClosed) {
			t.Errorf("Create while closing: %v", err)
		}
		close(gate)
		h.close()
		if err := <-done; err != nil {
			t.Errorf("what was begun before: %v", err)
		}
		leave()
		leave()
	})
}
