package notice_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// challenge has Ann challenge Bob, who would move second.
func (h *harness) challenge(control string) string {
	h.Helper()
	var c clock.Control
	if err := c.UnmarshalText([]byte(control)); err != nil {
		h.Fatal(err)
	}
	id, err := h.rooms.Create(h.Context(), match.Created{
		Terms: match.Terms{Game: "ki-shogi", Clock: c}, CreatedBy: "ann", Expires: time.Hour,
		Seats: [2]match.SeatState{{Holder: match.HolderPerson, Person: "ann", Name: "Ann"}, {Holder: match.HolderReserved, Person: "bob", Name: "Bob"}},
	})
	if err != nil {
		h.Fatal(err)
	}
	return id
}

// unread returns how many unread notices a person has.
func (h *harness) unread(person string) int {
	h.Helper()
	n, err := h.disk.CountUnread(h.Context(), person)
	if err != nil {
		h.Fatal(err)
	}
	return n
}

// A person is notified of a challenge, also to a live game, and the challenger of the answer. The notice goes once the challenge is answered.
func TestChallenge(t *testing.T) {
	h := newHarness(t)
	h.addDevice("ann", "ann", "en")
	h.addDevice("bob", "bob", "de")
	declined := h.challenge("5+3")
	h.deliver()
	h.requirePush("bob", "Miss ann fordert dich heraus")
	h.do(declined, "bob", match.Abort{})
	if n := h.unread("bob"); n != 0 {
		t.Errorf("%d notices are left of a challenge that was declined", n)
	}
	h.deliver()
	h.requirePush("ann", "Miss bob has declined your challenge")
	accepted := h.challenge("5+3")
	h.do(accepted, "bob", match.Sit{Seat: game.Second, Name: "Bob"})
	h.deliver()
	h.requirePush("ann", "Miss bob has declined your challenge", "Miss bob has accepted your challenge")
	// It is Ann's turn in a game over days: that says all.
	h.do(h.challenge("1d"), "bob", match.Sit{Seat: game.Second, Name: "Bob"})
	h.deliver()
	h.requirePush("ann", "Miss bob has declined your challenge", "Miss bob has accepted your challenge", "Your turn against Miss bob")
	// Nobody is notified that one was withdrawn.
	h.do(h.challenge("1d"), "ann", match.Abort{})
	h.deliver()
	if n := h.unread("bob"); n != 0 {
		t.Errorf("Bob has %d unread notices", n)
	}
}
