// Package retention deletes old data: matches in which nothing has happened for long,
// people without matches and accounts who have not been here for long, logins of accounts that
// have expired, and old notices.
//
//	t := retention.Start(retention.Config{Store: s, Rooms: rooms, Abandoned: 720 * time.Hour, Log: log, Metrics: m})
//	defer t.Stop()
//
// A pass reads all matches and all people, a page at a time, and deletes one match
// after the other, so that turns are written in between. The first pass begins [First]
// after the start, the next [Every] after the last. A match that is open in a browser
// or being played is left for the next pass.
//
// # Caveats
//
// Ages are those of the machine's clock, as in the events. A clock that is years ahead
// would delete everything with a limit. So a pass waits for [Settle] when the clock has
// jumped while the service was running; a clock that is wrong at the start is not
// noticed.
package retention
