package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// safetyLaws are the laws of blocks, reports and mutes.
var safetyLaws = []law{
	{"a block is between two people", testBlocks},
	{"blocks are bounded", testBoundedBlocks},
	{"reports are settled once", testReports},
	{"open reports are bounded", testBoundedReports},
	{"reports are listed in parts", testReportLists},
	{"a mute ends", testMutes},
	{"what was settled long ago expires", testOldReports},
	{"nothing is left of the safety of a person who is deleted", testDeletedSafety},
	{"what cannot be stored of safety is refused", testSafetyChecks},
}

func report(id, reporter, subject string) store.Report {
	return store.Report{ID: id, Reporter: reporter, Subject: subject, Category: store.ReportChat, Text: "Ru\x00de 茶", Match: "m1", Line: 2, At: at(5)}
}

func mute(person string, until int) store.Mute {
	return store.Mute{Person: person, Until: at(until), Reason: "Ru\x00de.", By: "p1", At: at(1)}
}

func testBlocks(t *testing.T, s store.Store) {
	ctx := t.Context()
	requireBlocked := func(a, b string, want bool) {
		t.Helper()
		got, err := s.Blocked(ctx, a, b)
		if got != want || err != nil {
			t.Errorf("%s and %s: blocked %v, %v, want %v", a, b, got, err, want)
		}
	}
	requireBlocked("p1", "p2", false)
	mustDo(t, s.Block(ctx, store.Block{Person: "p1", Other: "p2", At: at(1)}), s.Block(ctx, store.Block{Person: "p1", Other: "p2", At: at(9)}),
		s.Block(ctx, store.Block{Person: "p1", Other: "p\x00", At: at(2)}))
	requireBlocked("p1", "p2", true)
	requireBlocked("p2", "p1", true)
	requireBlocked("p2", "p3", false)
	blocks, err := s.Blocks(ctx, "p1")
	mustDo(t, err)
	requireEqual(t, "blocks", blocks, []store.Block{{Person: "p1", Other: "p\x00", At: at(2)}, {Person: "p1", Other: "p2", At: at(1)}})
	if blocks, err := s.Blocks(ctx, "p2"); len(blocks) > 0 || err != nil {
		t.Errorf("the blocked person has %+v, %v", blocks, err)
	}
	mustDo(t, s.Block(ctx, store.Block{Person: "p2", Other: "p1", At: at(3)}))
	for person, want := range map[string][]string{"p1": {"p\x00", "p2"}, "p2": {"p1"}, "p\x00": {"p1"}, "p3": nil} {
		others, err := s.BlockedWith(ctx, person)
		mustDo(t, err)
		if !slices.Equal(others, want) {
			t.Errorf("%q is blocked with %q, want %q", person, others, want)
		}
	}
	mustDo(t, s.Unblock(ctx, "p2", "p1"))
	requireError(t, "the other way round", s.Unblock(ctx, "p2", "p1"), store.ErrNotFound)
	mustDo(t, s.Unblock(ctx, "p1", "p2"))
	requireBlocked("p1", "p2", false)
	requireError(t, "again", s.Unblock(ctx, "p1", "p2"), store.ErrNotFound)
}

func testBoundedBlocks(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range store.MaxBlocks {
		mustDo(t, s.Block(ctx, store.Block{Person: "p1", Other: fmt.Sprint("q", i), At: at(i)}))
	}
	requireError(t, "one more", s.Block(ctx, store.Block{Person: "p1", Other: "p2", At: at(1)}), store.ErrTooMany)
	mustDo(t, s.Block(ctx, store.Block{Person: "p1", Other: "q7", At: at(1)}), s.Block(ctx, store.Block{Person: "p2", Other: "p1", At: at(1)}))
	if blocks, err := s.Blocks(ctx, "p1"); len(blocks) != store.MaxBlocks || err != nil {
		t.Errorf("there are %d blocks, %v", len(blocks), err)
	}
}

