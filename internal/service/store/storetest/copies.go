package storetest

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

// target returns a store as one that can be copied.
func target(t *testing.T, s store.Store) store.CopyTarget {
	t.Helper()
	c, ok := s.(store.CopyTarget)
	if !ok {
		t.Fatalf("%T cannot be copied", s)
	}
	return c
}

// fillStore stores something of everything.
func fillStore(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	mustAppend(t, s, by("c1", "create", first("m1")))
	mustAppend(t, s, by("c1", "1", next("m1", 2, 3)), by("c2", "1", chatEntry("m1", 1, "Hello.", "Ta\x00b\x01le.")))
	mustAppend(t, s, by("c1", "2", next("m1", 5, 1)))
	mustAppend(t, s, first("m2"), first("m4"), first("m3"))
	if err := s.Delete(ctx, "m4", 1); err != nil { // so that there is a gap
		t.Fatal(err)
	}
	if _, err := s.AcquireEpoch(ctx, "m2"); err != nil {
		t.Fatal(err)
	}
	deadline := time.Hour
	computer := next("m2", 2, 2)
	computer.Epoch, computer.Summary.Computer, computer.Summary.Deadline = 2, true, &deadline
	mustAppend(t, s, computer)
	timed := next("m3", 2, 1)
	timed.Summary.Deadline, timed.Summary.Options, timed.Summary.Rated = &deadline, nil, true
	mustAppend(t, s, timed)
	for n, id := range []string{"m1", "m1", "m2"} {
		i := store.Invitation{Hash: store.Hash{byte(n) + 1}, Match: id, Purpose: store.TakeSeat, Expires: at(n)}
		if err := s.PutInvitation(ctx, i); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range []store.PersonRecord{
		{ID: "p2", Name: "茶", Generation: 3, Created: at(1), Seen: at(2), Vacations: []store.VacationRecord{{From: 1e6, Until: time.Hour, Began: at(3)}}, Challenges: store.ChallengedByNobody},
		{ID: "p1", Name: "Ann"}, {ID: "p\x01"},
	} {
		if err := s.PutPerson(ctx, p); err != nil {
			t.Fatal(err)
		}
	}
	mustDo(t, s.PutPerson(ctx, store.PersonRecord{ID: "p3", Generation: 1}))
	for n, a := range []store.Account{account("p2", "茶"), account("p\x01", "Ta\x00ble"), account("p1", "Ann")} {
		mustDo(t, s.CreateAccount(ctx, a))
		if n < 2 { // so that one has nothing
			fillAccount(t, s, a.Person, byte(n)+1)
		}
	}
	mustPutConditional(t, s, conditional("m2", game.Second, "p2", 5), conditional("m2", game.First, "p\x01", -5), conditional("m3", game.First, "p1", 1))
	mustDo(t, s.Follow(ctx, store.Follow{Person: "p2", Followed: "p1", Since: at(3)}), s.Follow(ctx, store.Follow{Person: "p2", Followed: "p\x01", Since: at(2)}))
	mustDo(t, s.AddCourseSteps(ctx, "p2", []store.DoneStep{courseStep("p2", "ring", 4), courseStep("p2", "drop", 5)}), s.AddCourseSteps(ctx, "p\x01", []store.DoneStep{courseStep("p\x01", "ring", 6)}))
	mustTry(t, s, "p2", store.PuzzleTry{Solved: true, At: at(3), Last: at(4), Gain: -2500, Due: 7, Step: 1, Vote: -1, Report: store.FaultText, ReportText: "Hm\x00.", Reported: at(5)}, "b", "a")
	mustTry(t, s, "p\x01", store.PuzzleTry{At: at(3), Last: at(3)}, "a")
	second := next("m1", 6, 1)
	r := result("m1", 9)
	second.Result = &r
	mustAppend(t, s, second, ends(result("m5", 3)), ends(result("m6", 4)))
	mustCount(t, s, []store.RatedResult{counted(result("m5", 3), 1), counted(result("m6", 4), 2)}, rating("p1", 1500), rating("p2", 1400))
	mustDo(t, s.AnnulResult(ctx, "m5", true), s.Delete(ctx, "m5", 1), s.Delete(ctx, "m6", 1))
	fillNotices(t, s)
	mustDo(t, s.Block(ctx, store.Block{Person: "p1", Other: "p\x01", At: at(3)}), s.Block(ctx, store.Block{Person: "p1", Other: "p2", At: at(4)}),
		s.AddReport(ctx, report("r1", "p3", "p1")), s.AddReport(ctx, report("r2", "p3", "p2")), s.PutMute(ctx, mute("p\x01", 9)),
		s.SettleReport(ctx, store.ReportSettlement{ID: "r2", By: "p1", At: at(7), Decision: "Mu\x00ted."}))
	fillStudies(t, s)
	mustDo(t, s.CloseAccount(ctx, "p1", store.AccountDeleted, at(99)))
	mustDo(t, s.SetAccountState(ctx, "p2", store.AccountDisabled), s.SaveUptime(ctx, 90*time.Minute+1))
}

// copied is all that can be copied of a store.
type copied struct {
	Matches     []store.MatchCopy
	People      []store.PersonRecord
	Invitations []store.Invitation
	Accounts    []store.AccountCopy
	Results     []store.RatedResult
	Notices     []store.NoticeCopy
	Safety      []store.SafetyCopy
	Studies     []store.StudyCopy
	Uptime      time.Duration
}

// readAll reads all that can be copied, a few at a time.
func readAll(t *testing.T, s store.CopySource, limit int) (all copied) {
	t.Helper()
	ctx := t.Context()
	for {
		after := int64(0)
		if n := len(all.Matches); n > 0 {
			after = all.Matches[n-1].Number
		}
		some, err := s.MatchesAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.Matches = append(all.Matches, some...)
	}
	for {
		after := ""
		if n := len(all.People); n > 0 {
			after = all.People[n-1].ID
		}
		some, err := s.PeopleAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.People = append(all.People, some...)
	}
	for {
		var after []byte
		if n := len(all.Invitations); n > 0 {
			after = all.Invitations[n-1].Hash[:]
		}
		some, err := s.InvitationsAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.Invitations = append(all.Invitations, some...)
	}
	for {
		after := ""
		if n := len(all.Accounts); n > 0 {
			after = all.Accounts[n-1].Account.Person
		}
		some, err := s.AccountsAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.Accounts = append(all.Accounts, some...)
	}
	for {
		after := ""
		if n := len(all.Results); n > 0 {
			after = all.Results[n-1].Match
		}
		some, err := s.ResultsAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.Results = append(all.Results, some...)
	}
	for {
		after := ""
		if n := len(all.Safety); n > 0 {
			after = all.Safety[n-1].Person
		}
		some, err := s.SafetyAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.Safety = append(all.Safety, some...)
	}
	for {
		after := ""
		if n := len(all.Studies); n > 0 {
			after = all.Studies[n-1].ID
		}
		some, err := s.StudiesAfter(ctx, after, limit)
		mustDo(t, err)
		if len(some) == 0 {
			break
		}
		all.Studies = append(all.Studies, some...)
	}
	var noticeRows int64
	for after := ""; ; {
		some, err := s.NoticesAfter(ctx, after, limit)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		all.Notices = append(all.Notices, some...)
		for i := range some {
			noticeRows += some[i].Rows()
		}
		after = some[len(some)-1].Person
	}
	contents, err := s.Contents(ctx)
	if err != nil {
		t.Fatal(err)
	}
	all.Uptime = contents.Uptime
	requireEqual(t, "numbers of matches, people, invitations, accounts, results, rows of notices, people with blocks, reports and mutes, and studies",
		[]int64{contents.Matches, contents.People, contents.Invitations, contents.Accounts, contents.Results, contents.Notices, contents.Safety, contents.Studies},
		[]int64{
			int64(len(all.Matches)), int64(len(all.People)), int64(len(all.Invitations)), int64(len(all.Accounts)), int64(len(all.Results)), noticeRows,
			int64(len(all.Safety)), int64(len(all.Studies)),
		})
	return all
}

// mustWriteCopy copies all that was read into a store, in two parts, and finishes.
func mustWriteCopy(t *testing.T, s store.CopyTarget, source store.Contents, all copied) {
	t.Helper()
	ctx := t.Context()
	cursor, err := s.BeginCopy(ctx, source)
	if err != nil {
		t.Fatal(err)
	}
	now := store.CopyCursor{Match: all.Matches[0].Number, Person: all.People[0].ID, Account: all.Accounts[0].Account.Person, Result: all.Results[0].Match, Noticed: all.Notices[0].Person, Safety: all.Safety[0].Person, Study: all.Studies[0].ID}
	parts := []store.CopyPart{{
		Matches: all.Matches[:1], People: all.People[:1], Accounts: all.Accounts[:1], Results: all.Results[:1], Notices: all.Notices[:1],
		Safety: all.Safety[:1], Studies: all.Studies[:1],
		Before: cursor, Now: now,
	}}
	later := store.CopyCursor{
		Match: all.Matches[len(all.Matches)-1].Number, Person: all.People[len(all.People)-1].ID, Invitation: []byte{9},
		Account: all.Accounts[len(all.Accounts)-1].Account.Person, Result: all.Results[len(all.Results)-1].Match, Noticed: all.Notices[len(all.Notices)-1].Person,
		Safety: all.Safety[len(all.Safety)-1].Person, Study: all.Studies[len(all.Studies)-1].ID,
	}
	parts = append(parts, store.CopyPart{
		Matches: all.Matches[1:], People: all.People[1:], Invitations: all.Invitations, Accounts: all.Accounts[1:], Results: all.Results[1:], Notices: all.Notices[1:],
		Safety: all.Safety[1:], Studies: all.Studies[1:],
		Before: now, Now: later,
	})
	for _, part := range parts {
		if err := s.WriteCopy(ctx, part); err != nil {
			t.Fatal(err)
		}
		again, err := s.BeginCopy(ctx, source)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "cursor", again, part.Now)
	}
	if err := s.FinishCopy(ctx); err != nil {
		t.Fatal(err)
	}
}

