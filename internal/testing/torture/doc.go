// Package torture tests that the service keeps its promises when it is killed, stopped,
// out of disk space, misled about the time, or attacked.
//
//	report, err := torture.KillCampaign{Start: start, URL: url, Data: folder, Pairs: 4, Kills: 1000}.Run(ctx)
//	for _, fault := range report.Faults { … }
//
// A campaign plays recorded games on a server in a separate process, kills that at
// random moments and starts it again. The players resend commands without an answer.
// Acknowledgements are recorded on this side and compared with the log: each
// acknowledged turn is there once, in its place; no client has seen anything that is
// not in the log; a command that is sent again gets its first answer; clocks and uptime
// advance correctly.
//
// A [ClusterCampaign] does the same with several nodes, whose databases and links fail too. A [Failure] is one way to fail.
//
// The tests of this package are the short form; make torture runs the long one.
// docs/torture.md has the results.
//
// # Caveats
//
// A killed process loses its memory, not the data that it has passed to the system.
// That a machine which loses power keeps its promises too depends on fdatasync:
// docs/durability.md shows that it is called before any answer.
package torture