func testReports(t *testing.T, s store.Store) {
	ctx := t.Context()
	r := report("r1", "p1", "p2")
	mustDo(t, s.AddReport(ctx, r))
	requireError(t, "again", s.AddReport(ctx, r), store.ErrExists)
	got, err := s.Report(ctx, "r1")
	mustDo(t, err)
	requireEqual(t, "report", got, r)
	_, err = s.Report(ctx, "r2")
	requireError(t, "another one", err, store.ErrNotFound)
	requireError(t, "settle another one", s.SettleReport(ctx, store.ReportSettlement{ID: "r2", By: "p9", At: at(6)}), store.ErrNotFound)
	requireOneWins(t, "settle", store.ErrChanged, func(ctx context.Context, i int) error {
		return s.SettleReport(ctx, store.ReportSettlement{ID: "r1", By: "p9", At: at(6), Decision: "Muted."})
	})
	r.Settled, r.By, r.Decision = at(6), "p9", "Muted."
	got, err = s.Report(ctx, "r1")
	mustDo(t, err)
	requireEqual(t, "settled report", got, r)
}

func testBoundedReports(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range store.MaxOpenReports {
		mustDo(t, s.AddReport(ctx, report(fmt.Sprint("r", i), "p1", "p2")))
	}
	requireError(t, "one more", s.AddReport(ctx, report("more", "p1", "p3")), store.ErrTooMany)
	mustDo(t, s.AddReport(ctx, report("other", "p3", "p2")), s.SettleReport(ctx, store.ReportSettlement{ID: "r3", By: "p9", At: at(6)}),
		s.AddReport(ctx, report("more", "p1", "p3")))
	if reports, err := s.ReportsBy(ctx, "p1"); len(reports) != store.MaxOpenReports+1 || err != nil {
		t.Errorf("there are %d reports, %v", len(reports), err)
	}
}

func testReportLists(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range 5 {
		r := report(fmt.Sprint("r", i), fmt.Sprint("p", i), "q")
		r.At = at(10 + i/2) // some at the same time
		mustDo(t, s.AddReport(ctx, r))
	}
	mustDo(t, s.SettleReport(ctx, store.ReportSettlement{ID: "r2", By: "p9", At: at(20)}))
	read := func(settled bool) (got []string) {
		t.Helper()
		var after *store.ReportCursor
		for {
			some, err := s.Reports(ctx, settled, after, 2)
			mustDo(t, err)
			if len(some) == 0 {
				return got
			}
			for _, r := range some {
				got = append(got, r.ID)
				after = &store.ReportCursor{At: r.At, ID: r.ID}
			}
		}
	}
	if open, settled := read(false), read(true); !slices.Equal(open, []string{"r4", "r3", "r1", "r0"}) || !slices.Equal(settled, []string{"r2"}) {
		t.Errorf("open are %v, settled %v", open, settled)
	}
}

func testMutes(t *testing.T, s store.Store) {
	ctx := t.Context()
	_, err := s.Mute(ctx, "p2", at(1))
	requireError(t, "nobody is muted", err, store.ErrNotFound)
	mustDo(t, s.PutMute(ctx, mute("p2", 9)), s.PutMute(ctx, mute("p2", 7)))
	m, err := s.Mute(ctx, "p2", at(6))
	mustDo(t, err)
	requireEqual(t, "mute", m, mute("p2", 7))
	_, err = s.Mute(ctx, "p2", at(7))
	requireError(t, "it has ended", err, store.ErrNotFound)
	requireError(t, "end what has ended", s.DeleteMute(ctx, "p2", at(7)), store.ErrNotFound)
	mustDo(t, s.DeleteMute(ctx, "p2", at(6)))
	_, err = s.Mute(ctx, "p2", at(6))
	requireError(t, "it was ended", err, store.ErrNotFound)
}

