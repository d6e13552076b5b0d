package storetest

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// Run checks that the stores that open makes, each empty, do what a store must. They
// are closed at the end.
func Run(t *testing.T, open func(*testing.T) store.Store) {
	for _, law := range []struct {
		name  string
		check func(*testing.T, store.Store)
	}{
		{"what was kept is read back", readBack},
		{"a match that is not there is not found", notFound},
		{"events follow without a gap", follow},
		{"a match begins once", beginsOnce},
		{"a command is kept once", keptOnce},
		{"only the owner writes", fenced},
		{"entries are kept all or none", allOrNone},
		{"what is no entry is refused", refused},
		{"nothing is shared", notShared},
		{"events and lines are read in parts", parts},
		{"events are gone through in order", eachEvent},
		{"lists have what was asked for", lists},
		{"lists are read in parts", listParts},
		{"what is due is found", due},
		{"each match is seen in order", each},
		{"an invitation is used once", invitations},
		{"invitations are bounded", boundedInvitations},
		{"people are kept", people},
		{"a match is deleted as a whole", deleted},
		{"a match that is written is not deleted", deletedMeanwhile},
		{"what is not kept any longer is found", expired},
		{"people without a seat are deleted", deletedPeople},
		{"usage grows with what is kept", usage},
		{"uptime never goes back", uptime},
		{"what fails fails alone", alone},
		{"one of many wins", oneWins},
		{"who has gone keeps nothing", cancelled},
		{"a closed store says so", closed},
	} {
		t.Run(law.name, func(t *testing.T) {
			s := open(t)
			law.check(t, s)
			if err := s.Close(); err != nil {
				t.Errorf("close: %v", err)
			}
		})
	}
}

// begun is a moment in the life of the matches here.
var begun = time.Date(2031, 5, 17, 12, 0, 0, 123_456_789, time.UTC)

// at is the moment some milliseconds later.
func at(milliseconds int) time.Time {
	return begun.Add(time.Duration(milliseconds) * time.Millisecond)
}

// first is the entry that begins a match.
func first(id string) store.Entry {
	terms := match.Terms{Game: "ki-shogi", Version: 1, Options: game.Options{"field": "9x9"}, Clock: clock.Control{Kind: clock.None}}
	chairs := [2]match.Chair{{Holder: match.Person, Person: "p1", Name: "Ann"}, {Holder: match.Open}}
	return store.Entry{
		Match: id, Epoch: 1,
		Events:  []match.Event{{Seq: 1, At: at(0), Uptime: time.Second, Fact: match.Created{Terms: terms, Chairs: chairs, By: "p1"}}},
		Summary: summary(id, 1),
	}
}

// summary is one that is the same for all but id, place in the log and time.
func summary(id string, seq int64) *store.Summary {
	return &store.Summary{
		Match: id, Seq: seq, Game: "ki-shogi", Options: game.Options{"field": "9x9"}, Clock: "none", Status: store.Waiting,
		Chairs: [2]match.Chair{{Holder: match.Person, Person: "p1", Name: "Ann"}, {Holder: match.Open}},
		ToMove: game.First, Outcome: game.Outcome{Winner: game.None}, Created: at(0), Changed: at(int(seq)),
	}
}

// next is an entry with the n events from seq on.
func next(id string, seq int64, n int) store.Entry {
	e := store.Entry{Match: id, Epoch: 1, Summary: summary(id, seq+int64(n)-1)}
	for i := range int64(n) {
		e.Events = append(e.Events, match.Event{
			Seq: seq + i, At: at(int(seq + i)), Uptime: time.Duration(seq+i) * time.Second,
			Fact: match.Played{Seat: game.Seat((seq + i) % 2), Turn: "Gyoku*0,0", Used: 1500 * time.Millisecond, Next: game.First},
		})
	}
	return e
}

// said is an entry with the lines of chat from n on.
func said(id string, n int64, texts ...string) store.Entry {
	e := store.Entry{Match: id, Epoch: 1}
	for i, text := range texts {
		e.Lines = append(e.Lines, match.Line{N: n + int64(i), At: at(int(n)), Seat: game.Second, Name: "Béla", Text: text})
	}
	return e
}

// by gives the entry the key of a command.
func by(client, id string, e store.Entry) store.Entry {
	e.Key = &store.CommandKey{Client: client, ID: id}
	return e
}

// keep keeps entries that must be kept.
func keep(t *testing.T, s store.Store, entries ...store.Entry) {
	t.Helper()
	if err := s.Append(t.Context(), entries...); err != nil {
		t.Fatalf("append: %v", err)
	}
}

// refuse offers entries that must be refused with an error.
func refuse(t *testing.T, s store.Store, want error, entries ...store.Entry) {
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

// holds checks how many events and lines a match has.
func holds(t *testing.T, s store.Store, id string, events, lines int) {
	t.Helper()
	got := all(t, s, id)
	said, err := s.Lines(t.Context(), id, 0, 1<<20)
	if err != nil {
		t.Fatalf("lines of %s: %v", id, err)
	}
	if len(got) != events || len(said) != lines {
		t.Errorf("%s has %d events and %d lines, want %d and %d", id, len(got), len(said), events, lines)
	}
	for i, e := range got {
		if e.Seq != int64(i)+1 {
			t.Errorf("%s: event %d has number %d", id, i+1, e.Seq)
		}
	}
}

// same compares two values; times are the same if they are the same moment in
// milliseconds.
func same(t *testing.T, what string, got, want any) {
	t.Helper()
	moment := cmp.Comparer(func(a, b time.Time) bool { return store.Moment(a).Equal(store.Moment(b)) })
	if diff := cmp.Diff(want, got, moment, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// gone is a context that has ended.
func gone() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}