// All that is in a store is read for a copy, the same from every kind of store.
func testCopySource(t *testing.T, s store.Store) {
	other := memory.New()
	fillStore(t, s)
	fillStore(t, other)
	want := readAll(t, other, 100)
	requireEqual(t, "copy", readAll(t, target(t, s), 100), want)
	requireEqual(t, "copy in small parts", readAll(t, target(t, s), 1), want)
	if n := len(want.Matches); n != 3 || len(want.Results) != 3 || want.Matches[1].Epoch != 2 || len(want.Matches[0].Commands) != 4 {
		t.Errorf("%d matches: %+v", n, want.Matches)
	}
	sum := checksum.First("m1")
	for i, text := range want.Matches[0].Events {
		sum = sum.Add(int64(i)+1, text)
	}
	if want.Matches[0].Checksum != sum {
		t.Error("the checksum is not that of the events")
	}
}

// A copy has all that was in the source, and goes on as the source would.
func testCopyTarget(t *testing.T, s store.Store) {
	ctx := t.Context()
	source := memory.New()
	fillStore(t, source)
	contents, err := source.Contents(ctx)
	if err != nil {
		t.Fatal(err)
	}
	want := readAll(t, source, 100)
	if err := s.SaveUptime(ctx, 100*time.Hour); err != nil { // of a service that had nothing
		t.Fatal(err)
	}
	mustWriteCopy(t, target(t, s), contents, want)
	requireEqual(t, "copy", readAll(t, target(t, s), 2), want)

	key := store.CommandKey{Client: "c1", ID: "1"}
	answer, ok, err := s.CommandAnswer(ctx, "m1", key)
	if wanted := (store.CommandAnswer{Seq: 4}); answer != wanted || !ok || err != nil {
		t.Errorf("the answer is %+v, %v, %v, want %+v", answer, ok, err, wanted)
	}
	for _, id := range []string{"m1", "m2", "m3"} {
		if err := s.EachEvent(ctx, id, 0, func(match.Event) error { return nil }); err != nil {
			t.Errorf("events: %v", err)
		}
	}
	mustRefuse(t, s, store.ErrDuplicate, by("c1", "1", next("m1", 7, 1)))
	mustRefuse(t, s, store.ErrNotOwner, next("m2", 4, 1))
	epoch, err := s.AcquireEpoch(ctx, "m2")
	if epoch != 3 || err != nil {
		t.Errorf("epoch %d, %v, want 3", epoch, err)
	}
	e := next("m2", 4, 1)
	e.Epoch = 3
	mustAppend(t, s, e, first("m5"))
	mustAppend(t, s, chatEntry("m1", 3, "And on."), next("m1", 7, 1))
	var ids []string
	if err := s.ForEachSummary(ctx, func(s store.Summary) error { ids = append(ids, s.Match); return nil }); err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "order", ids, []string{"m1", "m2", "m3", "m5"})
	if used, err := s.UseInvitation(ctx, store.Hash{1}); !used || err != nil {
		t.Errorf("an invitation: %v, %v", used, err)
	}
	testCopiedAccounts(t, s)
	// The ratings are computed anew from the results, which go on with the next number.
	requireEqual(t, "pool", mustPool(t, s, "tea live"), store.RatingPool{Name: "tea live", Last: 2, Stale: true, Pending: true})
}