func testOldReports(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.AddReport(ctx, report("r1", "p1", "p2")), s.AddReport(ctx, report("r2", "p1", "p2")), s.PutMute(ctx, mute("p2", 9)), s.PutMute(ctx, mute("p3", 10)),
		s.SettleReport(ctx, store.ReportSettlement{ID: "r1", By: "p9", At: at(9)}))
	n, err := s.DeleteExpired(ctx, at(9), 10)
	if n != 1 || err != nil {
		t.Errorf("%d have expired, %v, want the mute", n, err)
	}
	if n, err = s.DeleteExpired(ctx, at(9).Add(store.ReportLifetime), 10); n != 2 || err != nil {
		t.Errorf("%d have expired, %v, want the other mute and the settled report", n, err)
	}
	if reports, err := s.ReportsBy(ctx, "p1"); len(reports) != 1 || reports[0].ID != "r2" || err != nil {
		t.Errorf("the reports are %+v, %v, want the open one", reports, err)
	}
}

func testDeletedSafety(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p2", Created: at(0), Seen: at(0)}))
	fill := func(person string) {
		mustDo(t, s.Block(ctx, store.Block{Person: person, Other: "q1", At: at(1)}), s.Block(ctx, store.Block{Person: "q1", Other: person, At: at(1)}),
			s.AddReport(ctx, report("by"+person, person, "q1")), s.AddReport(ctx, report("about"+person, "q1", person)), s.PutMute(ctx, mute(person, 99)))
	}
	fill("p1")
	fill("p2")
	mustDo(t, s.DeleteAccount(ctx, "p1"))
	if deleted, _, err := s.DeletePeople(ctx, at(1), "", 100); deleted == 0 || err != nil {
		t.Fatalf("%d people were deleted, %v", deleted, err)
	}
	left, err := target(t, s).SafetyAfter(ctx, "", 100)
	mustDo(t, err)
	requireEqual(t, "what is left", left, []store.SafetyCopy{{Person: "q1", Blocks: []store.Block{
		{Person: "q1", Other: "p1", At: at(1)}, {Person: "q1", Other: "p2", At: at(1)},
	}}})
}

func testSafetyChecks(t *testing.T, s store.Store) {
	ctx := t.Context()
	change := func(f func(*store.Report)) error {
		r := report("r1", "p1", "p2")
		f(&r)
		return s.AddReport(ctx, r)
	}
	failures(t, store.ErrInvalid, map[string]error{
		"block oneself":     s.Block(ctx, store.Block{Person: "p1", Other: "p1", At: at(1)}),
		"block nobody":      s.Block(ctx, store.Block{Person: "p1", At: at(1)}),
		"report oneself":    change(func(r *store.Report) { r.Subject = "p1" }),
		"no id":             change(func(r *store.Report) { r.ID = "" }),
		"no category":       change(func(r *store.Report) { r.Category = "taste" }),
		"a long text":       change(func(r *store.Report) { r.Text = fmt.Sprintf("%01001d", 1) }),
		"a line of nothing": change(func(r *store.Report) { r.Match = "" }),
		"settled already":   change(func(r *store.Report) { r.Settled = at(1) }),
		"settled by nobody": s.SettleReport(ctx, store.ReportSettlement{ID: "r1", At: at(1)}),
		"an ended mute":     s.PutMute(ctx, mute("p1", 1)),
		"a mute of nobody":  s.PutMute(ctx, mute("", 9)),
		"delete at no time": s.CloseAccount(ctx, "p1", store.AccountDeleted, time.Time{}),
		"suspend oneself":   s.CloseAccount(ctx, "p1", store.AccountSuspended, time.Time{}),
	})
}

