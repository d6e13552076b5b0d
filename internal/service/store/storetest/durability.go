package storetest

import (
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Durable checks that stored data is there when a folder is opened again. Open opens
// the store in a folder; it is closed here.
func Durable(t *testing.T, open func(t *testing.T, folder string) store.Store) {
	folder, ctx := t.TempDir(), t.Context()
	again := func(use func(store.Store)) {
		t.Helper()
		s := open(t, folder)
		use(s)
		if err := s.Close(); err != nil {
			t.Fatalf("close: %v", err)
		}
	}
	invitation := store.Invitation{Hash: store.Hash{7}, Match: "m1", Seat: game.Second, Purpose: store.TakeSeat, Expires: at(9)}
	person := store.PersonRecord{ID: "p1", Name: "Ann", Generation: 3, Created: at(1), Seen: at(2)}
	var accounts []store.AccountCopy
	again(func(s store.Store) {
		mustAppend(t, s, by("c", "1", first("m1")))
		mustAppend(t, s, by("c", "2", next("m1", 2, 2)), chatEntry("m1", 1, "Hello."))
		mustAppend(t, s, first("m2"))
		if err := s.PutInvitation(ctx, invitation); err != nil {
			t.Fatal(err)
		}
		if err := s.PutPerson(ctx, person); err != nil {
			t.Fatal(err)
		}
		mustCreateAccount(t, s, "p2", "Bob")
		fillAccount(t, s, "p2", 1)
		accounts = accountsOf(t, s)
		mustDo(t, s.PutChallenge(ctx, store.Challenge{Hash: store.Hash{1}, Data: []byte("{}"), Expires: at(10)}))
	})
	again(func(s store.Store) {
		requireCounts(t, s, "m1", 3, 1)
		requireEqual(t, "events", all(t, s, "m1"), append(first("m1").Events, next("m1", 2, 2).Events...))
		requireEqual(t, "list", list(t, s, store.Filter{Limit: 9}), []string{"m1", "m2"})
		if got, err := s.Invitation(ctx, invitation.Hash); err != nil {
			t.Error(err)
		} else {
			requireEqual(t, "invitation", got, invitation)
		}
		if got, err := s.Person(ctx, "p1"); err != nil {
			t.Error(err)
		} else {
			requireEqual(t, "person", got, person)
		}
		if up, err := s.Uptime(ctx); err != nil || up != next("m1", 2, 2).Events[1].Uptime {
			t.Errorf("uptime %v, %v", up, err)
		}
		mustRefuse(t, s, store.ErrDuplicate, by("c", "2", next("m1", 4, 1)))
		mustRefuse(t, s, store.ErrDuplicate, by("c", "1", first("m1"))) // the order of a match that was made
		mustRefuse(t, s, store.ErrExists, by("c", "3", first("m1")))
		answer, ok, err := s.CommandAnswer(ctx, "m1", store.CommandKey{Client: "c", ID: "2"})
		if want := (store.CommandAnswer{Seq: 3}); answer != want || !ok || err != nil {
			t.Errorf("answer %v, %v, %v, want %v", answer, ok, err, want)
		}
		if epoch, err := s.AcquireEpoch(ctx, "m1"); epoch != 2 || err != nil {
			t.Errorf("own: %d, %v", epoch, err)
		}
		mustAppend(t, s, first("a later one"))
		if err := s.SaveUptime(ctx, 90_000_000_001); err != nil {
			t.Error(err)
		}
		if ok, err := s.UseInvitation(ctx, invitation.Hash); !ok || err != nil {
			t.Errorf("spend: %v, %v", ok, err)
		}
		requireEqual(t, "accounts", accountsOf(t, s), accounts)
		_, session := s.Session(ctx, store.Hash{1}, at(3))
		_, wrong := s.UseLoginCode(ctx, store.LoginCode{Purpose: store.LoginByMail, AddressKey: "p2@example.net", Code: store.Hash{9}}, at(3))
		_, challenge := s.TakeChallenge(ctx, store.Hash{1}, at(3))
		requireError(t, "a wrong code", wrong, store.ErrWrongCode)
		mustDo(t, session, challenge, s.UseRecoveryCode(ctx, "p2", store.Hash{1}))
	})
	again(func(s store.Store) {
		mustRefuse(t, s, store.ErrNotOwner, next("m1", 4, 1))
		e := next("m1", 4, 1)
		e.Epoch = 2
		mustAppend(t, s, e)
		if up, err := s.Uptime(ctx); err != nil || up != 90_000_000_001 {
			t.Errorf("uptime %v, %v", up, err)
		}
		if ok, err := s.UseInvitation(ctx, invitation.Hash); ok || err != nil {
			t.Errorf("spend again: %v, %v", ok, err)
		}
		token, err := s.LoginToken(ctx, store.Hash{1}, at(3))
		if token.Tries != 2 || err != nil {
			t.Errorf("the login token is %+v, %v, want 2 tries", token, err)
		}
		_, challenge := s.TakeChallenge(ctx, store.Hash{1}, at(3))
		requireError(t, "a challenge again", challenge, store.ErrNotFound)
		requireError(t, "a recovery code again", s.UseRecoveryCode(ctx, "p2", store.Hash{1}), store.ErrNotFound)
		var order []string
		if err := s.ForEachSummary(ctx, func(sum store.Summary) error {
			order = append(order, sum.Match)
			return nil
		}); err != nil {
			t.Error(err)
		}
		requireEqual(t, "order", fmt.Sprint(order), "[m1 m2 a later one]")
	})
}
