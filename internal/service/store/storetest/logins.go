package storetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// session1 returns a session of a person.
func session1(person string) store.LoginSession {
	return store.LoginSession{Hash: store.Hash{1}, Person: person, Device: "Firefox \x00on Linux", Created: at(1), Seen: at(2), Expires: at(1000)}
}

// loginToken returns a token to an address; its hashes begin with n.
func loginToken(n byte) store.LoginToken {
	return store.LoginToken{
		Link: store.Hash{n}, Code: store.Hash{n, 1}, Browser: store.Hash{n, 2}, Purpose: store.LoginByMail, Person: "p1",
		Address: "Ann@Example.org", AddressKey: "ann@example.org", Expires: at(1000), Tries: 3,
	}
}

// codeOf returns the code of a token.
func codeOf(t store.LoginToken) store.LoginCode {
	return store.LoginCode{Purpose: t.Purpose, Person: t.Person, AddressKey: t.AddressKey, Code: t.Code}
}

func testSessions(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	var all []store.LoginSession
	for i, person := range []string{"p1", "p2", "p1", "p1"} {
		l := session1(person)
		l.Hash, l.Seen, l.Expires = store.Hash{byte(i)}, at(10+i), at(100-i)
		mustDo(t, s.CreateSession(ctx, l))
		all = append(all, l)
	}
	requireError(t, "the same hash", s.CreateSession(ctx, all[0]), store.ErrExists)
	for _, l := range all {
		got, err := s.Session(ctx, l.Hash, at(96))
		mustDo(t, err)
		requireEqual(t, "session", got, l)
	}
	for now, want := range map[int][]store.LoginSession{96: {all[3], all[2], all[0]}, 97: {all[2], all[0]}, 98: {all[0]}, 100: nil} {
		list, err := s.Sessions(ctx, "p1", at(now))
		mustDo(t, err)
		requireEqual(t, fmt.Sprint("sessions at ", now), list, want)
	}
	if _, err := s.Session(ctx, all[0].Hash, at(100)); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("an expired session: %v", err)
	}
}

func testTouchSession(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	l := session1("p1")
	mustDo(t, s.CreateSession(ctx, l)) // seen at 2
	touch := func(now, expires int, want bool) {
		t.Helper()
		touched, err := s.TouchSession(ctx, l.Hash, at(now), at(expires), 50*time.Millisecond)
		if touched != want || err != nil {
			t.Errorf("touched at %d: %v, %v, want %v", now, touched, err, want)
		}
		if touched {
			l.Seen, l.Expires = at(now), at(expires)
		}
		got, err := s.Session(ctx, l.Hash, at(now))
		mustDo(t, err)
		requireEqual(t, "session", got, l)
	}
	touch(51, 2000, false)
	touch(52, 2000, true)
	touch(1, 2000, false) // the clock of another node
	touch(101, 2000, false)
	touch(102, 2100, true)
	var touched atomic.Int64
	var calls sync.WaitGroup
	for range 8 {
		calls.Go(func() {
			ok, err := s.TouchSession(ctx, l.Hash, at(200), at(2200), 50*time.Millisecond)
			if err != nil {
				t.Errorf("touch: %v", err)
			}
			if ok {
				touched.Add(1)
			}
		})
	}
	calls.Wait()
	if n := touched.Load(); n != 1 {
		t.Errorf("at the same time it was touched %d times", n)
	}
	if _, err := s.TouchSession(ctx, l.Hash, at(2200), at(9000), 0); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("an expired session was touched: %v", err)
	}
}

