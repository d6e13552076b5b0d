package room_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/kishogi"
)

// Nothing is published before it is stored, and everything published is stored, in order.
func TestWhatIsPublishedIsWhatIsKept(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("5+3", anna, bert)
	subscriber := h.subscribe(bus.MatchTopic(id))
	subscriber.receive = func(m bus.Notification) {
		if m.Seq == 0 {
			return
		}
		if kept, err := h.disk.Store.Events(context.Background(), id, m.Seq-1, 1); err != nil || len(kept) != 1 {
			t.Errorf("event %d was published, and in the store there is %v, %v", m.Seq, kept, err)
		}
	}
	begun := len(h.stored(id))

	// All clients send everything at once, and most of it again.
	var wg sync.WaitGroup
	for client := range 8 {
		person := []string{"anna", "bert"}[client%2]
		wg.Go(func() {
			for n := range 60 {
				q := keyed(person, fmt.Sprint(n/3, "-", n%3), as(person, command(h, id, n)))
				_, err := h.rooms.Do(context.Background(), id, q)
				var refusal *match.Refusal
				if err != nil && !errors.As(err, &refusal) {
					t.Errorf("%s: %v", q.Command.Kind(), err)
				}
			}
		})
	}
	for range 4 {
		wg.Go(func() {
			for range 50 {
				_, leave, err := h.rooms.Enter(context.Background(), id, "carl")
				if err != nil {
					t.Error(err)
					return
				}
				leave()
			}
		})
	}
	wg.Wait()
	got, want := subscriber.events(), h.stored(id)[begun:]
	if !slices.Equal(got, want) || len(got) < 5 {
		t.Errorf("published:\n%s\nkept:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// command is the nth command of a client that tries everything.
func command(h *harness, id string, n int) match.Command {
	switch n % 6 {
	case 4:
		return match.Chat{Text: fmt.Sprint("Line ", n)}
	case 5:
		return match.GiveTime{}
	}
	turn := "?"
	err := h.rooms.Read(context.Background(), id, func(m *match.Match, _ time.Duration) error {
		table, err := m.State()
		if err != nil {
			return err
		}
		if t := anyTurn(table); t != "" {
			turn = t
		}
		return nil
	})
	if err != nil {
		h.Error(err)
	}
	return match.Play{Turn: turn}
}

// Of two rooms that both believe to own a match the older one is stopped: no event is
// lost or duplicated, and each acknowledged command is stored under its key.
func TestOfTwoOwnersTheOlderIsStopped(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		kept := newStore()
		two := [2]*harness{newHarness(t, kept, nil), newHarness(t, kept, nil)}
		defer two[0].close()
		defer two[1].close()
		id := two[0].create("none", anna, bert)
		begun := len(two[0].stored(id))
		fenced, done := 0, map[store.CommandKey]store.CommandAnswer{}
		for n := range rapid.IntRange(1, 30).Draw(rt, "commands") {
			h := two[rapid.IntRange(0, 1).Draw(rt, "owner")]
			turn, person := h.turn(id, rapid.IntRange(0, 5).Draw(rt, "turn"))
			if person == "" {
				break
			}
			q := keyed("client", fmt.Sprint(n), as(person, match.Play{Turn: turn}))
			a, err := h.rooms.Do(context.Background(), id, q)
			if errors.Is(err, store.ErrNotOwner) {
				fenced++
				a, err = h.rooms.Do(context.Background(), id, q)
			}
			var refusal *match.Refusal
			switch {
			case err == nil:
				done[*q.Key] = a.CommandAnswer
			case !errors.As(err, &refusal):
				rt.Fatalf("command %d: %v", n, err)
			}
		}
		events, err := kept.Events(context.Background(), id, 0, 1000)
		if err != nil {
			rt.Fatal(err)
		}
		if n := plays(events[begun:]); n != len(done) {
			rt.Fatalf("%d turns were acknowledged and %d are kept", len(done), n)
		}
		for key, a := range done {
			if was, ok, err := kept.CommandAnswer(context.Background(), id, key); err != nil || !ok || was != a {
				rt.Fatalf("command %v was answered with %v, and kept is %v, %v", key, a, was, err)
			}
		}
		if _, err := match.Replay(id, gamelist.Games{kishogi.Rules}, events); err != nil {
			rt.Fatal(err)
		}
	})
}

func plays(events []match.Event) (n int) {
	for _, e := range events {
		if p, ok := e.Data.(match.Played); ok && p.Seat.IsPlayer() {
			n++
		}
	}
	return n
}

func TestAnOwnerThatWasFencedLoadsAgain(t *testing.T) {
	kept := newStore()
	older, newer := newHarness(t, kept, nil), newHarness(t, kept, nil)
	defer older.close()
	defer newer.close()
	id := older.create("none", anna, bert)
	subscriber := older.subscribe(bus.MatchTopic(id))
	_, leave := older.enter(id, "")
	defer leave()
	older.play(id, 1)
	newer.play(id, 2)
	_, err := older.rooms.Do(context.Background(), id, as("bert", match.Resign{}))
	if !errors.Is(err, store.ErrNotOwner) {
		t.Errorf("the older owner got %v", err)
	}
	older.read(id, func(m *match.Match) {
		if len(m.Turns) != 3 {
			t.Errorf("it has %d turns now", len(m.Turns))
		}
	})
	older.play(id, 1)
	if got, want := len(subscriber.events()), len(older.stored(id))-2; got != want {
		t.Errorf("it has published %d of %d events", got, want)
	}
}

// A match whose rules fail does no harm to others.
func TestAMistakeInTheRulesEndsNoOtherMatch(t *testing.T) {
	broken := game.NewRules(*kishogi.Rules, game.Setup{Start: func(_ *game.Rules, o game.Options) game.Game {
		return panickingRules{kishogi.Rules.MustNew(o)}
	}})
	broken.Name = "broken"
	h := newHarness(t, newStore(), func(c *room.Config) { c.Games = append(c.Games, broken) })
	defer h.close()
	bad, err := h.rooms.Create(context.Background(), match.Created{
		Terms: match.Terms{Game: "broken", Clock: control("none")}, Seats: [2]match.SeatState{anna, bert},
	})
	if err != nil {
		t.Fatal(err)
	}
	good := h.create("none", anna, bert)
	for range 2 {
		_, err = h.rooms.Do(context.Background(), bad, as("anna", match.Play{Turn: "Gyoku*0,0"}))
		if err == nil || !strings.Contains(err.Error(), "could not continue: brittle") {
			t.Errorf("the error is %v", err)
		}
	}
	h.play(good, 2)
	h.do(bad, as("bert", match.Resign{}))
	if !strings.Contains(h.log.String(), "brittle") {
		t.Error("the log does not tell what happened")
	}
}

// brittle is a game that breaks when it is played.
type panickingRules struct{ game.Game }

func (panickingRules) ParseTurn(string) ([]game.Move, error) { panic("brittle") }
