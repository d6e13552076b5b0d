package cluster_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// A vacation that begins at one node stops the clock of a match that another node owns, and conditional turns that are stored at
// one node are played by the owner, once, also after it has died.
func TestCorrespondenceAtSeveralNodes(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	id := nodes[0].create("14d")
	for i := range 2 {
		if _, err := nodes[0].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	from := nodes[1].Uptime() - time.Millisecond
	vacation := []store.VacationRecord{{From: max(from, time.Millisecond), Until: from + 24*time.Hour, Began: time.Now()}}
	if err := s.store.Node("asks").PutPerson(t.Context(), store.PersonRecord{ID: "p1", Vacations: vacation}); err != nil {
		t.Fatal(err)
	}
	check := room.CommandEnvelope{Sender: match.Sender{Seat: game.None, ExpectedSeq: -1}, Command: match.CheckDeadline{}}
	if _, err := nodes[1].Do(t.Context(), id, check); err != nil {
		t.Fatal(err)
	}
	decided := store.ConditionalRecord{Match: id, Revision: 1, ConditionalTurns: match.ConditionalTurns{Seat: game.First, Person: "p1"}}
	err := nodes[2].Read(t.Context(), id, func(m *match.Match, uptime time.Duration) error {
		if _, is := m.OnVacation(uptime); !is {
			t.Error("the third node does not know of the vacation")
		}
		decided.Seq, decided.TurnsBefore = m.Seq-1, 1
		decided.Turns = []match.ConditionalTurn{{Turn: m.Turns[1].Text}}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	decided.Turns[0].Answer = nodes[2].legalTurn(id)
	nodes[0].die()
	if err := s.store.Node("asks").PutConditionalTurns(t.Context(), decided, 0); err != nil {
		t.Fatal(err)
	}
	s.until("the answer is played", func() bool {
		left, err := s.store.Node("asks").ConditionalTurns(t.Context(), id)
		return err == nil && len(left) == 0
	})
	s.requireTurns(id, 3)
}
