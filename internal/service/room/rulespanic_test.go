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

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/kishogi"
)

var errBroken = errors.New("the disk makes strange noises")

// Whatever fails at any time: if a client sends its turns until they are acknowledged,
// each is stored once, and each subscriber receives the stored events in order.
func TestNothingIsLostOrDoubledWhateverFails(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		defer func() { h.close() }()
		id := h.create("none", anna, bert)
		subscriber, from := h.subscribe(bus.MatchTopic(id)), len(h.stored(id))
		_, leave := h.enter(id, "")
		receivesAll := func() {
			h.disk.set(nil, nil, nil)
			h.disk.failReads(nil)
			h.read(id, func(*match.Match) {})
			if got, want := subscriber.events(), h.stored(id)[from:]; !slices.Equal(got, want) {
				rt.Fatalf("published:\n%s\nkept:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
		n, acknowledged := 0, map[store.CommandKey]store.CommandAnswer{}
		for range rapid.IntRange(1, 40).Draw(rt, "steps") {
			switch rapid.SampledFrom([]string{"play", "play", "play", "keeps nothing", "keeps and fails", "can not be read", "mends", "restarts"}).Draw(rt, "step") {
			case "keeps nothing":
				h.disk.set(errBroken, nil, nil)
			case "keeps and fails":
				h.disk.set(nil, errBroken, nil)
			case "can not be read":
				h.disk.failReads(errBroken)
			case "mends":
				receivesAll()
			case "restarts":
				receivesAll()
				leave()
				h.close()
				h = newHarness(t, kept, nil)
				subscriber, from = h.subscribe(bus.MatchTopic(id)), len(h.stored(id))
				_, leave = h.enter(id, "")
			case "play":
				turn, person := nextTurn(rt, kept, id)
				if turn == "" {
					continue
				}
				q := keyed("client", fmt.Sprint(n), as(person, match.Play{Turn: turn}))
				for attempt := 0; ; attempt++ {
					a, err := h.rooms.Do(context.Background(), id, q)
					if err == nil {
						acknowledged[*q.Key] = a.CommandAnswer
						n++
						break
					}
					if !errors.Is(err, errBroken) || attempt > 1 {
						rt.Fatalf("turn %d is answered with %v", n, err)
					}
					if attempt == 1 {
						receivesAll()
					}
				}
			}
		}
		receivesAll()
		leave()
		events, err := kept.Events(context.Background(), id, 0, 1000)
		if err != nil || plays(events) != len(acknowledged) {
			rt.Fatalf("%d turns were acknowledged, and kept are %v, %v", len(acknowledged), events, err)
		}
		for key, a := range acknowledged {
			if was, ok, err := kept.CommandAnswer(context.Background(), id, key); err != nil || !ok || was != a {
				rt.Fatalf("command %v was answered with %v, and kept is %v, %v", key, a, was, err)
			}
		}
	})
}

// nextTurn returns a legal turn of a stored match, and its seat.
func nextTurn(rt *rapid.T, kept store.Store, id string) (turn, person string) {
	events, err := kept.Events(context.Background(), id, 0, 1000)
	if err != nil {
		rt.Fatal(err)
	}
	m, err := match.Replay(id, gamelist.Games{kishogi.Rules}, events)
	if err != nil || m.Over() {
		return "", ""
	}
	table, err := m.State()
	if err != nil {
		rt.Fatal(err)
	}
	return anyTurn(table), m.Seats[m.ToMove].Person
}

func TestWhatCanNotBeLookedUpIsNotRefused(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	h.play(id, 1)
	// It may have been carried out before, so that a refusal could be a lie.
	h.disk.failReads(errBroken)
	_, err := h.rooms.Do(context.Background(), id, keyed("phone", "1", as("anna", match.Play{Turn: "?"})))
	if !errors.Is(err, errBroken) {
		t.Errorf("it is answered with %v", err)
	}
	h.disk.failReads(nil)
	h.refused(id, keyed("phone", "1", as("anna", match.Play{Turn: "?"})), match.RefusedTurn)
}

func TestAnUnreadableMatchIsReported(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		id := h.create("none", anna, bert)
		h.close()
		h = newHarness(t, kept, nil)
		defer h.close()
		h.disk.failReads(errBroken)
		time.Sleep(10 * time.Second)
		if log := h.log.String(); !strings.Contains(log, "due matches could not be read") {
			t.Errorf("the log says %s", log)
		}
		if err := h.rooms.Read(context.Background(), id, nil); !errors.Is(err, errBroken) {
			t.Errorf("Read: %v", err)
		}
		h.disk.failReads(nil)
		turn, _ := h.turn(id, 0)
		h.disk.failReads(errBroken)
		for _, c := range []match.Command{match.Play{Turn: turn}, match.Chat{Text: "Hello."}} {
			if _, err := h.rooms.Do(context.Background(), id, as("anna", c)); !errors.Is(err, errBroken) {
				t.Errorf("%s: %v", c.Kind(), err)
			}
		}
		h.disk.failReads(nil)
		h.do(id, as("anna", match.Chat{Text: "Hello."}))
		h.play(id, 1)
	})
}

func TestALogThatCanNotBeReplayedHarmsItsMatchAlone(t *testing.T) {
	kept := newStore()
	damaged := []match.Event{{Seq: 1, At: time.Now(), Data: match.Began{}}}
	err := kept.Append(context.Background(), store.LogEntry{
		Match: "damaged", Epoch: 1, Events: damaged, Summary: &store.Summary{Match: "damaged", Seq: 1, Computer: true, Status: store.StatusPlaying},
	})
	if err != nil {
		t.Fatal(err)
	}
	h := newHarness(t, kept, nil)
	id := h.create("none", anna, bert)
	h.play(id, 2)
	if err := h.rooms.Read(context.Background(), "damaged", nil); err == nil || errors.Is(err, store.ErrNotFound) {
		t.Errorf("Read: %v", err)
	}
	h.close()
	if log := h.log.String(); !strings.Contains(log, "the match could not be replayed") || !strings.Contains(log, "match=damaged") {
		t.Errorf("the log says %s", log)
	}
}
