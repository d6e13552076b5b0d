package postgres_test

import (
	"context"
	"flag"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/service/store/storetest"
)

func TestLaws(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store { return openSingle(t, newDatabase(t), "n1") })
}

func TestDurable(t *testing.T) {
	folders := map[string]string{}
	storetest.Durable(t, func(t *testing.T, folder string) store.Store {
		if folders[folder] == "" {
			folders[folder] = newDatabase(t)
		}
		return openSingle(t, folders[folder], "n1")
	})
}

// What is done to both stores at random gives the same in both.
func TestSameAsMemory(t *testing.T) {
	dsn := newDatabase(t)
	openSingle(t, dsn, "n1") // which makes the tables
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := conn.Close(context.Background()); err != nil {
			t.Error(err)
		}
	})
	// Each of these calls crosses to another process: a quarter as many as usual, unless more are asked for.
	if f := flag.Lookup("rapid.checks"); f.Value.String() == f.DefValue {
		if err := flag.Set("rapid.checks", "25"); err != nil {
			t.Fatal(err)
		}
	}
	storetest.CompareStores(t, func() (store.Store, store.Store, error) {
		_, err := conn.Exec(t.Context(), `TRUNCATE matches, events, lines, explorer_books, explorer_turns, explorer_games, commands, invitations, people, nodes, accounts, reserved_names, follows, course_steps, puzzle_tries, puzzle_standings, sessions,
			passkeys, addresses, external_logins, login_tokens, challenges, recovery_codes, audit,
			rated_results, rating_pools, ratings, conditional_turns, game_reports, blocks, reports, mutes, studies, study_editors, study_chapters, study_operations RESTART IDENTITY; UPDATE service SET uptime = 0, leader = ''`)
		if err != nil {
			return nil, nil, err
		}
		s, err := postgres.Open(t.Context(), dsn, postgres.Config{Node: "n1", Lanes: 2, SingleDatabase: true})
		return memory.New(), s, err
	})
}