// testCopiedAccounts checks that the accounts of a copy go on as those of its source, but for logins.
func testCopiedAccounts(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	_, session := s.Session(ctx, store.Hash{1}, at(3))
	_, token := s.LoginToken(ctx, store.Hash{1}, at(3))
	failures(t, store.ErrNotFound, map[string]error{"a session": session, "a login token": token})
	bob := account("p3", "bob")
	bob.NameKey, bob.Created = "茶", at(3) // which p2 had before
	requireError(t, "a reserved name", s.CreateAccount(ctx, bob), store.ErrNameTaken)
	requireError(t, "a session of a disabled account", s.CreateSession(ctx, session1("p2")), store.ErrDisabled)
	requireError(t, "an old version of a passkey", s.UsePasskey(ctx, []byte{2, 0}, 1, []byte("{}"), at(9)), store.ErrChanged)
	mustDo(t,
		s.UsePasskey(ctx, []byte{2, 0}, 2, []byte("{}"), at(9)),
		s.UseRecoveryCode(ctx, "p2", store.Hash{1}),
		s.AppendAudit(ctx, store.AuditEntry{Person: "p2", At: at(9), Kind: "login"}),
	)
	if list, err := s.Audit(ctx, "p2", 0, 1); len(list) != 1 || list[0].Number != 4 || err != nil {
		t.Errorf("the next entry of the audit is %+v, %v", list, err)
	}
	if l, err := s.ExternalLogin(ctx, issuer1, "subject of p2"); l.Person != "p2" || err != nil {
		t.Errorf("the external login is %+v, %v", l, err)
	}
	if a, err := s.AddressByKey(ctx, "p2@example.org"); a.Person != "p2" || err != nil {
		t.Errorf("the address is %+v, %v", a, err)
	}
}

