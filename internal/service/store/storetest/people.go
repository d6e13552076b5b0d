package storetest

import (
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func testInvitations(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"))
	hash := store.Hash{1, 2, 3, 0, 255}
	want := store.Invitation{Hash: hash, Match: "m1", Seat: game.Second, Purpose: store.MoveSeat, Person: "p1", Expires: at(77)}
	if err := s.PutInvitation(ctx, want); err != nil {
		t.Fatal(err)
	}
	if err := s.PutInvitation(ctx, want); !errors.Is(err, store.ErrExists) {
		t.Errorf("the same again: %v", err)
	}
	got, err := s.Invitation(ctx, hash)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "invitation", got, want)
	var spent atomic.Int64
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			ok, err := s.UseInvitation(ctx, hash)
			if err != nil {
				t.Errorf("spend: %v", err)
			}
			if ok {
				spent.Add(1)
			}
		})
	}
	wg.Wait()
	if n := spent.Load(); n != 1 {
		t.Errorf("an invitation was used %d times", n)
	}
	if _, err := s.Invitation(ctx, hash); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a used invitation: %v", err)
	}
	for name, change := range map[string]func(*store.Invitation){
		"no seat":    func(i *store.Invitation) { i.Seat = game.None },
		"no purpose": func(i *store.Invitation) { i.Purpose = "" },
	} {
		i := want
		change(&i)
		if err := s.PutInvitation(ctx, i); !errors.Is(err, store.ErrInvalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func testBoundedInvitations(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustAppend(t, s, first("m1"), first("m2"))
	invite := func(n byte, id string, seat game.Seat, purpose store.Purpose, expires time.Time) {
		t.Helper()
		if err := s.PutInvitation(ctx, store.Invitation{Hash: store.Hash{n}, Match: id, Seat: seat, Purpose: purpose, Expires: expires}); err != nil {
			t.Fatal(err)
		}
	}
	invite(100, "m2", game.First, store.TakeSeat, at(0))
	invite(101, "m1", game.Second, store.TakeSeat, at(0))
	invite(102, "m1", game.First, store.MoveSeat, at(0))
	for n := range byte(store.MaxInvitations) {
		invite(n, "m1", game.First, store.TakeSeat, at(int(10-n))) // the last one expires first
	}
	invite(50, "m1", game.First, store.TakeSeat, at(1))
	invite(51, "m1", game.First, store.TakeSeat, at(1))
	for n, there := range map[byte]bool{100: true, 101: true, 102: true, 0: true, store.MaxInvitations - 2: true, store.MaxInvitations - 1: false, 50: false, 51: true} {
		if _, err := s.Invitation(ctx, store.Hash{n}); (err == nil) != there {
			t.Errorf("invitation %d: %v, want it there: %v", n, err, there)
		}
	}
}

func testPeople(t *testing.T, s store.Store) {
	ctx := t.Context()
	ann := store.PersonRecord{ID: "p1", Name: "Ann", Generation: 1, Created: at(1), Seen: at(2)}
	for _, p := range []store.PersonRecord{ann, {ID: "p2", Name: "茶"}, {ID: "p1", Name: "Anna", Generation: 2, Created: at(3), Seen: at(4)}} {
		if err := s.PutPerson(ctx, p); err != nil {
			t.Fatal(err)
		}
		got, err := s.Person(ctx, p.ID)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "person", got, p)
	}
	for _, p := range []store.PersonRecord{{}, {ID: strings.Repeat("x", store.MaxIDLength+1)}, {ID: "p", Name: strings.Repeat("x", match.MaxName+1)}, {ID: "p", Name: "\xff"}} {
		if err := s.PutPerson(ctx, p); !errors.Is(err, store.ErrInvalid) {
			t.Errorf("%+v: %v", p, err)
		}
	}
}

// Many who change a person at the same time lose no change of each other.
func testChangePerson(t *testing.T, s store.Store) {
	ctx := t.Context()
	if err := s.PutPerson(ctx, store.PersonRecord{ID: "p1", Name: "Ann", Created: at(1), Seen: at(2)}); err != nil {
		t.Fatal(err)
	}
	const changes = 40
	var wg sync.WaitGroup
	for range changes {
		wg.Go(func() {
			if _, err := s.ChangePerson(ctx, "p1", func(p *store.PersonRecord) { p.Generation++ }); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	want := store.PersonRecord{ID: "p1", Name: "Ann", Generation: changes, Created: at(1), Seen: at(2)}
	got, err := s.Person(ctx, "p1")
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "person", got, want)
	if _, err := s.ChangePerson(ctx, "p2", func(*store.PersonRecord) {}); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a missing person: %v", err)
	}
	if _, err := s.ChangePerson(ctx, "p1", func(p *store.PersonRecord) { p.Name = "\xff" }); !errors.Is(err, store.ErrInvalid) {
		t.Errorf("a name that cannot be: %v", err)
	}
}

func testUptime(t *testing.T, s store.Store) {
	ctx := t.Context()
	is := func(want time.Duration) {
		t.Helper()
		if got, err := s.Uptime(ctx); got != want || err != nil {
			t.Errorf("uptime %v, %v, want %v", got, err, want)
		}
	}
	beat := func(uptime time.Duration) {
		t.Helper()
		if err := s.SaveUptime(ctx, uptime); err != nil {
			t.Error(err)
		}
	}
	is(0)
	beat(500 * time.Millisecond)
	is(500 * time.Millisecond)
	mustAppend(t, s, first("m1")) // at 1 s
	is(time.Second)
	beat(900 * time.Millisecond)
	is(time.Second)
	mustAppend(t, s, next("m1", 2, 3)) // up to 4 s
	is(4 * time.Second)
	mustRefuse(t, s, store.ErrConflict, next("m1", 9, 1))
	is(4 * time.Second)
	beat(time.Hour + 1)
	mustAppend(t, s, next("m1", 5, 1))
	is(time.Hour + 1)
	beat(0)
	beat(-time.Second)
	is(time.Hour + 1)
	if err := s.Ping(ctx); err != nil {
		t.Errorf("not healthy: %v", err)
	}
}
