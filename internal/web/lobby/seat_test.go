package lobby_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// seats are those of a person in a match.
func (h *harness) seats(p identity.Person, id string) []game.Seat {
	h.t.Helper()
	s, err := h.State(h.t.Context(), p, id)
	if err != nil {
		h.t.Fatal(err)
	}
	return s.You
}

func TestTakeSeat(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	if err := h.TakeSeat(t.Context(), bob, id, game.Second); err != nil {
		t.Fatal(err)
	}
	if got := h.seats(bob, id); !cmp.Equal(got, []game.Seat{game.Second}) {
		t.Errorf("Bob has %v", got)
	}
	if err := h.TakeSeat(t.Context(), bob, id, game.Second); err != nil {
		t.Errorf("sitting where one sits: %v", err)
	}
	wantProblem(t, h.TakeSeat(t.Context(), eve, id, game.Second), problem.Code(match.RefusedTaken))
	wantProblem(t, h.TakeSeat(t.Context(), eve, id, game.First), problem.Code(match.RefusedTaken))
	wantProblem(t, h.TakeSeat(t.Context(), eve, id, game.None), problem.Invalid)
	wantProblem(t, h.TakeSeat(t.Context(), needsIdentityError, id, game.Second), problem.NoIdentity)
	wantProblem(t, h.TakeSeat(t.Context(), eve, "aaaaaaaaaaaaaaaa", game.Second), problem.NotFound)
	wantProblem(t, h.TakeSeat(t.Context(), eve, "../../etc/passwd", game.Second), problem.NotFound)
}

func TestOneSeatForMany(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	var group sync.WaitGroup
	people := []identity.Person{bob, eve, {ID: "pcccccccccccccccc", Name: "Cid"}, {ID: "pdddddddddddddddd", Name: "Dot"}}
	got := make([]error, len(people))
	for i, p := range people {
		group.Go(func() { got[i] = h.TakeSeat(t.Context(), p, id, game.Second) })
	}
	group.Wait()
	taken := 0
	for i, p := range people {
		if got[i] == nil {
			taken++
			continue
		}
		wantProblem(t, got[i], problem.Code(match.RefusedTaken))
		if s := h.seats(p, id); s != nil {
			t.Errorf("%s was refused and has %v", p.Name, s)
		}
	}
	if taken != 1 {
		t.Errorf("%d people took one seat", taken)
	}
}

func TestJoin(t *testing.T) {
	h := open(t)
	made := h.create(ann, lobby.SeatLink, lobby.SeatMe)
	key := made.Invitations[game.First]
	if len(key) != 26 || made.Invitations[game.Second] != "" {
		t.Fatalf("invitations %q", made.Invitations)
	}
	wantProblem(t, h.TakeSeat(t.Context(), bob, made.Match, game.First), problem.Code(match.RefusedInvite))

	i, err := h.Invitation(t.Context(), key)
	if err != nil || i.Purpose != store.TakeSeat || i.Seat != game.First || i.Match.Match != made.Match {
		t.Errorf("the invitation is %+v, %v", i, err)
	}
	_, _, err = h.MoveSeat(t.Context(), bob, key)
	wantProblem(t, err, problem.LinkUsed)
	_, _, err = h.TakeInvitedSeat(t.Context(), needsIdentityError, key)
	wantProblem(t, err, problem.NoIdentity)

	id, seat, err := h.TakeInvitedSeat(t.Context(), bob, strings.ToUpper(key))
	if err != nil || id != made.Match || seat != game.First {
		t.Fatalf("joined %s, %v, %v", id, seat, err)
	}
	if got := h.seats(bob, id); !cmp.Equal(got, []game.Seat{game.First}) {
		t.Errorf("Bob has %v", got)
	}
	_, _, err = h.TakeInvitedSeat(t.Context(), eve, key)
	wantProblem(t, err, problem.LinkUsed)
	_, err = h.Invitation(t.Context(), key)
	wantProblem(t, err, problem.LinkUsed)
	// The answer may have been lost: a person who has the seat gets the same answer.
	if again, seat, err := h.TakeInvitedSeat(t.Context(), bob, key); err != nil || again != made.Match || seat != game.First {
		t.Errorf("joined again: %s, %v, %v", again, seat, err)
	}
	for _, wrong := range []string{"", "short", strings.Repeat("a", 26), strings.Repeat("a", 10_000)} {
		_, _, err = h.TakeInvitedSeat(t.Context(), eve, wrong)
		wantProblem(t, err, problem.LinkUsed)
		_, err = h.Invitation(t.Context(), wrong)
		wantProblem(t, err, problem.LinkUsed)
	}
}

func TestInvitationsGrowOld(t *testing.T) {
	h := open(t)
	made := h.create(ann, lobby.SeatLink, lobby.SeatMe)
	h.pass(lobby.InvitationLife)
	_, _, err := h.TakeInvitedSeat(t.Context(), bob, made.Invitations[0])
	wantProblem(t, err, problem.LinkUsed)
}

