package storetest

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// CompareStores calls two stores with the same random operations, new ones for every run, and
// compares their results. It closes what open opens.
func CompareStores(t *testing.T, open func() (a, b store.Store, err error)) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, err := open()
		if err != nil {
			t.Fatal(err)
		}
		defer func() {
			if err := errors.Join(a.Close(), b.Close()); err != nil {
				t.Fatal(err)
			}
		}()
		p := &storePair{a, b, map[string]int64{}, map[string]int64{}, map[string]int64{}}
		t.Repeat(map[string]func(*rapid.T){
			"begin":       p.begin,
			"append":      p.append,
			"own":         p.own,
			"invite":      p.invite,
			"person":      p.person,
			"delete":      p.delete,
			"people":      p.deletePeople,
			"beat":        p.beat,
			"named":       p.nameAccount,
			"key":         p.changeCredentials,
			"login":       p.login,
			"rate":        p.rate,
			"decide":      p.decide,
			"game report": p.storeGameReport,
			"safety":      p.protect,
			"":            p.check,
		})
	})
}

// storePair is two stores, and what of their matches is probably so.
type storePair struct {
	a, b          store.Store
	events, lines map[string]int64
	epochs        map[string]int64
}

// both calls both stores and compares their results. It returns whether the call
// succeeded.
func (p *storePair) both(t *rapid.T, what string, do func(store.Store) (any, error)) bool {
	x, errX := do(p.a)
	y, errY := do(p.b)
	for _, named := range []error{
		store.ErrNotFound, store.ErrExists, store.ErrDuplicate, store.ErrConflict, store.ErrNotOwner, store.ErrInvalid,
		store.ErrHasAccount, store.ErrNameTaken, store.ErrAddressTaken, store.ErrDisabled, store.ErrChanged, store.ErrWrongCode, store.ErrTooMany,
	} {
		if errors.Is(errX, named) != errors.Is(errY, named) {
			t.Fatalf("%s: %v and %v", what, errX, errY)
		}
	}
	if (errX == nil) != (errY == nil) {
		t.Fatalf("%s: %v and %v", what, errX, errY)
	}
	if diff := cmp.Diff(x, y, cmpopts.EquateEmpty()); errX == nil && diff != "" {
		t.Fatalf("%s: %s", what, diff)
	}
	return errX == nil
}

var (
	ids    = rapid.SampledFrom([]string{"m1", "m2", "m3", "m4"})
	person = rapid.SampledFrom([]string{"p1", "p2", "p3"})
	near   = rapid.SampledFrom([]int64{0, 0, 0, 0, 0, 0, -1, 1})
)

// key draws the key of a command, if any.
func key(t *rapid.T) *store.CommandKey {
	if rapid.Bool().Draw(t, "without key") {
		return nil
	}
	return &store.CommandKey{Client: rapid.SampledFrom([]string{"c1", "c2"}).Draw(t, "client"), ID: fmt.Sprint(rapid.IntRange(0, 9).Draw(t, "command"))}
}

// anySummary draws a summary of a match.
func anySummary(t *rapid.T, id string, seq int64) *store.Summary {
	s := summary(id, seq)
	s.Game = rapid.SampledFrom([]string{"ki-shogi", "skud"}).Draw(t, "game")
	s.Public, s.Computer = rapid.Bool().Draw(t, "public"), rapid.Bool().Draw(t, "computer")
	s.Rated, s.Clock = rapid.Bool().Draw(t, "rated"), rapid.SampledFrom([]string{"none", "5+3", "3d"}).Draw(t, "clock")
	s.Outcome = game.Outcome{Winner: game.Seat(rapid.IntRange(0, 3).Draw(t, "winner")), Reason: rapid.SampledFrom([]string{"ring", match.ReasonAborted, match.ReasonDeclined}).Draw(t, "reason")}
	s.Status = rapid.SampledFrom([]store.MatchStatus{store.StatusWaiting, store.StatusPlaying, store.StatusOver}).Draw(t, "status")
	s.Changed = at(rapid.IntRange(0, 5).Draw(t, "changed"))
	for i := range s.Seats {
		s.Seats[i] = match.SeatState{Holder: rapid.SampledFrom([]match.Holder{match.HolderOpen, match.HolderLink, match.HolderComputer, match.HolderReserved}).Draw(t, "holder")}
		if rapid.Bool().Draw(t, "taken") {
			s.Seats[i] = match.SeatState{Holder: match.HolderPerson, Person: person.Draw(t, "person")}
		}
	}
	if rapid.Bool().Draw(t, "timed") {
		deadline := time.Duration(rapid.IntRange(0, 9).Draw(t, "deadline")) * time.Second
		s.Deadline = &deadline
	}
	return s
}