func testClosedAccounts(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	requireState := func(want store.AccountState, erase time.Time) {
		t.Helper()
		a, err := s.Account(ctx, "p1")
		if a.State != want || !a.Erase.Equal(store.RoundTime(erase)) || err != nil {
			t.Errorf("the state is %s, erased at %v, %v, want %s, %v", a.State, a.Erase, err, want, erase)
		}
	}
	mustDo(t, s.CloseAccount(ctx, "p1", store.AccountDisabled, time.Time{}))
	requireState(store.AccountDisabled, time.Time{})
	requireError(t, "a session", s.CreateSession(ctx, session1("p1")), store.ErrDisabled)
	mustDo(t, s.ReopenAccount(ctx, "p1"), s.CreateSession(ctx, session1("p1")))
	mustDo(t, s.CloseAccount(ctx, "p1", store.AccountDeleted, at(9)))
	requireState(store.AccountDeleted, at(9))
	other := session1("p1")
	other.Hash = store.Hash{7}
	requireError(t, "a session", s.CreateSession(ctx, other), store.ErrDisabled)
	mustDo(t, s.ReopenAccount(ctx, "p1"))
	requireState(store.AccountActive, time.Time{})

	mustDo(t, s.CloseAccount(ctx, "p1", store.AccountDeleted, at(9)), s.SetAccountState(ctx, "p1", store.AccountSuspended))
	requireState(store.AccountSuspended, at(9)) // the wish of its owner stands
	requireError(t, "a session", s.CreateSession(ctx, other), store.ErrSuspended)
	requireError(t, "reopen", s.ReopenAccount(ctx, "p1"), store.ErrSuspended)
	requireError(t, "close", s.CloseAccount(ctx, "p1", store.AccountDisabled, time.Time{}), store.ErrSuspended)
	requireState(store.AccountSuspended, at(9))
	mustDo(t, s.SetAccountState(ctx, "p1", store.AccountActive))
	requireState(store.AccountActive, time.Time{})
}

func testErasedAccounts(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i, person := range []string{"p1", "p2", "p3"} {
		mustCreateAccount(t, s, person, "Ann "+person)
		if i < 2 {
			mustDo(t, s.CloseAccount(ctx, person, store.AccountDeleted, at(9-i)))
		}
	}
	due := func(now int, want ...string) {
		t.Helper()
		if got, err := s.AccountsToErase(ctx, at(now), 10); !slices.Equal(got, want) || err != nil {
			t.Errorf("at %d %v are due, %v, want %v", now, got, err, want)
		}
	}
	due(7)
	due(8, "p2")
	due(9, "p2", "p1")
	requireError(t, "too early", s.EraseAccount(ctx, "p1", at(8)), store.ErrChanged)
	requireError(t, "an active one", s.EraseAccount(ctx, "p3", at(99)), store.ErrChanged)
	mustDo(t, s.EraseAccount(ctx, "p2", at(8)), s.ReopenAccount(ctx, "p1"))
	due(99)
	requireError(t, "one that was reopened", s.EraseAccount(ctx, "p1", at(99)), store.ErrChanged)
	_, err := s.Account(ctx, "p2")
	requireError(t, "an erased account", err, store.ErrNotFound)
	if p, err := s.Person(ctx, "p2"); p.Name != "" || p.Generation != 4 || err != nil {
		t.Errorf("the person is %+v, %v, want a former player", p, err)
	}
}

// removeAtOnce calls functions at once that each remove a way to log in, and checks that one has removed it.
func removeAtOnce(t *testing.T, what string, calls ...func() error) {
	t.Helper()
	errs := make([]error, len(calls))
	var removing sync.WaitGroup
	for i, call := range calls {
		removing.Go(func() { errs[i] = call() })
	}
	removing.Wait()
	removed := 0
	for _, err := range errs {
		if err == nil {
			removed++
		} else if !errors.Is(err, store.ErrLastLogin) {
			t.Errorf("%s: %v, want %v", what, err, store.ErrLastLogin)
		}
	}
	if removed != 1 {
		t.Errorf("%s: %d were removed, want 1", what, removed)
	}
}

