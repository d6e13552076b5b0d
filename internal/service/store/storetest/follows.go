package storetest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// followLaws are the laws of whom people follow.
var followLaws = []law{
	{"people follow each other", testFollows},
	{"follows are bounded", testBoundedFollows},
	{"nobody follows a deleted account", testFollowsDeleted},
}

func testFollows(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i, name := range []string{"Ann", "Bob", "Eve"} {
		mustCreateAccount(t, s, fmt.Sprint("p", i+1), name)
	}
	toBob, toEve := store.Follow{Person: "p1", Followed: "p2", Since: at(5)}, store.Follow{Person: "p1", Followed: "p3", Since: at(7)}
	back := store.Follow{Person: "p2", Followed: "p1", Since: at(6)}
	mustDo(t, s.Follow(ctx, toBob), s.Follow(ctx, toEve), s.Follow(ctx, back))
	again := toBob
	again.Since = at(99)
	mustDo(t, s.Follow(ctx, again)) // which changes nothing
	follows, err := s.Follows(ctx, "p1")
	mustDo(t, err)
	requireEqual(t, "the last first", follows, []store.Follow{toEve, toBob})
	failures(t, store.ErrNotFound, map[string]error{
		"by nobody": s.Follow(ctx, store.Follow{Person: "p9", Followed: "p1"}), "of nobody": s.Follow(ctx, store.Follow{Person: "p1", Followed: "p9"}),
		"not followed": s.Unfollow(ctx, "p3", "p1"),
	})
	requireError(t, "oneself", s.Follow(ctx, store.Follow{Person: "p1", Followed: "p1"}), store.ErrInvalid)
	mustDo(t, s.Unfollow(ctx, "p1", "p3"))
	follows, err = s.Follows(ctx, "p1")
	mustDo(t, err)
	requireEqual(t, "one left", follows, []store.Follow{toBob})
	others, err := s.Follows(ctx, "p2")
	mustDo(t, err)
	requireEqual(t, "of another person", others, []store.Follow{back})
	accounts, err := s.AccountsOf(ctx, []string{"p3", "p9", "p1", "p3"})
	mustDo(t, err)
	requireEqual(t, "accounts", accounts, []store.Account{account("p1", "Ann"), account("p3", "Eve")})
	none, err := s.AccountsOf(ctx, nil)
	if len(none) > 0 || err != nil {
		t.Errorf("nobody has %v, %v", none, err)
	}
}

func testBoundedFollows(t *testing.T, s store.Store) {
	mustCreateAccount(t, s, "p", "Ann")
	var errs []error
	for i := range store.MaxFollows + 1 {
		other := fmt.Sprint("o", i)
		mustCreateAccount(t, s, other, other)
		errs = append(errs, s.Follow(t.Context(), store.Follow{Person: "p", Followed: other, Since: at(i)}))
	}
	mustDo(t, errs[:store.MaxFollows]...)
	requireError(t, "one too many", errs[store.MaxFollows], store.ErrTooMany)
	mustDo(t, s.Unfollow(t.Context(), "p", "o3"), s.Follow(t.Context(), store.Follow{Person: "p", Followed: "o200", Since: at(1)}))
}

func testFollowsDeleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	mustDo(t, s.Follow(ctx, store.Follow{Person: "p1", Followed: "p2", Since: at(1)}), s.Follow(ctx, store.Follow{Person: "p2", Followed: "p1", Since: at(2)}))
	mustDo(t, s.DeleteAccount(ctx, "p2"))
	for _, person := range []string{"p1", "p2"} {
		if follows, err := s.Follows(ctx, person); len(follows) > 0 || err != nil {
			t.Errorf("%s follows %v, %v", person, follows, err)
		}
	}
	mustCreateAccount(t, s, "p2", "Bob")
	if follows, err := s.Follows(ctx, "p2"); len(follows) > 0 || err != nil {
		t.Error("a new account follows", follows, err)
	}
	// Of one who follows and one who deletes the account at the same time, none leaves a follow of nobody.
	done := make(chan error)
	go func() { done <- s.Follow(ctx, store.Follow{Person: "p1", Followed: "p2", Since: at(3)}) }()
	deleted := s.DeleteAccount(ctx, "p2")
	if err := <-done; err != nil && !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
	mustDo(t, deleted)
	if follows, err := s.Follows(ctx, "p1"); len(follows) > 0 || err != nil {
		t.Error("after a race", follows, err)
	}
}
