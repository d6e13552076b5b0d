package lobby_test

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// countingQuota counts the bytes that are charged, and reserves none while it is full.
type countingQuota struct {
	full     bool
	reserved int // how often
	bytes    int
}

func (q *countingQuota) Reserve(time.Duration) (time.Duration, error) {
	if q.full {
		return 0, problem.New(problem.Limited, messages.Limited())
	}
	q.reserved++
	return 0, nil
}

func (q *countingQuota) Charge(bytes int) { q.bytes += bytes }

// Conditional turns are charged like all that is written, and a sender without a quota can still delete them.
func TestConditionalTurnsAreCharged(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	if err := h.do(bob, id, match.Sit{Seat: 1}); err != nil {
		t.Fatal(err)
	}
	quota := &countingQuota{}
	ctx := room.WithWriteQuota(t.Context(), quota)
	turns := []match.ConditionalTurn{{Turn: "Gyoku*0,0", Answer: "Gyoku*1,2"}}
	if err := h.SetConditionalTurns(ctx, bob, id, lobby.ConditionalRequest{Expect: -1, Turns: turns}); err != nil {
		t.Fatal(err)
	}
	if want := len(`[{"turn":"Gyoku*0,0","answer":"Gyoku*1,2"}]`); quota.reserved != 1 || quota.bytes != want {
		t.Errorf("reserved %d times, %d bytes are charged, want %d", quota.reserved, quota.bytes, want)
	}
	quota.full = true
	wantProblem(t, h.SetConditionalTurns(ctx, bob, id, lobby.ConditionalRequest{Expect: -1, Turns: turns}), problem.Limited)
	if err := h.SetConditionalTurns(ctx, bob, id, lobby.ConditionalRequest{Expect: -1}); err != nil {
		t.Errorf("turns are to be deleted: %v", err)
	}
	if c, err := h.ConditionalTurns(t.Context(), bob, id); err != nil || len(c.Turns) > 0 {
		t.Errorf("there are still %v, %v", c.Turns, err)
	}
}

// Conditional turns that were changed on another device are not replaced by somebody who has not seen them. That the room has followed
// them is no change.
func TestConditionalTurnsThatWereNotSeenAreNotReplaced(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	if err := h.do(bob, id, match.Sit{Seat: 1}); err != nil {
		t.Fatal(err)
	}
	read := func() lobby.ConditionalView {
		t.Helper()
		c, err := h.ConditionalTurns(t.Context(), bob, id)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	set := func(replaces string, turns ...match.ConditionalTurn) error {
		return h.SetConditionalTurns(t.Context(), bob, id, lobby.ConditionalRequest{Expect: -1, Replaces: replaces, Turns: turns})
	}
	one := match.ConditionalTurn{Turn: "Gyoku*0,0", Answer: "Gyoku*1,2"}
	other := match.ConditionalTurn{Turn: "Gyoku*0,0", Resign: true}
	none := read().Version
	if err := set(none, one); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, set(none, other), problem.Code(match.RefusedStale))
	wantProblem(t, set(none), problem.Code(match.RefusedStale))
	seen := read()
	if len(seen.Turns) != 1 || seen.Turns[0].Answer != one.Answer {
		t.Fatalf("%v was replaced by %v", one, seen.Turns)
	}

	stored, err := h.Store.ConditionalTurns(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	followed := stored[0]
	followed.Seq++
	followed.Revision++
	if err := h.Store.PutConditionalTurns(t.Context(), followed, stored[0].Revision); err != nil {
		t.Fatal(err)
	}
	if err := set(seen.Version, other); err != nil {
		t.Errorf("the turns were only followed: %v", err)
	}
	if err := set(read().Version); err != nil {
		t.Errorf("all turns are to be deleted: %v", err)
	}
	if err := set("", one); err != nil {
		t.Errorf("nothing is said of those from before: %v", err)
	}
}