func TestInviteAgain(t *testing.T) {
	h := open(t)
	made := h.create(ann, lobby.SeatMe, lobby.SeatLink)
	_, err := h.CreateInvitation(t.Context(), bob, made.Match, game.Second)
	wantProblem(t, err, problem.Forbidden)
	_, err = h.CreateInvitation(t.Context(), needsIdentityError, made.Match, game.Second)
	wantProblem(t, err, problem.Forbidden)
	_, err = h.CreateInvitation(t.Context(), ann, made.Match, game.First)
	wantProblem(t, err, problem.Code(match.RefusedTaken))
	key, err := h.CreateInvitation(t.Context(), ann, made.Match, game.Second)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := h.TakeInvitedSeat(t.Context(), bob, key); err != nil {
		t.Error(err)
	}
	_, _, err = h.TakeInvitedSeat(t.Context(), eve, made.Invitations[game.Second])
	wantProblem(t, err, problem.LinkUsed)
	_, err = h.CreateInvitation(t.Context(), ann, h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match, game.Second)
	wantProblem(t, err, problem.Invalid)
}

// Nobody is invited to a match that is over.
func TestInvitationToAFinishedMatch(t *testing.T) {
	h := open(t)
	made := h.create(ann, lobby.SeatMe, lobby.SeatLink)
	if err := h.do(ann, made.Match, match.Abort{}); err != nil {
		t.Fatal(err)
	}
	_, err := h.CreateInvitation(t.Context(), ann, made.Match, game.Second)
	wantProblem(t, err, problem.Code(match.RefusedOver))
}

func TestMoveToAnotherDevice(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	_, err := h.CreateSeatKey(t.Context(), bob, id, game.First)
	wantProblem(t, err, problem.Code(match.RefusedSeat))
	_, err = h.CreateSeatKey(t.Context(), needsIdentityError, id, game.Second)
	wantProblem(t, err, problem.Code(match.RefusedSeat))

	var keys [2]lobby.SeatKey
	for i := range keys {
		if keys[i], err = h.CreateSeatKey(t.Context(), ann, id, game.First); err != nil {
			t.Fatal(err)
		}
	}
	if i, err := h.Invitation(t.Context(), keys[0].Key); err != nil || i.Purpose != store.MoveSeat || i.Seat != game.First {
		t.Errorf("the seat key is %+v, %v", i, err)
	}
	_, _, err = h.TakeInvitedSeat(t.Context(), bob, keys[0].Key)
	wantProblem(t, err, problem.LinkUsed)
	if _, _, err := h.MoveSeat(t.Context(), ann, keys[0].Key); err != nil {
		t.Errorf("moving to where it is: %v", err)
	}
	phone := identity.Person{ID: "pffffffffffffffff", Name: "Ann's phone"}
	moved, seat, err := h.MoveSeat(t.Context(), phone, keys[0].Key)
	if err != nil || moved != id || seat != game.First {
		t.Fatalf("moved %s %v, %v", moved, seat, err)
	}
	if got := h.seats(ann, id); got != nil {
		t.Errorf("Ann still has %v", got)
	}
	if got := h.seats(phone, id); !cmp.Equal(got, []game.Seat{game.First}) {
		t.Errorf("the phone has %v", got)
	}
	for _, used := range keys {
		_, _, err = h.MoveSeat(t.Context(), eve, used.Key)
		wantProblem(t, err, problem.LinkUsed)
	}
}

func TestSeatKeysGrowOld(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	key, err := h.CreateSeatKey(t.Context(), ann, id, game.First)
	if err != nil {
		t.Fatal(err)
	}
	h.pass(lobby.KeyLife - time.Second)
	if _, err := h.Invitation(t.Context(), key.Key); err != nil {
		t.Errorf("a second before its end: %v", err)
	}
	h.pass(time.Second)
	_, _, err = h.MoveSeat(t.Context(), bob, key.Key)
	wantProblem(t, err, problem.LinkUsed)
}

// together are rooms in which all callers wait until all have read.
type concurrentReads struct {
	lobby.Rooms
	wait sync.WaitGroup
}

func (a *concurrentReads) Read(ctx context.Context, id string, f func(*match.Match, time.Duration) error) error {
	err := a.Rooms.Read(ctx, id, f)
	a.wait.Done()
	a.wait.Wait()
	return err
}

func TestOneOfManyKeysServes(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	people := []identity.Person{bob, eve, {ID: "pcccccccccccccccc", Name: "Cid"}}
	got := make([]error, len(people))
	keys := make([]lobby.SeatKey, len(people))
	for i := range keys {
		var err error
		if keys[i], err = h.CreateSeatKey(t.Context(), ann, id, game.First); err != nil {
			t.Fatal(err)
		}
	}
	// All have seen that the seat is Ann's before the first one moves it.
	all := &concurrentReads{Rooms: h.Rooms}
	all.wait.Add(len(people))
	h.Rooms = all
	var group sync.WaitGroup
	for i, p := range people {
		group.Go(func() { _, _, got[i] = h.MoveSeat(t.Context(), p, keys[i].Key) })
	}
	group.Wait()
	served := 0
	for _, err := range got {
		if err == nil {
			served++
			continue
		}
		wantProblem(t, err, problem.LinkUsed)
	}
	if served != 1 {
		t.Errorf("%d keys of one seat served, want 1: %v", served, got)
	}
}
