package transfer_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/checksum"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/transfer"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

// matches is how many matches are copied here: more than are copied at once.
const matches = 250

// filledStore returns a store with matches.
func filledStore(t *testing.T) *memory.Store {
	t.Helper()
	s := memory.New()
	if err := torture.FillStore(t.Context(), s, games.All(), matches); err != nil {
		t.Fatal(err)
	}
	return s
}

// everything reads all that can be copied.
func everything(t *testing.T, s store.CopySource) (all struct {
	Matches     []store.MatchCopy
	People      []store.PersonRecord
	Invitations []store.Invitation
	Accounts    []store.AccountCopy
}) {
	t.Helper()
	var errs [4]error
	all.People, errs[1] = s.PeopleAfter(t.Context(), "", matches)
	all.Invitations, errs[2] = s.InvitationsAfter(t.Context(), nil, matches)
	all.Accounts, errs[3] = s.AccountsAfter(t.Context(), "", matches)
	for after := int64(0); ; {
		some, err := s.MatchesAfter(t.Context(), after, matches)
		if errs[0] = err; err != nil || len(some) == 0 {
			break
		}
		all.Matches, after = append(all.Matches, some...), some[len(some)-1].Number
	}
	if err := errors.Join(errs[:]...); err != nil {
		t.Fatal(err)
	}
	return all
}

// requireSame checks that a store has all that another one has.
func requireSame(t *testing.T, got, want store.CopySource) {
	t.Helper()
	if a, b := everything(t, want), everything(t, got); !reflect.DeepEqual(a, b) {
		t.Errorf("(-want +got):\n%s", cmp.Diff(a, b))
	}
}

