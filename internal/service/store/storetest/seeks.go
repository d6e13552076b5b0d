package storetest

import (
	"math"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// seekLaws are those of [store.Seeks].
var seekLaws = []law{
	{"a seek is read back", testSeekReadBack},
	{"a person has one seek that waits", testOneSeek},
	{"seeks are listed in the order in which they came", testWaitingSeeks},
	{"a seek is paired once", testPairedOnce},
	{"a seek that waits is moved and deleted", testWaitingSeekChanges},
	{"what is no seek is refused", testSeekRefused},
}

// seek returns one that came some milliseconds later.
func seek(id, person string, milliseconds int) store.Seek {
	control, _ := clock.Parse("5+3")
	return store.Seek{
		ID: id, Person: person, Node: "n1", Seat: game.None, Rating: 1500 + 1.0/3, Deviation: 45.1, Lowest: 1400.5, Highest: 1600, Since: at(milliseconds), Paired: game.None,
		Terms: match.Terms{Game: "tea", Version: 1, Options: game.Options{"size": "\x00big"}, Clock: control, Public: true, Rated: true},
	}
}

// mustSeek returns a stored seek.
func mustSeek(t *testing.T, s store.Store, id string) store.Seek {
	t.Helper()
	k, err := s.Seek(t.Context(), id)
	mustDo(t, err)
	return k
}

// waiting returns the seeks that wait.
func waiting(t *testing.T, s store.Store, limit int) []store.Seek {
	t.Helper()
	list, err := s.WaitingSeeks(t.Context(), limit)
	mustDo(t, err)
	return list
}

func testSeekReadBack(t *testing.T, s store.Store) {
	k := seek("s\x01", "p\x001", 1)
	mustDo(t, s.PutSeek(t.Context(), k))
	k.Since = store.RoundTime(k.Since)
	requireEqual(t, "seek", mustSeek(t, s, k.ID), k)
	k.Terms.Options["size"] = "small"
	requireEqual(t, "options", mustSeek(t, s, k.ID).Terms.Options, game.Options{"size": "\x00big"})
	_, err := s.Seek(t.Context(), "s2")
	requireError(t, "an unknown seek", err, store.ErrNotFound)
}

func testOneSeek(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustDo(t, s.PutSeek(ctx, seek("s1", "p1", 1)))
	mustDo(t, s.PutSeek(ctx, seek("s2", "p1", 2)))
	mustDo(t, s.PutSeek(ctx, seek("s3", "p2", 3)))
	_, err := s.Seek(ctx, "s1")
	requireError(t, "the seek before", err, store.ErrNotFound)
	requireError(t, "the id of another person's seek", s.PutSeek(ctx, seek("s3", "p1", 4)), store.ErrExists)
	requireEqual(t, "those that wait", len(waiting(t, s, 9)), 2)
	// A paired seek does not wait, and stays.
	mustDo(t, s.PairSeeks(ctx, store.SeekPair{Match: "m1", First: "s2", Second: "s3", At: at(5)}))
	mustDo(t, s.PutSeek(ctx, seek("s4", "p1", 6)))
	requireEqual(t, "match", mustSeek(t, s, "s2").Match, "m1")
	requireError(t, "the id of a paired seek", s.PutSeek(ctx, seek("s2", "p1", 7)), store.ErrExists)
}

func testWaitingSeeks(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i, id := range []string{"s5", "s4", "s1", "s2", "s3"} {
		mustDo(t, s.PutSeek(ctx, seek(id, "person of "+id, i/2)))
	}
	ids := func(limit int) (list []string) {
		for _, k := range waiting(t, s, limit) {
			list = append(list, k.ID)
		}
		return list
	}
	requireEqual(t, "all", ids(store.MaxSeeks+1), []string{"s4", "s5", "s1", "s2", "s3"})
	requireEqual(t, "the first two", ids(2), []string{"s4", "s5"})
	requireEqual(t, "none", ids(-1), []string(nil))
	mustDo(t, s.PairSeeks(ctx, store.SeekPair{Match: "m1", First: "s5", Second: "s2", At: at(5)}))
	requireEqual(t, "after a pair", ids(9), []string{"s4", "s1", "s3"})
}

func testPairedOnce(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"s1", "s2", "s3", "s4"} {
		mustDo(t, s.PutSeek(ctx, seek(id, "person of "+id, 1)))
	}
	// Each caller pairs the first seek with another one, in both orders. One succeeds.
	var paired atomic.Int64
	var calls sync.WaitGroup
	for i := range 8 {
		p := store.SeekPair{Match: "m" + string(rune('0'+i)), First: "s1", Second: "s" + string(rune('2'+i%3)), At: at(9)}
		if i%2 == 1 {
			p.First, p.Second = p.Second, p.First
		}
		calls.Go(func() {
			if err := s.PairSeeks(ctx, p); err == nil {
				paired.Add(1)
			} else {
				requireError(t, "a further pair", err, store.ErrChanged)
			}
		})
	}
	calls.Wait()
	requireEqual(t, "pairs", paired.Load(), int64(1))
	rest := waiting(t, s, 9)
	requireEqual(t, "those that wait", len(rest), 2)
	one := mustSeek(t, s, "s1")
	for _, k := range []store.Seek{one, mustSeek(t, s, one.Opponent[len("person of "):])} {
		if k.Match != one.Match || !k.PairedAt.Equal(store.RoundTime(at(9))) || !k.Paired.IsPlayer() {
			t.Errorf("a paired seek: %+v", k)
		}
		if k.ID != "s1" && (k.Opponent != "person of s1" || k.Paired != one.Paired.Opponent()) {
			t.Errorf("the opponent: %+v", k)
		}
	}
	requireError(t, "an unknown seek", s.PairSeeks(ctx, store.SeekPair{Match: "m9", First: rest[0].ID, Second: "s9", At: at(9)}), store.ErrChanged)
	requireEqual(t, "those that wait", len(waiting(t, s, 9)), 2)

	mustDo(t, s.DeletePairedSeeks(ctx, at(9)))
	requireEqual(t, "match", mustSeek(t, s, "s1").Match, one.Match)
	mustDo(t, s.DeletePairedSeeks(ctx, at(10)))
	_, err := s.Seek(ctx, "s1")
	requireError(t, "an old pair", err, store.ErrNotFound)
	requireEqual(t, "those that wait", len(waiting(t, s, 9)), 2)
}