// boolOrNot draws whether something is asked for, and what.
func boolOrNot(t *rapid.T, what string) *bool {
	if !rapid.Bool().Draw(t, what+" is asked for") {
		return nil
	}
	b := rapid.Bool().Draw(t, what)
	return &b
}

func (p *storePair) begin(t *rapid.T) {
	e := first(ids.Draw(t, "match"))
	e.Epoch += near.Draw(t, "epoch")
	e.CommandKey, e.Summary = key(t), anySummary(t, e.Match, 1)
	if p.both(t, "begin", func(s store.Store) (any, error) { return nil, s.Append(context.Background(), e) }) {
		p.events[e.Match], p.epochs[e.Match] = 1, 1
	}
}

// append stores one to three entries, most of them valid ones.
func (p *storePair) append(t *rapid.T) {
	events, lines := map[string]int64{}, map[string]int64{}
	var entries []store.LogEntry
	for range rapid.IntRange(1, 3).Draw(t, "entries") {
		id := ids.Draw(t, "match")
		last, lastLine := p.events[id]+events[id], p.lines[id]+lines[id]
		e := store.LogEntry{Match: id}
		if n := rapid.IntRange(0, 3).Draw(t, "events"); n > 0 {
			e = next(id, last+1+near.Draw(t, "seq"), n)
			e.Summary, e.Result = anySummary(t, id, e.Summary.Seq), anyResult(t, id)
			events[id] += int64(n)
		}
		if rapid.Bool().Draw(t, "chat") {
			e.Chat = chatEntry(id, lastLine+1+near.Draw(t, "line"), "Hello.").Chat
			lines[id]++
		}
		e.Epoch, e.CommandKey = p.epochs[id]+near.Draw(t, "epoch"), key(t)
		entries = append(entries, e)
	}
	if p.both(t, "append", func(s store.Store) (any, error) { return nil, s.Append(context.Background(), entries...) }) {
		for id, n := range events {
			p.events[id] += n
		}
		for id, n := range lines {
			p.lines[id] += n
		}
	}
}

func (p *storePair) own(t *rapid.T) {
	id := ids.Draw(t, "match")
	if p.both(t, "own", func(s store.Store) (any, error) { return s.AcquireEpoch(context.Background(), id) }) {
		p.epochs[id]++
	}
}

func (p *storePair) invite(t *rapid.T) {
	i := store.Invitation{
		Hash: store.Hash{rapid.ByteRange(0, 9).Draw(t, "key")}, Match: ids.Draw(t, "match"), Seat: game.Seat(rapid.IntRange(0, 2).Draw(t, "seat")),
		Purpose: rapid.SampledFrom([]store.Purpose{store.TakeSeat, store.MoveSeat}).Draw(t, "purpose"),
		Expires: at(rapid.IntRange(0, 3).Draw(t, "expires")),
	}
	if rapid.Bool().Draw(t, "spend") {
		p.both(t, "spend", func(s store.Store) (any, error) { return s.UseInvitation(context.Background(), i.Hash) })
		return
	}
	p.both(t, "invite", func(s store.Store) (any, error) { return nil, s.PutInvitation(context.Background(), i) })
}

func (p *storePair) person(t *rapid.T) {
	record := store.PersonRecord{ID: person.Draw(t, "person"), Name: rapid.StringN(0, 50, -1).Draw(t, "name"), Generation: rapid.IntMax(math.MaxInt-1000).Draw(t, "generation"), Seen: time.Unix(rapid.Int64Range(-100, 100).Draw(t, "seen"), 0)}
	p.both(t, "person", func(s store.Store) (any, error) { return nil, s.PutPerson(context.Background(), record) })
}

func (p *storePair) delete(t *rapid.T) {
	id := ids.Draw(t, "match")
	seq := p.events[id] + near.Draw(t, "seq")
	if p.both(t, "delete", func(s store.Store) (any, error) { return nil, s.Delete(context.Background(), id, seq) }) {
		delete(p.events, id)
		delete(p.lines, id)
		delete(p.epochs, id)
	}
}