func testDeleteSessions(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustCreateAccount(t, s, "p2", "Bob")
	for i, person := range []string{"p1", "p1", "p1", "p1", "p2"} {
		l := session1(person)
		l.Hash = store.Hash{byte(i), 7}
		mustDo(t, s.CreateSession(ctx, l))
	}
	left := func(want ...byte) {
		t.Helper()
		var got []byte
		for i := range byte(5) {
			if _, err := s.Session(ctx, store.Hash{i, 7}, at(3)); err == nil {
				got = append(got, i)
			}
		}
		requireEqual(t, "sessions that are left", got, want)
	}
	requireError(t, "that of another person", s.DeleteSession(ctx, "p2", store.Hash{0, 7}), store.ErrNotFound)
	left(0, 1, 2, 3, 4)
	mustDo(t, s.DeleteSession(ctx, "p1", store.Hash{0, 7}))
	left(1, 2, 3, 4)
	if n, err := s.DeleteSessions(ctx, "p1", store.Hash{2, 7}); n != 2 || err != nil {
		t.Errorf("all but one: %d, %v, want 2", n, err)
	}
	left(2, 4)
	if n, err := s.DeleteSessions(ctx, "p1", store.Hash{}); n != 1 || err != nil {
		t.Errorf("all: %d, %v, want 1", n, err)
	}
	left(4)
}

func testBoundedSessions(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	for i := range store.MaxSessions + 2 {
		l := session1("p1")
		l.Hash, l.Seen = hashes(i, 1)[0], at(500-i) // the first one was seen last
		mustDo(t, s.CreateSession(ctx, l))
	}
	list, err := s.Sessions(ctx, "p1", at(3))
	mustDo(t, err)
	if len(list) != store.MaxSessions {
		t.Fatalf("there are %d sessions", len(list))
	}
	if last := list[len(list)-1].Hash; list[0].Hash != hashes(0, 1)[0] || last != hashes(store.MaxSessions+1, 1)[0] {
		t.Errorf("the first one is %x, the last one %x", list[0].Hash, last)
	}
}

func testDisabled(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.CreateSession(ctx, session1("p1")), s.SetAccountState(ctx, "p1", store.AccountDisabled))
	l := session1("p1")
	l.Hash = store.Hash{2}
	requireError(t, "a session", s.CreateSession(ctx, l), store.ErrDisabled)
	if _, err := s.Session(ctx, store.Hash{1}, at(3)); err != nil {
		t.Errorf("the session of before: %v", err)
	}
	mustDo(t, s.SetAccountState(ctx, "p1", store.AccountActive), s.CreateSession(ctx, l))
}

func testLoginLink(t *testing.T, s store.Store) {
	ctx := t.Context()
	token := loginToken(1)
	token.AddressKey = "ann\x00@example.org"
	mustDo(t, s.CreateLoginToken(ctx, token))
	for range 2 { // reading it uses nothing up
		got, err := s.LoginToken(ctx, token.Link, at(3))
		mustDo(t, err)
		requireEqual(t, "token", got, token)
	}
	_, other := s.UseLoginLink(ctx, token.Link, store.Hash{9}, at(3))
	_, late := s.UseLoginLink(ctx, token.Link, token.Browser, at(1000))
	_, lateRead := s.LoginToken(ctx, token.Link, at(1000))
	_, lateCode := s.UseLoginCode(ctx, codeOf(token), at(1000))
	failures(t, store.ErrNotFound, map[string]error{"of another browser": other, "too late": late, "read too late": lateRead, "code too late": lateCode})
	requireOneWins(t, "use", store.ErrNotFound, func(ctx context.Context, _ int) error {
		got, err := s.UseLoginLink(ctx, token.Link, token.Browser, at(999))
		if err == nil {
			requireEqual(t, "token", got, token)
		}
		return err
	})
	_, code := s.UseLoginCode(ctx, codeOf(token), at(3))
	requireError(t, "the code after the link", code, store.ErrNotFound)
}

