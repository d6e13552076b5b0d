// Package torture is how the service is shown to keep its promises when it is killed,
// stopped, starved of disk, lied to about the time, or attacked.
//
//	report, err := torture.KillCampaign{Start: start, URL: url, Data: folder, Pairs: 4, Kills: 1000}.Run(ctx)
//	for _, fault := range report.Faults { … }
//
// A campaign plays recorded games on a server in a process of its own, kills that at
// random moments and starts it again. The players resend what is not answered. What
// was acknowledged is written down on this side and compared with the log: each turn
// that was acknowledged is there once, in its place; nothing was shown to anybody that
// is not in the log; a command that is sent again gets its first answer; clocks and
// uptime only go where they may.
//
// The tests of this package are the short form; make torture runs the long one.
// docs/torture.md says what came out.
//
// # Caveats
//
// A process that is killed loses what it has in memory, not what it has handed to the
// system. That a machine which loses power keeps its promises too rests on fdatasync:
// docs/durability.md shows that it is called before anybody is answered.
package torture