func (p *storePair) deletePeople(t *rapid.T) {
	seen, after := time.Unix(rapid.Int64Range(-100, 100).Draw(t, "seen"), 0), rapid.SampledFrom([]string{"", "p1", "p2"}).Draw(t, "after")
	limit := rapid.IntRange(1, 4).Draw(t, "limit")
	p.both(t, "delete people", func(s store.Store) (any, error) {
		n, next, err := s.DeletePeople(context.Background(), seen, after, limit)
		return fmt.Sprint(n, " ", next), err
	})
}

func (p *storePair) beat(t *rapid.T) {
	up := time.Duration(rapid.Int64Range(-1, 20).Draw(t, "uptime")) * time.Second
	p.both(t, "beat", func(s store.Store) (any, error) { return nil, s.SaveUptime(context.Background(), up) })
}

// check compares all that can be read.
func (p *storePair) check(t *rapid.T) {
	ctx := context.Background()
	after, limit := rapid.Int64Range(-1, 9).Draw(t, "after"), rapid.IntRange(-1, 9).Draw(t, "limit")
	id, personID := ids.Draw(t, "match"), person.Draw(t, "person")
	filter := store.Filter{
		Public: rapid.Bool().Draw(t, "public"), Open: rapid.Bool().Draw(t, "open"), Limit: limit,
		Person: rapid.SampledFrom([]string{"", "", "p1", "p2"}).Draw(t, "whose"),
		Game:   rapid.SampledFrom([]string{"", "", "ki-shogi", "skud"}).Draw(t, "game"),
		Status: rapid.SampledFrom([]store.MatchStatus{"", "", store.StatusWaiting, store.StatusPlaying, store.StatusOver}).Draw(t, "status"),
	}
	filter.PersonFilter = store.PersonFilter{
		Opponent: rapid.SampledFrom([]string{"", "", "p1", "p3"}).Draw(t, "opponent"),
		Rated:    boolOrNot(t, "only rated"), Live: boolOrNot(t, "only live"),
		NoUnbegun:  rapid.Bool().Draw(t, "no unbegun"),
		Challenges: rapid.SampledFrom([]store.ChallengeFilter{"", "", store.WithReceived, store.OnlyReceived, store.OnlyMade}).Draw(t, "challenges"),
		Result:     rapid.SampledFrom([]store.PersonResult{"", "", store.Won, store.Lost, store.Drawn}).Draw(t, "result"),
	}
	if rapid.Bool().Draw(t, "before") {
		filter.Before = &store.ListCursor{Changed: at(rapid.IntRange(0, 6).Draw(t, "changed")), Match: id}
	}
	k := store.CommandKey{Client: "c1", ID: fmt.Sprint(after)}
	hash := store.Hash{byte(after)}
	reads := accountReads(t, personID)
	maps.Copy(reads, safetyReads(t, personID))
	maps.Copy(reads, ratingReads(t, personID))
	maps.Copy(reads, conditionalReads(t, id))
	maps.Copy(reads, map[string]func(store.Store) (any, error){
		"events":      func(s store.Store) (any, error) { return s.Events(ctx, id, after, limit) },
		"lines":       func(s store.Store) (any, error) { return s.Chat(ctx, id, after, limit) },
		"summary":     func(s store.Store) (any, error) { return s.Summary(ctx, id) },
		"list":        func(s store.Store) (any, error) { return s.List(ctx, filter) },
		"due":         func(s store.Store) (any, error) { return s.DueMatches(ctx, time.Duration(after)*time.Second, limit) },
		"person":      func(s store.Store) (any, error) { return s.Person(ctx, personID) },
		"game report": func(s store.Store) (any, error) { return s.GameReport(ctx, id) },
		"invitation":  func(s store.Store) (any, error) { return s.Invitation(ctx, hash) },
		"uptime":      func(s store.Store) (any, error) { return s.Uptime(ctx) },
		"expired": func(s store.Store) (any, error) {
			old, _, err := s.Expired(ctx, store.Retention{Abandoned: at(int(after)), Unfinished: at(2), Finished: at(3)}, 0, 100)
			return old, err
		},
		"answer": func(s store.Store) (any, error) {
			answer, ok, err := s.CommandAnswer(ctx, id, k)
			return fmt.Sprint(answer, ok), err
		},
		"each": func(s store.Store) (any, error) {
			var all []store.Summary
			err := s.ForEachSummary(ctx, func(s store.Summary) error {
				all = append(all, s)
				return nil
			})
			return all, err
		},
	})
	for what, do := range reads {
		p.both(t, what, do)
	}
}
