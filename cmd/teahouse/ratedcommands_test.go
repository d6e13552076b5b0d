package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strconv"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// rated stores the results of rated matches, counted, and changes one rating to a wrong number.
//
//	rated FOLDER N
func rated(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("want rated FOLDER N")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	ctx := context.Background()
	s, err := sqlite.Open(ctx, ts.MkAbs(filepath.Join(args[0], sqlite.FileName)), sqlite.Config{})
	ts.Check(err)
	for i := range n {
		ts.Check(s.Append(ctx, ratedEntry(i)))
	}
	ts.Check(rating.Project(ctx, s))
	pools, err := s.RatingPools(ctx)
	ts.Check(err)
	wrong, err := s.PersonRatings(ctx, "p0")
	ts.Check(err)
	wrong[0].Points++
	ts.Check(s.StoreRatings(ctx, store.RatingUpdate{Pool: pools[0], Ratings: wrong}))
	ts.Check(s.Close())
}

// ratedEntry is a match that begins and has a result at once.
func ratedEntry(i int) store.LogEntry {
	id, now := fmt.Sprint("rated", i), time.Unix(1_900_000_000+int64(i)*3600, 0)
	people := [2]string{fmt.Sprint("p", i%3), fmt.Sprint("p", (i+1)%3)}
	terms := match.Terms{Game: "ki-shogi", Version: 1, Clock: clock.Control{Kind: clock.Untimed}, Rated: true}
	seats := [2]match.SeatState{{Holder: match.HolderPerson, Person: people[0]}, {Holder: match.HolderPerson, Person: people[1]}}
	return store.LogEntry{
		Match: id, Epoch: 1, Events: []match.Event{{Seq: 1, At: now, Data: match.Created{Terms: terms, Seats: seats}}},
		Summary: &store.Summary{
			Match: id, Seq: 1, Game: "ki-shogi", Clock: "none", Rated: true, Seats: seats, Status: store.StatusOver,
			Outcome: game.Win(game.First, match.ReasonResign), Created: now, Changed: now,
		},
		Result: &store.RatedResult{Match: id, Pool: rating.PoolOf(terms), People: people, HalfPoints: 2 * (i % 2), At: now},
	}
}
