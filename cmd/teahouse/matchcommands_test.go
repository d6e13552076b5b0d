package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// Words of the scripts about the database of a service:
//
//	matches FOLDER N   plays a little of N matches in it, which have the ids match0, match1 …
//	spoiled FILE       takes away the last event of match3
//	altered FILE       changes the last turn of match3 to one that there is not
//	unlawful FILE      does that too, and makes the checksum agree

func matches(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("want matches FOLDER N")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	ctx := context.Background()
	s, err := sqlite.Open(ctx, ts.MkAbs(filepath.Join(args[0], sqlite.FileName)), sqlite.Config{})
	ts.Check(err)
	for i := range n {
		ts.Check(begin(ctx, s, fmt.Sprint("match", i), i))
	}
	ts.Check(s.Close())
}

// begin stores a match with the given number of turns.
func begin(ctx context.Context, s store.Store, id string, turns int) error {
	catalog := games.All()
	rules := catalog[turns%len(catalog)]
	seat := match.SeatState{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}
	created := match.Created{
		Terms: match.Terms{Game: rules.Name, Clock: clock.Control{Kind: clock.Untimed}},
		Seats: [2]match.SeatState{seat, seat}, CreatedBy: "p1",
	}
	moment := match.Context{At: time.Unix(1_900_000_000, 0), Seed: 7, RematchID: "x"}
	facts, err := match.Begin(catalog, created, moment)
	if err != nil {
		return err
	}
	m, random := match.New(id, catalog), computer.Random(rand.New(rand.NewPCG(1, 2)))
	for i := 0; ; i++ {
		events := m.NumberEvents(facts, moment)
		for _, event := range events {
			if err := m.Apply(event); err != nil {
				return err
			}
		}
		entry := store.LogEntry{Match: id, Epoch: 1, Events: events, Summary: store.Summarize(m)}
		if err := s.Append(ctx, entry); err != nil {
			return err
		}
		if i == turns || m.Over() {
			return nil
		}
		table, err := m.State()
		if err != nil {
			return err
		}
		turn, err := random.Choose(ctx, table)
		if err != nil {
			return err
		}
		facts, err = m.Decide(match.Play{Turn: turn}, match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, moment)
		if err != nil {
			return err
		}
	}
}

func corrupted(ts *testscript.TestScript, neg bool, args []string) {
	change(ts, neg, args, `DELETE FROM events WHERE (match, seq) = (SELECT number, seq FROM matches WHERE id = 'match3')`)
}

// alter changes a turn.
const alter = `UPDATE events SET event = replace(event, '"turn":"', '"turn":"Zzz') WHERE (match, seq) = (SELECT number, seq FROM matches WHERE id = 'match3')`

func altered(ts *testscript.TestScript, neg bool, args []string) { change(ts, neg, args, alter) }

func unlawful(ts *testscript.TestScript, neg bool, args []string) {
	change(ts, neg, args, alter+`; UPDATE matches SET checksum = x'' WHERE id = 'match3'; UPDATE service SET has_checksums = 0`)
}

// change modifies a database behind the program's back.
func change(ts *testscript.TestScript, neg bool, args []string, text string) {
	if neg || len(args) != 1 {
		ts.Fatalf("want the name of a database")
	}
	db, err := sql.Open("sqlite", ts.MkAbs(args[0]))
	ts.Check(err)
	_, err = db.Exec(text)
	ts.Check(errors.Join(err, db.Close()))
}
