package room_test

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// answered expects an answer that was given before.
func (h *harness) answered(id string, q room.CommandEnvelope, want store.CommandAnswer) {
	h.Helper()
	if a := h.do(id, q); a != (room.CommandResult{CommandAnswer: want, Repeated: true}) {
		h.Errorf("%s, sent again, is answered with %+v, want %+v", q.Command.Kind(), a, want)
	}
}

func TestACommandThatIsSentAgainIsAnsweredTheSame(t *testing.T) {
	kept := newStore()
	h := newHarness(t, kept, nil)
	id := h.create("none", anna, bert)
	turn, _ := h.turn(id, 0)
	play := keyed("phone", "1", as("anna", match.Play{Turn: turn}))
	first := h.do(id, play)
	if first.Repeated || first.Seq == 0 {
		t.Fatalf("the first time it is answered with %+v", first)
	}
	chat := keyed("phone", "2", as("anna", match.Chat{Text: "Hello."}))
	line := h.do(id, chat)
	h.answered(id, play, first.CommandAnswer)

	h.play(id, 3)
	h.answered(id, play, first.CommandAnswer)
	if other := h.do(id, keyed("tablet", "2", as("anna", match.Chat{Text: "Hello."}))); other.Repeated {
		t.Error("the same id of another client is taken for the same command")
	}

	// More commands than a room remembers.
	for i := range 20 {
		h.do(id, keyed("phone", fmt.Sprint("more ", i), as("bert", match.Chat{Text: "And?"})))
	}
	h.answered(id, play, first.CommandAnswer)
	h.answered(id, chat, line.CommandAnswer)
	h.answered(id, chat, line.CommandAnswer)
	h.close()

	h = newHarness(t, kept, nil)
	defer h.close()
	h.answered(id, chat, line.CommandAnswer)
	h.answered(id, play, first.CommandAnswer)
	h.play(id, 1)
	h.answered(id, play, first.CommandAnswer)
	if n := len(h.stored(id)); n != 7 {
		t.Errorf("%d events are kept", n)
	}
	if lines, err := kept.Chat(t.Context(), id, 0, 100); err != nil || len(lines) != 22 {
		t.Errorf("%d lines are kept, %v", len(lines), err)
	}
}

func TestWhatWasRefusedIsDecidedAgain(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	h.play(id, 1)
	early, _ := h.turn(id, 0)
	h.refused(id, keyed("phone", "1", as("anna", match.Play{Turn: early})), match.RefusedTurn)
	h.play(id, 1)
	turn, _ := h.turn(id, 0)
	if a := h.do(id, keyed("phone", "1", as("anna", match.Play{Turn: turn}))); a.Repeated {
		t.Error("a refusal was kept as an answer")
	}
}

func TestAStaleCommandIsRefused(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	seen := h.play(id, 1)
	h.play(id, 2)
	turn, _ := h.turn(id, 0)
	late := as("bert", match.Play{Turn: turn})
	late.Sender.ExpectedSeq = seen
	h.refused(id, late, match.RefusedStale)
}

func TestARematchIsThereAtOnce(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	id := h.create("none", anna, bert)
	h.play(id, 2)
	h.do(id, as("anna", match.Resign{}))
	h.do(id, as("anna", match.Offer{Offer: match.OfferRematch}))
	h.do(id, keyed("phone", "1", as("bert", match.Accept{Offer: match.OfferRematch})))
	var next string
	h.read(id, func(m *match.Match) { next = m.RematchID })
	h.read(next, func(m *match.Match) {
		if m.Seats[game.First] != bert || m.RematchOf != id || m.ToMove != game.First {
			t.Errorf("the rematch is %+v", m)
		}
	})
	h.play(next, 2)
	if s, err := h.disk.Summary(t.Context(), next); err != nil || s.Turns != 2 {
		t.Errorf("it is kept as %+v, %v", s, err)
	}
}
