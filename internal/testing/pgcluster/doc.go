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
// [Servers] are promoted by the test. A [Formation] is watched by pg_auto_failover, which promotes them itself:
//
//	formation, err := pgcluster.StartFormation(ctx, pgcluster.FormationConfig{Database: "teahouse", Members: 3})
//	primary, err := formation.WaitUntilHealthy(ctx)
//	err = primary.Kill() // with all that watches it
//	successor, err := formation.WaitForPromotion(ctx, primary)
//	err = primary.Start(ctx) // it comes back as a standby
//
// # Caveats
//
// PostgreSQL refuses to run as root: if the tests do, the servers run as postgres or nobody. Unless
// [Config].Sync is set they do not wait for the disk, and a crash of the whole machine destroys their data.
// It needs a Unix with sh, and /proc for Kill and Pause. A formation always waits for the disk, and needs pg_autoctl and the
// extension pgautofailover of the newest PostgreSQL that is installed.
package pgcluster