func testLoginCode(t *testing.T, s store.Store) {
	ctx := t.Context()
	token := loginToken(1)
	wrong := codeOf(token)
	wrong.Code = store.Hash{9}
	other := codeOf(token)
	other.Purpose = store.RecoverAccount
	mustDo(t, s.CreateLoginToken(ctx, token))
	for range 2 {
		_, err := s.UseLoginCode(ctx, wrong, at(3))
		requireError(t, "a wrong code", err, store.ErrWrongCode)
	}
	_, err := s.UseLoginCode(ctx, other, at(3))
	requireError(t, "a code for something else", err, store.ErrNotFound)
	requireOneWins(t, "use", store.ErrNotFound, func(ctx context.Context, _ int) error {
		got, err := s.UseLoginCode(ctx, codeOf(token), at(3))
		if err == nil {
			left := token
			left.Tries = 1
			requireEqual(t, "token", got, left)
		}
		return err
	})
	_, err = s.UseLoginLink(ctx, token.Link, token.Browser, at(3))
	requireError(t, "the link after the code", err, store.ErrNotFound)

	// Many wrong codes at the same time have no more tries than one after the other.
	mustDo(t, s.CreateLoginToken(ctx, token))
	var tries atomic.Int64
	var calls sync.WaitGroup
	for range 8 {
		calls.Go(func() {
			if _, err := s.UseLoginCode(ctx, wrong, at(3)); errors.Is(err, store.ErrWrongCode) {
				tries.Add(1)
			} else if !errors.Is(err, store.ErrNotFound) {
				t.Errorf("a wrong code: %v", err)
			}
		})
	}
	calls.Wait()
	if n := tries.Load(); n != int64(token.Tries) {
		t.Errorf("%d codes were tried, want %d", n, token.Tries)
	}
	_, void := s.UseLoginCode(ctx, codeOf(token), at(3))
	_, link := s.UseLoginLink(ctx, token.Link, token.Browser, at(3))
	failures(t, store.ErrNotFound, map[string]error{"the code of a void token": void, "its link": link})

	// A token without an address is that of a person.
	token.Address, token.AddressKey = "", ""
	mustDo(t, s.CreateLoginToken(ctx, token))
	got, err := s.UseLoginCode(ctx, codeOf(token), at(3))
	mustDo(t, err)
	requireEqual(t, "token of a person", got, token)
}

func testLoginTokenReplaced(t *testing.T, s store.Store) {
	ctx := t.Context()
	first, second := loginToken(1), loginToken(2)
	second.Person = "p2" // of whom else it is does not matter
	verify, elsewhere, person, nobody := loginToken(3), loginToken(4), loginToken(5), loginToken(6)
	verify.Purpose, elsewhere.AddressKey = store.VerifyAddress, "ann@example.com"
	person.Address, person.AddressKey = "", ""
	nobody.Person, nobody.Address, nobody.AddressKey = "", "p1", "p1" // an address like the id of the person
	for _, token := range []store.LoginToken{first, verify, elsewhere, person, nobody, second} {
		mustDo(t, s.CreateLoginToken(ctx, token))
	}
	for n, there := range []bool{1: false, 2: true, 3: true, 4: true, 5: true, 6: true} {
		if _, err := s.LoginToken(ctx, store.Hash{byte(n)}, at(3)); (err == nil) != there {
			t.Errorf("token %d: %v, want it there: %v", n, err, there)
		}
	}
	taken := loginToken(2)
	taken.AddressKey = "eve@example.org"
	requireError(t, "the link of another token", s.CreateLoginToken(ctx, taken), store.ErrExists)
	// Of many that are created at the same time one is left.
	var calls sync.WaitGroup
	for i := range 8 {
		calls.Go(func() {
			if err := s.CreateLoginToken(ctx, loginToken(byte(20+i))); err != nil {
				t.Errorf("create: %v", err)
			}
		})
	}
	calls.Wait()
	left := 0
	for i := range 8 {
		if _, err := s.LoginToken(ctx, store.Hash{byte(20 + i)}, at(3)); err == nil {
			left++
		}
	}
	if left != 1 {
		t.Errorf("%d tokens are left", left)
	}
}

func testChallenges(t *testing.T, s store.Store) {
	ctx := t.Context()
	c := store.Challenge{Hash: store.Hash{1}, Data: []byte(`{"challenge":"abc"}`), Expires: at(10)}
	mustDo(t, s.PutChallenge(ctx, c))
	requireError(t, "the same again", s.PutChallenge(ctx, c), store.ErrExists)
	_, late := s.TakeChallenge(ctx, c.Hash, at(10))
	requireError(t, "too late", late, store.ErrNotFound)
	requireOneWins(t, "take", store.ErrNotFound, func(ctx context.Context, _ int) error {
		data, err := s.TakeChallenge(ctx, c.Hash, at(9))
		if err == nil && string(data) != string(c.Data) {
			t.Errorf("the data is %s", data)
		}
		return err
	})
}
