package room_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func TestAMatchIsPlayed(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	public := h.subscribe(bus.PublicTopic)
	id := h.create("none", anna, match.SeatState{Holder: match.HolderOpen})
	events, chat := h.subscribe(bus.MatchTopic(id)), h.subscribe(bus.ChatTopic(id))
	_, anybody := h.turn(id, 0)
	if anybody != "" {
		t.Errorf("%s is to move before the match has begun", anybody)
	}
	h.do(id, as("bert", match.Sit{Seat: game.Second, Name: "Bert"}))
	last := h.play(id, 4)
	h.refused(id, as("carl", match.Play{Turn: "?"}), match.RefusedSeat)
	if a := h.do(id, as("bert", match.Chat{Text: "Good game."})); a.ChatNumber != 1 || a.Seq != 0 {
		t.Errorf("the first line is answered with %+v", a)
	}
	if a := h.do(id, as("anna", match.Resign{})); a.Seq != last+1 {
		t.Errorf("resigning is answered with %+v after %d", a, last)
	}
	if o := h.outcome(id); o != game.Win(game.Second, match.ReasonResign) {
		t.Errorf("the outcome is %v", o)
	}
	if got, want := events.events(), h.stored(id)[1:]; !slices.Equal(got, want) {
		t.Errorf("published:\n%s\nkept:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if got := chat.received(); len(got) != 1 || !strings.HasPrefix(got[0], `1 {"type":"line","line":{`) || !strings.Contains(got[0], "Good game.") {
		t.Errorf("the chat heard %q", got)
	}
	if got := public.received(); len(got) != 7 || !strings.Contains(got[6], `"status":"over"`) {
		t.Errorf("the public heard %d messages:\n%s", len(got), strings.Join(got, "\n"))
	}
}

func TestWhatIsNotThereIsNotFound(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	_, err := h.rooms.Do(context.Background(), "nowhere", as("anna", match.Resign{}))
	if !errors.Is(err, store.ErrNotFound) {
		t.Errorf("Do: %v", err)
	}
	if _, _, err = h.rooms.Enter(context.Background(), "nowhere", "anna"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("Enter: %v", err)
	}
	if _, err = h.rooms.Create(context.Background(), match.Created{Terms: match.Terms{Game: "chess"}}); err == nil {
		t.Error("chess is played here")
	}
}

// Nothing is published about a private match, nor about its rematch.
func TestPrivateMatchesAreNotListed(t *testing.T) {
	h := newHarness(t, newStore(), nil)
	defer h.close()
	public := h.subscribe(bus.PublicTopic)
	private := terms("none")
	private.Public = false
	id, err := h.rooms.Create(context.Background(), match.Created{Terms: private, Seats: [2]match.SeatState{anna, bert}, CreatedBy: "anna"})
	if err != nil {
		t.Fatal(err)
	}
	h.play(id, 2)
	for _, q := range []room.CommandEnvelope{
		as("anna", match.Resign{}), as("anna", match.Offer{Offer: match.OfferRematch}), as("bert", match.Accept{Offer: match.OfferRematch}),
	} {
		h.do(id, q)
	}
	h.read(id, func(m *match.Match) {
		if id = m.RematchID; id == "" {
			t.Error("there is no rematch")
		}
	})
	h.play(id, 2)
	if received := public.received(); len(received) != 0 {
		t.Errorf("everybody heard %s", received)
	}
}