// unfinished reports whether the copy into a store is not finished.
func unfinished(t *testing.T, from store.CopySource, to store.CopyTarget) bool {
	t.Helper()
	contents, err := from.Contents(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	_, err = to.BeginCopy(t.Context(), contents)
	return err == nil
}

// corruptedSource changes matches as they are read.
type corruptedSource struct {
	store.CopySource
	corrupt func(*store.MatchCopy)
}

func (s corruptedSource) MatchesAfter(ctx context.Context, number int64, limit int) ([]store.MatchCopy, error) {
	some, err := s.CopySource.MatchesAfter(ctx, number, limit)
	for i := range some {
		s.corrupt(&some[i])
	}
	return some, err
}

// failingTarget fails at one of its writes, and can change what is written.
type failingTarget struct {
	store.CopyTarget
	failAt int // counted from 1; 0: never
	after  bool
	change func(*store.CopyPart)
	writes int
}

var errFailed = errors.New("it failed")

func (f *failingTarget) WriteCopy(ctx context.Context, part store.CopyPart) error {
	f.writes++
	if f.change != nil {
		f.change(&part)
	}
	if f.writes == f.failAt && !f.after {
		return errFailed
	}
	err := f.CopyTarget.WriteCopy(ctx, part)
	if f.writes == f.failAt {
		return errFailed // of which the caller does not know whether it is there
	}
	return err
}

// A copy that fails at any of its writes, stored or not, is continued by the next call and complete then.
func TestContinued(t *testing.T) {
	from := filledStore(t)
	for _, after := range []bool{false, true} {
		for failAt := 1; ; failAt++ {
			to := memory.New()
			_, err := transfer.Run(t.Context(), transfer.Config{From: from, To: &failingTarget{CopyTarget: to, failAt: failAt, after: after}, Games: games.All()})
			if err == nil {
				if failAt < 5 {
					t.Errorf("there are only %d writes", failAt-1)
				}
				break
			}
			if !errors.Is(err, errFailed) {
				t.Fatal(err)
			}
			result, err := transfer.Run(t.Context(), transfer.Config{From: from, To: to, Games: games.All()})
			if err != nil || result.Contents.Matches != matches || result.LeftOut != 0 {
				t.Fatalf("continued: %+v, %v", result, err)
			}
			if resumed := after || failAt > 1; result.Resumed != resumed {
				t.Errorf("resumed is %v after write %d", result.Resumed, failAt)
			}
			requireSame(t, to, from)
		}
	}
}

// corruptions are what can be wrong with a match, and what the error says.
var corruptions = map[string]struct {
	corrupt func(*store.MatchCopy)
	text    string
}{
	"an event was changed": {func(m *store.MatchCopy) { m.Events[0] = strings.Replace(m.Events[0], "Ann", "Bob", 1) }, "checksum"},
	"an event is missing":  {func(m *store.MatchCopy) { m.Events = m.Events[:len(m.Events)-1] }, "events are missing"},
	"the summary differs":  {func(m *store.MatchCopy) { m.Summary.Turns++ }, "its summary is"},
	"no summary":           {func(m *store.MatchCopy) { m.Summary = store.Summary{Match: m.Summary.Match} }, "its summary cannot be read"},
	"a line is missing":    {func(m *store.MatchCopy) { m.Lines++ }, "its chat has"},
	"lines are exchanged":  {func(m *store.MatchCopy) { m.Chat[0].Number++ }, "line 1 of its chat"},
	"an answer is wrong":   {func(m *store.MatchCopy) { m.Commands[0].Seq = 1 << 40 }, "which do not exist"},
	"no epoch":             {func(m *store.MatchCopy) { m.Epoch = 0 }, "epoch is 0"},
	"no deadline":          {func(m *store.MatchCopy) { m.Due = new(m.Summary.Created.Sub(m.Summary.Created)) }, "waits until"},
}

// A damaged match is named with what is wrong; the copy goes on without it only if it is asked to, and
// then reports it. The invitations to it are left out too.
func TestDamagedMatches(t *testing.T) {
	sound := filledStore(t)
	const damaged = "m0000230" // has an invitation and chat
	for name, wrong := range corruptions {
		from := corruptedSource{sound, func(m *store.MatchCopy) {
			if m.Summary.Match == damaged {
				m.Events, m.Commands = append([]string{}, m.Events...), append([]store.StoredCommand{}, m.Commands...)
				m.Chat = append(m.Chat[:0:0], m.Chat...)
				wrong.corrupt(m)
			}
		}}
		to := memory.New()
		_, err := transfer.Run(t.Context(), transfer.Config{From: from, To: to, Games: games.All()})
		if named := (*transfer.DamagedError)(nil); !errors.As(err, &named) || !strings.Contains(err.Error(), damaged) || !strings.Contains(err.Error(), wrong.text) {
			t.Errorf("%s: %v", name, err)
		}
		if !unfinished(t, from, to) {
			t.Errorf("%s: the copy is finished", name)
		}
		var leftOut []string
		result, err := transfer.Run(t.Context(), transfer.Config{From: from, To: to, Games: games.All(), LeftOut: func(m store.MatchCopy, wrong error) error {
			leftOut = append(leftOut, m.Summary.Match+" "+wrong.Error())
			return nil
		}})
		if err != nil || len(leftOut) != 1 || result.LeftOut != 1 || !strings.Contains(leftOut[0], wrong.text) {
			t.Errorf("%s: %+v, %v, left out %q", name, result, err, leftOut)
		}
		contents, err := to.Contents(t.Context())
		if contents.Matches != matches-1 || contents.Invitations != matches/10-1 || err != nil {
			t.Errorf("%s: it has %+v, %v", name, contents, err)
		}
	}
}

// What is not in the target as it is in the source is noticed, and the target cannot be used.
func TestCompared(t *testing.T) {
	from := filledStore(t)
	for name, change := range map[string]func(*store.CopyPart){
		"a match is missing":       func(p *store.CopyPart) { p.Matches = p.Matches[:max(len(p.Matches)-1, 0)] },
		"chat is missing":          func(p *store.CopyPart) { forEach(p, func(m *store.MatchCopy) { m.Chat, m.Lines = nil, 0 }) },
		"answers are missing":      func(p *store.CopyPart) { forEach(p, func(m *store.MatchCopy) { m.Commands = nil }) },
		"epochs are lost":          func(p *store.CopyPart) { forEach(p, func(m *store.MatchCopy) { m.Epoch = 1 }) },
		"a person is missing":      func(p *store.CopyPart) { p.People = p.People[:max(len(p.People)-1, 0)] },
		"an invitation is missing": func(p *store.CopyPart) { p.Invitations = p.Invitations[:max(len(p.Invitations)-1, 0)] },
		"an account is missing":    func(p *store.CopyPart) { p.Accounts = p.Accounts[:max(len(p.Accounts)-1, 0)] },
		"a passkey is missing":     func(p *store.CopyPart) { forEachAccount(p, func(a *store.AccountCopy) { a.Passkeys = nil }) },
		"an address is missing":    func(p *store.CopyPart) { forEachAccount(p, func(a *store.AccountCopy) { a.Address = nil }) },
		"external logins are lost": func(p *store.CopyPart) { forEachAccount(p, func(a *store.AccountCopy) { a.ExternalLogins = nil }) },
		"recovery codes are lost":  func(p *store.CopyPart) { forEachAccount(p, func(a *store.AccountCopy) { a.RecoveryCodes = nil }) },
		"the audit is lost":        func(p *store.CopyPart) { forEachAccount(p, func(a *store.AccountCopy) { a.Audit = nil }) },
		"a name is not reserved":   func(p *store.CopyPart) { forEachAccount(p, func(a *store.AccountCopy) { a.ReservedNames = nil }) },
		"a state is lost": func(p *store.CopyPart) {
			forEachAccount(p, func(a *store.AccountCopy) { a.Account.State = store.AccountActive })
		},
	} {
		to := memory.New()
		_, err := transfer.Run(t.Context(), transfer.Config{From: from, To: &failingTarget{CopyTarget: to, change: change}, Games: games.All()})
		if err == nil || !strings.Contains(err.Error(), "The target cannot be used") {
			t.Errorf("%s: %v", name, err)
		}
		if !unfinished(t, from, to) {
			t.Errorf("%s: the copy is finished", name)
		}
	}
}

// forEach changes the matches of a part, which are shared with the caller.
func forEach(p *store.CopyPart, change func(*store.MatchCopy)) {
	p.Matches = append(p.Matches[:0:0], p.Matches...)
	for i := range p.Matches {
		change(&p.Matches[i])
	}
}

// forEachAccount changes the accounts of a part, which are shared with the caller.
func forEachAccount(p *store.CopyPart, change func(*store.AccountCopy)) {
	p.Accounts = append(p.Accounts[:0:0], p.Accounts...)
	for i := range p.Accounts {
		change(&p.Accounts[i])
	}
}

// An error of the last step leaves the copy unfinished; the next call finishes it. A copy of a source that was
// used meanwhile is not continued.
func TestFinishedLast(t *testing.T) {
	from, to := filledStore(t), memory.New()
	c := transfer.Config{From: from, To: to, Games: games.All(), BeforeFinish: func(context.Context) error { return errFailed }}
	if _, err := transfer.Run(t.Context(), c); !errors.Is(err, errFailed) || !unfinished(t, from, to) {
		t.Errorf("it ends with %v", err)
	}
	var last transfer.Progress
	c.BeforeFinish, c.Progress = nil, func(p transfer.Progress) { last = p }
	if _, err := transfer.Run(t.Context(), c); err != nil {
		t.Error(err)
	}
	if want := (transfer.Progress{Stage: transfer.Compare, Done: matches, Total: matches}); last != want {
		t.Errorf("the progress ends with %+v, want %+v", last, want)
	}
	c.To = memory.New()
	c.BeforeFinish = func(ctx context.Context) error { return errors.Join(errFailed, from.SaveUptime(ctx, 1)) }
	if _, err := transfer.Run(t.Context(), c); !errors.Is(err, errFailed) {
		t.Error(err)
	}
	if _, err := transfer.Run(t.Context(), c); !errors.Is(err, store.ErrNotEmpty) {
		t.Errorf("the copy of a source that was used meanwhile: %v", err)
	}
}

// Without verification damaged matches are copied as they are.
func TestUnverified(t *testing.T) {
	for name, corrupt := range map[string]func(*store.MatchCopy){
		"another summary": func(m *store.MatchCopy) { m.Summary.Turns++ },
		"no events": func(m *store.MatchCopy) {
			m.Events, m.Checksum = nil, checksum.First(m.Summary.Match)
		},
	} {
		from, to := corruptedSource{filledStore(t), corrupt}, memory.New()
		if _, err := transfer.Run(t.Context(), transfer.Config{From: from, To: to, Games: games.All(), Unverified: true}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		requireSame(t, to, from)
	}
}

// A copy that is cancelled ends, and its goroutines too.
func TestCancelledCopy(t *testing.T) {
	from, to := filledStore(t), memory.New()
	ctx, cancel := context.WithCancel(t.Context())
	_, err := transfer.Run(ctx, transfer.Config{From: from, To: to, Games: games.All(), Progress: func(transfer.Progress) { cancel() }})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
	if _, err := transfer.Run(t.Context(), transfer.Config{From: from, To: to, Games: games.All()}); err != nil {
		t.Error(err)
	}
	requireSame(t, to, from)
}