// Of two ways to log in that are removed at once, one stays.
func testLastLogin(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i := range 6 {
		person := fmt.Sprint("p", i)
		mustCreateAccount(t, s, person, fmt.Sprint("Ann", i))
		first, second, address := passkey1(person), passkey1(person), address1(person)
		first.ID, second.ID = []byte{byte(i), 1}, []byte{byte(i), 2}
		mustDo(t, s.AddPasskey(ctx, first))
		if i%2 == 0 {
			mustDo(t, s.AddPasskey(ctx, second))
			removeAtOnce(t, "two passkeys", func() error { return s.DeletePasskey(ctx, person, first.ID, everyWay) }, func() error { return s.DeletePasskey(ctx, person, second.ID, everyWay) })
			continue
		}
		mustDo(t, s.PutAddress(ctx, address))
		requireError(t, "an address without a mail server", s.DeletePasskey(ctx, person, first.ID, store.LoginWays{}), store.ErrLastLogin)
		removeAtOnce(t, "passkey and address", func() error { return s.DeletePasskey(ctx, person, first.ID, everyWay) }, func() error { return s.DeleteAddress(ctx, person, everyWay) })
	}
	mustCreateAccount(t, s, "q", "Bob")
	mustDo(t, s.AddPasskey(ctx, passkey1("q")), s.ReplaceRecoveryCodes(ctx, "q", []store.Hash{{1}}), s.DeletePasskey(ctx, "q", passkey1("q").ID, store.LoginWays{}))
}

// protect blocks, reports and mutes.
func (p *storePair) protect(t *rapid.T) {
	id, other, word, now, until := person.Draw(t, "person"), person.Draw(t, "other"), words.Draw(t, "word"), moments.Draw(t, "now"), moments.Draw(t, "until")
	name := rapid.SampledFrom([]string{"r1", "r2", "r3"}).Draw(t, "report")
	r := store.Report{ID: name, Reporter: id, Subject: other, Category: store.ReportName, Text: word, Match: word, Line: 1, At: now}
	p.choose(t, map[string]func(context.Context, store.Store) (any, error){
		"block": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.Block(ctx, store.Block{Person: id, Other: other, At: now})
		},
		"unblock": func(ctx context.Context, s store.Store) (any, error) { return nil, s.Unblock(ctx, id, other) },
		"report":  func(ctx context.Context, s store.Store) (any, error) { return nil, s.AddReport(ctx, r) },
		"settle": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.SettleReport(ctx, store.ReportSettlement{ID: name, By: other, At: until, Decision: word})
		},
		"mute": func(ctx context.Context, s store.Store) (any, error) {
			return nil, s.PutMute(ctx, store.Mute{Person: id, Until: until, Reason: word, By: other, At: now})
		},
		"unmute": func(ctx context.Context, s store.Store) (any, error) { return nil, s.DeleteMute(ctx, id, now) },
	})
}

// safetyReads returns all that can be read of safety.
func safetyReads(t *rapid.T, id string) map[string]func(store.Store) (any, error) {
	ctx := context.Background()
	other, now, settled := person.Draw(t, "other"), moments.Draw(t, "now"), rapid.Bool().Draw(t, "settled")
	return map[string]func(store.Store) (any, error){
		"blocked": func(s store.Store) (any, error) { return s.Blocked(ctx, id, other) },
		"blocked with": func(s store.Store) (any, error) {
			others, err := s.BlockedWith(ctx, id)
			return append([]string{}, others...), err
		},
		"blocks": func(s store.Store) (any, error) { return s.Blocks(ctx, id) },
		"report": func(s store.Store) (any, error) { return s.Report(ctx, "r1") },
		"reports": func(s store.Store) (any, error) {
			return s.Reports(ctx, settled, &store.ReportCursor{At: now, ID: "r2"}, 2)
		},
		"reports by": func(s store.Store) (any, error) { return s.ReportsBy(ctx, id) },
		"mute":       func(s store.Store) (any, error) { return s.Mute(ctx, id, now) },
		"to erase":   func(s store.Store) (any, error) { return s.AccountsToErase(ctx, at(99), 1000) },
		"safety": func(s store.Store) (any, error) {
			from, ok := s.(store.CopySource)
			if !ok {
				return nil, fmt.Errorf("%T cannot be copied", s)
			}
			return from.SafetyAfter(ctx, "", 100)
		},
	}
}
