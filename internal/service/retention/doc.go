// Package retention deletes what is not kept any longer: matches in which nothing has
// happened for long, and people without matches who have not been here for long.
//
//	t := retention.Start(retention.Config{Store: s, Rooms: rooms, Abandoned: 720 * time.Hour, Log: log, Metrics: m})
//	defer t.Stop()
//
// A pass looks at all matches and all people, a page at a time, and deletes one match
// after the other, so that turns are written in between. The first pass begins [First]
// after the start, the next [Every] after the last. A match that somebody looks at or
// plays is left for the next pass.
//
// # Caveats
//
// Ages are those of the machine's clock, as events have it. A clock that is years ahead
// would have everything deleted that there is a limit for. So a pass waits for [Settle]
// when the clock has jumped while the service was running; whoever sets a clock wrong
// before the start has no such protection.
package retention
