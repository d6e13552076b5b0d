package cluster_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// A challenge that is made at one node is accepted and declined at the two others at the same moment: it has one answer, at all nodes.
func TestChallengeAtThreeNodes(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	asks := s.store.Node("asks")
	for _, p := range []store.PersonRecord{{ID: "p1", Name: "Ann"}, {ID: "p2", Name: "Bob"}} {
		if err := asks.PutPerson(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}
	for range 4 {
		id, err := nodes[0].Create(t.Context(), match.Created{
			Terms: match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.Untimed}}, CreatedBy: "p1",
			Seats: [2]match.SeatState{{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}, {Holder: match.HolderReserved, Person: "p2", Name: "Bob"}},
		})
		if err != nil {
			t.Fatal(err)
		}
		var answers atomic.Int32
		var group sync.WaitGroup
		for i, command := range []match.Command{match.Sit{Seat: game.Second, Name: "Bob"}, match.Sit{Seat: game.Second, Name: "Bob"}, match.Abort{}} {
			group.Go(func() {
				_, err := nodes[i].Do(t.Context(), id, room.CommandEnvelope{Sender: match.Sender{Person: "p2", Seat: game.None, ExpectedSeq: -1}, Command: command})
				switch _, refused := errors.AsType[*match.Refusal](err); {
				case err == nil:
					answers.Add(1)
				case !refused:
					t.Error(err)
				}
			})
		}
		group.Wait()
		// After accepting Bob can still end the match before both have played.
		if n := answers.Load(); n != 1 && n != 2 {
			t.Errorf("%d answers", n)
		}
		events, err := asks.Events(t.Context(), id, 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		count := map[string]int{}
		for _, e := range events {
			count[e.Data.Kind()]++
		}
		if count["began"] != count["seated"] || count["began"] > 1 || count["ended"] > 1 || count["began"]+count["ended"] == 0 {
			t.Errorf("the events are %v", count)
		}
		for _, n := range nodes {
			err := n.Read(t.Context(), id, func(m *match.Match, _ time.Duration) error {
				if m.Began != (count["began"] == 1) || m.Over() != (count["ended"] == 1) {
					t.Errorf("%s: began %v, over %v, with %v", n.id, m.Began, m.Over(), count)
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}
