package storetest

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// law is something that holds for every store.
type law struct {
	name  string
	check func(*testing.T, store.Store)
}

// Run checks that the stores that open makes, each empty, do what a store must. They
// are closed at the end.
func Run(t *testing.T, open func(*testing.T) store.Store) {
	for _, law := range append([]law{
		{"what was kept is read back", testReadBack},
		{"a match that is not there is not found", testNotFound},
		{"events follow without a gap", testFollow},
		{"a match begins once", testBeginsOnce},
		{"an entry may change only the progress", testOnlyProgress},
		{"a command is stored once", testStoredOnce},
		{"only the owner writes", testFenced},
		{"entries are kept all or none", testAllOrNone},
		{"what is no entry is refused", testRefused},
		{"nothing is shared", testNotShared},
		{"events and lines are read in parts", testPaging},
		{"events are gone through in order", eachEvent},
		{"lists have what was asked for", testLists},
		{"lists are read in parts", testListPaging},
		{"matches of a person are found by opponent, result, clock and rating", testPersonLists},
		{"what is due is found", testDue},
		{"each match is seen in order", testEach},
		{"an invitation is used once", testInvitations},
		{"invitations are bounded", testBoundedInvitations},
		{"people are kept", testPeople},
		{"it is kept who may challenge people", testChallengePolicies},
		{"challenges are found by both people", testChallengeLists},
		{"people have their names", testNames},
		{"matches have no names of people", testWithoutNames},
		{"a match is deleted as a whole", deleted},
		{"a match that is written is not deleted", deletedMeanwhile},
		{"what is not kept any longer is found", expired},
		{"people without a seat are deleted", deletedPeople},
		{"usage grows with the data", usage},
		{"no change of a person is lost", testChangePerson},
		{"uptime never goes back", testUptime},
		{"all is read for a copy", testCopySource},
		{"a copy goes on as its source", testCopyTarget},
		{"a copy goes into an empty store", testCopyRefused},
		{"what fails fails alone", testFailuresIsolated},
		{"one of many wins", testOneWins},
		{"a cancelled call stores nothing", testCancelled},
		{"a closed store returns an error", testClosed},
	}, slices.Concat(accountLaws, followLaws, ratingLaws, seekLaws, noticeLaws, conditionalLaws, safetyLaws, learningLaws, gameReportLaws, explorerLaws, studyLaws)...) {
		t.Run(law.name, func(t *testing.T) {
			s := open(t)
			law.check(t, s)
			if err := s.Close(); err != nil {
				t.Errorf("close: %v", err)
			}
		})
	}
}

// epoch is a moment in the life of the matches here.
var epoch = time.Date(2031, 5, 17, 12, 0, 0, 123_456_789, time.UTC)

// at returns the moment some milliseconds later.
func at(milliseconds int) time.Time {
	return epoch.Add(time.Duration(milliseconds) * time.Millisecond)
}

// first returns the entry that begins a match.
func first(id string) store.LogEntry {
	terms := match.Terms{Game: "ki-shogi", Version: 1, Options: game.Options{"field": "9x9"}, Clock: clock.Control{Kind: clock.Untimed}}
	seats := [2]match.SeatState{{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}, {Holder: match.HolderOpen}}
	return store.LogEntry{
		Match: id, Epoch: 1,
		Events:  []match.Event{{Seq: 1, At: at(0), Uptime: time.Second, Data: match.Created{Terms: terms, Seats: seats, CreatedBy: "p1"}}},
		Summary: summary(id, 1),
	}
}

// summary returns summaries that differ only in id, place in the log and time.
func summary(id string, seq int64) *store.Summary {
	return &store.Summary{
		Match: id, Seq: seq, Game: "ki-shogi", Options: game.Options{"field": "9x9"}, Clock: "none", Status: store.StatusWaiting,
		Seats:  [2]match.SeatState{{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}, {Holder: match.HolderOpen}},
		ToMove: game.First, Outcome: game.Outcome{Winner: game.None}, Created: at(0), Changed: at(int(seq)),
	}
}

// next returns an entry with the n events from seq on.
func next(id string, seq int64, n int) store.LogEntry {
	e := store.LogEntry{Match: id, Epoch: 1, Summary: summary(id, seq+int64(n)-1)}
	for i := range int64(n) {
		e.Events = append(e.Events, match.Event{
			Seq: seq + i, At: at(int(seq + i)), Uptime: time.Duration(seq+i) * time.Second,
			Data: match.Played{Seat: game.Seat((seq + i) % 2), Turn: "Gyoku*0,0", Used: 1500 * time.Millisecond, NextToMove: game.First},
		})
	}
	return e
}

// chatEntry returns an entry with the lines of chat from n on.
func chatEntry(id string, n int64, texts ...string) store.LogEntry {
	e := store.LogEntry{Match: id, Epoch: 1}
	for i, text := range texts {
		e.Chat = append(e.Chat, match.ChatMessage{Number: n + int64(i), At: at(int(n)), Seat: game.Second, Name: "Béla", Text: text})
	}
	return e
}

// by gives the entry the key of a command.
func by(client, id string, e store.LogEntry) store.LogEntry {
	e.CommandKey = &store.CommandKey{Client: client, ID: id}
	return e
}

// mustAppend appends valid entries.
func mustAppend(t *testing.T, s store.Store, entries ...store.LogEntry) {
	t.Helper()
	if err := s.Append(t.Context(), entries...); err != nil {
		t.Fatalf("append: %v", err)
	}
}

// mustRefuse offers entries that must be refused with an error.
func mustRefuse(t *testing.T, s store.Store, want error, entries ...store.LogEntry) {
	t.Helper()
	if err := s.Append(t.Context(), entries...); !errors.Is(err, want) {
		t.Errorf("append: %v, want %v", err, want)
	}
}

// all reads all events of a match.
func all(t *testing.T, s store.Store, id string) []match.Event {
	t.Helper()
	events, err := s.Events(t.Context(), id, 0, 1<<20)
	if err != nil {
		t.Fatalf("events of %s: %v", id, err)
	}
	return events
}

// requireCounts checks how many events and lines a match has.
func requireCounts(t *testing.T, s store.Store, id string, events, lines int) {
	t.Helper()
	got := all(t, s, id)
	chat, err := s.Chat(t.Context(), id, 0, 1<<20)
	if err != nil {
		t.Fatalf("lines of %s: %v", id, err)
	}
	if len(got) != events || len(chat) != lines {
		t.Errorf("%s has %d events and %d lines, want %d and %d", id, len(got), len(chat), events, lines)
	}
	for i, e := range got {
		if e.Seq != int64(i)+1 {
			t.Errorf("%s: event %d has number %d", id, i+1, e.Seq)
		}
	}
}

// requireEqual compares two values; times are the same if they are the same moment in
// milliseconds.
func requireEqual(t *testing.T, what string, got, want any) {
	t.Helper()
	moment := cmp.Comparer(func(a, b time.Time) bool { return store.RoundTime(a).Equal(store.RoundTime(b)) })
	if diff := cmp.Diff(want, got, moment, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// cancelledContext returns a context that has ended.
func cancelledContext() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}