// A copy goes into an empty store, and continues only that of the same source, from where it is.
func testCopyRefused(t *testing.T, s store.Store) {
	ctx, c := t.Context(), target(t, s)
	source := memory.New()
	fillStore(t, source)
	contents, err := source.Contents(ctx)
	if err != nil {
		t.Fatal(err)
	}
	all := readAll(t, source, 100)
	if err := s.PutPerson(ctx, store.PersonRecord{ID: "p9", Seen: at(0)}); err != nil {
		t.Fatal(err)
	}
	if _, err := c.BeginCopy(ctx, contents); !errors.Is(err, store.ErrNotEmpty) {
		t.Errorf("into a store with a person: %v", err)
	}
	if err := c.FinishCopy(ctx); !errors.Is(err, store.ErrConflict) {
		t.Errorf("finished what was not begun: %v", err)
	}
	if _, _, err := s.DeletePeople(ctx, at(1), "", 10); err != nil {
		t.Fatal(err)
	}
	cursor, err := c.BeginCopy(ctx, contents)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*store.Contents){
		"of another source":            func(c *store.Contents) { c.Database += "x" },
		"of a source that has changed": func(c *store.Contents) { c.State += "x" },
	} {
		other := contents
		change(&other)
		if _, err := c.BeginCopy(ctx, other); !errors.Is(err, store.ErrNotEmpty) {
			t.Errorf("a copy %s: %v", name, err)
		}
	}
	now := store.CopyCursor{Match: 1, Invitation: []byte{3}, Account: "p", Result: "m", Noticed: "p", Safety: "s", Study: "t"}
	part := store.CopyPart{Matches: all.Matches[:1], Invitations: all.Invitations, Before: cursor, Now: now}
	if err := c.WriteCopy(ctx, part); err != nil {
		t.Fatal(err)
	}
	if err := c.WriteCopy(ctx, part); !errors.Is(err, store.ErrConflict) {
		t.Errorf("the same again: %v", err)
	}
	twice := store.CopyPart{Matches: []store.MatchCopy{all.Matches[1], all.Matches[0]}, Before: part.Now, Now: store.CopyCursor{Match: 9}}
	if err := c.WriteCopy(ctx, twice); err == nil {
		t.Error("a match that is there already was copied")
	}
	elsewhere := store.CopyPart{Before: part.Now, Now: part.Now}
	elsewhere.Before.Account = "q"
	requireError(t, "a part after another account", c.WriteCopy(ctx, elsewhere), store.ErrConflict)
	elsewhere = store.CopyPart{Before: part.Now, Now: part.Now}
	elsewhere.Before.Result = "n"
	requireError(t, "a part after another result", c.WriteCopy(ctx, elsewhere), store.ErrConflict)
	elsewhere = store.CopyPart{Before: part.Now, Now: part.Now}
	elsewhere.Before.Noticed = "n"
	requireError(t, "a part after another person with notices", c.WriteCopy(ctx, elsewhere), store.ErrConflict)
	elsewhere.Before.Safety = "r"
	requireError(t, "a part after other blocks", c.WriteCopy(ctx, elsewhere), store.ErrConflict)
	elsewhere = store.CopyPart{Before: part.Now, Now: part.Now}
	elsewhere.Before.Study = "u"
	requireError(t, "a part after another study", c.WriteCopy(ctx, elsewhere), store.ErrConflict)
	if err := c.WriteCopy(cancelledContext(), twice); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	got := readAll(t, c, 100)
	requireEqual(t, "matches", got.Matches, all.Matches[:1])
	requireEqual(t, "invitations to matches that are there", got.Invitations, all.Invitations[:2])
	if cursor, err := c.BeginCopy(ctx, contents); err != nil || cursor.Match != 1 || cursor.Account != "p" || cursor.Result != "m" || cursor.Noticed != "p" || cursor.Safety != "s" || cursor.Study != "t" {
		t.Errorf("the copy is at %+v, %v", cursor, err)
	}
}
