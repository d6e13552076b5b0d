// Package pgcluster runs PostgreSQL servers for tests, a primary and its standbys, from the binaries
// of the system.
//
//	servers, err := pgcluster.Start(ctx, pgcluster.Config{})
//	defer servers.Close()
//	standby, err := servers.AddStandby(ctx, "a")
//	err = servers.SetSynchronous(ctx, "ANY 1 (a)")
//	dsn, err := servers.CreateDatabase(ctx) // an empty one, at whichever server is the primary
//	err = servers.Primary().Kill()
//	err = servers.Promote(ctx, standby)
//
// # Caveats
//
// PostgreSQL refuses to run as root: if the tests do, the servers run as postgres or nobody. Unless
// [Config].Sync is set they do not wait for the disk, and a crash of the whole machine destroys their data.
// It needs a Unix with sh, and /proc for Kill and Pause.
package pgcluster
