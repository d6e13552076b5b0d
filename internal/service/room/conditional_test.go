package room_test

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// decide stores what anna answers to the last turn of a match, which was played at the same time.
func (h *harness) decide(id string, answer match.ConditionalTurn) {
	h.Helper()
	c := store.ConditionalRecord{Match: id, Revision: 1, ConditionalTurns: match.ConditionalTurns{Seat: game.First, Person: "anna"}}
	h.read(id, func(m *match.Match) {
		last := len(m.Turns) - 1
		answer.Turn = m.Turns[last].Text
		c.Seq, c.TurnsBefore, c.Turns = m.Seq-1, last, []match.ConditionalTurn{answer}
	})
	if err := h.disk.PutConditionalTurns(h.Context(), c, 0); err != nil {
		h.Fatal(err)
	}
}

// requireDecided checks how many turns were played and how many seats have conditional turns.
func (h *harness) requireDecided(id string, turns, seats int) {
	h.Helper()
	h.read(id, func(m *match.Match) {
		if len(m.Turns) != turns {
			h.Errorf("%d turns were played, want %d", len(m.Turns), turns)
		}
	})
	left, err := h.disk.ConditionalTurns(h.Context(), id)
	if err != nil || len(left) != seats {
		h.Errorf("conditional turns of %d seats are left, want %d: %v", len(left), seats, err)
	}
}

// An answer is played once: also if it cannot be stored at first, if it is unknown whether it was stored, and by the next process.
func TestAConditionalAnswerIsPlayedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := newStore()
		h := newHarness(t, kept, nil)
		id := h.create("3d", anna, bert)
		h.play(id, 2)
		answer, _ := h.turn(id, 0)
		h.disk.set(store.ErrFull, nil, nil)
		h.decide(id, match.ConditionalTurn{Answer: answer})
		time.Sleep(5 * time.Second)
		h.requireDecided(id, 2, 1)
		h.disk.set(nil, errors.New("the connection was lost"), nil)
		time.Sleep(5 * time.Second)
		h.disk.set(nil, nil, nil)
		time.Sleep(5 * time.Second)
		h.requireDecided(id, 3, 0)
		h.close()

		h = newHarness(t, kept, nil)
		defer h.close()
		time.Sleep(5 * time.Second)
		h.requireDecided(id, 3, 0)
		h.play(id, 1)
		h.decide(id, match.ConditionalTurn{Resign: true})
		time.Sleep(5 * time.Second)
		if o := h.outcome(id); o.Reason != match.ReasonResign || o.Winner != game.Second {
			t.Errorf("after a conditional resignation the outcome is %v", o)
		}
		h.requireDecided(id, 4, 0)
	})
}

// What the rules refuse is not played, and not tried again.
func TestAConditionalAnswerThatIsRefusedIsDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHarness(t, newStore(), nil)
		defer h.close()
		id := h.create("3d", anna, bert)
		h.play(id, 2)
		h.decide(id, match.ConditionalTurn{Answer: "nonsense"})
		time.Sleep(10 * time.Second)
		h.requireDecided(id, 2, 0)
		if n := strings.Count(h.log.String(), "a conditional turn was refused"); n != 1 {
			t.Errorf("the log has %d refusals, want 1", n)
		}
		if strings.Contains(h.log.String(), "nonsense") {
			t.Error("the log has what was decided")
		}
	})
}