func testWaitingSeekChanges(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"s1", "s2", "s3"} {
		mustDo(t, s.PutSeek(ctx, seek(id, "person of "+id, 1)))
	}
	mustDo(t, s.MoveSeek(ctx, "s3", "n2"))
	requireEqual(t, "node", mustSeek(t, s, "s3").Node, "n2")
	mustDo(t, s.PairSeeks(ctx, store.SeekPair{Match: "m1", First: "s1", Second: "s2", At: at(5)}))
	requireError(t, "moving a paired seek", s.MoveSeek(ctx, "s1", "n2"), store.ErrNotFound)
	requireError(t, "moving an unknown seek", s.MoveSeek(ctx, "s9", "n2"), store.ErrNotFound)
	for id, want := range map[string]bool{"s1": false, "s9": false, "s3": true} {
		deleted, err := s.DeleteSeek(ctx, id)
		mustDo(t, err)
		requireEqual(t, "deleted "+id, deleted, want)
	}
	requireEqual(t, "those that wait", len(waiting(t, s, 9)), 0)
}

func testSeekRefused(t *testing.T, s store.Store) {
	ctx := t.Context()
	for what, change := range map[string]func(*store.Seek){
		"no id":            func(k *store.Seek) { k.ID = "" },
		"no person":        func(k *store.Seek) { k.Person = "" },
		"no node":          func(k *store.Seek) { k.Node = "" },
		"a seat of chance": func(k *store.Seek) { k.Seat = game.Chance },
		"it has a match":   func(k *store.Seek) { k.Match = "m1" },
		"no number":        func(k *store.Seek) { k.Rating = math.NaN() },
	} {
		k := seek("s1", "p1", 1)
		change(&k)
		requireError(t, what, s.PutSeek(ctx, k), store.ErrInvalid)
	}
	for _, p := range []store.SeekPair{{First: "s1", Second: "s2"}, {Match: "m1", First: "s1", Second: "s1"}, {Match: "m1", First: "s1"}} {
		requireError(t, "a wrong pair", s.PairSeeks(ctx, p), store.ErrInvalid)
	}
	requireEqual(t, "those that wait", len(waiting(t, s, 9)), 0)
}
