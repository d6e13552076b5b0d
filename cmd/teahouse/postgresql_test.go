package main

import (
	"context"
	"sync"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// databaseServers are the PostgreSQL servers of the scripts, by their folders.
var databaseServers sync.Map

// newDatabase is a word of the scripts about PostgreSQL:
//
//	postgresql NAME   makes an empty database; $NAME is its DSN
func newDatabase(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("want postgresql NAME")
	}
	ctx, folder := context.Background(), ts.Getenv("WORK")
	servers, started := databaseServers.Load(folder)
	if !started {
		s, err := pgcluster.Start(ctx, pgcluster.Config{})
		ts.Check(err)
		ts.Defer(func() { ts.Check(s.Close()) })
		databaseServers.Store(folder, s)
		servers = s
	}
	dsn, err := servers.(*pgcluster.Servers).CreateDatabase(ctx)
	ts.Check(err)
	ts.Setenv(args[0], dsn)
}
